import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** No accessibility violation on what is shown now. Evaluated, not added as a script: the page's policy would refuse that, rightly. */
export const expectAccessible = (page: Page) => expectNoViolation(page, {});

/** In dark by its colours, in light by every rule: a theme changes nothing but colours. The page is left in light. */
export async function expectAccessibleInLightAndDark(page: Page): Promise<void> {
  const wear = (isDark: boolean) =>
    page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), isDark);
  await wear(true);
  await expectNoViolation(page, { runOnly: ["color-contrast"] });
  await wear(false);
  await expectNoViolation(page, {});
}

async function expectNoViolation(page: Page, rules: { runOnly?: string[] }): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(async (rules) => {
    // Nothing is judged in the middle of a fade. It is not waited for: a busy machine may draw no frame for a long time.
    const fades = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const fade of fades) fade.finish();
    // What an open dialog or list has hidden behind it is judged where it is in view; here it would be half of the work.
    const context = { exclude: [["[data-aria-hidden=true]"]] };
    // No account of what passed, and nothing fetched for rules that are not on.
    const { violations } = await (
      Reflect.get(window, "axe") as { run: (...given: object[]) => Promise<{ violations: Violation[] }> }
    ).run(context, { resultTypes: ["violations"], preload: false, ...rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  }, rules);
  expect(found).toEqual([]);
}

type Violation = { id: string; nodes: { html: string }[] };
