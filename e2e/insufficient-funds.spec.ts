import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./support/both-themes.ts";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { powerBill } from "./support/power-bill.ts";
import { expect, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const notice = (page: Page) => dialog(page).getByText("Insufficient funds to make this payment.");
const payButton = (page: Page) => page.getByRole("button", { name: "Pay Bill", exact: true });
const balances = async (page: Page) => {
  const accounts: { name: string; balance: string }[] = await (await page.request.get("/api/accounts")).json();
  return Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]));
};

/** A bill of 60.00 in an account that holds 40.00; another holds 500.00, a third 59.99. */
async function arriveShort(page: Page, email: string, name = "Internet") {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page, "Everyday", "40.00");
  const { id: other } = await addAccount(page, "Reserve", "500.00");
  await addAccount(page, "Purse", "59.99");
  const { id: bill } = await addBill(page, id, { name });
  await page.goto("/dashboard");
  return { other, bill };
}

test("corrects the balance in the dialog when funds are insufficient, and then pays the bill", async ({
  page,
  email,
}) => {
  await arriveShort(page, email);
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

test("takes a single payment from another account when funds are insufficient", async ({ page, email }) => {
  const { bill, other } = await arriveShort(page, email);
  const sent = page.waitForRequest("**/api/bills/pay");
  await page.getByRole("button", { name: "Pay Internet" }).click();
  const another = dialog(page).getByLabel("Pay from another account");
  await another.click();
  await expect(page.getByRole("option")).toHaveText(["Reserve · $500.00"]);
  await page.getByRole("option").click();
  await expect(notice(page)).toBeHidden();
  await expect(dialog(page)).toContainText("Only this payment is taken from Reserve.");
  await expect(dialog(page)).toContainText("$440.00");
  await dialog(page).getByRole("button", { name: "Use the bill's own account" }).click();
  await expect(notice(page)).toBeVisible();
  await another.click();
  await page.getByRole("option").click();
  await payButton(page).click();
  expect((await sent).postDataJSON()).toEqual({ billId: bill, amount: "60.00", accountId: other });
  await expect(dialog(page)).toContainText("paid for Internet from Reserve");
  expect(await balances(page)).toEqual({ Everyday: "40.00", Reserve: "440.00", Purse: "59.99" });
  const [kept] = await (await page.request.get("/api/bills")).json();
  expect(kept, "the bill's own account stays").toMatchObject({ account: { name: "Everyday" } });
});

test("takes a scanned bill from another account when its own has insufficient funds", async ({ page, email }) => {
  test.setTimeout(90_000);
  const { bill, other } = await arriveShort(page, email, "Lumen & Sons Power");
  const file = { name: "bill.pdf", mimeType: "application/pdf", buffer: await powerBill(page) };
  await page.getByRole("button", { name: /AI Document Scanner/ }).click();
  await page.getByLabel("Bill to scan").setInputFiles(file);
  await expect(notice(page)).toBeVisible({ timeout: 60_000 });
  await expectAccessibleInBothThemes(page);
  await dialog(page).getByLabel("Pay from another account").click();
  await page.getByRole("option", { name: /Reserve/ }).click();
  await expect(dialog(page)).toContainText("Taken from Reserve, which holds $500.00.");
  const sent = page.waitForRequest("**/api/bills/pay");
  await payButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ billId: bill, amount: "84.20", accountId: other });
  await expect(dialog(page)).toBeHidden();
  expect(await balances(page)).toEqual({ Everyday: "40.00", Reserve: "415.80", Purse: "59.99" });
});
