import type { Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, signUp } from "./support/household.ts";
import { delayRequests } from "./support/slow-network.ts";
import { expect, test } from "./support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/**
 * An account with a few entries and a shortage ahead; one with the longest name, the largest sum and many entries on one day.
 */
async function addAccountsAndBills(page: Page) {
  const everyday = await addAccount(page, "Everyday", "100.00");
  await addBill(page, everyday.id, { name: "Internet", amount: "86.60" });
  const long = await addAccount(page, "W".repeat(100), "1.00");
  for (const name of ["Water", "Power", "Gas"]) await addBill(page, long.id, { name, amount: "43.30" });
  await page.request.post("/api/bills/process-savings");
  await page.request.post("/api/bills/reduce-savings");
  await page.request.patch(`/api/accounts/${long.id}`, { data: { balance: "99999999.99" } });
  await addBill(page, long.id, { name: "R".repeat(255), amount: "99999999.99", isAutomatic: true, paymentDay: 1 });
  await addAccount(page, "نور (1", "-99999999.99");
  await addBill(page, everyday.id, { name: "Rent", amount: "8660.00", isAutomatic: true, paymentDay: 15 });
}

test("keeps its layout while loading, reads the expected balance from a chart, and fits 320 px in both themes", async ({
  page,
  email,
}) => {
  await signUp(page, email, "/robots.txt");
  await addAccountsAndBills(page);
  const show = await delayRequests(page, "GET", "**/api/accounts");
  await page.goto("/accounts");
  await expect(page.getByText("Loading accounts...")).toBeVisible();
  const skeletonBox = await page.locator("main .animate-pulse").first().boundingBox();
  await button(page, "Manage Balances").click();
  const balances = page.getByRole("dialog", { name: "Manage Account Balances" });
  await expect(balances.locator(".animate-pulse")).toHaveCount(3);
  const balanceSkeletonBox = await balances.locator(".animate-pulse").first().boundingBox();
  await show();
  const items = balances.getByRole("listitem");
  await expect(items.first()).toHaveText(/^Everyday/);
  // The loading state has the final size.
  expect((await items.first().boundingBox())?.height).toBeCloseTo(balanceSkeletonBox?.height ?? 0, 0);
  await balances.getByRole("button", { name: "Close" }).click();
  const card = page.locator("ul[aria-label=Accounts] > li").first();
  expect((await card.boundingBox())?.height).toBeCloseTo(skeletonBox?.height ?? 0, 0);

  // The chart: its name, a day read by keyboard, the data table, and upcoming shortages.
  const opener = button(page, "Ledger and forecast of Everyday");
  await opener.click();
  const details = page.getByRole("region", { name: "Ledger and forecast of Everyday" });
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
  await opener.click();
  await expect(details).toBeHidden();

  await page.setViewportSize({ width: 320, height: 900 });
  await page.getByRole("button", { name: /^Ledger and forecast of W/ }).click();
  await page.getByText("Show as table").click();
  await expect(page.getByText("Opening balance")).toBeVisible();
  await expect(page.getByText("Week added for Gas")).toBeHidden();
  await page.getByText("Week added for 3 bills").click();
  await expect(page.getByText("Week added for Gas")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await button(page, "Manage Balances").click();
  await page.getByRole("button", { name: /^Edit balance of W/ }).click();
  await page.getByLabel("Current Balance").fill("1");
  await expect(page.getByText("Balance Changed")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.keyboard.press("Escape");
  await button(page, "Create New Account").click();
  await button(page, "Create Account").click();
  await expect(page.getByText("Account name is required")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Delete W/ }).click();
  await page.getByRole("alertdialog").waitFor();
  await expectAccessibleInLightAndDark(page);
});
