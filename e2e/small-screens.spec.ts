import type { Locator } from "@playwright/test";
import { comeWithoutProxy, expect, test } from "./support/test.ts";

const heightOf = async (target: Locator) => (await target.boundingBox())?.height ?? 0;

test("makes standalone links 44 px high on touch screens, and scrolls a dialog as a whole on a screen of 320 by 256", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await comeWithoutProxy(page);
  for (const [path, name, leadsTo] of [
    ["/login", "Sign up", "/register"],
    ["/register", "Sign in", "/login"],
    ["/reset-password", "Back to sign in", "/login"],
    ["/dashboard", "What is Weekwise?", "/"],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", leadsTo);
    expect(await heightOf(link), name).toBeGreaterThanOrEqual(44);
  }

  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/login");
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
});
