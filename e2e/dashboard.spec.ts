import type { Page } from "@playwright/test";
import { addAccount, addBill, addIncome, arrive } from "./support/household.ts";
import { passTime } from "./support/pass-time.ts";
import { expect, expectAccessible, PASSWORD, personMenu, test } from "./support/test.ts";

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

test("opens only the dialog asked for last, reports one that fails, and leads to Accounts and back", async ({
  page,
  email,
  context,
}) => {
  const held: (() => void)[] = [];
  await page.route(/income-dialog|adjust-dialog/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.route(/scan-dialog/, (route) => route.abort("internetdisconnected"));
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  for (let n = 0; n < 6; n++) await addBill(page, id, { name: `Bill ${n}` });
  await page.goto("/dashboard");
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

  // The summary stands to the right of the lists, and leads back to all bills.
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

test("does not shift the layout while loading, on a phone and on a desk", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  for (let n = 0; n < 11; n++) await addBill(page, id, { name: `Bill ${n}`, isDirectDebit: true, paymentDay: n + 1 });
  await addIncome(page, { nextPayday: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10) });
  await page.route(/\/api\/(bills|incomes|plan)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const shifts = await watchShifts(page);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The first time nothing is known of the plan's size; then it is as large as last time.
    await page.evaluate(() => {
      for (const known of ["plan-shape", "due-soon-rows"]) localStorage.removeItem(known);
    });
    for (const visit of ["first", "second"]) {
      await page.goto("/dashboard");
      await expect(page.getByText("Bills Due Soon")).toBeVisible();
      await expect(page.getByRole("button", { name: "View all 11 bills" })).toBeVisible();
      await expect(page.getByText(/Leftover/)).toBeVisible();
      await expect(page.getByRole("button", { name: "I moved it" })).toBeVisible();
      expect(await shifts(), `${visit} at ${width} px`).toBeLessThan(0.001);
    }
  }
});

/** Signs in again as the login page would, and looks at the dashboard. */
async function comeBack(page: Page, email: string): Promise<void> {
  const answer = await page.request.post("/api/auth/login-direct", { data: { email, password: PASSWORD } });
  await page.evaluate(
    (user) => {
      localStorage.setItem("user-data", user);
      localStorage.setItem("auth-state", "authenticated");
    },
    await answer.text(),
  );
  await page.goto("/dashboard");
}

/** The session is gone, and it is the next thing that a person does which finds out: whatever loads has loaded. */
async function endSession(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.context().clearCookies();
}

test("shows the gate, not an empty household, when the session has ended before a load, a deletion or a payment", async ({
  page,
  email,
}) => {
  const gate = page.getByText("Status: not authenticated");
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Rent" });
  await page.route("**/api/bills", (route) => route.abort("internetdisconnected"));
  await page.goto("/dashboard");
  const dueSoon = page.getByRole("complementary", { name: "Bills Due Soon" });
  await expect(dueSoon.getByRole("alert")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/bills");
  await endSession(page);
  await dueSoon.getByRole("button", { name: "Retry" }).click();
  await expect(gate).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);

  await comeBack(page, email);
  await page.getByRole("button", { name: "Delete Rent" }).click();
  await endSession(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(gate).toBeVisible();

  await comeBack(page, email);
  await page.getByRole("button", { name: "Pay Rent" }).click();
  await expect(page.getByRole("dialog")).toContainText("Left after paying");
  await endSession(page);
  await page.getByRole("button", { name: "Pay Bill", exact: true }).click();
  await expect(gate).toBeVisible();
  await comeBack(page, email);
  await expect(page.getByRole("button", { name: "Pay Rent" })).toBeVisible();
  expect((await (await page.request.get("/api/payments")).json()).items).toEqual([]);
});
