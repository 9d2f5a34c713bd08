import type { Day } from "#core/day.ts";
import type { DayBalance, Simulation } from "#core/plan/simulate.ts";

/** The lowest point of each account in one month. */
export type MonthLows = { month: string; lows: DayBalance[] };

/** Month by month, the first day on which each account holds least. */
export function lowestByMonth({ days, accounts }: Pick<Simulation, "days" | "accounts">): MonthLows[] {
  const months = new Map<string, Map<number, DayBalance>>();
  for (const [index, day] of days.entries()) {
    const month = monthOf(day);
    const lows = months.get(month) ?? new Map<number, DayBalance>();
    months.set(month, lows);
    for (const { id, balances } of accounts) {
      const balance = balances[index];
      const low = lows.get(id);
      if (balance !== undefined && (low === undefined || balance < low.balance)) lows.set(id, { day, balance });
    }
  }
  return [...months].map(([month, lows]) => ({ month, lows: [...lows.values()] }));
}

const monthOf = (day: Day) => day.slice(0, 7);
