import type { Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, signUp } from "./support/household.ts";
import { expect, expectAccessible, openSettings as openDialog, PASSWORD, personMenu, test } from "./support/test.ts";

const SECTIONS = ["Profile", "Household", "Notifications", "Display", "Statistics", "Security", "Privacy", "Data"];

const dialog = (page: Page) => page.getByRole("dialog", { name: "Settings" });
const tab = (page: Page, name: string) => dialog(page).getByRole("tab", { name, exact: true });
const toast = (page: Page) => page.getByRole("region", { name: /Notification/ });
const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function openSettings(page: Page, section = "Profile") {
  await openDialog(page);
  await tab(page, section).click();
}

async function choose(page: Page, label: string, option: string) {
  await dialog(page).getByLabel(label, { exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("refetches the user and reloads, or signs out when the server refuses", async ({ page, context, email }) => {
  await signUp(page, email);
  const refetch = async () => {
    await openSettings(page);
    await dialog(page).getByRole("button", { name: "Refresh from the server" }).click();
  };
  let reloaded = page.waitForEvent("load");
  await page.evaluate(() => localStorage.setItem("user-data", JSON.stringify({ email: "old@example.com" })));
  await refetch();
  await reloaded;
  expect(await storedValue(page, "user-data")).toContain(email);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ann");

  // No response: cleared, but not reloaded.
  await openSettings(page);
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  const fetched = () => performance.getEntriesByType("resource").map(({ name }) => name);
  await expect.poll(async () => (await page.evaluate(fetched)).some((url) => url.includes("auth-gate"))).toBe(true);
  await context.setOffline(true);
  await dialog(page).getByRole("button", { name: "Refresh from the server" }).click();
  await expect(page.getByText(/^Status:/)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  expect(await storedValue(page, "auth-state")).toBeNull();
  await context.setOffline(false);

  // The session has ended: cleared and reloaded.
  await page.reload();
  await expect(personMenu(page)).toBeVisible();
  await openSettings(page);
  await context.clearCookies();
  reloaded = page.waitForEvent("load");
  await dialog(page).getByRole("button", { name: "Refresh from the server" }).click();
  await reloaded;
  await expect(page.getByText("Status: not authenticated")).toBeVisible();
  expect(await storedValue(page, "user-data")).toBeNull();
});

test("saves every preference, shows a toast, reloads after a second, and hides balances on the dashboard and among the accounts", async ({
  page,
  email,
}) => {
  await signUp(page, email, "/robots.txt");
  const { id } = await addAccount(page, "Everyday", "1234.56");
  await addAccount(page, "Overdrawn", "-77.89");
  const { id: billId } = await addBill(page, id, { name: "Internet", amount: "60.00" });
  expect((await page.request.post("/api/bills/pay", { data: { billId } })).status()).toBe(200);
  await page.goto("/dashboard");
  await openSettings(page);
  await choose(page, "Pay frequency", "Fortnightly");
  await choose(page, "Pay day", "Monday");
  await tab(page, "Notifications").click();
  await choose(page, "Remind me", "7 days before");
  await dialog(page).getByRole("switch", { name: "Weekly reports" }).click();
  const emails = dialog(page).getByRole("switch", { name: "Email notifications" });
  await expect(emails).toBeChecked();
  await emails.click();
  await tab(page, "Display").click();
  await choose(page, "Currency", "Euro (EUR)");
  await choose(page, "Date format", "YYYY-MM-DD");
  await choose(page, "Theme", "Dark");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await dialog(page).getByRole("switch", { name: "Compact view" }).click();
  await tab(page, "Privacy").click();
  await dialog(page).getByRole("switch", { name: "Show balances" }).click();
  expect(await storedValue(page, "userShowBalances"), "nothing is kept before it is saved").toBeNull();

  // The settings are sent to the server in one call.
  const sent: string[] = [];
  page.on(
    "request",
    (request) => request.method() !== "GET" && sent.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  const pressed = Date.now();
  const reloaded = page.waitForEvent("load");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(toast(page)).toContainText("Settings saved");
  await reloaded;
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1000);
  expect(sent).toEqual(["PUT /api/settings"]);
  const keys = {
    userPayFrequency: "fortnightly",
    userPayDay: "monday",
    userCurrency: "EUR",
    userDateFormat: "YYYY-MM-DD",
    userReminderDays: "7",
    userCompactView: "true",
    userEmailNotifications: "false",
    userBillReminders: "true",
    userWeeklyReports: "true",
    userShowBalances: "false",
    theme: "dark",
  };
  for (const [key, value] of Object.entries(keys)) expect(await storedValue(page, key), key).toBe(value);

  // Balances, the balance after a payment, and their total.
  const figures = /1,234\.56|1,174\.56|77\.89|1,156\.67|1,096\.67/;
  await openSettings(page, "Statistics");
  const balance = dialog(page).locator("dl > div", { hasText: "Accounts" });
  await expect(balance).toContainText("••••••");
  await expect(balance).toContainText("in 2 accounts");
  await expect(page.locator("body")).not.toContainText(figures);
  await page.keyboard.press("Escape");

  const saved = page.getByRole("complementary", { name: "Financial Overview" }).locator("dl > div").nth(2);
  await expect(saved).toHaveText("Total Saved••••••hiddenso far");
  await expect(page.locator("body")).not.toContainText(figures);

  await page.goto("/accounts");
  await expect(page.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("listitem").first()).toContainText("••••••hidden");
  await expect(page.getByText("2 accounts", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Ledger and forecast of Everyday" }).click();
  const details = page.getByRole("region", { name: "Ledger and forecast of Everyday" });
  await expect(details).toContainText("Your balances are hidden.");
  await expect(details.getByRole("listitem").last()).toContainText("Opening balance");
  await expect(details).toContainText("-€60.00");
  await expect(page.locator("body")).not.toContainText(figures);
  await expect(page.locator("body")).not.toContainText("Balance of");
  await expect(page.locator("main").getByText("Overdrawn")).toHaveCount(1);
  await expectAccessibleInLightAndDark(page);
});

test("is accessible in every section and in both themes from 320 px, and asks before Delete All Data, which can be cancelled within 24 hours", async ({
  page,
  email,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUp(page, email, "/robots.txt");
  const other = await browser.newContext();
  const data = { email, password: PASSWORD };
  expect((await other.request.post("/api/auth/login-direct", { data })).status()).toBe(200);
  const { id } = await addAccount(page, "A".repeat(100), "99999999.99");
  await addBill(page, id, { name: "N".repeat(255), amount: "99999999.99", frequency: "weekly" });
  await page.goto("/accounts");
  await openSettings(page);
  for (const section of SECTIONS) {
    await expect(tab(page, section)).toBeInViewport({ ratio: 1 });
    expect((await tab(page, section).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await tab(page, section).click();
    await expect(tab(page, section)).toHaveAttribute("aria-selected", "true");
    if (section === "Security") {
      await expect(dialog(page).getByText("Chrome on", { exact: false })).toHaveCount(2);
      await expect(dialog(page).getByRole("button", { name: /^Sign out: / })).toHaveCount(1);
    }
    if (section === "Statistics") await expect(dialog(page)).toContainText("$99,999,999.99 per week");
    await expectAccessibleInLightAndDark(page);
    const overflow = await dialog(page).evaluate((panel) =>
      [...panel.querySelectorAll(":scope > *")].some((part) => part.scrollWidth > part.clientWidth + 1),
    );
    expect(overflow, section).toBe(false);
    await tab(page, "Profile").scrollIntoViewIfNeeded();
  }

  const deletesAt = async () => (await (await page.request.get("/api/auth/user")).json()).deletesAt;
  const banner = page.getByRole("region", { name: "Deletion of your data" });
  await dialog(page).getByRole("button", { name: "Delete All Data" }).click();
  const asking = page.getByRole("alertdialog", { name: "Delete All Data?" });
  await asking.getByRole("button", { name: "Cancel" }).click();
  expect(await deletesAt()).toBeNull();

  await dialog(page).getByRole("button", { name: "Delete All Data" }).click();
  await expectAccessible(page);
  await asking.getByRole("button", { name: "Delete All Data" }).click();
  await expect(toast(page)).toContainText("All your data will be deleted within 24 hours");
  expect(new Date(await deletesAt()).getTime() - Date.now()).toBeLessThan(24 * 3_600_000);
  // The opener is gone; the focus must not fall through to the page behind.
  const holdsFocus = () => dialog(page).evaluate((open) => open.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner).toContainText("All your data will be deleted");
  await page.reload();
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole("button", { name: "Keep my data" }).click();
  await expect(toast(page)).toContainText("Your data won't be deleted");
  await expect(banner).toBeHidden();
  expect(await deletesAt()).toBeNull();
  await page.reload();
  await expect(personMenu(page)).toBeVisible();
  await expect(banner).toBeHidden();
});
