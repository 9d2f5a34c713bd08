import { addDays, type Day, dayInMonth, latest, weekdayOf } from "#core/day.ts";
import { type Frequency, isInWeeks, isSameInterval } from "#core/interval.ts";
import { firstDue, nextDueAfter, type PaymentDayType, type Plan, withoutEndAndPause } from "#core/schedule.ts";
import { dueSettledBy, type Schedule } from "./dues.ts";

type PaymentDay = { dayType: PaymentDayType; paymentDay: number };

/** A bill's interval and payment day. */
export type Timing = Pick<Plan, "frequency" | "skippedMonths" | "gap"> & {
  dayType: PaymentDayType;
  paymentDay: number | null;
};

/** Whether a payment day allows a due date. February 28th is both a 28th and the last of the month. */
export function isOnPaymentDay({ dayType, paymentDay }: PaymentDay, frequency: Frequency, date: Day): boolean {
  if (dayType === "weekly") return weekdayOf(date) === paymentDay;
  return isInWeeks(frequency) || dayInMonth(date, 0, paymentDay) === date;
}

/** The payment day of a due date: its weekday for a weekly bill, otherwise its day of the month. */
export function paymentDayOf(frequency: Frequency, date: Day): PaymentDay {
  return isInWeeks(frequency)
    ? { dayType: "weekly", paymentDay: weekdayOf(date) }
    : { dayType: "monthly", paymentDay: Number(date.slice(8, 10)) };
}

/** Whether a payment day type is the usual one for an interval: a weekday for a weekly bill, otherwise a day of the month. */
export const isUsualDayType = (frequency: Frequency, dayType: PaymentDayType) =>
  dayType === (isInWeeks(frequency) ? "weekly" : "monthly");

/** The payment day after a due date is chosen: unchanged if the date fits it, otherwise the date's own, of the same type. */
export function paymentDayFor({ frequency, dayType, paymentDay }: Timing, date: Day): PaymentDay {
  if (paymentDay === null) return paymentDayOf(frequency, date);
  if (isOnPaymentDay({ dayType, paymentDay }, frequency, date)) return { dayType, paymentDay };
  return paymentDayOf(dayType, date);
}

/** The first due from today, if one falls on the payment day in the date's month, or on the weekday on or after the date. */
export function dueOnPaymentDay(timing: Timing & { paymentDay: number }, date: Day, today: Day): Day {
  const anchor = alignToPaymentDay(timing, date);
  return nextDueAfter({ ...timing, anchor }, addDays(today, -1)) ?? anchor;
}

/** Whether a date is ambiguous: November 30th may mean the 30th or the last day of the month. */
export const isLastOfShortMonth = (date: Day) => dayInMonth(date, 0, 31) === date && !date.endsWith("-31");

/** The payment day that means the last day of the month. */
export const LAST_DAY = 31;

/** A schedule starting on the given next due date, or else on the first payment day from today. */
export function startSchedule(timing: Timing & { paymentDay: number }, today: Day, nextDueDate?: Day): Schedule {
  const anchor = nextDueDate ?? firstDue(timing.dayType, timing.paymentDay, today);
  return { ...timing, anchor, from: anchor };
}

type PreviousSchedule = {
  frequency: Frequency;
  /** The last settled due before the next one. */
  lastSettled: Day | undefined;
  /** The last due that is paid or skipped; may be in the future. */
  lastDone?: Day | undefined;
  nextDue: Day | undefined;
};

/**
 * The schedule after an edit of the interval or payment day. Continues from the last settled due or, if there is none, from
 * the next due, so that a yearly bill keeps its month. With the same interval, a due that was missed, is due today or moves to
 * a past day is still owed; on a past day, it's left to the person. Otherwise nothing is due in the past or before the last
 * paid due.
 */
export function continueSchedule(
  timing: Timing & { paymentDay: number },
  before: PreviousSchedule,
  today: Day,
): Schedule {
  const { lastSettled, lastDone, nextDue, frequency } = before;
  const next = nextDue && { due: nextDue, day: alignToPaymentDay(timing, nextDue) };
  const last = lastSettled === undefined ? undefined : alignToPaymentDay(timing, lastSettled);
  // Without a settled due, a past day may have been a typing error: the bill starts on the next one instead.
  const isOwed = next && (next.due <= today || (last !== undefined && next.day < today));
  if (isOwed && isSameInterval(frequency, timing.frequency))
    return { ...timing, anchor: last ?? next.day, from: next.day, paysFrom: today };
  if (last !== undefined) return { ...timing, anchor: last, from: latest(today, lastDone) };
  return startSchedule(timing, today, next && next.day >= today ? next.day : undefined);
}

/**
 * The first day on which dues count, once a due is reopened. A new payment day may have moved the due to before that day: then
 * the first day moves back to it, unless another due lies in between, which never counted.
 */
export function dueFromAfterReopening(schedule: Schedule, due: Day, today: Day): Day {
  const { from } = schedule;
  if (due === from && due > today) return today;
  const current = dueSettledBy(schedule, due);
  if (current === undefined || current >= from) return from;
  const next = nextDueAfter(withoutEndAndPause(schedule), current);
  return next === undefined || next >= from ? current : from;
}

/** The schedule after automatic payments are turned on. Missed dues stay open for the person and aren't paid all at once. */
export const turnOnAutomaticPayments = (schedule: Schedule, today: Day): Schedule => ({ ...schedule, paysFrom: today });

/** The payment day of a one-time bill's due date: never in the past, unless the date has come already. */
export function onPaymentDay(timing: Timing & { paymentDay: number }, date: Day, today: Day): Day {
  const aligned = alignToPaymentDay(timing, date);
  return aligned >= today || date <= today ? aligned : firstDue(timing.dayType, timing.paymentDay, today);
}

/** The payment day in a date's month, or the weekday on or after the date. */
function alignToPaymentDay({ frequency, dayType, paymentDay }: Timing & { paymentDay: number }, date: Day): Day {
  if (dayType === "weekly") return firstDue(dayType, paymentDay, date);
  return isInWeeks(frequency) ? date : dayInMonth(date, 0, paymentDay);
}
