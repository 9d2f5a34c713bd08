import type { Page } from "@playwright/test";
import { DEMO_EMAIL } from "#contract/demo.ts";
import { signUp } from "./support/household.ts";
import { passTime } from "./support/pass-time.ts";
import { delayRequests } from "./support/slow-network.ts";
import { expect, expectAccessible, personMenu, removeClientAddress, test } from "./support/test.ts";
import { watchTimers } from "./support/timers.ts";

const spinner = (page: Page) => page.locator("main svg.animate-spin");
const stored = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);

/** Records in the page what was shown with these texts: they last a second, and polling from outside may be too late. */
async function recordShownText(page: Page, words: string) {
  await page.addInitScript((text) => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(text)) sessionStorage.setItem("shown", document.body.innerText);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, words);
  return () => page.evaluate(() => sessionStorage.getItem("shown"));
}

/** Clears the cached user as the next page loads; cleared now, this page's own check could restore it. */
async function forgetOnLoad(page: Page) {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("forgot") !== null) return;
    localStorage.clear();
    sessionStorage.clear();
    sessionStorage.setItem("forgot", "yes");
  });
}

test("shows the gate on /accounts and /dashboard when signed out, reports a failed or refused sign-in, and the test account signs in and stays on the path", async ({
  page,
}) => {
  const delays = await watchTimers(page);
  await removeClientAddress(page);
  const shown = await recordShownText(page, "Successfully signed in! Redirecting...");
  const tryAgain = page.getByRole("button", { name: "Try Again" });

  const openGate = async (path: string) => {
    const answer = await delayRequests(page, "GET", "**/api/auth/user");
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Weekwise" })).toBeVisible();
    await expect(page.getByText("Status: checking")).toBeVisible();
    await expect(spinner(page)).toBeVisible();
    await answer();
    await expect(page.getByText("Status: not authenticated")).toBeVisible();
    await expect(page.getByText(/^Sign in with the test account to look around/)).toBeVisible();
  };
  const signInAtGate = async (button: string, path: string) => {
    const releaseLogin = await delayRequests(page, "POST", "**/login-direct");
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("Status: logging in...")).toBeVisible();
    await expect(page.getByText("Signing you in...")).toBeVisible();
    await releaseLogin();
    await expect(personMenu(page)).toBeVisible();
    expect(await shown()).toContain("Status: logged in");
    expect(await delays()).toContain(1000);
    expect(new URL(page.url()).pathname).toBe(path);
    const [state, user] = await stored(page, "auth-state", "user-data");
    expect(state).toBe("authenticated");
    expect(user).toContain(DEMO_EMAIL);
  };
  await openGate("/accounts");
  await signInAtGate("Sign In (Test Account)", "/accounts");

  await page.waitForLoadState("networkidle");
  await page.context().clearCookies();
  await forgetOnLoad(page);
  await openGate("/dashboard");
  await expectAccessible(page);
  await page.route("**/api/auth/**", (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: "Sign In (Test Account)" }).click();
  await expect(page.getByText("Status: error")).toBeVisible();
  await expect(page.getByText("Login failed. Please try again.")).toBeVisible();
  await expect(tryAgain).toBeEnabled();
  await page.unroute("**/api/auth/**");
  // Through a proxy the demo is open to nobody.
  await page.context().setExtraHTTPHeaders({ "x-forwarded-for": "203.0.113.9" });
  await tryAgain.click();
  await expect(page.getByText("Status: login failed")).toBeVisible();
  await expect(page.getByText("Login failed. Please try again.")).toBeVisible();
  await expect(tryAgain).toBeEnabled();
  await removeClientAddress(page);
  await signInAtGate("Try Again", "/dashboard");
});

test("keeps the cached user while the server is unreachable, shows 'You are signed in!' for a second when only the server has a session, and signs out with 'Sign Out (Clear Cache)'", async ({
  page,
  email,
}) => {
  await signUp(page, email, "/accounts");
  await test.step("the server is unreachable", async () => {
    await page.route("**/api/auth/user", (route) => route.abort());
    await page.reload();
    await expect(personMenu(page)).toBeVisible();
    expect(await stored(page, "auth-state")).toEqual(["authenticated"]);
    await page.unroute("**/api/auth/user");
  });

  await test.step("only the server has a session", async () => {
    await forgetOnLoad(page);
    const delays = await watchTimers(page);
    const shown = await recordShownText(page, "You are signed in!");
    await page.goto("/accounts");
    await expect(page.getByRole("heading", { name: "Account Manager" })).toBeVisible();
    expect(await shown()).toMatch(/Status: authenticated\n.*You are signed in!.*Sign Out \(Clear Cache\)/s);
    expect(await delays()).toContain(1000);
    await expect(personMenu(page)).toBeVisible();
  });

  await test.step("'force-clean-auth' clears the cached user", async () => {
    await page.evaluate(() => localStorage.setItem("force-clean-auth", "true"));
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Sign Up Free" }).first()).toBeVisible();
    expect(await stored(page, "auth-state", "user-data", "force-clean-auth")).toEqual([null, null, null]);
  });

  await test.step("the gate signs out", async () => {
    // Shortly after a mismatch the gate waits for a press instead of reloading, so the press cannot come too late.
    await page.evaluate(() => sessionStorage.setItem("auth-mismatch-at", String(Date.now())));
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Sign Out (Clear Cache)" }).click();
    await expect(page.getByText("Status: not authenticated")).toBeVisible();
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });
});

test("shows the forced gate once on any path, treats invalid cached data as signed out, and shows the gate once, without a reload loop, when the server has ended the session", async ({
  page,
  email,
}) => {
  await page.clock.install();
  await page.goto("/register");
  await page.evaluate(() => localStorage.setItem("force-show-login", "true"));
  await page.goto("/");
  const signedOut = page.getByText("Status: not authenticated");
  await expect(signedOut).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Sign Up Free" }).first()).toBeVisible();

  const remember = (data: string) =>
    page.evaluate((text) => {
      localStorage.setItem("auth-state", "authenticated");
      localStorage.setItem("user-data", text);
    }, data);
  await remember("{broken");
  await page.goto("/dashboard");
  await expect(signedOut).toBeVisible();
  expect(await stored(page, "user-data")).toEqual([null]);

  await remember('{"email":"x@y.zz","firstName":{"a":1}}');
  // Delayed: the display must not depend on a quick response.
  await page.route("**/api/auth/user", (route) => route.abort());
  await page.goto("/dashboard");
  await expect(signedOut).toBeVisible();
  expect(await stored(page, "user-data")).toEqual([null]);
  await page.unroute("**/api/auth/user");

  await signUp(page, email, "/accounts");
  await expect(personMenu(page)).toBeVisible();
  // This page's own requests would notice first.
  await expect(page.getByText("No accounts yet")).toBeVisible();
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
  const readLeftOvers = () => [localStorage.getItem("left-over"), sessionStorage.getItem("left-over"), document.cookie];
  expect(await page.evaluate(readLeftOvers)).toEqual([null, null, ""]);
  expect(await stored(page, "auth-state", "force-show-login")).toEqual([null, null]);
  await passTime(page, 6000);
  expect(loads).toBe(2);
});
