import type { Page } from "@playwright/test";
import { passTime } from "./support/pass-time.ts";
import { expect, logOut, personMenu, removeClientAddress, test } from "./support/test.ts";

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });

const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });

const REASON = /Weekwise needs cookies and local storage/;

/** Records in the page that a text was shown: it lasts a second, and polling from outside may be too late. */
const recordText = (page: Page, words: string) =>
  page.addInitScript((text) => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(text)) Reflect.set(window, "wasSaid", true);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, words);

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
}

for (const [what, breakStorage] of [
  ["blocked", blockStorage],
  ["full", fillStorage],
] as const) {
  test(`signs in the test account with storage ${what} but cookies allowed, without a reload loop`, async ({
    page,
  }) => {
    await page.clock.install();
    await breakStorage(page);
    await removeClientAddress(page);
    if (what === "blocked") {
      // Pages stay readable, and explain what is missing.
      await page.goto("/");
      await expect(page.getByRole("link", { name: "Sign Up Free" }).first()).toBeVisible();
      for (const path of ["/login", "/register", "/dashboard"]) {
        await page.goto(path);
        await expect(page.getByText(REASON)).toBeVisible();
      }
    }
    const loads = countLoads(page);
    await page.goto("/accounts");
    await page.getByRole("button", { name: "Sign In (Test Account)" }).click();
    await expect(page.getByText("Successfully signed in! Redirecting...")).toBeVisible();
    await expect(personMenu(page)).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await passTime(page, 6000);
    await expect(personMenu(page)).toBeVisible();
    expect(loads()).toBe(1);

    // After a reload the session still exists: the gate lets the user in without another load.
    await recordText(page, "You are signed in!");
    await page.reload();
    await expect(personMenu(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "wasSaid"))).toBe(true);
    expect(loads()).toBe(2);

    await logOut(page);
    await expect(page.getByText("Status: not authenticated")).toBeVisible();
  });
}

test("shows a message or a Reload button, not a blank page, when JavaScript, cookies or a chunk are missing", async ({
  page,
  browser,
  world,
}) => {
  await test.step("without JavaScript the landing page shows, and the others say that they need it", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: world.app.url });
    const plain = await context.newPage();
    await plain.goto("/");
    await expect(plain.getByRole("heading", { level: 1 })).toBeVisible();
    await plain.goto("/login");
    await expect(plain.getByText(/JavaScript/).first()).toBeVisible();
    await context.close();
  });

  await test.step("the script fails to load", async () => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/login");
    await expect(page.getByText("Weekwise couldn't be loaded.")).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Weekwise couldn't be loaded.")).toBeHidden();
    await page.unroute("**/assets/*.js");
  });

  await test.step("a chunk fails to load later", async () => {
    await page.goto("/");
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.getByRole("link", { name: "Sign Up Free" }).first().click();
    await expect(page.getByRole("button", { name: /reload|try again/i })).toBeVisible();
    await page.unroute("**/assets/*.js");
    await page.getByRole("button", { name: /reload|try again/i }).click();
    await expect(page.getByLabel("First name")).toBeVisible();
  });

  await test.step("cookies are blocked", async () => {
    await page.addInitScript(() => Object.defineProperty(navigator, "cookieEnabled", { get: () => false }));
    await page.goto("/login");
    await expect(page.getByText(REASON)).toBeVisible();
  });
});
