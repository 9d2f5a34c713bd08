import type { Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, addIncome, arrive } from "./support/household.ts";
import { passTime } from "./support/pass-time.ts";
import { expect, personMenu, test } from "./support/test.ts";

const quickActions = (page: Page) => page.getByRole("region", { name: "Quick Actions" });
const pressAction = (page: Page, name: string) => quickActions(page).getByRole("button", { name }).click();
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

/** How far things have moved by themselves since the page began to load; ours is 0. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, "shifts", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, "shifts", Reflect.get(window, "shifts") + Reflect.get(entry, "value"));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "shifts"));
}

test("shows the header, the quick actions in order, and the tabs with their counts", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id);
  await addBill(page, id, { name: "Rent", category: "housing" });
  await addIncome(page);
  for (const path of ["/dashboard", "/", "/login", "/no/such/page"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ann");
  }
  const header = page.getByRole("banner");
  await expect(header).toContainText("Weekwise");
  await personMenu(page).click();
  await expect(header.getByRole("button").filter({ hasText: /^(Settings|Logout)$/ })).toHaveText([
    "Settings",
    "Logout",
  ]);
  await page.keyboard.press("Escape");
  await expect(quickActions(page).getByRole("button")).toHaveText([
    "Add Income",
    "Add Bills/Expenses",
    "AI Document Scanner",
    "Accounts",
    "Adjust Savings",
  ]);
  const names = page.getByRole("tablist", { name: "Bills and income" }).getByRole("tab");
  // By their names: the count that loads is laid over an invisible one, which keeps its place.
  await expect(names).toHaveCount(2);
  await expect(names.nth(0)).toHaveAccessibleName("Bills & Expenses (2)");
  await expect(names.nth(1)).toHaveAccessibleName("Income Sources (1)");
  await expect(tab(page, "Income Sources (1)")).toHaveAttribute("aria-selected", "false");
  await expect(tab(page, "Bills & Expenses (2)")).toHaveAttribute("aria-selected", "true");
  await tab(page, "Bills & Expenses (2)").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Income Sources (1)")).toHaveAttribute("aria-selected", "true");
  // The summary stands to the right of the lists.
  const lists = await page.getByRole("tabpanel", { name: /^Income/ }).boundingBox();
  for (const name of ["Financial Overview", "Bills Due Soon"]) {
    const summary = await page.getByRole("complementary", { name }).boundingBox();
    expect(summary?.x, name).toBeGreaterThan((lists?.x ?? 0) + (lists?.width ?? Number.NaN));
  }
});

test("opens the dialog of each quick action, and returns the focus on closing", async ({ page, email }) => {
  await arrive(page, email);
  for (const [action, title] of [
    ["Add Income", /Income/],
    ["Add Bills/Expenses", "Add New Bill"],
    ["AI Document Scanner", "AI Bill Scanner"],
    ["Adjust Savings", "Adjust Weekly Savings"],
  ] as const) {
    await pressAction(page, action);
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(quickActions(page).getByRole("button", { name: action })).toBeFocused();
  }
});

test("opens Accounts with a full page load", async ({ page, email }) => {
  await arrive(page, email);
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await pressAction(page, "Accounts");
  await expect(page.getByRole("heading", { name: "Account Manager" })).toBeVisible();
  await expect(page).toHaveURL(/\/accounts$/);
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBeUndefined();
  await page.getByRole("button", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // It went back in the browser's history: there is a way forward again.
  await page.goForward();
  await expect(page).toHaveURL(/\/accounts$/);
});

test("shows that a slow dialog is loading, opens only the one asked for last, and reports one that fails", async ({
  page,
  email,
}) => {
  const held: (() => void)[] = [];
  await page.route(/income-dialog|adjust-dialog/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.route(/scan-dialog/, (route) => route.abort("internetdisconnected"));
  await arrive(page, email);
  await pressAction(page, "Add Income");
  const income = quickActions(page).getByRole("button", { name: "Add Income" });
  await expect(income).toHaveAttribute("aria-busy", "true");
  await expect(income).toBeFocused();
  await pressAction(page, "Adjust Savings");
  await expect.poll(() => held.length).toBe(2);
  for (const go of held) go();
  await expect(page.getByRole("dialog", { name: "Adjust Weekly Savings" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(income).not.toHaveAttribute("aria-busy");

  await pressAction(page, "AI Document Scanner");
  const toast = page.getByRole("region", { name: /Notification/ }).getByRole("listitem");
  await expect(toast).toContainText("The scanner could not be loaded.");
  await expect(toast.getByRole("button", { name: "Reload" })).toBeVisible();
});

test.describe("ahead of use", () => {
  test.use({ prefetch: true });
  test("prefetches dialogs when idle, unless the browser saves data", async ({ page, email }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    const has = (name: string) => fetched.some((url) => url.includes(name));
    await arrive(page, email);
    for (const name of ["bill-dialog", "pay-dialog", "income-dialog", "scan-dialog", "settings", "charts"]) {
      await expect.poll(() => has(name), { message: name, timeout: 20_000 }).toBe(true);
    }
    fetched.length = 0;
    await page.clock.install();
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.reload();
    await expect(tab(page, "Bills & Expenses (0)")).toBeVisible();
    await passTime(page, 12_000);
    expect(has("bill-dialog")).toBe(false);
  });
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`does not shift the layout while loading, at ${width} px`, async ({ page, email }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, email, "/robots.txt");
    const { id } = await addAccount(page);
    for (let n = 0; n < 11; n++) await addBill(page, id, { name: `Bill ${n}`, isDirectDebit: true, paymentDay: n + 1 });
    await addIncome(page, { nextPayday: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10) });
    await page.route(/\/api\/(bills|incomes|plan)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    const shifts = await watchShifts(page);
    // The first time nothing is known of the plan's size; then it is as large as last time.
    for (const visit of ["first", "second"]) {
      await page.goto("/dashboard");
      await expect(page.getByText("Bills Due Soon")).toBeVisible();
      await expect(page.getByRole("button", { name: "View all 11 bills" })).toBeVisible();
      await expect(page.getByText(/Leftover/)).toBeVisible();
      await expect(page.getByRole("button", { name: "I moved it" })).toBeVisible();
      expect(await shifts(), visit).toBeLessThan(0.001);
    }
  });
}

test("fits 320 px, touch targets and both themes", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "x".repeat(255) });
  await addIncome(page, { name: "y".repeat(255) });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/dashboard");
  await expect(tab(page, "Bills & Expenses (1)")).toBeVisible();
  for (const button of await quickActions(page).getByRole("button").all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await button.evaluate((tile) => tile.scrollWidth - tile.clientWidth)).toBe(0);
  }
  await expectAccessibleInLightAndDark(page);
  await tab(page, "Income Sources (1)").click();
  await expectAccessibleInLightAndDark(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test("shows the gate when the session has ended while the page was open", async ({ page, email, context }) => {
  await page.route("**/api/bills", (route) => route.abort("internetdisconnected"));
  await arrive(page, email);
  const dueSoon = page.getByRole("complementary", { name: "Bills Due Soon" });
  await expect(dueSoon.getByRole("alert")).toBeVisible();
  await page.unroute("**/api/bills");
  await context.clearCookies();
  await dueSoon.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Status")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});
