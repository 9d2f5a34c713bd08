import type { Page } from "@playwright/test";
import { addAccount, addBill, addIncome, signUp } from "./support/household.ts";
import { passTime } from "./support/pass-time.ts";
import { expect, personMenu, test } from "./support/test.ts";

const quickActions = (page: Page) => page.getByRole("region", { name: "Quick Actions" });
const pressAction = (page: Page, name: string) => quickActions(page).getByRole("button", { name }).click();
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

/** The layout shift since the page began to load. */
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

test("opens only the last requested dialog, reports one that fails to load, and opens Accounts and returns", async ({
  page,
  email,
  context,
}) => {
  const waiting: (() => void)[] = [];
  await page.route(/income-dialog|adjust-dialog/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.route(/scan-dialog/, (route) => route.abort("internetdisconnected"));
  await signUp(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  for (let n = 0; n < 6; n++) await addBill(page, id, { name: `Bill ${n}` });
  await page.goto("/dashboard");
  await pressAction(page, "Add Income");
  const income = quickActions(page).getByRole("button", { name: "Add Income" });
  await expect(income).toHaveAttribute("aria-busy", "true");
  await expect(income).toBeFocused();
  await pressAction(page, "Adjust Savings");
  await expect.poll(() => waiting.length).toBe(2);
  for (const go of waiting) go();
  await expect(page.getByRole("dialog", { name: "Adjust Weekly Savings" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(income).not.toHaveAttribute("aria-busy");
  await pressAction(page, "AI Document Scanner");
  const toast = page.getByRole("region", { name: /Notification/ }).getByRole("listitem");
  await expect(toast).toContainText("The scanner couldn't be loaded.");
  await expect(toast.getByRole("button", { name: "Reload" })).toBeVisible();

  // The summary is to the right of the lists, and links back to all bills.
  await tab(page, "Bills & Expenses (6)").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Income Sources (0)")).toHaveAttribute("aria-selected", "true");
  const lists = await page.getByRole("tabpanel", { name: /^Income/ }).boundingBox();
  for (const name of ["Financial Overview", "Bills Due Soon"]) {
    const summary = await page.getByRole("complementary", { name }).boundingBox();
    expect(summary?.x, name).toBeGreaterThan((lists?.x ?? 0) + (lists?.width ?? Number.NaN));
  }
  await page.getByRole("button", { name: "View all 6 bills" }).click();
  await expect(tab(page, "Bills & Expenses (6)")).toBeFocused();
  await expect(tab(page, "Bills & Expenses (6)")).toBeInViewport();
  await page.getByRole("button", { name: "Show Less" }).click();
  await expect(page.getByRole("button", { name: "Show More" })).toBeInViewport();

  // Accounts is a full page load; its way back is the browser's history, which leaves a way forward.
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await pressAction(page, "Accounts");
  await expect(page.getByRole("heading", { name: "Account Manager" })).toBeVisible();
  await expect(page).toHaveURL(/\/accounts$/);
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBeUndefined();
  await page.getByRole("button", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/accounts$/);

  // In a new tab, where Back would leave the site, it stays.
  const fresh = await context.newPage();
  await fresh.goto("data:text/html,a start page");
  await fresh.goto("/accounts");
  await fresh.getByRole("button", { name: "Back to Dashboard" }).click();
  await expect(fresh).toHaveURL(/\/dashboard$/);
  await expect(personMenu(fresh)).toBeVisible();
});

test.describe("ahead of use", () => {
  test.use({ prefetch: true });
  test("prefetches dialogs when idle, unless the browser saves data", async ({ page, email }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    const has = (name: string) => fetched.some((url) => url.includes(name));
    await signUp(page, email);
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

/** Delays the bills response until released; other responses are late, too. */
async function delayBills(page: Page): Promise<() => void> {
  let releaseBills = () => {};
  const wait = new Promise<void>((resolve) => {
    releaseBills = resolve;
  });
  const late = new Promise((resolve) => setTimeout(resolve, 700));
  await page.unrouteAll();
  await page.route(/\/api\/(bills|incomes|plan)$/, async (route) => {
    await (route.request().url().endsWith("bills") ? wait : late);
    await route.continue();
  });
  return releaseBills;
}

test("shows rows of the final size while loading, compact or not, so that nothing shifts on a phone or a desktop", async ({
  page,
  email,
}) => {
  await signUp(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  for (const name of ["Rent", "Power", "Water"]) await addBill(page, id, { name });
  await addIncome(page, { nextPayday: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10) });
  const shifts = await watchShifts(page);
  const panel = page.getByRole("tabpanel", { name: /^All/ });
  const measureShift = async (visit: string, count: number) => {
    const releaseBills = await delayBills(page);
    await page.goto("/dashboard");
    await expect(page.getByText("Loading bills...")).toBeAttached();
    const before = await panel.boundingBox();
    releaseBills();
    await expect(page.getByText("Bills Due Soon")).toBeVisible();
    await expect(panel.locator("li[data-bill]")).toHaveCount(3);
    if (count > 3) await expect(page.getByRole("button", { name: "Show More" })).toBeVisible();
    if (count > 5) await expect(page.getByRole("button", { name: `View all ${count} bills` })).toBeVisible();
    await expect(page.getByText(/Leftover/)).toBeVisible();
    await expect(page.getByRole("button", { name: "I moved it" })).toBeVisible();
    expect(await shifts(), visit).toBeLessThan(0.001);
    const after = await panel.boundingBox();
    expect(after?.y, visit).toBe(before?.y);
    return Math.abs((after?.height ?? Number.NaN) - (before?.height ?? 0));
  };
  const resize = async (width: number, height: number, isCompact: boolean) => {
    await page.setViewportSize({ width, height });
    await page.evaluate((value) => localStorage.setItem("userCompactView", value), String(isCompact));
  };

  for (const [width, isCompact] of [
    [390, true],
    [390, false],
    [1280, false],
  ] as const) {
    await resize(width, 900, isCompact);
    expect(await measureShift(`three rows at ${width} px, compact ${isCompact}`, 3)).toBeLessThanOrEqual(6);
  }
  for (let n = 1; n <= 8; n++) await addBill(page, id, { name: `Bill ${n}`, isDirectDebit: true, paymentDay: n });
  for (const [width, height, isCompact] of [
    [390, 844, false],
    [1440, 900, true],
  ] as const) {
    await resize(width, height, isCompact);
    // On the first visit the plan's size is unknown; later it is reserved.
    await page.evaluate(() => {
      for (const key of ["plan-shape", "due-soon-rows"]) localStorage.removeItem(key);
    });
    await measureShift(`first at ${width} px`, 11);
    const heightChange = await measureShift(`second at ${width} px`, 11);
    // If there were more at the last visit, space for the button is reserved, too.
    if (width > 390) expect(heightChange).toBeLessThanOrEqual(6);
  }
});
