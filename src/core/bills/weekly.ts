import type { Day } from "#core/day.ts";
import { billInterval, intervalOf } from "#core/interval.ts";
import { type Cents, cents } from "#core/money.ts";
import { weeklyWithSkippedMonths } from "#core/recurrence.ts";
import type { Bill } from "./bill.ts";
import { countCreditDays } from "./weekly-credit.ts";

type WeeklyFields = Pick<
  Bill,
  | ("amount" | "frequency" | "every" | "unit" | "skippedMonths" | "anchorDate" | "startDate")
  | ("nextCreditDate" | "creditUntil")
>;

/** The weekly amount of a bill. For a one-time bill, the missing amount is divided by the weeks left. */
export function billWeekly(bill: WeeklyFields, saved: Cents): Cents {
  if (bill.frequency === "once") return oneTimeWeekly(bill, saved);
  const first = bill.anchorDate ?? bill.startDate;
  return weeklyWithSkippedMonths(bill.amount, {
    ...intervalOf(billInterval(bill)),
    first,
    skippedMonths: bill.skippedMonths,
  });
}

/** Rounded up, so that it's saved in time; zero if no week is left. */
function oneTimeWeekly({ amount, nextCreditDate, creditUntil }: WeeklyFields, saved: Cents): Cents {
  return missingPerWeek(cents(Math.max(0, amount - saved)), nextCreditDate, creditUntil);
}

export function missingPerWeek(missing: Cents, next: Day | null, until: Day | null): Cents {
  if (next === null || until === null || next > until) return cents(0);
  return cents(Math.ceil(missing / countCreditDays(next, until)));
}
