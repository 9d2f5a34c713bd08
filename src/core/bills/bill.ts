import type { Account } from "#core/accounts/account.ts";
import type { Category } from "#core/categories.ts";
import type { Day } from "#core/day.ts";
import { type BillFrequency, billInterval, type Unit } from "#core/interval.ts";
import type { Cents } from "#core/money.ts";
import type { Payment } from "#core/payments/payment.ts";
import { type Gap, lastDay } from "#core/recurrence.ts";
import { type PaymentDayType, recurrenceOf } from "#core/schedule.ts";
import type { EstimateRule } from "./amounts.ts";
import { type DueRecord, nextDays, openUntilEnd, type Schedule } from "./dues.ts";

/** Whether a bill ends on a date or after a number of payments. */
export const ENDS = ["date", "count"] as const;
export type EndKind = (typeof ENDS)[number];

/** A recurring bill, savings goal or expense. */
export type Bill = {
  household: string;
  id: number;
  name: string;
  amount: Cents;
  frequency: BillFrequency;
  /** The interval of a `custom` frequency; null for any other. */
  every: number | null;
  unit: Unit | null;
  /** Months in which nothing is due; 1 is January. */
  skippedMonths: number[];
  /** The last possible due day; null if it has no end. A one-time bill ends on its due day. */
  endsOn: Day | null;
  endsBy: EndKind | null;
  /** How its amount is estimated from payments; null for a fixed amount. */
  estimate: EstimateRule | null;
  category: Category;
  /** Null if its account was deleted, so it needs another. */
  accountId: number | null;
  weeklyAmount: Cents;
  startDate: Day;
  lastPaidDate: Day | null;
  isAutomatic: boolean;
  isDirectDebit: boolean;
  /** The first open due. */
  nextDueDate: Day | null;
  /** The first due that the scheduler pays. */
  nextPaymentDate: Day | null;
  paymentDay: number | null;
  paymentDayType: PaymentDayType;
  /** The due day that the others are counted from. */
  anchorDate: Day | null;
  /** Dues before this day don't count. */
  dueFrom: Day | null;
  /** The scheduler doesn't pay dues before this day. */
  paysFrom: Day | null;
  /** How many dues are left for which there is no payment, not even a scheduled or failed one; null if it has no end. */
  duesLeft: number | null;
  /** Pause window: from (inclusive) to until (exclusive); no until means open-ended. Kept after it ends. */
  pausedFrom: Day | null;
  pausedUntil: Day | null;
  /** Archived bills keep their history but are left out of every list and total. */
  archivedOn: Day | null;
  /** When the next whole week since the start is credited; null if archived, paused until further notice or ended. */
  nextCreditDate: Day | null;
  /** Its last due, up to which weeks are credited; null if it has no end. */
  creditUntil: Day | null;
  /** Whole weeks since the start that weren't credited because it was paused or had ended. */
  weeksLeftOut: number;
  /** The catch-up: the extra weekly credit, up to and including a day; both null without one. */
  catchUpWeekly: Cents | null;
  catchUpUntil: Day | null;
  /** A scheduled future amount and its first day; both null without one. */
  nextAmount: Cents | null;
  nextAmountFrom: Day | null;
  /** Optional details that a person keeps with a bill. */
  notes: string | null;
  website: string | null;
  customerNumber: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** The money set aside for a bill. */
export type Savings = { savedAmount: Cents; weeklyAmount: Cents; lastUpdated: Date };

/** A bill with everything that is shown along with it. */
export type ShownBill = {
  bill: Bill;
  savings: Savings | null;
  account: Pick<Account, "id" | "name" | "balance"> | null;
  /** Scheduled payments and failed ones that will be retried. */
  openPayments: Payment[];
  /** How much of its next due is already paid. */
  partPaid: Cents;
  /** The amount of its next due if that is from before the present amount started; null otherwise. */
  earlierAmount: Cents | null;
};

/** Whether a bill's payments are recorded automatically. */
export const isPaidAutomatically = (bill: Pick<Bill, "isAutomatic" | "isDirectDebit">) =>
  bill.isAutomatic || bill.isDirectDebit;

/** The catch-up if it still has a week to credit; null otherwise. */
export function runningCatchUp(
  bill: Pick<Bill, "catchUpWeekly" | "catchUpUntil" | "nextCreditDate">,
): { weekly: Cents; until: Day } | null {
  const { catchUpWeekly: weekly, catchUpUntil: until, nextCreditDate } = bill;
  if (weekly === null || until === null || nextCreditDate === null) return null;
  return until < nextCreditDate ? null : { weekly, until };
}

/** A bill's current or last pause. */
export function gapOf({ pausedFrom, pausedUntil }: Partial<Pick<Bill, "pausedFrom" | "pausedUntil">>): Gap | undefined {
  return pausedFrom == null ? undefined : { from: pausedFrom, until: pausedUntil ?? null };
}

/** Whether a bill is paused on a given day. */
export const isPaused = (
  { pausedFrom, pausedUntil }: { pausedFrom: string | null; pausedUntil: string | null },
  on: string,
) => pausedFrom !== null && pausedFrom <= on && (pausedUntil === null || on < pausedUntil);

/** The fields that determine a bill's due days. */
export type ScheduleFields = Pick<
  Bill,
  | ("frequency" | "every" | "unit" | "skippedMonths" | "endsOn" | "pausedFrom" | "pausedUntil")
  | ("paymentDay" | "paymentDayType" | "anchorDate" | "dueFrom" | "paysFrom")
>;

/** A bill's schedule; undefined if its due day is unknown. */
export function scheduleOf(bill: ScheduleFields): Schedule | undefined {
  const { paymentDay, paymentDayType: dayType, anchorDate: anchor, dueFrom, paysFrom } = bill;
  if (paymentDay === null || anchor === null) return undefined;
  return {
    frequency: billInterval(bill),
    skippedMonths: bill.skippedMonths,
    dayType,
    paymentDay,
    anchor,
    gap: gapOf(bill),
    until: bill.endsOn ?? undefined,
    from: dueFrom ?? anchor,
    paysFrom: paysFrom ?? undefined,
  };
}

/** Ignores an open-ended pause: since its end is unknown, remaining dues are counted as if there were no pause. */
export const withoutOpenEndedPause = (schedule: Schedule): Schedule =>
  schedule.gap?.until === null ? { ...schedule, gap: undefined } : schedule;

/** The dates derived from a bill's schedule and its recorded dues. */
export type BillDates = Pick<Bill, "nextDueDate" | "nextPaymentDate" | "duesLeft">;

/** The next dates of a bill. An archived bill has none, even if dues were open before. */
export function datesOf(
  bill: Pick<Bill, "isAutomatic" | "isDirectDebit" | "archivedOn">,
  schedule: Schedule | undefined,
  { records, since }: { records: readonly DueRecord[]; since?: Day | undefined },
): BillDates {
  if (schedule === undefined) return { nextDueDate: null, nextPaymentDate: null, duesLeft: null };
  const duesLeft =
    schedule.until === undefined ? null : openUntilEnd(withoutOpenEndedPause(schedule), records, since).length;
  if (bill.archivedOn !== null) return { nextDueDate: null, nextPaymentDate: null, duesLeft };
  const { nextDue, nextPayment } = nextDays(schedule, records, since);
  return { nextDueDate: nextDue, nextPaymentDate: isPaidAutomatically(bill) ? nextPayment : null, duesLeft };
}

/** The last due of a schedule with an end; null without one. */
export const lastDueOf = (schedule: Schedule | undefined): Day | null =>
  schedule?.until === undefined ? null : (lastDay(recurrenceOf(withoutOpenEndedPause(schedule))) ?? schedule.until);
