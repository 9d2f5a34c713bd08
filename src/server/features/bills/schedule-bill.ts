import { BAD_PAYMENT_DAY } from "#contract/payment-days.ts";
import type { Schedule } from "#core/bills/dues.ts";
import {
  continueSchedule,
  isOnPaymentDay,
  paymentDayOf,
  paysItself,
  startSchedule,
  type Timing,
} from "#core/bills/plan.ts";
import { addMonths, type Day } from "#core/day.ts";
import { isPaymentDay } from "#core/schedule.ts";
import { Fault } from "#server/fault.ts";
import { type BillRow, scheduleOf } from "./store.ts";

type Wanted = Pick<BillRow, "frequency" | "isAutomatic" | "isDirectDebit" | "paymentDay" | "paymentDayType">;

/** The columns that say when a bill is due, but for the dates that follow from them. */
type Columns = Pick<BillRow, "anchorDate" | "dueFrom" | "paymentDay" | "paymentDayType">;

/** When a new bill is due: from the date the person names on, else from its first payment day if it pays itself. */
export function scheduleNew(bill: Wanted, nextDueDate: Day | null, today: Day): Columns {
  if (nextDueDate !== null) return fromDate(bill, nextDueDate, { today, isDayGiven: bill.paymentDay !== null });
  return toColumns(
    bill,
    scheduleIfPaying(bill, (timing) => startSchedule(timing, today)),
  );
}

type Edit = {
  before: BillRow;
  after: BillRow;
  given: { nextDueDate?: Day | null | undefined; paymentDay?: number | null | undefined };
  lastSettled: Day | undefined;
  today: Day;
};

/** When a bill is due after an edit. Without a word about its days it stays as it is, also when it no longer pays itself. */
export function scheduleEdited({ before, after, given, lastSettled, today }: Edit): Columns {
  const { nextDueDate } = given;
  const isNewDate = nextDueDate !== undefined && nextDueDate !== before.nextDueDate;
  if (isNewDate && nextDueDate !== null) {
    return fromDate(after, nextDueDate, { today, isDayGiven: given.paymentDay != null });
  }
  const old = scheduleOf(before);
  const goOn = (timing: Timing & { paymentDay: number }) =>
    continueSchedule(timing, { lastSettled, nextDue: before.nextDueDate ?? undefined }, today);
  if (old === undefined || isNewDate) return toColumns(after, scheduleIfPaying(after, goOn));
  if (after.paymentDay === null) return toColumns(after, undefined);
  if (isSameTiming(before, after)) {
    // What was missed while people paid it is not paid by itself, all at once, when that is switched on.
    const isSwitchedOn = paysItself(after) && !paysItself(before);
    return toColumns(after, isSwitchedOn && old.from < today ? { ...old, from: today } : old);
  }
  return toColumns(after, goOn({ ...timingOf(after), paymentDay: after.paymentDay }));
}

function scheduleIfPaying(bill: Wanted, make: (timing: Timing & { paymentDay: number }) => Schedule) {
  const { paymentDay } = bill;
  return paysItself(bill) && paymentDay !== null ? make({ ...timingOf(bill), paymentDay }) : undefined;
}

const timingOf = ({ frequency, paymentDayType: dayType, paymentDay }: Wanted): Timing => ({
  frequency,
  dayType,
  paymentDay,
});

const toColumns = ({ paymentDay, paymentDayType }: Wanted, schedule: Schedule | undefined): Columns => ({
  paymentDay,
  paymentDayType,
  anchorDate: schedule?.anchor ?? null,
  dueFrom: schedule?.from ?? null,
});

/** These columns and no others: a row has an id and a household, which are never written again. */
const YEARS_AHEAD = 10;

function fromDate(bill: Wanted, date: Day, { today, isDayGiven }: { today: Day; isDayGiven: boolean }): Columns {
  if (date < today) throw badDate("Next due date must be today or later");
  if (date > addMonths(today, 12 * YEARS_AHEAD)) {
    throw badDate(`Next due date must be at most ${YEARS_AHEAD} years ahead`);
  }
  const { frequency, paymentDay, paymentDayType: dayType } = bill;
  const fits = paymentDay !== null && isOnPaymentDay({ dayType, paymentDay }, frequency, date);
  if (isDayGiven && !fits) throw badDate("Next due date must fall on the payment day");
  const day = fits ? { dayType, paymentDay } : paymentDayOf(frequency, date);
  const schedule = startSchedule({ frequency, ...day }, today, date);
  return toColumns({ ...bill, paymentDay: day.paymentDay, paymentDayType: day.dayType }, schedule);
}

function isSameTiming(one: Wanted, other: Wanted): boolean {
  const isSame = (field: "frequency" | "paymentDay" | "paymentDayType") => one[field] === other[field];
  return isSame("frequency") && isSame("paymentDay") && isSame("paymentDayType");
}

/** Refuses a payment day that its type does not have. */
export function checkPaymentDay({ paymentDay, paymentDayType }: Wanted): void {
  if (paymentDay === null || isPaymentDay(paymentDayType, paymentDay)) return;
  throw new Fault("invalid", BAD_PAYMENT_DAY, { errors: { paymentDay: BAD_PAYMENT_DAY } });
}

const badDate = (message: string) => new Fault("invalid", message, { errors: { nextDueDate: message } });
