import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./support/both-themes.ts";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

const toasts = (page: Page) => page.getByRole("region", { name: /Notification/ }).getByRole("listitem");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Adjust Weekly Savings" });
const addCard = (page: Page) => dialog(page).getByRole("region", { name: "Add One Week" });
const removeCard = (page: Page) => dialog(page).getByRole("region", { name: "Remove One Week" });
const addWeek = (page: Page) => dialog(page).getByRole("button", { name: "Add One Week" });
const removeWeek = (page: Page) => dialog(page).getByRole("button", { name: "Remove One Week" });
const balances = async (page: Page) =>
  (await (await page.request.get("/api/accounts")).json()).map(({ balance }: { balance: string }) => balance);

async function openAdjust(page: Page, email: string) {
  await arrive(page, email, "/robots.txt");
  const everyday = await addAccount(page, "Everyday", "100.00");
  const house = await addAccount(page, "House", "100.00");
  await addBill(page, everyday.id);
  await addBill(page, everyday.id, { name: "Bread", amount: "7.00", frequency: "weekly", category: "food" });
  await addBill(page, house.id, { name: "Insurance", amount: "520.00", frequency: "annually", category: "insurance" });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Adjust Savings" }).click();
}

test("previews what one week more or less changes, applies exactly that, and reports it", async ({ page, email }) => {
  await openAdjust(page, email);
  for (const text of ["+$30.86", "saved for 3 bills", "Everyday", "+$20.86", "House", "+$10.00"]) {
    await expect(addCard(page)).toContainText(text);
  }
  await expect(removeCard(page)).toContainText("There are no savings to remove.");
  await expectAccessibleInBothThemes(page);

  await addWeek(page).click();
  await expect(toasts(page)).toContainText("Success");
  await expect(toasts(page)).toContainText("Added one week to 3 bills: $30.86 in total");
  await expect(removeCard(page)).toContainText("-$30.86");
  expect(await balances(page)).toEqual(["120.86", "110.00"]);

  // Insurance is paid, so that it has nothing saved; a smaller amount than a week remains of no other.
  const bills = await (await page.request.get("/api/bills")).json();
  await page.request.post("/api/bills/pay", { data: { billId: bills[2].id, amount: "1.00" } });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Adjust Savings" }).click();
  await expect(removeCard(page)).toContainText("-$20.86");
  await expect(removeCard(page)).toContainText("removed from 2 of 3 bills; the others have no savings");
  await expectAccessibleInBothThemes(page);
  await removeWeek(page).click();
  await expect(toasts(page)).toContainText("Removed one week from 2 bills: $20.86 in total");
  expect(await balances(page)).toEqual(["100.00", "109.00"]);
  await expect(removeCard(page)).toContainText("There are no savings to remove.");
  await removeWeek(page).click();
  await expect(toasts(page)).toContainText("No bill changed: there are no savings to remove.");
  expect(await balances(page)).toEqual(["100.00", "109.00"]);
});

test("warns about a sum above the largest balance, and refuses it", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page, "Everyday", "0.00");
  const huge = { amount: "99999999.99", frequency: "weekly" };
  await addBill(page, id, huge);
  await addBill(page, id, { ...huge, name: "W".repeat(255) });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Adjust Savings" }).click();
  await expect(addCard(page)).toContainText("+over $99,999,999.99");
  await expectAccessibleInBothThemes(page);
  await addWeek(page).click();
  await expect(toasts(page)).toContainText("The sum would be larger than 99999999.99");
  expect(await balances(page)).toEqual(["0.00"]);
});
