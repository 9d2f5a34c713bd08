import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { inDays } from "./support/planned-household.ts";
import { expect, test } from "./support/test.ts";

test("leads from the dashboard to a bill's page, which is accessible in both themes", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const account = await addAccount(page, "Everyday", "100.00");
  const notes = { notes: "Router in the hall\nCall on Mondays", customerNumber: "K 17-44" };
  const bill = { ...notes, nextDueDate: inDays(3), website: "www.isp.example/account" };
  const { id } = await addBill(page, account.id, bill);
  await page.request.post("/api/bills/process-savings");
  await page.request.post("/api/bills/pay", { data: { billId: id, amount: "60.00" } });
  await page.goto("/dashboard");
  await page.getByRole("tabpanel").getByRole("link", { name: "Internet" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/bills/${id}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Internet" })).toBeFocused();
  await expect(page).toHaveTitle("Internet · Weekwise");
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(part("Next due dates").getByRole("listitem")).toHaveCount(6);
  await expect(part("Who did what").getByRole("listitem")).toHaveCount(2);
  await expect(part("Notes").getByRole("link", { name: "isp.example/account" })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
});
