import { datesOf, isPaidAutomatically, scheduleOf } from "#core/bills/bill.ts";
import type { DueRecord } from "#core/bills/dues.ts";
import { addDays, addMonths, type Day } from "#core/day.ts";
import { billInterval, weeklyAmount } from "#core/interval.ts";
import { recordsOf } from "#core/payments/payment.ts";
import { isDue, isPaymentDay } from "#core/schedule.ts";
import { groupBy } from "#server/group-by.ts";
import { byId, canStop, contradiction, creditOf, type File, type FileBill, type FileOperation } from "./file.ts";

// Anything further back would have to be caught up weekly, for every bill.
const YEARS_TO_CATCH_UP = 5;

export const oldestAllowed = (today: Day) => addMonths(today, -12 * YEARS_TO_CATCH_UP);

/** Checks that every bill's weeks are credited once each, and that its dates match its schedule. */
export function checkBills(file: File, today: Day): void {
  const billsById = byId(file.bills);
  const savings = groupBy(
    file.entries.filter(({ pot }) => pot === "savings"),
    ({ operationId }) => operationId,
  );
  const entriesByOperation = groupBy(file.entries, ({ operationId }) => operationId);
  for (const operation of file.operations) {
    const { kind, billId, week, weeks, id } = operation;
    if (kind !== "weekly") {
      if (billId !== null || week !== null || weeks !== 1) throw contradiction("only a weekly credit can have a week");
      continue;
    }
    if (billId === null || week === null || week < 1) throw contradiction("a weekly credit does not have a week");
    const saved = savings.get(id)?.length ?? 0;
    if (saved > 1 || entriesByOperation.get(id)?.some((entry) => entry.billId !== billId)) throw badWeek(operation);
    const bill = billsById.get(billId);
    if (bill === undefined) continue;
    if (operation.day !== addDays(bill.startDate, 7 * (week + weeks - 1))) throw badWeek(operation);
    if (saved === 0 && !mayHaveSavedNothing(bill)) throw badWeek(operation);
  }
  const credits = groupBy(
    file.operations.filter(({ kind }) => kind === "weekly"),
    ({ billId }) => billId,
  );
  const weeksByBill = new Map([...credits].map(([billId, each]) => [billId, countWeeks(each)]));
  const paymentsByBill = groupBy(file.payments, ({ billId }) => billId);
  for (const bill of file.bills) {
    checkPlan(bill);
    checkDates(bill, recordsOf(paymentsByBill.get(bill.id) ?? []), today);
    const { weeks, last } = weeksByBill.get(bill.id) ?? { weeks: 0, last: 0 };
    const credited = bill.savings?.creditedWeeks ?? 0;
    if (last > credited + bill.weeksLeftOut || (isCounted(bill) && weeks !== credited)) throw badWeeks(bill);
  }
}

/** Whether all its weeks are worth something. A one-off bill saves what is missing, which may have been nothing. */
const isCounted = (bill: FileBill) => bill.frequency !== "once" && weeklyAmount(bill.amount, billInterval(bill)) > 0;

/** Whether a week may have been worth nothing: the bill cost a few cents then, or had another interval. */
const mayHaveSavedNothing = (bill: FileBill) =>
  !isCounted(bill) ||
  bill.edits.some(({ what }) => what === "interval") ||
  bill.amounts.some(({ amount }) => weeklyAmount(amount, billInterval(bill)) === 0);

/** The number of credited weeks, and the last of them; no week may be credited twice. */
function countWeeks(credits: readonly FileOperation[]): { weeks: number; last: number } {
  let weeks = 0;
  let last = 0;
  for (const { week, weeks: count } of [...credits].sort((one, other) => (one.week ?? 0) - (other.week ?? 0))) {
    if (week === null || week <= last) throw contradiction("a week is credited twice");
    weeks += count;
    last = week + count - 1;
  }
  return { weeks, last };
}

const badWeek = ({ billId, week }: FileOperation) =>
  contradiction(`week ${week} of bill ${billId} is not a weekly credit`);
const badWeeks = ({ name }: FileBill) => contradiction(`weekly credits of ${name} are missing`);

/** Rejects what a form would: an interval without its numbers, half an end, a pause without a start. */
function checkPlan(bill: FileBill): void {
  const { name, frequency, every, unit, endsOn, endsBy, pausedFrom, pausedUntil, amounts } = bill;
  const isCustom = frequency === "custom";
  if ((every !== null) !== isCustom || (unit !== null) !== isCustom) throw contradiction(`${name} has no interval`);
  if ((endsOn === null) !== (endsBy === null)) throw contradiction(`${name} has an incomplete end`);
  if (frequency === "once" && (endsOn === null || endsOn !== bill.anchorDate))
    throw contradiction(`${name} is due once, but not on the day it ends`);
  if (pausedUntil !== null && (pausedFrom === null || pausedUntil < pausedFrom))
    throw contradiction(`${name} has a pause that ends before it starts`);
  if (
    (bill.nextAmount === null) !== (bill.nextAmountFrom === null) ||
    (bill.nextAmount !== null && frequency === "once")
  )
    throw contradiction(`${name} has an incomplete later amount`);
  if (amounts.some(({ from }, index) => from < (amounts[index - 1]?.from ?? from)))
    throw contradiction(`the amounts of ${name} are not in order`);
}

function checkDates(bill: FileBill, records: readonly DueRecord[], today: Day): void {
  const { name, paymentDay, paymentDayType, nextPaymentDate: next } = bill;
  if (paymentDay !== null && !isPaymentDay(paymentDayType, paymentDay))
    throw contradiction(`${name} has an invalid payment day`);
  const schedule = scheduleOf(bill);
  const matchesSchedule = (due: Day | null, isExpected: boolean) =>
    due === null || schedule === undefined
      ? due === null && (!isExpected || canStop(bill))
      : isExpected && isDue(schedule, due);
  const hasDues = schedule !== undefined;
  if (!matchesSchedule(bill.nextDueDate, hasDues) || !matchesSchedule(next, hasDues && isPaidAutomatically(bill)))
    throw contradiction(`the next payment of ${name} is not on one of its due dates`);
  const { nextDueDate } = datesOf(bill, schedule, { records });
  const { nextCreditDate } = creditOf(bill);
  if (
    (nextCreditDate !== null && nextCreditDate < oldestAllowed(today)) ||
    [next, bill.nextDueDate, nextDueDate].some((due) => due !== null && due < oldestAllowed(today))
  ) {
    throw contradiction(`${name} is more than ${YEARS_TO_CATCH_UP} years behind`);
  }
}
