import type { Page } from "@playwright/test";
import { addAccount, addBill, signUp } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const toasts = (page: Page) => page.getByRole("region", { name: /Notification/ }).getByRole("listitem");

const WRONG = "must be a number with at most 8 digits before and 2 after the point";

test("reads '.5' and a pasted '1,234.50' in every money field, and closes the dialog before a toast on Escape", async ({
  page,
  email,
}) => {
  await signUp(page, email, "/robots.txt");
  const { id } = await addAccount(page, "Everyday", "9000.00");
  const low = await addAccount(page, "Low", "5.00");
  await addBill(page, low.id, { name: "Rent" });
  await addBill(page, id);
  await page.goto("/dashboard");
  const paste = (text: string) =>
    page.evaluate((given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", given);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text);
  const open = async (button: string | RegExp, field: string) => {
    await page.getByRole("button", { name: button }).click();
    const amount = dialog(page).getByLabel(field, { exact: true });
    await amount.fill("");
    await amount.focus();
    return amount;
  };
  /** What the browser reports as bad input: an incomplete number. */
  const refuses = async (submit: string, what: string) => {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("-");
    await dialog(page).getByRole("button", { name: submit, exact: true }).click();
    await expect(dialog(page)).toContainText(`${what} ${WRONG}`);
  };

  const bill = await open(/Add Bills\/Expenses/, "Bill Amount");
  await paste("1,234.50");
  await expect(bill).toHaveValue("1234.50");
  await bill.fill(".5");
  await expect(dialog(page)).toContainText("$0.12 per week");
  await bill.focus();
  await refuses("Add Bill", "Amount");
  await dialog(page).getByRole("button", { name: "Cancel", exact: true }).click();

  const income = await open(/Add Income/, "Amount");
  await paste("1,234.50");
  await expect(income).toHaveValue("1234.50");
  await refuses("Add Income", "Amount");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();

  const pay = await open("Pay Internet", "Amount");
  await refuses("Pay Bill", "Amount");
  await pay.fill(".5");
  await dialog(page).getByRole("button", { name: "Pay Bill", exact: true }).click();
  await expect(dialog(page)).toContainText("The account now holds $8,999.50.");

  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();

  // Escape closes the dialog while a toast is open, and the toast only when that has the focus.
  await page.getByRole("button", { name: "Pay Rent" }).click();
  await page.getByRole("button", { name: "Pay Bill", exact: true }).click();
  await expect(toasts(page)).toContainText("Insufficient Funds");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(toasts(page)).toContainText("Insufficient Funds");
  await page.keyboard.press("Escape");
  await expect(toasts(page), "Escape on the page leaves it").toContainText("Insufficient Funds");
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await expect(toasts(page)).toHaveCount(0);

  await page.goto("/accounts");
  await open("Create New Account", "Balance");
  await dialog(page).getByLabel("Name").fill("Reserve");
  await dialog(page).getByLabel("Balance").focus();
  await refuses("Create Account", "Balance");
  await dialog(page).getByLabel("Balance").fill(".5");
  await dialog(page).getByRole("button", { name: "Create Account", exact: true }).click();
  await expect(page.getByRole("list", { name: "Accounts" })).toContainText("$0.50");
});
