import { addDays, addMonths, type Day, dayInMonth, daysBetween, weekdayOf } from "./day.ts";
import type { BillFrequency } from "./frequency.ts";

export const PAYMENT_DAY_TYPES = ["weekly", "monthly"] as const;
export type PaymentDayType = (typeof PAYMENT_DAY_TYPES)[number];

/** When a bill is due: every period from its anchor, on its payment day. */
export type Plan = { frequency: BillFrequency; dayType: PaymentDayType; paymentDay: number; anchor: Day };

const MONTHS = { monthly: 1, quarterly: 3, annually: 12 } as const;

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
export function nthDue({ frequency, dayType, paymentDay, anchor }: Plan, n: number): Day {
  if (frequency === "weekly") return addDays(anchor, 7 * n);
  const months = MONTHS[frequency] * n;
  return dayType === "monthly"
    ? dayInMonth(anchor, months, paymentDay)
    : onWeekday(addMonths(anchor, months), paymentDay);
}

/** The first due day later than a day. */
export function nextDueAfter(plan: Plan, after: Day): Day {
  let n = Math.max(0, Math.floor(daysBetween(plan.anchor, after) / longestPeriod(plan)));
  while (nthDue(plan, n) <= after) n += 1;
  return nthDue(plan, n);
}

/** Whether a day is one of a plan's due days. */
export function isDue(plan: Plan, date: Day): boolean {
  return nextDueAfter(plan, addDays(date, -1)) === date;
}

/** Every due day after one day up to and including another, oldest first. */
export function duesBetween(plan: Plan, after: Day, upTo: Day): Day[] {
  const dues: Day[] = [];
  for (let due = nextDueAfter(plan, after); due <= upTo; due = nextDueAfter(plan, due)) dues.push(due);
  return dues;
}

/**
 * The due day that a payment made by hand settles: the coming one, when it is within half a period. A bill paid on the
 * 28th is not paid again on the 1st.
 */
export function settledBy(plan: Plan, nextDue: Day, paidOn: Day): Day | undefined {
  return nextDue <= paidOn || isNear(plan, nextDue, paidOn) ? nextDue : undefined;
}

/** The due day, from the coming one on, that a payment on a day ahead stands for; the earlier one when two are as near. */
export function coveredBy(plan: Plan, nextDue: Day, date: Day): Day | undefined {
  const from = addDays(date, -2 * longestPeriod(plan));
  let due = from > nextDue ? nextDueAfter(plan, from) : nextDue;
  while (due < date && !isNear(plan, due, date)) due = nextDueAfter(plan, due);
  return isNear(plan, due, date) ? due : undefined;
}

/** Whether a day is at most half a period from a due day. */
export function isNear(plan: Plan, due: Day, date: Day): boolean {
  return Math.abs(daysBetween(date, due)) * 2 <= daysBetween(due, nextDueAfter(plan, due));
}

const onWeekday = (from: Day, weekday: number) => addDays(from, (weekday - weekdayOf(from) + 7) % 7);

/** Never shorter than a real period, so that a guess of how many have passed is never too far ahead. */
function longestPeriod({ frequency }: Plan): number {
  return frequency === "weekly" ? 7 : 31 * MONTHS[frequency] + 7;
}
