import type { Page } from "@playwright/test";
import { comeWithoutProxy, expect, test } from "./support/test.ts";

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

test("storage that throws leaves readable pages and a reason", async ({ page }) => {
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
  test(`with storage ${what} but cookies at work, the test account gets in and the page does not circle`, async ({
    page,
  }) => {
    await spoil(page);
    await comeWithoutProxy(page);
    const loads = countLoads(page);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Sign In (Test Account)" }).click();
    await expect(page.getByText("Successfully signed in! Redirecting...")).toBeVisible();
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.waitForTimeout(1500);
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    expect(loads()).toBe(1);

    // Loaded again, the session is still there: the gate lets the person through without another load.
    await page.reload();
    await expect(page.getByText("You are signed in!")).toBeVisible();
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    expect(loads()).toBe(2);

    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByText("Status: not authenticated")).toBeVisible();
  });
}

test("cookies that are refused are explained", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "cookieEnabled", { get: () => false }));
  await page.goto("/login");
  await expect(page.getByText(/Weekwise needs cookies and local storage/)).toBeVisible();
});

test("without scripts the landing page still sells, and the others say what they need", async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: world.app.url });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/login");
  await expect(page.getByText(/JavaScript/).first()).toBeVisible();
  await context.close();
});

test("a script that does not arrive ends in words, not in a white page", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/login");
  await expect(page.getByText("Weekwise could not be loaded.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Weekwise could not be loaded.")).toBeHidden();
});

test("a part that does not arrive later can be asked for again", async ({ page }) => {
  await page.goto("/");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Sign Up Free" }).first().click();
  await expect(page.getByRole("button", { name: /reload|try again/i })).toBeVisible();
  await page.unroute("**/assets/*.js");
  await page.getByRole("button", { name: /reload|try again/i }).click();
  await expect(page.getByLabel("First name")).toBeVisible();
});
