import { addMonths, type Day } from "#core/day.ts";
import { billInterval, isSameInterval } from "#core/interval.ts";
import type { PaymentDayType } from "#core/schedule.ts";
import { type Bill, gapOf, isPaidAutomatically, type ScheduleFields, scheduleOf } from "./bill.ts";
import { dueSettledBy, type Schedule } from "./dues.ts";
import {
  continueSchedule,
  isOnPaymentDay,
  isUsualDayType,
  onPaymentDay,
  paymentDayOf,
  startSchedule,
  type Timing,
  turnOnAutomaticPayments,
} from "./plan.ts";

type IntervalField = "frequency" | "every" | "unit" | "skippedMonths";
type ScheduleInput = Pick<Bill, IntervalField | "isAutomatic" | "isDirectDebit" | "paymentDay" | "paymentDayType"> &
  Partial<Pick<Bill, "pausedFrom" | "pausedUntil">>;

/** The stored fields of a bill's schedule, without the dates derived from it. */
type StoredSchedule = Pick<Bill, "anchorDate" | "dueFrom" | "paysFrom" | "paymentDay" | "paymentDayType">;

/** Why a next due date isn't accepted. */
export type BadDate = {
  refused: "in-the-past" | "too-far-ahead" | "not-on-the-payment-day" | "in-a-skipped-month" | "needs-a-date";
};

/** The schedule of a new bill: from the given date, or else from its first payment day if it's paid automatically. */
export function scheduleNew(bill: ScheduleInput, nextDueDate: Day | null, today: Day): StoredSchedule | BadDate {
  if (nextDueDate !== null) return scheduleFromDate(bill, nextDueDate, { today, isDayGiven: bill.paymentDay !== null });
  const schedule = scheduleIfPaying(bill, (timing) => startSchedule(timing, today));
  return needsDate(bill, schedule) ? { refused: "needs-a-date" } : toStoredSchedule(bill, schedule);
}

/** A one-time bill and one with skipped months need a due date. */
const needsDate = ({ frequency, skippedMonths }: ScheduleInput, schedule: Schedule | undefined) =>
  schedule === undefined && (frequency === "once" || skippedMonths.length > 0);

type Edit = {
  before: Bill;
  after: Bill;
  given: {
    nextDueDate?: Day | null | undefined;
    paymentDay?: number | null | undefined;
    paymentDayType?: PaymentDayType | undefined;
  };
  lastSettled: Day | undefined;
  lastDone: Day | undefined;
  today: Day;
};

/** The schedule after an edit. Unchanged if the edit doesn't concern its days, even if automatic payments are turned off. */
export function scheduleEdited(edit: Edit): StoredSchedule | BadDate {
  const { before, given, lastSettled, lastDone, today } = edit;
  const after = { ...edit.after, ...newPaymentDay(edit) };
  const { nextDueDate } = given;
  const isNewDate = nextDueDate !== undefined && nextDueDate !== before.nextDueDate;
  if (isNewDate && nextDueDate !== null) {
    return scheduleFromDate(after, nextDueDate, { today, isDayGiven: given.paymentDay != null });
  }
  const previous = scheduleOf(before);
  const continueWith = (timing: Timing & { paymentDay: number }) =>
    continueSchedule(
      timing,
      { frequency: billInterval(before), lastSettled, lastDone, nextDue: before.nextDueDate ?? undefined },
      today,
    );
  if (previous === undefined || isNewDate || after.paymentDay === null) {
    const schedule = scheduleIfPaying(after, continueWith);
    return needsDate(after, schedule) ? { refused: "needs-a-date" } : toStoredSchedule(after, schedule);
  }
  if (isSameTiming(before, after)) {
    const isSwitchedOn = isPaidAutomatically(after) && !isPaidAutomatically(before);
    return toStoredSchedule(after, isSwitchedOn ? turnOnAutomaticPayments(previous, today) : previous);
  }
  const timing = { ...timingOf(after), paymentDay: after.paymentDay };
  if (after.frequency !== "once") return toStoredSchedule(after, continueWith(timing));
  // A one-time bill is due on what would have been its next due day.
  if (before.nextDueDate === null) return { refused: "needs-a-date" };
  return toStoredSchedule(after, startSchedule(timing, today, onPaymentDay(timing, before.nextDueDate, today)));
}

