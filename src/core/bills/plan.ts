import { addDays, type Day, dayInMonth, weekdayOf } from "#core/day.ts";
import { type Frequency, isInWeeks, isSameInterval } from "#core/interval.ts";
import { firstDue, nextDueAfter, type PaymentDayType, type Plan } from "#core/schedule.ts";
import type { Schedule } from "./dues.ts";

type PaymentDay = { dayType: PaymentDayType; paymentDay: number };

/** What a bill says of its days. */
export type Timing = Pick<Plan, "frequency" | "skippedMonths" | "gap"> & {
  dayType: PaymentDayType;
  paymentDay: number | null;
};

/** Whether a date can be due under a payment day. The 28th of February is a 28th and the last of the month. */
export function isOnPaymentDay({ dayType, paymentDay }: PaymentDay, frequency: Frequency, date: Day): boolean {
  if (dayType === "weekly") return weekdayOf(date) === paymentDay;
  return isInWeeks(frequency) || dayInMonth(date, 0, paymentDay) === date;
}

/** The payment day that a due date stands for: its weekday for a weekly bill, its day of the month for any other. */
export function paymentDayOf(frequency: Frequency, date: Day): PaymentDay {
  return isInWeeks(frequency)
    ? { dayType: "weekly", paymentDay: weekdayOf(date) }
    : { dayType: "monthly", paymentDay: Number(date.slice(8, 10)) };
}

/** Whether a kind of payment day is the usual one of an interval: a weekday for a weekly bill, else a day of the month. */
export const isUsualDayType = (frequency: Frequency, dayType: PaymentDayType) =>
  dayType === (isInWeeks(frequency) ? "weekly" : "monthly");

/** The payment day once a date is named: as it is where the date fits it, else the date's own, in weeks or months as before. */
export function paymentDayFor({ frequency, dayType, paymentDay }: Timing, date: Day): PaymentDay {
  if (paymentDay === null) return paymentDayOf(frequency, date);
  if (isOnPaymentDay({ dayType, paymentDay }, frequency, date)) return { dayType, paymentDay };
  return paymentDayOf(dayType, date);
}

/** The first due from today on when one falls on the payment day beside a date: in its month, or a whole number of periods later. */
export function dueBeside(timing: Timing & { paymentDay: number }, date: Day, today: Day): Day {
  const anchor = aligned(timing, date);
  return nextDueAfter({ ...timing, anchor }, addDays(today, -1)) ?? anchor;
}

/** Whether a date leaves open which day of the month is meant: the 30th of November may be the 30th or the last. */
export const isLastOfShortMonth = (date: Day) => dayInMonth(date, 0, 31) === date && !date.endsWith("-31");

/** The day of the month that means its last one. */
export const LAST_DAY = 31;

/** A schedule that begins on the next due date a person named, or else on the first payment day from today on. */
export function startSchedule(timing: Timing & { paymentDay: number }, today: Day, nextDueDate?: Day): Schedule {
  const anchor = nextDueDate ?? firstDue(timing.dayType, timing.paymentDay, today);
  return { ...timing, anchor, from: anchor };
}

type Before = {
  frequency: Frequency;
  /** The last due before the next one that a payment stands for. */
  lastSettled: Day | undefined;
  /** The last due that is paid or skipped; it may lie ahead. */
  lastDone?: Day | undefined;
  nextDue: Day | undefined;
};

/**
 * The schedule after an edit of interval or payment day. It goes on from the last due that was settled, or, when none was,
 * from the due that comes next, so that a yearly bill keeps its month. What was missed on another day of the same interval,
 * or is due today, is still owed; moved to a day that has passed, it is left to the person. Else nothing is due in the past, nor before what is already paid.
 */
export function continueSchedule(timing: Timing & { paymentDay: number }, before: Before, today: Day): Schedule {
  const { lastSettled, lastDone, nextDue, frequency } = before;
  const next = nextDue === undefined ? undefined : aligned(timing, nextDue);
  const last = lastSettled === undefined ? undefined : aligned(timing, lastSettled);
  if (next !== undefined && nextDue !== undefined && nextDue <= today && isSameInterval(frequency, timing.frequency))
    return { ...timing, anchor: last ?? next, from: next, paysFrom: today };
  const from = lastDone !== undefined && lastDone > today ? lastDone : today;
  if (last !== undefined) return { ...timing, anchor: last, from };
  return startSchedule(timing, today, next !== undefined && next >= today ? next : undefined);
}

/** A schedule once a bill pays itself: what was missed until then stays open to the person, and is not paid all at once. */
export const switchOn = (schedule: Schedule, today: Day): Schedule => ({ ...schedule, paysFrom: today });

/** The payment day in the month of a date, or the weekday on or after it. */
function aligned({ frequency, dayType, paymentDay }: Timing & { paymentDay: number }, date: Day): Day {
  if (dayType === "weekly") return firstDue(dayType, paymentDay, date);
  return isInWeeks(frequency) ? date : dayInMonth(date, 0, paymentDay);
}
