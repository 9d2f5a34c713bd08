import type { Page } from "@playwright/test";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const toast = (page: Page) => page.getByRole("region", { name: /Notification/ });
const rows = (page: Page) => page.getByRole("tabpanel").getByRole("list", { name: "All" }).getByRole("heading");
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

test("says that a bill was paid, with Undo, which gives everything back", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Rent" });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Pay Rent" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pay Bill" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(toast(page)).toContainText("Rent paid");
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("Payment undone. Balance and savings were restored.");
  const [account] = await (await page.request.get("/api/accounts")).json();
  expect(account.balance).toBe("1000.00");
});

test("lists bills by due date, or in the order that the person chose", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Water", amount: "30.00", nextDueDate: dayOf(inDays(20)) });
  await addBill(page, id, { name: "Car", amount: "300.00", nextDueDate: dayOf(inDays(3)) });
  await addBill(page, id, { name: "Gifts", amount: "50.00" });
  await page.goto("/dashboard");
  await expect(rows(page)).toHaveText(["Car", "Water", "Gifts"]);
  await page.getByLabel("Order", { exact: true }).selectOption("Name");
  await expect(rows(page)).toHaveText(["Car", "Gifts", "Water"]);
  await page.getByLabel("Order", { exact: true }).selectOption("Newest");
  await page.reload();
  await expect(rows(page)).toHaveText(["Gifts", "Car", "Water"]);
});

test("asks whether an overdue bill was paid, until tomorrow or for good", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Gym", nextDueDate: dayOf(inDays(1)) });
  await page.clock.setFixedTime(inDays(4));
  await page.goto("/dashboard");
  const question = page.getByText(/^Was due on \d/).first();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Not yet: Gym" }).click();
  await expect(page.getByRole("button", { name: "Skip this one: Gym" })).toBeHidden();
  await page.clock.setFixedTime(inDays(5));
  await page.reload();
  await page.getByRole("button", { name: "Paid: Gym" }).click();
  await expect(page.getByRole("dialog", { name: "Pay Bill" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Skip this one: Gym" }).click();
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await expect(toast(page)).toContainText("Gym is skipped this time.");
  await expect(page.getByRole("button", { name: "Skip this one: Gym" })).toBeHidden();
  const [bill] = await (await page.request.get("/api/bills")).json();
  expect(bill.nextDueDate > dayOf(inDays(20))).toBe(true);
});

test("shows a day's credits as one line that unfolds", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  for (const name of ["Water", "Power", "Gas"]) await addBill(page, id, { name, amount: "43.30" });
  await page.request.post("/api/bills/process-savings");
  await page.goto("/accounts");
  await page.getByRole("button", { name: "Ledger and forecast of Everyday" }).click();
  const line = page.getByText("Week added for 3 bills");
  await expect(line).toBeVisible();
  await expect(page.getByText("Week added for Gas")).toBeHidden();
  await line.click();
  await expect(page.getByText("Week added for Gas")).toBeVisible();
  await expect(page.locator("summary").filter({ hasText: "Week added for 3 bills" })).toContainText(
    "+$30.00Balance after: $1,030.00",
  );
  await expectAccessible(page);
});
