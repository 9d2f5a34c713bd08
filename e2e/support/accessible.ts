import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** No accessibility violation on what is shown now. Evaluated, not added as a script: the page's policy would refuse that, rightly. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    // Every rule, but no account of what passed, and nothing fetched for rules that are not on.
    const { violations } = await (
      Reflect.get(window, "axe") as { run: (options: object) => Promise<{ violations: Violation[] }> }
    ).run({ resultTypes: ["violations"], preload: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  });
  expect(found).toEqual([]);
}

type Violation = { id: string; nodes: { html: string }[] };
