import { type Day, dayInMonth } from "./day.ts";
import {
  afterPeriods,
  type BillFrequency,
  daysOf,
  firstAfter,
  INTERVALS,
  isOneOf,
  longestPeriod as longest,
  nthDay,
  onWeekday,
  type Recurrence,
} from "./recurrence.ts";

export const PAYMENT_DAY_TYPES = ["weekly", "monthly"] as const;
export type PaymentDayType = (typeof PAYMENT_DAY_TYPES)[number];

/** When a bill is due: every period from its anchor, on its payment day. */
export type Plan = { frequency: BillFrequency; dayType: PaymentDayType; paymentDay: number; anchor: Day };

/** The days of a plan, in the one form that bills and incomes share. */
export function recurrenceOf({ frequency, dayType, paymentDay, anchor }: Plan): Recurrence {
  const day = dayType === "monthly" ? { dayOfMonth: paymentDay } : { weekday: paymentDay };
  return { ...INTERVALS[frequency], first: anchor, ...day };
}

/** Whether a number can be a payment day of that kind: 1 to 31, or Monday 1 to Sunday 7. */
export function isPaymentDay(dayType: PaymentDayType, paymentDay: number): boolean {
  return Number.isInteger(paymentDay) && paymentDay >= 1 && paymentDay <= (dayType === "weekly" ? 7 : 31);
}

/** The first payment day on or after a day: where a plan begins. */
export function firstDue(dayType: PaymentDayType, paymentDay: number, from: Day): Day {
  if (dayType === "weekly") return onWeekday(from, paymentDay);
  const inThisMonth = dayInMonth(from, 0, paymentDay);
  return inThisMonth >= from ? inThisMonth : dayInMonth(from, 1, paymentDay);
}

/** The nth due day of a plan, counted from its anchor, so that a short month never shifts the ones after it. */
export const nthDue = (plan: Plan, n: number): Day => nthDay(recurrenceOf(plan), n);

/** The first due day later than a day. */
export const nextDueAfter = (plan: Plan, after: Day): Day => firstAfter(recurrenceOf(plan), after);

/** Whether a day is one of a plan's due days. */
export const isDue = (plan: Plan, date: Day): boolean => isOneOf(recurrenceOf(plan), date);

/** Every due day after one day up to and including another, oldest first. */
export const duesBetween = (plan: Plan, after: Day, upTo: Day): Day[] => daysOf(recurrenceOf(plan), after, upTo);

/** In days, and never shorter than a real period. */
export const longestPeriod = (frequency: BillFrequency): number => longest(INTERVALS[frequency]);

/** One period after a day. */
export const afterOnePeriod = (frequency: BillFrequency, date: Day): Day => afterPeriods(INTERVALS[frequency], date);
