import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./support/both-themes.ts";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const notice = (page: Page) => dialog(page).getByText("Insufficient funds to make this payment.");
const payButton = (page: Page) => page.getByRole("button", { name: "Pay Bill", exact: true });
const balances = async (page: Page) => {
  const accounts: { name: string; balance: string }[] = await (await page.request.get("/api/accounts")).json();
  return Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]));
};

test("corrects the balance in the dialog when funds are insufficient, and then pays the bill", async ({
  page,
  email,
}) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page, "Everyday", "40.00");
  await addAccount(page, "Reserve", "500.00");
  await addAccount(page, "Purse", "59.99");
  await addBill(page, id);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Pay Internet" }).click();
  await expect(notice(page)).toBeVisible();
  await expect(dialog(page)).toContainText("Everyday holds $40.00.");
  await expectAccessibleInBothThemes(page);
  await dialog(page).getByRole("button", { name: "Correct the balance" }).click();
  const field = dialog(page).getByLabel("Actual balance of Everyday");
  await expect(field).toBeFocused();
  await field.press("Enter");
  await expect(dialog(page)).toContainText("Balance is required");
  await expectAccessibleInBothThemes(page);
  await field.press("Escape");
  await expect(field, "Escape is meant for the field alone").toBeHidden();
  await expect(notice(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Correct the balance" }).click();
  await field.fill("75.5");
  await field.press("Enter");
  await expect(notice(page)).toBeHidden();
  await payButton(page).click();
  await expect(dialog(page)).toContainText("The account now holds $15.50.");
  expect(await balances(page)).toEqual({ Everyday: "15.50", Reserve: "500.00", Purse: "59.99" });
});
