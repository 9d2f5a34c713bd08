import { addDays, type Day, dayInMonth, weekdayOf } from "#core/day.ts";
import type { BillFrequency } from "#core/frequency.ts";
import { firstDue, nextDueAfter, type PaymentDayType } from "#core/schedule.ts";
import type { Schedule } from "./dues.ts";

type PaymentDay = { dayType: PaymentDayType; paymentDay: number };

/** What a bill says of its days. */
export type Timing = { frequency: BillFrequency; dayType: PaymentDayType; paymentDay: number | null };

/** Whether Weekwise records a bill's payments by itself. */
export const paysItself = (bill: { isAutomatic: boolean; isDirectDebit: boolean }) =>
  bill.isAutomatic || bill.isDirectDebit;

/** Whether a date can be due under a payment day. The 28th of February is a 28th and the last of the month. */
export function isOnPaymentDay({ dayType, paymentDay }: PaymentDay, frequency: BillFrequency, date: Day): boolean {
  if (dayType === "weekly") return weekdayOf(date) === paymentDay;
  return frequency === "weekly" || dayInMonth(date, 0, paymentDay) === date;
}

/** The payment day that a due date stands for: its weekday for a weekly bill, its day of the month for any other. */
export function paymentDayOf(frequency: BillFrequency, date: Day): PaymentDay {
  return frequency === "weekly"
    ? { dayType: "weekly", paymentDay: weekdayOf(date) }
    : { dayType: "monthly", paymentDay: Number(date.slice(8, 10)) };
}

/** The payment day once a date is named: as it is where the date fits it, else the date's own, in weeks or months as before. */
export function paymentDayFor({ frequency, dayType, paymentDay }: Timing, date: Day): PaymentDay {
  if (paymentDay === null) return paymentDayOf(frequency, date);
  if (isOnPaymentDay({ dayType, paymentDay }, frequency, date)) return { dayType, paymentDay };
  return paymentDayOf(dayType, date);
}

/** The first due from today on when one falls on the payment day beside a date: in its month, or a whole number of periods later. */
export function dueBeside(timing: Timing & { paymentDay: number }, date: Day, today: Day): Day {
  return nextDueAfter({ ...timing, anchor: aligned(timing, date) }, addDays(today, -1));
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

type Before = { lastSettled: Day | undefined; nextDue: Day | undefined };

/**
 * The schedule after an edit of interval or payment day. It goes on from the last due that was settled, or, when none was,
 * from the due that comes next, so that a yearly bill keeps its month. Nothing is due in the past for it.
 */
export function continueSchedule(timing: Timing & { paymentDay: number }, before: Before, today: Day): Schedule {
  const { lastSettled, nextDue } = before;
  if (lastSettled !== undefined) return { ...timing, anchor: aligned(timing, lastSettled), from: today };
  const anchor = nextDue === undefined ? undefined : aligned(timing, nextDue);
  return startSchedule(timing, today, anchor !== undefined && anchor >= today ? anchor : undefined);
}

/** The payment day in the month of a date, or the weekday on or after it. */
function aligned({ frequency, dayType, paymentDay }: Timing & { paymentDay: number }, date: Day): Day {
  if (dayType === "weekly") return firstDue(dayType, paymentDay, date);
  return frequency === "weekly" ? date : dayInMonth(date, 0, paymentDay);
}
