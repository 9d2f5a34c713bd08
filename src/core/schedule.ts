import { type Day, dayInMonth } from "./day.ts";
import { type Frequency, intervalOf } from "./interval.ts";
import {
  addPeriods,
  daysOf,
  type Gap,
  longestPeriod as longest,
  nextAfter,
  nthDay,
  occursOn,
  onWeekday,
  type Recurrence,
} from "./recurrence.ts";

export const PAYMENT_DAY_TYPES = ["weekly", "monthly"] as const;
export type PaymentDayType = (typeof PAYMENT_DAY_TYPES)[number];

/** When a bill is due: every period from its anchor, on its payment day, except in skipped months and during a pause. */
export type Plan = {
  frequency: Frequency;
  dayType: PaymentDayType;
  paymentDay: number;
  anchor: Day;
  skippedMonths?: readonly number[];
  gap?: Gap | undefined;
  /** The last possible due day. */
  until?: Day | undefined;
};

/** A plan as a recurrence, the form that bills and incomes share. */
export function recurrenceOf({
  frequency,
  dayType,
  paymentDay,
  anchor,
  skippedMonths = [],
  gap,
  until,
}: Plan): Recurrence {
  // Called at least once for every bill of every plan: assigning fields is several times as fast as spreading.
  const { every, unit } = intervalOf(frequency);
  const days: Recurrence =
    dayType === "monthly"
      ? { every, unit, first: anchor, dayOfMonth: paymentDay }
      : { every, unit, first: anchor, weekday: paymentDay };
  if (skippedMonths.length > 0) days.skippedMonths = skippedMonths;
  if (gap !== undefined) days.gap = gap;
  if (until !== undefined) days.until = until;
  return days;
}

/** A plan without its end and pause, to find the period around a due. */
export const withoutEndAndPause = <T extends Plan>(plan: T): T => ({ ...plan, gap: undefined, until: undefined });

/** Whether a number is a valid payment day of the type: 1 to 31, or Monday 1 to Sunday 7. */
export function isPaymentDay(dayType: PaymentDayType, paymentDay: number): boolean {
  return Number.isInteger(paymentDay) && paymentDay >= 1 && paymentDay <= (dayType === "weekly" ? 7 : 31);
}

/** The first payment day on or after a day: a plan's anchor. */
export function firstDue(dayType: PaymentDayType, paymentDay: number, from: Day): Day {
  if (dayType === "weekly") return onWeekday(from, paymentDay);
  const inThisMonth = dayInMonth(from, 0, paymentDay);
  return inThisMonth >= from ? inThisMonth : dayInMonth(from, 1, paymentDay);
}

/** The nth due day of a plan, counted from its anchor; undefined past its end. */
export const nthDue = (plan: Plan, n: number): Day | undefined => nthDay(recurrenceOf(plan), n);

/** The first due day after a day; undefined if none follows. */
export const nextDueAfter = (plan: Plan, after: Day): Day | undefined => nextAfter(recurrenceOf(plan), after);

/** Whether a day is one of a plan's due days. */
export const isDue = (plan: Plan, date: Day): boolean => occursOn(recurrenceOf(plan), date);

/** Every due day after one day up to and including another, oldest first. */
export const duesBetween = (plan: Plan, after: Day, upTo: Day): Day[] => daysOf(recurrenceOf(plan), after, upTo);

/** In days, never shorter than the actual longest time between two dues, skipped months included. */
export const longestPeriod = (frequency: Frequency, skippedMonths: readonly number[] = []): number =>
  longest(intervalOf(frequency)) * (skippedMonths.length + 1);

/** One period after a day. */
export const addOnePeriod = (frequency: Frequency, date: Day): Day => addPeriods(intervalOf(frequency), date);
