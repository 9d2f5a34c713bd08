import { expectAccessibleInBothThemes } from "./support/both-themes.ts";
import { addAccount, addBill, signUp } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

test("previews adding and removing a week in both themes: with too large a sum, some savings, and none", async ({
  page,
  email,
}) => {
  await signUp(page, email, "/robots.txt");
  const everyday = await addAccount(page, "Everyday", "100.00");
  const house = await addAccount(page, "House", "100.00");
  await addBill(page, everyday.id);
  const insurance = { name: "Insurance", amount: "520.00", frequency: "annually", category: "insurance" };
  const { id } = await addBill(page, house.id, insurance);
  await page.request.post("/api/bills/process-savings");
  await page.request.post("/api/bills/pay", { data: { billId: id, amount: "1.00" } });
  const full = await addAccount(page, "Full", "0.00");
  for (const name of ["Huge", "W".repeat(255)])
    await addBill(page, full.id, { name, amount: "99999999.99", frequency: "weekly" });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Adjust Savings" }).click();
  const dialog = page.getByRole("dialog", { name: "Adjust Weekly Savings" });
  await expect(dialog).toContainText("+over $99,999,999.99");
  await expect(dialog).toContainText("-$13.86");
  await expect(dialog).toContainText("removed from 1 of 4 bills; the others have no savings");
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole("button", { name: "Remove One Week" }).click();
  await expect(dialog).toContainText("There are no savings to remove.");
  await expectAccessibleInBothThemes(page);
});
