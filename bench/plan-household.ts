import { addDays, day } from "#core/day.ts";
import { INTERVALS, USUAL_FREQUENCIES, weeklyAmount } from "#core/interval.ts";
import { cents } from "#core/money.ts";
import type { PlanBill, PlanInput } from "#core/plan/input.ts";
import { BY_INCOME } from "#core/shares.ts";

const today = day("2026-11-17");

function makeBill(index: number): PlanBill {
  const frequency = USUAL_FREQUENCIES[index % USUAL_FREQUENCIES.length] ?? "monthly";
  const amount = cents(1_000 + 137 * index);
  const first = addDays(today, (index * 5) % 90);
  return {
    ...{ id: index + 1, name: `Bill ${index}`, accountId: 1 + (index % 4), amount, changes: [], saved: cents(0) },
    ...{ weekly: weeklyAmount(amount, frequency), startDate: today, nextCredit: addDays(today, index % 8) },
    ...{ days: { ...INTERVALS[frequency], first }, nextDue: first, isAssumed: false, settled: [], undone: [] },
    ...{ paysFrom: index % 2 === 0 ? first : null, waiting: [], started: [], parts: [], catchUp: null },
  };
}

/** Bills of every kind in four accounts, some of them short. */
export const householdOf = (count: number): PlanInput => ({
  today,
  accounts: [1, 2, 3, 4].map((id) => ({ id, name: `Account ${id}`, balance: cents(150_000) })),
  bills: Array.from({ length: count }, (_, index) => makeBill(index)),
  incomes: [],
  moved: [],
  shares: BY_INCOME,
});
