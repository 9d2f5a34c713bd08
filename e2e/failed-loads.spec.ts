import type { Page } from "@playwright/test";
import { addAccount, addBill, addIncome, signUp } from "./support/household.ts";
import { passTime } from "./support/pass-time.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const STATUS = "/api/scheduler/status";

/** Fails every load of these until released, and counts the requests. */
async function failRequests(page: Page, paths: readonly string[]) {
  const requestCounts = new Map(paths.map((path) => [path, 0]));
  for (const path of paths) {
    await page.route(`**${path}`, (route) => {
      requestCounts.set(path, (requestCounts.get(path) ?? 0) + 1);
      if (path === STATUS) return route.abort();
      return route.fulfill({ status: 500, json: { message: "Broken", code: "internal" } });
    });
  }
  return () => Object.fromEntries(requestCounts);
}

/** Long enough for idle work, shorter than the 30 s between two polls. */
const waitForIdle = (page: Page) => passTime(page, 9000);

test("requests each failed list of the dashboard and the Account Manager once, and once more on Retry", async ({
  page,
  email,
}) => {
  await signUp(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id);
  await addIncome(page);
  const requestCounts = await failRequests(page, ["/api/bills", "/api/incomes", "/api/accounts", STATUS]);
  await page.clock.install({ time: 0 });
  // Only the status is polled, every 30 seconds of the page's clock.
  const expectRequests = async (lists: Record<string, number>) => {
    const { [STATUS]: polls, ...listCounts } = requestCounts();
    expect(listCounts).toEqual(lists);
    expect(polls).toBeLessThanOrEqual(1 + Math.floor((await page.evaluate(() => Date.now())) / 30_000));
  };
  await page.goto("/dashboard");
  await expect(page.getByText("Failed to load bills. Please try again.")).toBeVisible();
  await page.getByRole("tab", { name: /Income Sources/ }).click();
  await expect(page.getByText("Failed to load income sources. Please try again.")).toBeVisible();
  await page.getByRole("tab", { name: /Bills & Expenses/ }).click();
  await waitForIdle(page);
  const once = { "/api/bills": 1, "/api/incomes": 1, "/api/accounts": 1 };
  await expectRequests(once);

  // Opening a dialog with the same data does not request it again either.
  await page.getByRole("button", { name: /Adjust Savings/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Failed to load bills");
  await page.keyboard.press("Escape");
  await waitForIdle(page);
  await expectRequests(once);

  const retry = page.getByRole("tabpanel", { name: /Bills & Expenses/ }).getByRole("button", { name: "Retry" });
  await retry.click();
  await expect.poll(() => requestCounts()["/api/bills"]).toBe(2);
  await expectRequests({ ...once, "/api/bills": 2 });

  // The list's status dot is unknown while its load fails.
  await page.unroute("**/api/bills");
  await retry.click();
  await expect(page.getByText("Offline", { exact: true })).toBeVisible();
  await expect(page.getByText("Inactive", { exact: true })).toHaveCount(0);

  await page.unrouteAll();
  const accountsPageCounts = await failRequests(page, ["/api/accounts", "/api/bills"]);
  await page.goto("/accounts");
  await expect(page.getByText("Failed to load your accounts. Please try again.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Manage Balances" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await waitForIdle(page);
  expect(accountsPageCounts()).toEqual({ "/api/accounts": 1, "/api/bills": 1 });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.poll(accountsPageCounts).toEqual({ "/api/accounts": 2, "/api/bills": 1 });
});
