import { BAD_PAYMENT_DAY } from "#contract/payment-days.ts";
import type { Schedule } from "#core/bills/dues.ts";
import {
  continueSchedule,
  isOnPaymentDay,
  isUsualDayType,
  paymentDayOf,
  paysItself,
  startSchedule,
  switchOn,
  type Timing,
} from "#core/bills/plan.ts";
import { addMonths, type Day } from "#core/day.ts";
import { isPaymentDay, type PaymentDayType } from "#core/schedule.ts";
import { Fault } from "#server/fault.ts";
import { type BillRow, scheduleOf } from "./store.ts";

type Wanted = Pick<BillRow, "frequency" | "isAutomatic" | "isDirectDebit" | "paymentDay" | "paymentDayType">;

/** The columns that say when a bill is due, but for the dates that follow from them. */
type Columns = Pick<BillRow, "anchorDate" | "dueFrom" | "paysFrom" | "paymentDay" | "paymentDayType">;

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
  given: {
    nextDueDate?: Day | null | undefined;
    paymentDay?: number | null | undefined;
    paymentDayType?: PaymentDayType | undefined;
  };
  lastSettled: Day | undefined;
  lastDone: Day | undefined;
  today: Day;
};

/** When a bill is due after an edit. Without a word about its days it stays as it is, also when it no longer pays itself. */
export function scheduleEdited(edit: Edit): Columns {
  const { before, given, lastSettled, lastDone, today } = edit;
  const after = { ...edit.after, ...newPaymentDay(edit) };
  const { nextDueDate } = given;
  const isNewDate = nextDueDate !== undefined && nextDueDate !== before.nextDueDate;
  if (isNewDate && nextDueDate !== null) {
    return fromDate(after, nextDueDate, { today, isDayGiven: given.paymentDay != null });
  }
  const old = scheduleOf(before);
  const goOn = (timing: Timing & { paymentDay: number }) =>
    continueSchedule(
      timing,
      { frequency: before.frequency, lastSettled, lastDone, nextDue: before.nextDueDate ?? undefined },
      today,
    );
  if (old === undefined || isNewDate) return toColumns(after, scheduleIfPaying(after, goOn));
  if (after.paymentDay === null) return toColumns(after, undefined);
  if (isSameTiming(before, after)) {
    const isSwitchedOn = paysItself(after) && !paysItself(before);
    return toColumns(after, isSwitchedOn ? switchOn(old, today) : old);
  }
  return toColumns(after, goOn({ ...timingOf(after), paymentDay: after.paymentDay }));
}

/** The day of a bill paid by hand is not shown: in another interval it follows from the date that the bill goes on from. */
function newPaymentDay({ before, after, given, lastSettled }: Edit) {
  const { frequency, paymentDay, paymentDayType } = after;
  const isAskedFor = given.paymentDay !== undefined || given.paymentDayType !== undefined || paysItself(after);
  const date = given.nextDueDate ?? lastSettled ?? before.nextDueDate;
  if (isAskedFor || paymentDay === null || frequency === before.frequency || date === null) return {};
  if (isUsualDayType(frequency, paymentDayType)) return {};
  const day = paymentDayOf(frequency, date);
  return { paymentDay: day.paymentDay, paymentDayType: day.dayType };
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
  paysFrom: schedule?.paysFrom ?? null,
});

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
