import { parseArgs } from "node:util";
import { randomFrom } from "#core/statements/testing/mutate.ts";
import { makeHousehold } from "./statements/household.ts";
import { judge, type Score } from "./statements/judge.ts";
import { makeRandom } from "./statements/random.ts";
import { STYLES, type Style } from "./statements/styles.ts";

/** How well recurring bills are found in statements of other countries. Fails when less than 95% of all four is found or right. */
const { values } = parseArgs({
  options: {
    households: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    show: { type: "boolean", default: false },
  },
});
const BOUND = 0.95;

function measure(style: Style): Score[] {
  const random = makeRandom(randomFrom(Number(values.seed)));
  return Array.from({ length: Number(values.households) }, () => judge(makeHousehold(style, random)));
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

function report(title: string, marks: readonly Score[]): boolean {
  const sum = (of: "bills" | "found" | "ticked" | "right") => marks.reduce((all, one) => all + one[of], 0);
  const [found, right] = [sum("found") / sum("bills"), sum("right") / sum("ticked")];
  console.log(`${title}: found ${percent(found)} of ${sum("bills")}, right ${percent(right)} of ${sum("ticked")}`);
  return found >= BOUND && right >= BOUND;
}

const all = STYLES.map((style) => {
  const marks = measure(style);
  report(style.bank, marks);
  if (values.show) {
    for (const text of marks.flatMap(({ missed }) => missed)) console.log(`  missed ${text}`);
    for (const text of marks.flatMap(({ wrong }) => wrong)) console.log(`  wrong ${text}`);
  }
  return marks;
});
if (!report("all", all.flat())) process.exitCode = 1;
