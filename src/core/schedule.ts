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
  let n = Math.max(0, Math.floor(daysBetween(plan.anchor, after) / longestPeriod(plan.frequency)));
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

const onWeekday = (from: Day, weekday: number) => addDays(from, (weekday - weekdayOf(from) + 7) % 7);

/** In days, and never shorter than a real period, so that a guess of how many have passed is never too far ahead. */
export function longestPeriod(frequency: BillFrequency): number {
  return frequency === "weekly" ? 7 : 31 * MONTHS[frequency] + 7;
}

/** One period after a day. */
export const afterOnePeriod = (frequency: BillFrequency, date: Day) =>
  frequency === "weekly" ? addDays(date, 7) : addMonths(date, MONTHS[frequency]);
