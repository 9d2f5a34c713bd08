import { parseArgs } from "node:util";
import { randomFrom } from "#core/statements/testing/mutate.ts";
import { makeCountryAccount } from "./statements/country-account.ts";
import { BANKS } from "./statements/country-banks.ts";
import { judge, type Score } from "./statements/judge.ts";
import { makeRandom } from "./statements/random.ts";

/**
 * How well recurring bills are found on accounts as banks of ten countries write them. Each country has two banks: rules may be
 * changed by what is seen of the first (--show); the second gives figures alone. At least 95% found, 95% of the ticked right.
 */
const { values } = parseArgs({
  options: { accounts: { type: "string", default: "20" }, show: { type: "boolean", default: false } },
});
const BOUND = 0.95;
const accountsPerBank = Number(values.accounts);

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const isHeldOut = (name: string) => BANKS.findIndex((bank) => bank.name === name) % 2 === 1;

function figures(title: string, marks: readonly Score[]): boolean {
  const sum = (of: "bills" | "found" | "ticked" | "right") => marks.reduce((all, one) => all + one[of], 0);
  const [found, right] = [sum("found") / sum("bills"), sum("right") / sum("ticked")];
  console.log(`${title}: found ${percent(found)} of ${sum("bills")}, right ${percent(right)} of ${sum("ticked")}`);
  return found >= BOUND && right >= BOUND;
}

const marksOf = new Map(
  BANKS.map((bank, place) => {
    const seed = (place % 2 === 1 ? 700_000 : 5_000) + 1_000 * place;
    const accounts = Array.from({ length: accountsPerBank }, (_, at) =>
      makeCountryAccount(bank, makeRandom(randomFrom(seed + at))),
    );
    return [bank.name, accounts.map(judge)] as const;
  }),
);
for (const [name, marks] of marksOf) if (!isHeldOut(name) || !values.show) figures(`  ${name}`, marks);
const marksOfPart = (heldOut: boolean) =>
  [...marksOf].flatMap(([name, marks]) => (isHeldOut(name) === heldOut ? marks : []));
figures("Open part", marksOfPart(false));
if (values.show) {
  for (const text of marksOfPart(false).flatMap(({ missed }) => missed)) console.log(`  missed ${text}`);
  for (const text of marksOfPart(false).flatMap(({ wrong }) => wrong)) console.log(`  wrong ${text}`);
} else if (!figures("Held-out part", marksOfPart(true))) process.exitCode = 1;
