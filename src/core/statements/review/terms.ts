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

/** A frequency of a bill or income: a name, or `custom` with its interval. */
export type Terms<F> = { frequency: F; every: number | null; unit: Unit | null };

type Word = BillFrequency | IncomeFrequency;

const isWordFor = (word: Word, interval: Interval) =>
  word in INTERVALS && word !== "once" && isSameInterval(INTERVALS[word as keyof typeof INTERVALS], interval);

/** Converts a found interval to a named frequency; every five weeks is `custom`. */
function termsOf<F extends Word>(words: readonly F[], { every, unit }: Interval): Terms<F | "custom"> {
  const frequency = words.find((word) => isWordFor(word, { every, unit }));
  return frequency === undefined ? { frequency: "custom", every, unit } : { frequency, every: null, unit: null };
}

export const billTerms = (interval: Interval): Terms<BillFrequency> => termsOf(BILL_FREQUENCIES, interval);
export const incomeTerms = ({
  interval,
  secondDay,
}: Pick<Recurring, "interval" | "secondDay">): Terms<IncomeFrequency> =>
  secondDay === null ? termsOf(INCOME_FREQUENCIES, interval) : { frequency: "twice-monthly", every: null, unit: null };

/** The next due day from today. */
export function nextFrom({ interval, next, dayOfMonth, secondDay }: Recurring, today: Day): Day {
  if (next >= today) return next;
  const days = [dayOfMonth, secondDay].flatMap((day) => day ?? []);
  const recurrences = days.length === 0 ? [{}] : days.map((day) => ({ dayOfMonth: day }));
  const nexts = recurrences.flatMap((on) => nextAfter({ ...interval, first: next, ...on }, addDays(today, -1)) ?? []);
  return nexts.sort()[0] ?? next;
}
