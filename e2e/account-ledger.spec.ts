import type { Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

const toast = (page: Page) => page.getByRole("region", { name: /Notification/ });
const cards = (page: Page) => page.getByRole("list", { name: "Accounts" }).getByRole("listitem");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("shows every change in the ledger and the expected balance in the chart", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page, "Everyday", "100.00");
  const bill = await addBill(page, id, { name: "Internet", amount: "86.60" });
  await page.request.post("/api/bills/process-savings");
  await page.request.post("/api/bills/reduce-savings");
  const paid = await (await page.request.post("/api/bills/pay", { data: { billId: bill.id, amount: "30" } })).json();
  await page.request.post(`/api/payments/${paid.payment.id}/undo`);
  await addBill(page, id, { name: "Rent", amount: "8660.00", isAutomatic: true, paymentDay: 15 });
  await page.goto("/accounts");
  await expect(cards(page)).toContainText("+$2,020.00 per week for 2 bills");

  const opener = page.getByRole("button", { name: "Ledger and forecast of Everyday" });
  await opener.click();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  const details = page.getByRole("region", { name: "Ledger and forecast of Everyday" });
  const entries = details.locator("ol > li");
  await expect(entries).toHaveText([
    /^Undone: payment of Internet.*\+\$30\.00Balance after: \$100\.00$/,
    /^Payment of Internet.*-\$30\.00Balance after: \$70\.00$/,
    /^Week removed for Internet.*-\$20\.00Balance after: \$100\.00$/,
    /^Week added for Internet.*\+\$20\.00Balance after: \$120\.00$/,
    /^Opening balance.*\+\$100\.00Balance after: \$100\.00$/,
  ]);

  // The picture: a name, a day read with the keyboard, the same figures as a table, and what will not suffice.
  await expect(details.getByRole("img", { name: "Balance of Everyday" })).toBeVisible();
  const reader = details.getByRole("slider", { name: "Day of Balance of Everyday" });
  await expect(reader).toHaveAttribute("aria-valuetext", /: \$100\.00$/);
  await reader.focus();
  for (let n = 0; n < 7; n += 1) await page.keyboard.press("ArrowRight");
  await expect(reader).toHaveAttribute("aria-valuetext", /: \$2,120\.00, expected$/);
  await details.getByText("Show as table").click();
  await expect(details.getByRole("row").nth(1)).toContainText("$100.00");
  await expect(details.getByRole("row").last()).toContainText("(expected)");
  await expect(details.getByText("Not enough money for upcoming payments")).toBeVisible();

  // A correction shows at once; entries come by the page, newest first, without a gap.
  for (let n = 1; n <= 48; n += 1) {
    await page.request.patch(`/api/accounts/${id}`, { data: { balance: `${100 + n}` } });
  }
  await button(page, "Edit Everyday").click();
  await page.getByRole("dialog").getByLabel("Balance").fill("500");
  await button(page, "Update Account").click();
  await expect(entries.first()).toHaveText(/^Balance corrected by you.*\+\$352\.00Balance after: \$500\.00$/);
  await expect(entries).toHaveCount(50);
  await button(page, "Show older entries").click();
  await expect(entries).toHaveCount(54);
  await expect(entries.last()).toContainText("Opening balance");
  await expect(button(page, "Show older entries")).toBeHidden();
  await expect(details.locator("ol")).toBeFocused();
  await opener.click();
  await expect(details).toBeHidden();
});

test("reports failed loads and changes, and offers to retry", async ({ page, context, email }) => {
  await arrive(page, email, "/accounts");
  const { id } = await addAccount(page, "Everyday", "5.00");
  // Answers that never come.
  await page.route("**/api/accounts**", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("Failed to load your accounts. Please try again.")).toBeVisible();
  await button(page, "Manage Balances").click();
  await expect(page.getByRole("dialog").getByText("Failed to load your accounts. Please try again.")).toBeVisible();
  await page.unroute("**/api/accounts**");
  await page.getByRole("dialog").getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(cards(page)).toHaveCount(1);

  await page.route(/\/(entries|balances)/, (route) => route.abort());
  await page.getByRole("button", { name: "Ledger and forecast of Everyday" }).click();
  await expect(page.getByText("Failed to load the balance over time. Please try again.")).toBeVisible();
  await expect(page.getByText("Failed to load the ledger. Please try again.")).toBeVisible();
  await page.unroute(/\/(entries|balances)/);
  await button(page, "Retry").first().click();
  await expect(page.getByRole("img", { name: "Balance of Everyday" })).toBeVisible();
  await button(page, "Retry").click();
  await expect(page.getByText("Opening balance")).toBeVisible();

  await context.setOffline(true);
  await button(page, "Create New Account").click();
  await page.getByLabel("Name").fill("New");
  await button(page, "Create Account").click();
  await expect(toast(page)).toContainText("Failed to create account");
  await expect(page.getByLabel("Name")).toHaveValue("New");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await button(page, "Edit Everyday").click();
  await button(page, "Update Account").click();
  await expect(toast(page)).toContainText("Failed to update account");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await button(page, "Delete Everyday").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Account" }).click();
  await expect(toast(page)).toContainText("Failed to delete account");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await context.setOffline(false);

  // Deleted in another window meanwhile: the server's own words, and the card goes.
  await page.request.delete(`/api/accounts/${id}`);
  await button(page, "Edit Everyday").click();
  await button(page, "Update Account").click();
  await expect(toast(page)).toContainText("Account not found");
  await expect(page.getByText("No accounts yet")).toBeVisible();

  // Signed out meanwhile: the page loads afresh, and shows the gate.
  await button(page, "Create New Account").click();
  await page.getByLabel("Name").fill("Late");
  await context.clearCookies();
  await button(page, "Create Account").click();
  await expect(page.getByText("Status: not authenticated")).toBeVisible();
});

test("is accessible in both themes from 320 px, with long names", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page, "W".repeat(100), "99999999.99");
  await addAccount(page, "نور (1", "-99999999.99");
  await addBill(page, id, { name: "R".repeat(255), amount: "99999999.99", isAutomatic: true, paymentDay: 1 });
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto("/accounts");
  await page
    .getByRole("button", { name: /^Ledger and forecast of/ })
    .first()
    .click();
  await page.getByText("Show as table").click();
  await expect(page.getByText("Opening balance")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await button(page, "Manage Balances").click();
  await page
    .getByRole("button", { name: /^Edit balance of/ })
    .first()
    .click();
  await page.getByLabel("Current Balance").fill("1");
  await expect(page.getByText("Balance Changed")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.keyboard.press("Escape");
  await button(page, "Create New Account").click();
  await button(page, "Create Account").click();
  await expect(page.getByText("Account name is required")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await page.getByRole("alertdialog").waitFor();
  await expectAccessibleInLightAndDark(page);
  await page.keyboard.press("Escape");
});
