import type { Bill } from "#contract/bills.ts";
import { type BillDues, type DueRecord, dueBefore, dueToSettle, type Schedule } from "#core/bills/dues.ts";
import { type Day, day } from "#core/day.ts";
import { billInterval, isInWeeks } from "#core/interval.ts";
import { nextDueAfter } from "#core/schedule.ts";
import { amountOn } from "./bill-text.ts";

/** The dues known from a bill alone: scheduled and failed ones, and the first unpaid one. */
function duesOf(bill: Bill): BillDues {
  const { nextDueDate, paymentDay, paymentDayType, openPayments, skippedMonths, endsOn } = bill;
  const frequency = billInterval(bill);
  const next = nextDueDate === null ? undefined : day(nextDueDate);
  const schedule: Schedule | undefined =
    next === undefined || paymentDay === null
      ? undefined
      : {
          ...{ frequency, skippedMonths, dayType: paymentDayType, paymentDay, anchor: next, from: next },
          until: endsOn === null ? undefined : day(endsOn),
        };
  const records = openPayments.flatMap(({ status, settlesDue }): DueRecord[] =>
    settlesDue !== null && (status === "scheduled" || status === "failed")
      ? [{ due: day(settlesDue), state: status }]
      : [],
  );
  return { frequency, schedule, records, since: next };
}

/** The dues of a bill after a day with their amounts; none where the bill alone does not determine them. */
export function duesAfter(bill: Bill, after: Day, count: number): { due: Day; amount: string }[] {
  const { schedule, frequency } = duesOf(bill);
  // Monthly weekdays are counted from the start of the plan.
  const isPredictable = schedule !== undefined && (schedule.dayType === "monthly" || isInWeeks(frequency));
  if (!isPredictable || frequency === "once") return [];
  const dues: { due: Day; amount: string }[] = [];
  for (let due = nextDueAfter(schedule, after); due !== undefined; due = nextDueAfter(schedule, due)) {
    if (dues.length === count) break;
    dues.push({ due, amount: amountOn(bill, due) });
  }
  return dues;
}

/** What a payment made now does: it settles a due, is extra, or neither when no due is known. */
export type SettledDue = { due: Day } | { paidFor: Day | undefined; next: Day } | undefined;

export function findSettledDue(bill: Bill, today: Day): SettledDue {
  const dues = duesOf(bill);
  const due = dueToSettle(dues, today);
  if (due !== undefined) return { due };
  const [next] = [...dues.records.map((record) => record.due), ...(dues.since ? [dues.since] : [])].sort();
  if (next === undefined) return undefined;
  return { paidFor: bill.lastPaidDate === null ? undefined : dueBefore(dues, day(bill.lastPaidDate)), next };
}
