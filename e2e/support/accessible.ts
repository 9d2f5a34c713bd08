import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Expects no accessibility violation. Evaluated, not added as a script, which the page's CSP would block. */
export const expectAccessible = (page: Page) => expectNoViolation(page, {});

/** Checks colours in dark and every rule in light, since themes differ only in colours. Leaves the page in light. */
export async function expectAccessibleInLightAndDark(page: Page): Promise<void> {
  const setDark = (isDark: boolean) =>
    page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), isDark);
  await setDark(true);
  await expectNoViolation(page, { runOnly: ["color-contrast"] });
  await setDark(false);
  await expectNoViolation(page, {});
}

async function expectNoViolation(page: Page, rules: { runOnly?: string[] }): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(async (rules) => {
    // Skips running fades, without waiting: a busy machine may render no frame for a long time.
    const animations = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of animations) animation.finish();
    // Content hidden behind an open dialog is checked elsewhere; here it would double the work.
    const context = { exclude: [["[data-aria-hidden=true]"]] };
    // No report of passed rules, and no resources for rules that are off.
    const { violations } = await (
      Reflect.get(window, "axe") as { run: (...given: object[]) => Promise<{ violations: Violation[] }> }
    ).run(context, { resultTypes: ["violations"], preload: false, ...rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  }, rules);
  expect(found).toEqual([]);
}

type Violation = { id: string; nodes: { html: string }[] };
