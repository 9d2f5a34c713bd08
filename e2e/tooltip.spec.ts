import { signUp } from "./support/household.ts";
import { expect, expectAccessible, personMenu, test } from "./support/test.ts";

test("shows a tooltip at once for the keyboard, after 700 ms for a pointer, 4 px away, and never blocks a click", async ({
  page,
  email,
}) => {
  const tooltip = page.getByRole("tooltip");
  await page.setViewportSize({ width: 600, height: 700 });
  await page.goto("/login");
  await page.getByRole("button", { name: "Switch between light and dark" }).hover();
  await expect(tooltip, "on the sign-in pages too").toContainText("Light or dark");

  await page.clock.install();
  await signUp(page, email, "/accounts");
  await personMenu(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const settings = page.getByRole("button", { name: "Settings" });
  await expect(settings).toBeFocused();
  await expect(tooltip).toContainText("Settings");
  await page.keyboard.press("Tab");
  // The previous one may still be fading out.
  await expect(tooltip.filter({ hasText: "Logout" })).toBeVisible();
  await expect(tooltip).toHaveCount(1);
  await settings.click();
  await page.getByRole("dialog").waitFor();
  await expect(tooltip).toHaveCount(0);
  // After closing with the mouse the focus returns to the button without opening its tooltip.
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(personMenu(page)).toBeFocused();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(tooltip).toHaveCount(0);

  // The next tooltip opens at once for a while; a fresh page has shown none.
  await page.reload();
  await personMenu(page).click();
  await settings.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await settings.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toContainText("Settings");
  await page.clock.resume();
  await expectAccessible(page);
  const button = await settings.boundingBox();
  const box = await tooltip.boundingBox();
  if (!button || !box) throw new Error("Nothing to measure");
  const gap = Math.max(box.y - (button.y + button.height), button.y - (box.y + box.height));
  expect(gap).toBeCloseTo(4, 0);
});
