// How long the plan of 100 bills over a year takes: npm run bench:plan -- 100. Fails when one takes over 20 ms.
import { addDays, day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import type { PlanBill, PlanInput } from "#core/plan/input.ts";
import { simulate } from "#core/plan/simulate.ts";
import { waysToFix } from "#core/plan/ways.ts";
import { BILL_FREQUENCIES, INTERVALS, weeklyAmount } from "#core/recurrence.ts";
import { BY_INCOME } from "#core/shares.ts";

const BOUND = 20;
const RUNS = 50;
const today = day("2026-11-17");
const count = Number(process.argv[2] ?? 100);

function made(index: number): PlanBill {
  const frequency = BILL_FREQUENCIES[index % BILL_FREQUENCIES.length] ?? "monthly";
  const amount = cents(1_000 + 137 * index);
  const first = addDays(today, (index * 5) % 90);
  return {
    ...{ id: index + 1, name: `Bill ${index}`, accountId: 1 + (index % 4), amount, changes: [], saved: cents(0) },
    ...{ weekly: weeklyAmount(amount, frequency), startDate: today, nextCredit: addDays(today, index % 8) },
    ...{ days: { ...INTERVALS[frequency], first }, nextDue: first, isAssumed: false, settled: [], undone: [] },
    ...{ paysFrom: index % 2 === 0 ? first : null, waiting: [], catchUp: null },
  };
}

const input: PlanInput = {
  today,
  accounts: [1, 2, 3, 4].map((id) => ({ id, name: `Account ${id}`, balance: cents(150_000) })),
  bills: Array.from({ length: count }, (_, index) => made(index)),
  incomes: [],
  shares: BY_INCOME,
};

/** In time of the processor, which other work on the machine does not lengthen as it does the clock's. */
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
