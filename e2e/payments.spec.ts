import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./support/both-themes.ts";
import { addAccount, addBill, signUp } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

// Not due today, so that the scheduler does not pay it during a test.
const ANOTHER_DAY = (new Date().getDate() + 9) % 28 || 28;
const AHEAD = new Date().getFullYear() + 5;

const toasts = (page: Page) => page.getByRole("region", { name: /Notification/ }).getByRole("listitem");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Payment History" });
const rows = (page: Page) => dialog(page).getByRole("listitem");

/** A bill with one payment made and one scheduled, one without any, and one that its account cannot pay today. */
async function addPayments(page: Page) {
  const account = await addAccount(page, "Everyday", "1000.00");
  const { id: billId } = await addBill(page, account.id, { isDirectDebit: true, paymentDay: ANOTHER_DAY });
  await page.request.post("/api/bills/process-savings");
  await addBill(page, account.id, { name: "Water" });
  for (const input of [{ amount: "55.25" }, { dueDate: `${AHEAD}-12-31` }]) {
    expect((await page.request.post("/api/bills/pay", { data: { billId, ...input } })).status()).toBe(200);
  }
  const low = await addAccount(page, "Low", "5.00");
  const today = { isAutomatic: true, paymentDay: new Date().getDate() };
  return addBill(page, low.id, { name: "Rent", amount: "950.00", ...today });
}

