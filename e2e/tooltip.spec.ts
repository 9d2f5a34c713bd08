import type { Page } from "@playwright/test";
import { expect, expectAccessible, personMenu, registered, signIn, test } from "./support/test.ts";

const tooltip = (page: Page) => page.getByRole("tooltip");

test("shows a tooltip after 700 ms under the pointer, 4 px away", async ({ page, email }) => {
  await page.setViewportSize({ width: 600, height: 700 });
  await registered(page, email);
  await signIn(page, email);
  await page.clock.install();
  await page.reload();
  const settings = page.getByRole("button", { name: "Settings" });
  await personMenu(page).click();
  await settings.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await settings.hover();
  await page.clock.runFor(650);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip(page)).toContainText("Settings");
  await page.clock.resume();
  await expectAccessible(page);

  const button = await settings.boundingBox();
  const box = await tooltip(page).boundingBox();
  if (!button || !box) throw new Error("Nothing to measure");
  const gap = Math.max(box.y - (button.y + button.height), button.y - (box.y + box.height));
  expect(gap).toBeCloseTo(4, 0);
});

test("shows a tooltip at once for the keyboard, and never blocks a click", async ({ page, email }) => {
  await registered(page, email);
  await signIn(page, email);
  await personMenu(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Settings" })).toBeFocused();
  await expect(tooltip(page)).toContainText("Settings");
  await page.keyboard.press("Tab");
  // For a blink the last one may still be on its way out.
  await expect(tooltip(page).filter({ hasText: "Logout" })).toBeVisible();
  await expect(tooltip(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").waitFor();
  await expect(tooltip(page)).toHaveCount(0);
  // Closed with the mouse, the focus goes back to the button without a tooltip that nobody asked for.
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(personMenu(page)).toBeFocused();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(tooltip(page)).toHaveCount(0);
});

test("shows the theme button's tooltip on the sign-in pages", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Switch between light and dark" }).hover();
  await expect(tooltip(page)).toContainText("Light or dark");
});