type PlannedBill = Pick<Bill, "nextDueDate"> & ScheduleFields;

/**
 * The day that an open due has after an edit. The next due goes along with the bill's next date; another one, or one that a
 * pause, the archive or a cleared date hides, is on the day that counts for it now. Undefined if there is none.
 */
export function dueAfterEdit(before: PlannedBill, after: PlannedBill, due: Day): Day | undefined {
  const schedule = scheduleOf(after);
  if (due === before.nextDueDate && after.nextDueDate !== null) return after.nextDueDate;
  if (schedule === undefined) return undefined;
  const hidden = before.nextDueDate === null ? (after.nextDueDate ?? schedule.anchor) : undefined;
  return dueSettledBy(schedule, due) ?? hidden;
}

/** A bill paid by hand doesn't show its payment day, so with a new interval it's taken from the date the schedule continues from. */
function newPaymentDay({ before, after, given, lastSettled }: Edit) {
  const { paymentDay, paymentDayType } = after;
  const frequency = billInterval(after);
  const isDayRequested =
    given.paymentDay !== undefined || given.paymentDayType !== undefined || isPaidAutomatically(after);
  const date = given.nextDueDate ?? (frequency === "once" ? undefined : lastSettled) ?? before.nextDueDate;
  if (isDayRequested || paymentDay === null || isSameInterval(frequency, billInterval(before)) || date === null)
    return {};
  if (isUsualDayType(frequency, paymentDayType)) return {};
  const day = paymentDayOf(frequency, date);
  return { paymentDay: day.paymentDay, paymentDayType: day.dayType };
}

function scheduleIfPaying(bill: ScheduleInput, createSchedule: (timing: Timing & { paymentDay: number }) => Schedule) {
  const { paymentDay } = bill;
  return isPaidAutomatically(bill) && paymentDay !== null
    ? createSchedule({ ...timingOf(bill), paymentDay })
    : undefined;
}

const timingOf = (bill: ScheduleInput): Timing => ({
  frequency: billInterval(bill),
  dayType: bill.paymentDayType,
  paymentDay: bill.paymentDay,
  skippedMonths: bill.skippedMonths,
  gap: gapOf(bill),
});

const toStoredSchedule = (
  { paymentDay, paymentDayType }: ScheduleInput,
  schedule: Schedule | undefined,
): StoredSchedule => ({
  paymentDay,
  paymentDayType,
  anchorDate: schedule?.anchor ?? null,
  dueFrom: schedule?.from ?? null,
  paysFrom: schedule?.paysFrom ?? null,
});

/** How far ahead a due date may be. */
export const YEARS_AHEAD = 10;

/** The last day accepted as a due date. */
export const lastDueDate = (today: Day) => addMonths(today, 12 * YEARS_AHEAD);

function scheduleFromDate(
  bill: ScheduleInput,
  date: Day,
  { today, isDayGiven }: { today: Day; isDayGiven: boolean },
): StoredSchedule | BadDate {
  if (date < today) return { refused: "in-the-past" };
  if (date > lastDueDate(today)) return { refused: "too-far-ahead" };
  if (bill.skippedMonths.includes(Number(date.slice(5, 7)))) return { refused: "in-a-skipped-month" };
  const { paymentDay, paymentDayType: dayType } = bill;
  const frequency = billInterval(bill);
  const fits = paymentDay !== null && isOnPaymentDay({ dayType, paymentDay }, frequency, date);
  if (isDayGiven && !fits) return { refused: "not-on-the-payment-day" };
  const day = fits ? { dayType, paymentDay } : paymentDayOf(frequency, date);
  return {
    ...{ paymentDay: day.paymentDay, paymentDayType: day.dayType },
    ...{ anchorDate: date, dueFrom: date, paysFrom: null },
  };
}

function isSameTiming(one: ScheduleInput, other: ScheduleInput): boolean {
  const isSame = (field: "paymentDay" | "paymentDayType") => one[field] === other[field];
  const isSameMonths = String(one.skippedMonths) === String(other.skippedMonths);
  return (
    isSameInterval(billInterval(one), billInterval(other)) &&
    isSame("paymentDay") &&
    isSame("paymentDayType") &&
    isSameMonths
  );
}
