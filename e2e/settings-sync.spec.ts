import type { Browser, Page } from "@playwright/test";
import { addAccount, arrive } from "./support/household.ts";
import { expect, logOut, openSettings as openDialog, PASSWORD, personMenu, signIn, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Settings" });
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const onServer = async (page: Page) => (await (await page.request.get("/api/settings")).json()).settings;
const overview = (page: Page) => page.getByRole("complementary", { name: "Financial Overview" });

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

async function anotherBrowser(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  return context.newPage();
}

test("takes saved settings along to another browser, and the last save counts", async ({ page, browser, email }) => {
  await arrive(page, email);
  await addAccount(page, "Everyday", "1234.56");
  await openSettings(page, "Display");
  await choose(page, "Currency", "Pound sterling (GBP)");
  await choose(page, "Theme", "Dark");
  await dialog(page).getByRole("tab", { name: "Privacy" }).click();
  await dialog(page).getByRole("switch", { name: "Show balances" }).click();
  await save(page);

  const phone = await anotherBrowser(browser, page);
  await signIn(phone, email);
  await expect(overview(phone)).toContainText("£0.00");
  await expect(phone.locator("html")).toHaveClass(/dark/);
  await phone.goto("/accounts");
  await expect(phone.getByRole("listitem").first()).toContainText("••••••hidden");
  expect(await kept(phone, "userCurrency")).toBe("GBP");

  await openSettings(phone, "Display");
  await choose(phone, "Currency", "Euro (EUR)");
  await save(phone);
  await expect.poll(() => onServer(phone)).toMatchObject({ currency: "EUR", theme: "dark", showBalances: false });

  // The first browser is open all the while, and follows with its next page.
  await page.reload();
  await expect(overview(page)).toContainText("€0.00");
  expect(await kept(page, "userCurrency")).toBe("EUR");
  await phone.context().close();
});

test("keeps settings that could not be sent, and sends them with the next page", async ({ page, email }) => {
  await arrive(page, email);
  await page.route("**/api/settings", (route) => route.abort());
  await openSettings(page, "Display");
  await choose(page, "Currency", "Euro (EUR)");
  await save(page);
  await expect(overview(page)).toContainText("€0.00");
  expect(await onServer(page)).toBeNull();

  await page.unroute("**/api/settings");
  await page.reload();
  await expect.poll(() => onServer(page)).toMatchObject({ currency: "EUR" });
  await expect(overview(page)).toContainText("€0.00");
});

test("sends up the settings of a browser from before they were on the server", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await page.evaluate(() => {
    localStorage.setItem("userCurrency", "AUD");
    localStorage.setItem("userReminderDays", "7");
    localStorage.setItem("userPayDay", "someday");
  });
  await page.goto("/dashboard");
  const sent = { currency: "AUD", reminderDays: 7, payDay: "friday", payFrequency: "weekly", theme: null };
  await expect.poll(() => onServer(page)).toMatchObject(sent);
});

test("leaves nobody with the settings of whoever used the browser before", async ({ page, email }) => {
  await arrive(page, email);
  await openSettings(page, "Display");
  await choose(page, "Currency", "Euro (EUR)");
  await save(page);
  await expect.poll(() => onServer(page)).toMatchObject({ currency: "EUR" });
  await logOut(page);
  await expect(
    page
      .getByText(/^Status:/)
      .or(page.getByRole("link", { name: "Sign In" }))
      .first(),
  ).toBeVisible();

  const next = `next-${email}`;
  const data = { email: next, password: PASSWORD, firstName: "Bo", lastName: "Lee" };
  expect((await page.request.post("/api/auth/register", { data })).status()).toBe(201);
  await signIn(page, next);
  await expect(overview(page)).toContainText("$0.00");
  expect(await onServer(page)).toBeNull();
  await logOut(page);
  await expect(personMenu(page)).toBeHidden();
  await signIn(page, email);
  await expect(overview(page)).toContainText("€0.00");
});

test("takes over newer settings without losing what somebody is typing", async ({ page, email }) => {
  await arrive(page, email);
  await openSettings(page, "Display");
  await choose(page, "Currency", "Euro (EUR)");
  await save(page);
  await expect.poll(() => onServer(page)).toMatchObject({ currency: "EUR" });
  const elsewhere = { ...(await onServer(page)), currency: "GBP" };
  expect((await page.request.put("/api/settings", { data: elsewhere })).status()).toBe(200);

  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/settings", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/accounts");
  await page.getByRole("button", { name: "Create New Account" }).click();
  const name = page.getByRole("dialog").getByLabel("Name");
  await name.fill("Half written");
  answer();
  await expect.poll(() => kept(page, "userCurrency")).toBe("GBP");
  await expect(name).toHaveValue("Half written");
  await page.goto("/dashboard");
  await expect(overview(page)).toContainText("£0.00");
});