test("detects at the first unanswered request that the server is down, undoes a completed payment and cancels a scheduled and a failed one after confirmation, restoring balance and savings", async ({
  page,
  email,
}) => {
  // The scheduler runs once a minute, so its failed payment is checked last.
  test.setTimeout(240_000);
  await page.clock.install();
  await signUp(page, email, "/robots.txt");
  const { id: rent } = await addPayments(page);
  await page.route("**/api/bills", (route) => route.abort());
  await page.goto("/dashboard");

  await test.step("the server goes down and comes back", async () => {
    const bill = page.getByRole("tabpanel").locator("li[data-bill]").filter({ hasText: "Rent" });
    const retry = page.getByRole("tabpanel", { name: /Bills & Expenses/ }).getByRole("button", { name: "Retry" });
    const banner = page.getByText("You're offline.");
    await expect(page.getByText("Failed to load bills. Please try again.")).toBeVisible();
    await page.unroute("**/api/bills");
    await expect(banner).toBeHidden();
    await page.route("**/api/**", (route) => route.abort("connectionrefused"));
    await retry.click();
    await expect(banner).toBeVisible();
    await expect(page.getByText("Failed to load bills. Please try again.")).toBeVisible();
    // By itself the page looks for the server every ten seconds; it is not to find it before somebody presses.
    await page.route("**/api/health", (route) => route.abort());
    await page.unroute("**/api/**");
    await retry.click();
    await expect(bill.first()).toBeVisible();
    await page.unroute("**/api/health");
    await expect(page.getByText("Failed to load bills")).toHaveCount(0);
    // Polled every 30 seconds; the connection is checked every ten, without a press.
    await page.clock.runFor(30_000);
    await expect(banner).toBeHidden();
    await expect(page.getByText("Auto Payments Active")).toBeVisible();
  });

  const asking = page.getByRole("alertdialog");
  await test.step("a history is empty", async () => {
    await page.getByRole("button", { name: "History of Water" }).click();
    await expect(dialog(page)).toContainText("No payments yet");
    await expect(dialog(page)).toContainText("Water");
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
  });

  await test.step("another has a completed and a scheduled payment", async () => {
    await page.getByRole("button", { name: "History of Internet" }).click();
    await expect(rows(page)).toHaveCount(2);
    const paid = rows(page).filter({ hasText: "$55.25" });
    const waiting = rows(page).filter({ hasText: "$60.00" });
    for (const text of ["Completed", "Paid by hand", /Paid \d\d\/\d\d\/\d{4}/, "Can be undone until"]) {
      await expect(paid).toContainText(text);
    }
    for (const text of ["Scheduled", `By hand · due 12/31/${AHEAD}`]) await expect(waiting).toContainText(text);
    await expect(dialog(page)).toContainText("$958.61");
    await expect(dialog(page)).toContainText("$0.00 of $60.00");
    await expectAccessibleInBothThemes(page);

    const cancel = page.getByRole("button", { name: "Cancel payment of $60.00" });
    await cancel.click();
    await expect(asking).toContainText(
      `The payment of $60.00 due 12/31/${AHEAD} won't be recorded. If you set up the payment at your bank, cancel it there too.`,
    );
    await page.getByRole("button", { name: "Cancel Payment", exact: true }).click();
    await expect(toasts(page)).toContainText("Payment cancelled. Nothing was recorded.");
    await expect(waiting).toContainText("Cancelled");
    await expect(cancel).toBeHidden();

    const undo = page.getByRole("button", { name: "Undo payment of $55.25" });
    await undo.click();
    await expect(asking).toContainText("$55.25 goes back to Everyday, which will then hold $1,013.86.");
    await expect(asking).toContainText("The bill's savings and dates are restored");
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Keep it" }).click();
    await expect(undo).toBeFocused();

    await undo.click();
    await page.getByRole("button", { name: "Undo Payment", exact: true }).click();
    await expect(toasts(page)).toContainText("Payment undone. Balance and savings were restored.");
    await expect(asking).toBeHidden();
    await expect(paid).toContainText("Cancelled");
    await expect(paid).toContainText("Undone");
    await expect(undo).toBeHidden();
    await expect(dialog(page)).toContainText("$1,013.86");
    await expect(dialog(page)).toContainText("$13.86 of $60.00");
    // The opener is gone; the focus stays in the dialog.
    await expect.poll(() => dialog(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  });

  await test.step("today's automatic payment has failed, and shows why", async () => {
    const open = async () => {
      const bills: { id: number; openPayments: [] }[] = await (await page.request.get("/api/bills")).json();
      return bills.find(({ id }) => id === rent)?.openPayments.length;
    };
    await expect.poll(open, { timeout: 120_000, intervals: [1000] }).toBe(1);
    // Checks a failed load and a failed payment together.
    await page.route("**/api/incomes", (route) => route.abort());
    await page.reload();
    const failed = page.getByRole("list", { name: "Open payments of Rent" });
    await expect(failed).toContainText(/Payment of \$950\.00 due \d\d\/\d\d\/\d{4} failed\. Insufficient funds/);
    await expect(page.getByText("Failed to load your overview. Please try again.")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.unroute("**/api/incomes");

    await page.getByRole("button", { name: "Pay Rent" }).click();
    await expect(page.getByRole("dialog")).toContainText("Payment of $950.00 failed, due");
    await expect(page.getByRole("dialog")).toContainText("Paying now settles it.");
    await expect(page.getByRole("dialog")).toContainText("Low holds $5.00.");
    await page.getByRole("button", { name: "Correct the balance" }).click();
    const field = page.getByLabel("Actual balance of Low");
    await expect(field).toBeFocused();
    await field.press("Enter");
    await expect(page.getByRole("dialog")).toContainText("Balance is required");
    await expectAccessibleInBothThemes(page);
    await field.press("Escape");
    await page.getByRole("button", { name: "Cancel", exact: true }).click();

    await page.getByRole("button", { name: "History of Rent" }).click();
    for (const text of ["Failed", "Automatic payment", "Insufficient funds", "It will be retried every day"]) {
      await expect(rows(page)).toContainText(text);
    }
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Cancel payment of $950.00" }).click();
    await expect(asking).toContainText("won't be retried");
    await page.getByRole("button", { name: "Cancel Payment", exact: true }).click();
    await expect(rows(page)).toContainText("Cancelled");
  });
});
