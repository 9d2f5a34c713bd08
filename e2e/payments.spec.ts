import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./support/both-themes.ts";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { preparedData, startApp } from "./support/running-app.ts";
import { expect, test } from "./support/test.ts";

// Not due today, so that no tick of the scheduler pays it in the middle of a test.
const ANOTHER_DAY = (new Date().getDate() + 9) % 28 || 28;

const toasts = (page: Page) => page.getByRole("region", { name: /Notification/ }).getByRole("listitem");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Payment History" });
const rows = (page: Page) => dialog(page).getByRole("listitem");

async function household(page: Page, email: string, bill: object = {}) {
  await arrive(page, email, "/robots.txt");
  const account = await addAccount(page, "Everyday", "1000.00");
  const { id } = await addBill(page, account.id, bill);
  const pay = (input: object = {}) => page.request.post("/api/bills/pay", { data: { billId: id, ...input } });
  const open = async () => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "History of Internet" }).click();
  };
  return { account, pay, open };
}

test("shows an empty message for a bill without payments", async ({ page, email }) => {
  const { open } = await household(page, email);
  await open();
  await expect(dialog(page)).toContainText("No payments yet");
  await expect(dialog(page)).toContainText("Internet");
  await expectAccessibleInBothThemes(page);
});

test("undoes a completed payment after confirmation, restoring balance and savings", async ({ page, email }) => {
  const { pay, open } = await household(page, email);
  await page.request.post("/api/bills/process-savings");
  await pay({ amount: "55.25" });
  await open();
  await expect(rows(page)).toHaveCount(1);
  for (const text of ["$55.25", "Completed", "Paid by hand", /Paid \d\d\/\d\d\/\d{4}/, "Can be undone until"]) {
    await expect(rows(page)).toContainText(text);
  }
  await expect(dialog(page)).toContainText("$958.61");
  await expect(dialog(page)).toContainText("$0.00 of $60.00");
  await expectAccessibleInBothThemes(page);

  const undo = page.getByRole("button", { name: "Undo payment of $55.25" });
  await undo.click();
  const asking = page.getByRole("alertdialog");
  await expect(asking).toContainText("$55.25 goes back to Everyday, which will then hold $1,013.86.");
  await expect(asking).toContainText("The bill's savings and dates are restored");
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(undo).toBeFocused();

  await undo.click();
  await page.getByRole("button", { name: "Undo Payment", exact: true }).click();
  await expect(toasts(page)).toContainText("Payment undone. Balance and savings were restored.");
  await expect(asking).toBeHidden();
  await expect(rows(page)).toContainText("Cancelled");
  await expect(rows(page)).toContainText("Undone");
  await expect(undo).toBeHidden();
  await expect(dialog(page)).toContainText("$1,013.86");
  await expect(dialog(page)).toContainText("$13.86 of $60.00");
  // The button that opened the question is gone; the focus stays in the dialog all the same.
  await expect.poll(() => dialog(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
});

test("cancels a scheduled payment after confirmation", async ({ page, email }) => {
  const { pay, open } = await household(page, email, { isDirectDebit: true, paymentDay: ANOTHER_DAY });
  const ahead = new Date().getFullYear() + 5;
  await pay({ dueDate: `${ahead}-12-31` });
  await open();
  for (const text of ["$60.00", "Scheduled", `Due 12/31/${ahead}`]) await expect(rows(page)).toContainText(text);
  const cancel = page.getByRole("button", { name: "Cancel payment of $60.00" });
  await cancel.click();
  await expect(page.getByRole("alertdialog")).toContainText(
    `The payment of $60.00 due 12/31/${ahead} will not be recorded. If your bank was told to pay, cancel it there too.`,
  );
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Cancel Payment", exact: true }).click();
  await expect(toasts(page)).toContainText("Payment cancelled. Nothing was recorded.");
  await expect(rows(page)).toContainText("Cancelled");
  await expect(cancel).toBeHidden();
});

test("shows why an automatic payment failed, and settles it by paying or cancels it", async ({ browser, email }) => {
  test.slow();
  const dataDir = preparedData();
  const first = await startApp({ dataDir });
  const context = await browser.newContext({ baseURL: first.url });
  const page = await context.newPage();
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page, "Everyday", "0.00");
  await addBill(page, id, { isAutomatic: true, paymentDay: new Date().getDate(), paymentDayType: "monthly" });
  await first.stop();
  // The scheduler's first act after a start is what is due today.
  const again = await startApp({ dataDir, port: first.port });
  const statusOf = async () => (await (await page.request.get("/api/payments")).json()).items[0]?.status;
  await expect.poll(statusOf, { timeout: 20_000 }).toBe("failed");

  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Pay Internet" }).click();
  await expect(page.getByRole("dialog")).toContainText("Payment of $60.00 failed, due");
  await expect(page.getByRole("dialog")).toContainText("Paying now settles it.");
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();

  await page.getByRole("button", { name: "History of Internet" }).click();
  for (const text of ["Failed", "Automatic payment", "Insufficient funds", "It will be retried every day"]) {
    await expect(rows(page)).toContainText(text);
  }
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Cancel payment of $60.00" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("will not be retried");
  await page.getByRole("button", { name: "Cancel Payment", exact: true }).click();
  await expect(rows(page)).toContainText("Cancelled");
  await context.close();
  await again.stop();
});
