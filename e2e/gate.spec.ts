import type { Page } from "@playwright/test";
import { DEMO_EMAIL } from "#contract/demo.ts";
import { passTime } from "./support/pass-time.ts";
import { startApp } from "./support/running-app.ts";
import { hold } from "./support/slow-network.ts";
import { comeWithoutProxy, expect, expectAccessible, personMenu, registered, signIn, test } from "./support/test.ts";
import { watchTimers } from "./support/timers.ts";

const spinner = (page: Page) => page.locator("main svg.animate-spin");

/** What the page said while these words stood on it, noted inside it: they stand for a second, and a look from outside can come too late. */
async function watchWords(page: Page, words: string) {
  await page.addInitScript((text) => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(text)) sessionStorage.setItem("shown", document.body.innerText);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, words);
  return () => page.evaluate(() => sessionStorage.getItem("shown"));
}

/** The browser forgets who is signed in as the next page loads: cleared now, this page's own check could write it down again. */
async function forgetOnLoad(page: Page) {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("forgot") !== null) return;
    localStorage.clear();
    sessionStorage.setItem("forgot", "yes");
  });
}

for (const path of ["/dashboard", "/accounts"]) {
  test(`shows the gate on ${path} when signed out; the test account signs in and stays there`, async ({ page }) => {
    const delays = await watchTimers(page);
    await comeWithoutProxy(page);
    const shown = await watchWords(page, "Successfully signed in! Redirecting...");
    const answer = await hold(page, "GET", "**/api/auth/user");
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Weekwise" })).toBeVisible();
    await expect(page.getByText("Status: checking")).toBeVisible();
    await expect(spinner(page)).toBeVisible();
    await answer();
    await expect(page.getByText("Status: not authenticated")).toBeVisible();
    await expect(page.getByText(/^Sign in with the test account to look around/)).toBeVisible();
    if (path === "/dashboard") await expectAccessible(page);
    const letIn = await hold(page, "POST", "**/login-direct");
    await page.getByRole("button", { name: "Sign In (Test Account)" }).click();
    await expect(page.getByText("Status: logging in...")).toBeVisible();
    await expect(page.getByText("Signing you in...")).toBeVisible();
    await letIn();
    await expect(personMenu(page)).toBeVisible();
    expect(await shown()).toContain("Status: logged in");
    expect(await delays()).toContain(1000);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.evaluate(() => localStorage.getItem("auth-state"))).toBe("authenticated");
    expect(await page.evaluate(() => localStorage.getItem("user-data"))).toContain(DEMO_EMAIL);
  });
}

test("shows 'You are signed in!' after checking, when only the server remembers the session", async ({
  page,
  email,
}) => {
  await registered(page, email);
  await signIn(page, email);
  await forgetOnLoad(page);
  const shown = await watchWords(page, "You are signed in!");
  await page.goto("/accounts");
  await expect(page.getByRole("heading", { name: "Account Manager" })).toBeVisible();
  expect(await shown()).toMatch(/Status: authenticated\n.*You are signed in!.*Sign Out \(Clear Cache\)/s);
});

test("signs out with 'Sign Out (Clear Cache)'", async ({ page, email }) => {
  await registered(page, email);
  await signIn(page, email);
  await forgetOnLoad(page);
  // Shortly after a mismatch the gate waits for a press instead of loading again, so that the press cannot come too late.
  await page.evaluate(() => sessionStorage.setItem("auth-mismatch-at", String(Date.now())));
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Sign Out (Clear Cache)" }).click();
  await expect(page.getByText("Status: not authenticated")).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("shows the gate once, without a reload loop, when the server has ended the session", async ({ page, email }) => {
  await page.clock.install();
  await registered(page, email);
  await signIn(page, email);
  // This page's own requests would find out before the one that is to find out.
  await page.waitForLoadState("networkidle");
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.setItem("left-over", "1");
    sessionStorage.setItem("left-over", "1");
    // biome-ignore lint/suspicious/noDocumentCookie: what a person's browser may have kept
    document.cookie = "left-over=1; path=/";
  });
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  const loggedOut = page.waitForRequest("**/logout-direct");
  await page.goto("/dashboard");
  await loggedOut;
  await expect(page.getByText("Status: not authenticated")).toBeVisible();
  const left = () => [localStorage.getItem("left-over"), sessionStorage.getItem("left-over"), document.cookie];
  expect(await page.evaluate(left)).toEqual([null, null, ""]);
  expect(await page.evaluate(() => localStorage.getItem("auth-state"))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("force-show-login"))).toBeNull();
  await passTime(page, 6000);
  expect(loads).toBe(2);
});

