import type { Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { expect, openSettings, registerUser, test } from "./support/test.ts";

/** The container, and its standalone link. */
const PAGES = [
  ["/"],
  ["/register", "Sign in", "/login"],
  ["/reset-password", "Back to sign in", "/login"],
  ["/dashboard", "What is Weekwise?", "/"],
  ["/login", "Sign up", "/register"],
] as const;

/** Presses Tab until the field or button with this label has the focus. */
async function tabTo(page: Page, name: string) {
  for (let n = 0; n < 20; n++) {
    await page.keyboard.press("Tab");
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      const input = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
      return input?.trim();
    });
    if (label === name) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test("is accessible in both themes, without horizontal scrolling or console output, with 44 px links, up to signing in by keyboard", async ({
  page,
  email,
}) => {
  const noise: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) noise.push(message.text());
  });
  page.on("pageerror", (error) => noise.push(String(error)));
  await page.setViewportSize({ width: 320, height: 700 });
  await registerUser(page, email);
  for (const [path, name, leadsTo] of PAGES) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await expectAccessibleInLightAndDark(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
    if (name === undefined) continue;
    const link = page.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", leadsTo);
    expect((await link.boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
  }
  await tabTo(page, "Email");
  await page.keyboard.type(email);
  await tabTo(page, "Password");
  await page.keyboard.type("correct horse");
  await tabTo(page, "Sign In");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("No bills added yet")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await openSettings(page);
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.goto("/accounts");
  await expect(page.getByText("No accounts yet")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  expect(noise.filter((line) => !line.includes("401"))).toEqual([]);
});

test("lists the promised benefits on the landing page, and applies the saved theme, else the system's, from the first paint", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In", exact: true }).first()).toHaveAttribute("href", "/login");
  await expect(page.getByRole("link", { name: "Sign Up Free" }).first()).toHaveAttribute("href", "/register");
  for (const promise of [
    /week/i,
    /scan/i,
    /sav/i,
    /income/i,
    /app stores?.*coming soon|coming soon.*app stores?/i,
    /secur/i,
  ]) {
    await expect(page.getByRole("main").getByText(promise).first()).toBeVisible();
  }

  const isDark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));
  expect(await isDark()).toBe(false);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  expect(await isDark()).toBe(true);
  await page.evaluate(() => localStorage.setItem("theme", "light"));
  // Before any module has run: the class must be set by the page's head.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/login");
  expect(await isDark()).toBe(false);
  await page.unroute("**/assets/*.js");
  await page.goto("/login");
  await page
    .getByRole("button", { name: /dark|theme/i })
    .first()
    .click();
  expect(await isDark()).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
});

/** The dialog scrolls, nothing in it does, and its button comes into view. */
async function expectScrolledAsWhole(page: Page) {
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  expect(await dialog.evaluate((panel) => panel.scrollHeight > panel.clientHeight)).toBe(true);
  const inner = await dialog.evaluate(
    (panel) => [...panel.querySelectorAll("div")].filter((part) => part.scrollHeight > part.clientHeight + 1).length,
  );
  expect(inner).toBe(0);
  const send = dialog.getByRole("button", { name: "Reset Password" });
  await expect(send).not.toBeInViewport();
  await dialog.hover();
  await page.mouse.wheel(0, 2000);
  await expect(send).toBeInViewport({ ratio: 1 });
}

test("scrolls a dialog as a whole on a screen of 320 by 256, and shows one toast at a time for 5 s, which F8 and Escape close, and so does a swipe of 60 px but not of 40", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/login");
  const room = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await expectScrolledAsWhole(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  if (room) await page.setViewportSize(room);

  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("wrong horse");
  const signInButton = page.getByRole("button", { name: "Sign In", exact: true });
  const region = page.getByRole("region", { name: /Notification/ });
  const toasts = region.getByRole("listitem");
  const fail = async () => {
    await Promise.all([page.waitForResponse("**/login-direct"), signInButton.click()]);
    await expect(signInButton).toBeEnabled();
    await expect(toasts).toHaveCount(1);
  };
  await fail();
  await page.keyboard.press("F8");
  await expect(region.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(toasts).toHaveCount(0);

  await fail();
  const swipeBy = async (length: number) => {
    const box = await toasts.boundingBox();
    if (!box) throw new Error("There is no toast to swipe");
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + length, box.y + 20, { steps: 6 });
    await page.mouse.up();
  };
  await swipeBy(40);
  await expect(toasts).toHaveAttribute("data-swipe", "cancel");
  await expect(toasts).toHaveAttribute("data-state", "open");
  await swipeBy(60);
  await expect(toasts).toHaveCount(0);

  await fail();
  await fail();
  await expect(toasts).toHaveText("ErrorLogin failed");
  expect((await region.locator("ol").boundingBox())?.width).toBe(420);
  await page.clock.runFor(4000);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(1500);
  await expect(toasts).toHaveCount(0);
});
