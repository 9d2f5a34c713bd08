import { addDays, type Day } from "#core/day.ts";
import {
  BILL_FREQUENCIES,
  type BillFrequency,
  INCOME_FREQUENCIES,
  INTERVALS,
  type IncomeFrequency,
  type Interval,
  isSameInterval,
  type Unit,
} from "#core/interval.ts";
import { nextAfter } from "#core/recurrence.ts";
import type { Recurring } from "#core/statements/recurring/find-recurring.ts";

/** How often, as a bill or an income says it: a word, or `custom` with its numbers. */
export type Terms<F> = { frequency: F; every: number | null; unit: Unit | null };

type Word = BillFrequency | IncomeFrequency;

const isWordFor = (word: Word, interval: Interval) =>
  word in INTERVALS && word !== "once" && isSameInterval(INTERVALS[word as keyof typeof INTERVALS], interval);

/** The one place where what was found is put into words that a bill can have; every five weeks is `custom`. */
function termsOf<F extends Word>(words: readonly F[], { every, unit }: Interval): Terms<F | "custom"> {
  const frequency = words.find((word) => isWordFor(word, { every, unit }));
  return frequency === undefined ? { frequency: "custom", every, unit } : { frequency, every: null, unit: null };
}

export const billTerms = (interval: Interval): Terms<BillFrequency> => termsOf(BILL_FREQUENCIES, interval);
export const incomeTerms = (interval: Interval): Terms<IncomeFrequency> => termsOf(INCOME_FREQUENCIES, interval);

/** When something is next due, from today on. */
export function nextFrom({ interval, next, dayOfMonth }: Recurring, today: Day): Day {
  if (next >= today) return next;
  const day = dayOfMonth === null ? {} : { dayOfMonth };
  return nextAfter({ ...interval, first: next, ...day }, addDays(today, -1)) ?? next;
}
