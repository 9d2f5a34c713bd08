import type { Page } from "@playwright/test";
import { passTime } from "./support/pass-time.ts";
import { comeWithoutProxy, expect, logOut, personMenu, test } from "./support/test.ts";

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

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
}

test("shows readable pages and a reason when storage throws", async ({ page }) => {
  await blockStorage(page);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign Up Free" }).first()).toBeVisible();
  for (const path of ["/login", "/register", "/dashboard"]) {
    await page.goto(path);
    await expect(page.getByText(/Weekwise needs cookies and local storage/)).toBeVisible();
  }
});

for (const [what, spoil] of [
  ["blocked", blockStorage],
  ["full", fillStorage],
] as const) {
  test(`signs in the test account with storage ${what} but cookies allowed, without a reload loop`, async ({
    page,
  }) => {
    await page.clock.install();
    await spoil(page);
    await comeWithoutProxy(page);
    const loads = countLoads(page);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Sign In (Test Account)" }).click();
    await expect(page.getByText("Successfully signed in! Redirecting...")).toBeVisible();
    await expect(personMenu(page)).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await passTime(page, 6000);
    await expect(personMenu(page)).toBeVisible();
    expect(loads()).toBe(1);

    // Loaded again, the session is still there: the gate lets the person through without another load.
    const said = page.getByText("You are signed in!").waitFor();
    await page.reload();
    await said;
    await expect(personMenu(page)).toBeVisible();
    expect(loads()).toBe(2);

    await logOut(page);
    await expect(page.getByText("Status: not authenticated")).toBeVisible();
  });
}

test("explains that cookies are blocked", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "cookieEnabled", { get: () => false }));
  await page.goto("/login");
  await expect(page.getByText(/Weekwise needs cookies and local storage/)).toBeVisible();
});

test("shows the landing page without JavaScript, and the other pages say that they need it", async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: world.app.url });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/login");
  await expect(page.getByText(/JavaScript/).first()).toBeVisible();
  await context.close();
});

test("shows a message, not a white page, when the script fails to load", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/login");
  await expect(page.getByText("Weekwise could not be loaded.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Weekwise could not be loaded.")).toBeHidden();
});

test("offers to reload when a part fails to load later", async ({ page }) => {
  await page.goto("/");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Sign Up Free" }).first().click();
  await expect(page.getByRole("button", { name: /reload|try again/i })).toBeVisible();
  await page.unroute("**/assets/*.js");
  await page.getByRole("button", { name: /reload|try again/i }).click();
  await expect(page.getByLabel("First name")).toBeVisible();
});
