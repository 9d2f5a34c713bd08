// How long the plan of 100 bills over a year takes: npm run bench:plan -- 100. Fails when one takes over 20 ms.
import { simulate } from "#core/plan/simulate.ts";
import { waysToFix } from "#core/plan/ways.ts";
import { householdOf } from "./plan-household.ts";

const BOUND = 20;
const RUNS = 50;
const count = Number(process.argv[2] ?? 100);
const input = householdOf(count);

/** In processor time, which depends less on other load than wall time. */
function time(what: string, act: () => unknown): number {
  for (let run = 0; run < 20; run += 1) act();
  const before = process.cpuUsage();
  for (let run = 0; run < RUNS; run += 1) act();
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / 1_000 / RUNS;
  console.log(`${what}: ${each.toFixed(1)} ms`);
  return each;
}

console.log(`${count} bills, ${simulate(input).dues.length} dues in 365 days`);
const each = time("the plan", () => simulate(input));
time("the ways to fix it", () => waysToFix(input));
if (count === 100 && each > BOUND) throw new Error(`the plan takes longer than ${BOUND} ms`);
