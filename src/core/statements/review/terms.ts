import { addDays, type Day } from "#core/day.ts";
import {
  BILL_FREQUENCIES,
  type BillFrequency,
  INCOME_FREQUENCIES,
  INTERVALS,
  type IncomeFrequency,
  type Interval,
} from "#core/interval.ts";
import { nextAfter } from "#core/recurrence.ts";
import type { Recurring } from "#core/statements/recurring/find-recurring.ts";

/** How often, in the words that a bill or an income can have; `isExact` is false when none of them says it and the nearest is taken. */
export type Terms<F> = { frequency: F; isExact: boolean };

const isSame = (one: Interval, other: Interval) => one.unit === other.unit && one.every === other.every;
const daysIn = ({ every, unit }: Interval) => every * (unit === "week" ? 7 : unit === "month" ? 30.4 : 365);

/**
 * The one place where what was found is put into words that a bill can have. A word that is added to BILL_FREQUENCIES and
 * has an interval is used from then on; an interval of a person's own ('custom') has to be added here.
 */
function termsOf<F extends BillFrequency | IncomeFrequency>(
  words: readonly F[],
  interval: Interval,
): Terms<F> | undefined {
  const known = words.flatMap((word) =>
    word in INTERVALS && word !== "once" ? [{ word, of: INTERVALS[word as keyof typeof INTERVALS] }] : [],
  );
  const exact = known.find(({ of }) => isSame(of, interval));
  if (exact) return { frequency: exact.word, isExact: true };
  const far = (of: Interval) => Math.abs(Math.log(daysIn(of) / daysIn(interval)));
  const [nearest] = known.sort((one, other) => far(one.of) - far(other.of));
  return nearest && { frequency: nearest.word, isExact: false };
}

export const billTerms = (interval: Interval): Terms<BillFrequency> =>
  termsOf(BILL_FREQUENCIES, interval) ?? { frequency: "monthly", isExact: false };
export const incomeTerms = (interval: Interval): Terms<IncomeFrequency> =>
  termsOf(INCOME_FREQUENCIES, interval) ?? { frequency: "monthly", isExact: false };

/** When something is next due, from today on. */
export function nextFrom({ interval, next, dayOfMonth }: Recurring, today: Day): Day {
  if (next >= today) return next;
  const day = dayOfMonth === null ? {} : { dayOfMonth };
  return nextAfter({ ...interval, first: next, ...day }, addDays(today, -1)) ?? next;
}
