import type { Category } from "./categories.ts";
import { weeksIn } from "./interval.ts";
import { type Cents, multiply, shownCents, total, ZERO } from "./money.ts";

export const PAY_FREQUENCIES = ["weekly", "fortnightly", "monthly", "quarterly", "annually"] as const;
export type PayFrequency = (typeof PAY_FREQUENCIES)[number];

/** A weekly amount over a pay period. 30.00 per week is 129.90 per month */
export function perPayPeriod(weekly: Cents, frequency: PayFrequency): Cents {
  const { weeks, per } = weeksIn(frequency);
  return multiply(weekly, (100 * weeks) / per);
}

export type Overview = { income: Cents; expenses: Cents; saved: Cents; rest: Cents; isShort: boolean };

type Sums = {
  weeklyIncomes: readonly Cents[];
  weeklyBills: readonly Cents[];
  saved: readonly Cents[];
  frequency: PayFrequency;
};

/** The Financial Overview in the chosen pay period; `rest` is the size of the surplus or shortfall. */
export function overview({ weeklyIncomes, weeklyBills, saved, frequency }: Sums): Overview {
  const income = perPayPeriod(total(weeklyIncomes), frequency);
  const expenses = perPayPeriod(total(weeklyBills), frequency);
  const rest = shownCents(Math.abs(income - expenses));
  return { income, expenses, saved: total(saved), rest, isShort: income < expenses };
}

export type CategoryShare = { category: Category; weekly: Cents };

/** The weekly total of each category, largest first. */
export function weeklyByCategory(bills: readonly CategoryShare[]): CategoryShare[] {
  const shares = new Map<Category, Cents>();
  for (const { category, weekly } of bills) shares.set(category, total([shares.get(category) ?? ZERO, weekly]));
  return [...shares]
    .map(([category, weekly]) => ({ category, weekly }))
    .sort((one, other) => other.weekly - one.weekly);
}