test("shows the forced gate once on any path, then the path's own page", async ({ page }) => {
  await page.goto("/register");
  await page.evaluate(() => localStorage.setItem("force-show-login", "true"));
  await page.goto("/");
  await expect(page.getByText("Status: not authenticated")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Sign Up Free" }).first()).toBeVisible();
});

test("treats unreadable cached data as signed out", async ({ page }) => {
  await page.goto("/login");
  await page.evaluate(() => {
    localStorage.setItem("auth-state", "authenticated");
    localStorage.setItem("user-data", "{broken");
  });
  await page.goto("/dashboard");
  await expect(page.getByText("Status: not authenticated")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("user-data"))).toBeNull();
});

test("treats a cached user with a field of the wrong type as signed out", async ({ page }) => {
  await page.goto("/login");
  await page.evaluate(() => {
    localStorage.setItem("auth-state", "authenticated");
    localStorage.setItem("user-data", '{"email":"x@y.zz","firstName":{"a":1}}');
  });
  // Held back: what is shown must not depend on the server's answer coming first.
  await page.route("**/api/auth/user", (route) => route.abort());
  await page.goto("/dashboard");
  await expect(page.getByText("Status: not authenticated")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("user-data"))).toBeNull();
});

test("shows 'You are signed in!' for a second before the page reloads", async ({ page, email }) => {
  await registered(page, email);
  await signIn(page, email);
  await forgetOnLoad(page);
  const delays = await watchTimers(page);
  const shown = await watchWords(page, "You are signed in!");
  await page.goto("/dashboard");
  await expect(personMenu(page)).toBeVisible({ timeout: 15_000 });
  expect(await shown()).toContain("You are signed in!");
  expect(await delays()).toContain(1000);
  await expect(personMenu(page)).toBeVisible();
});

test("clears the cached user on 'force-clean-auth'", async ({ page, email }) => {
  await registered(page, email);
  await signIn(page, email);
  await page.evaluate(() => localStorage.setItem("force-clean-auth", "true"));
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign Up Free" }).first()).toBeVisible();
  expect(
    await page.evaluate(() => ["auth-state", "user-data", "force-clean-auth"].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null, null]);
});

test("shows a refused or failed sign-in, and tries again", async ({ page }) => {
  await comeWithoutProxy(page);
  const app = await startApp({ env: { DEMO_ACCOUNT: "on" } });
  await page.goto(`${app.url}/dashboard`);
  await expect(page.getByRole("button", { name: "Sign In (Test Account)" })).toBeVisible();
  await page.route("**/api/auth/**", (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: "Sign In (Test Account)" }).click();
  await expect(page.getByText("Status: error")).toBeVisible();
  await expect(page.getByText("Login failed. Please try again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeEnabled();
  await page.unroute("**/api/auth/**");
  for (let n = 0; n < 10; n++) {
    await page.request.post(`${app.url}/api/auth/login-direct`, { data: { email: DEMO_EMAIL, password: "wrong" } });
  }
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Status: login failed")).toBeVisible();
  await expect(page.getByText("Login failed. Please try again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeEnabled();
  await app.stop();
});

test("keeps the remembered user signed in while the server is unreachable", async ({ page, email }) => {
  await registered(page, email);
  await signIn(page, email);
  await page.route("**/api/auth/user", (route) => route.abort());
  await page.reload();
  await expect(personMenu(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("auth-state"))).toBe("authenticated");
});
