import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addAccount, addBill, addIncome, signUp } from "./support/household.ts";
import { expect, expectAccessible, openSettings, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Settings" });
const toast = (page: Page) => page.getByRole("region", { name: /Notification/ });
const overview = (page: Page) => page.getByRole("complementary", { name: "Financial Overview" });

async function openData(page: Page) {
  await openSettings(page);
  await dialog(page).getByRole("tab", { name: "Data", exact: true }).click();
}

async function save(page: Page, button: string) {
  const download = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), path: await file.path() };
}

const choose = (page: Page, file: string) => dialog(page).getByLabel("Exported file").setInputFiles(file);

test("exports all data, deletes it, imports it as a new user and shows the same figures", async ({
  page,
  email,
  context,
}) => {
  await signUp(page, email, "/robots.txt");
  const { id } = await addAccount(page, "Everyday", "1234.56");
  const power = await addBill(page, id, { name: "=Power & 'light'", amount: "43.30" });
  await addBill(page, id, { name: "Holiday 🏖", amount: "1200.00", frequency: "annually", category: "savings" });
  await addIncome(page);
  expect((await page.request.post("/api/bills/process-savings")).status()).toBe(200);
  expect((await page.request.post("/api/bills/pay", { data: { billId: power.id, amount: "20.00" } })).status()).toBe(
    200,
  );
  await page.goto("/dashboard");
  await expect(overview(page)).toContainText("$1,000.00");
  const figures = await overview(page).innerText();

  await openData(page);
  await expect(dialog(page).getByRole("heading", { level: 3 })).toHaveText([
    ...["Export", "Import", "Learned from your corrections", "Delete All Data"],
  ]);
  const json = await save(page, "Export as JSON");
  expect(json.name).toMatch(/^weekwise-\d{4}-\d\d-\d\d\.json$/);
  await expect(toast(page)).toContainText("Your file is being saved");
  const csv = await save(page, "Bills as CSV");
  expect(csv.name).toMatch(/^weekwise-bills-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(csv.path, "utf8");
  expect(table).toContain("\uFEFFName,Amount,");
  expect(table).toContain("\r\n'=Power & 'light',43.30,monthly,");
  expect((await save(page, "Ledger as CSV")).name).toMatch(/^weekwise-ledger-/);
  await dialog(page).getByRole("button", { name: "Delete All Data" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete All Data" }).click();
  await expect(toast(page)).toContainText("All your data will be deleted within 24 hours");

  await context.clearCookies();
  await signUp(page, `new-${email}`);
  await openData(page);
  await choose(page, json.path);
  const found = dialog(page).getByRole("region", { name: "This file would add" });
  await expect(found.locator("dl > div")).toHaveText([
    "Accounts1all new",
    "Bills2all new",
    "Incomes1all new",
    "Payments1all new",
  ]);
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await expect(toast(page)).toContainText("Data imported successfully");
  await expect(dialog(page).getByRole("region", { name: "Added" })).toBeVisible();
  const holdsFocus = () => dialog(page).evaluate((open) => open.contains(document.activeElement));
  expect(await holdsFocus()).toBe(true);

  await choose(page, json.path);
  await expect(
    dialog(page).getByRole("region", { name: "Everything in this file has already been imported" }),
  ).toContainText("2 already here");
  await expect(dialog(page).getByRole("button", { name: "Import", exact: true })).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await overview(page).innerText()).toBe(figures);
  await expect(page.getByText("=Power & 'light'").first()).toBeVisible();
  await page.goto("/accounts");
  await expect(page.getByRole("listitem").first()).toContainText("Everyday");
  await page.getByRole("button", { name: "Ledger and forecast of Everyday" }).click();
  await expect(page.getByRole("region", { name: "Ledger and forecast of Everyday" })).toContainText("Opening balance");
});
