import { expect, type Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./accessible.ts";

/** Expects no violation in light and dark, and that the page fits a small phone. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessibleInLightAndDark(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  for (const panel of await dialog.all()) {
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
