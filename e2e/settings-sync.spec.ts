import type { Page } from "@playwright/test";
import { addAccount, signUp } from "./support/household.ts";
import {
  anotherBrowser,
  expect,
  logOut,
  openSettings as openDialog,
  personMenu,
  registerUser,
  signIn,
  test,
} from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Settings" });
const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const onServer = async (page: Page) => (await (await page.request.get("/api/settings")).json()).settings;
const first = (page: Page) => page.getByRole("list", { name: "Accounts" }).getByRole("listitem").first();

async function openSettings(page: Page, section: string) {
  await openDialog(page);
  await dialog(page).getByRole("tab", { name: section, exact: true }).click();
}

async function choose(page: Page, label: string, option: string) {
  await dialog(page).getByLabel(label, { exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

async function save(page: Page) {
  const reloaded = page.waitForEvent("load");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await reloaded;
  await expect(personMenu(page)).toBeVisible();
}

test("syncs settings to the server and to another browser, where the last save wins, and hides them from the next user", async ({
  page,
  browser,
  email,
}) => {
  await test.step("a browser with only local settings uploads them", async () => {
    await signUp(page, email, "/robots.txt");
    await addAccount(page, "Everyday", "1234.56");
    await page.evaluate(() => {
      localStorage.setItem("userCurrency", "AUD");
      localStorage.setItem("userReminderDays", "7");
      localStorage.setItem("userPayDay", "someday");
    });
    await page.goto("/accounts");
    const sent = { currency: "AUD", reminderDays: 7, payDay: "friday", payFrequency: "weekly", theme: null };
    await expect.poll(() => onServer(page)).toMatchObject(sent);
  });

  await test.step("unsent settings are kept, and sent with the next page", async () => {
    await page.route("**/api/settings", (route) => route.abort());
    await openSettings(page, "Display");
    await choose(page, "Currency", "Euro (EUR)");
    await choose(page, "Theme", "Dark");
    await save(page);
    await expect(first(page)).toContainText("€1,234.56");
    expect(await onServer(page)).toMatchObject({ currency: "AUD" });
    await page.unroute("**/api/settings");
    await page.reload();
    await expect.poll(() => onServer(page)).toMatchObject({ currency: "EUR" });
    await expect(first(page)).toContainText("€1,234.56");
  });

  await test.step("another browser has them from its first page, and saves new ones", async () => {
    const phone = await anotherBrowser(browser, { baseURL: new URL(page.url()).origin });
    await signIn(phone, email);
    await expect(first(phone)).toContainText("€1,234.56");
    await expect(phone.locator("html")).toHaveClass(/dark/);
    expect(await storedValue(phone, "userCurrency")).toBe("EUR");
    const saved = await onServer(phone);
    expect(saved).toMatchObject({ currency: "EUR", theme: "dark", showBalances: true });
    const later = await phone.request.put("/api/settings", { data: { ...saved, currency: "GBP", payDay: "monday" } });
    expect(later.status()).toBe(200);
    await phone.context().close();
  });

  await test.step("the first browser, still open, applies them without losing typed input", async () => {
    let answer = () => {};
    const settingsRequested = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/settings", async (route) => {
      await settingsRequested;
      await route.continue();
    });
    await page.goto("/accounts");
    await page.getByRole("button", { name: "Create New Account" }).click();
    const name = page.getByRole("dialog").getByLabel("Name");
    await name.fill("Half written");
    answer();
    await expect.poll(() => storedValue(page, "userCurrency")).toBe("GBP");
    await expect(name).toHaveValue("Half written");
    await page.unroute("**/api/settings");
    await page.goto("/accounts");
    await expect(first(page)).toContainText("£1,234.56");
    expect(await storedValue(page, "userPayDay")).toBe("monday");
    const now = await onServer(page);
    await page.request.put("/api/settings", { data: { ...now, showBalances: false } });
    await page.reload();
    await expect(first(page)).toContainText("••••••hidden");
  });

  await test.step("the next user of the browser starts with defaults", async () => {
    await logOut(page);
    await expect(page.getByText("Status: not authenticated")).toBeVisible();
    const next = `next-${email}`;
    await registerUser(page, next, { firstName: "Bo", lastName: "Lee" });
    await signIn(page, next);
    expect(await onServer(page)).toBeNull();
    await addAccount(page, "Everyday", "7.00");
    await page.reload();
    await expect(first(page)).toContainText("$7.00");
    await logOut(page);
    await expect(personMenu(page)).toBeHidden();
    await signIn(page, email);
    await expect(first(page)).toContainText("••••••hidden");
    expect(await storedValue(page, "userCurrency")).toBe("GBP");
  });
});
