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

/** Whether a bill ends by a date or after so many payments. */
export const ENDS = ["date", "count"] as const;
export type EndKind = (typeof ENDS)[number];

/** A bill, savings goal or expense that comes again and again. */
export type Bill = {
  household: string;
  id: number;
  name: string;
  amount: Cents;
  frequency: BillFrequency;
  /** The numbers behind a custom interval; null for any other. */
  every: number | null;
  unit: Unit | null;
  /** Months in which nothing is due; January is 1. */
  skippedMonths: number[];
  /** The last day on which it can be due; null when it goes on. What is due once ends on its day. */
  endsOn: Day | null;
  endsBy: EndKind | null;
  /** How its amount follows what is paid; null when it is the same each time. */
  estimate: EstimateRule | null;
  category: Category;
  /** Null once its account was deleted: it needs another. */
  accountId: number | null;
  weeklyAmount: Cents;
  startDate: Day;
  lastPaidDate: Day | null;
  isAutomatic: boolean;
  isDirectDebit: boolean;
  /** The first due that is open. */
  nextDueDate: Day | null;
  /** The first due that the scheduler pays by itself. */
  nextPaymentDate: Day | null;
  paymentDay: number | null;
  paymentDayType: PaymentDayType;
  /** The due day the others are counted from. */
  anchorDate: Day | null;
  /** Dues before this day do not count. */
  dueFrom: Day | null;
  /** The scheduler pays no due before this day. */
  paysFrom: Day | null;
  /** How many dues of one that ends have no payment standing for them. */
  duesLeft: number | null;
  /** Nothing is due or credited from the one day up to the other; without the other, until further notice. Kept once it is over, until there is another. */
  pausedFrom: Day | null;
  pausedUntil: Day | null;
  /** Kept with its history, and out of every list and sum. */
  archivedOn: Day | null;
  /** When the next whole week since the start is credited; null while it is paused until further notice, or has ended. */
  nextCreditDate: Day | null;
  /** Its last due, up to which weeks are credited; null when it goes on. */
  creditUntil: Day | null;
  /** Whole weeks since the start that were not credited, for it was paused or had ended. */
  weeksLeftOut: number;
  /** What each week is credited in addition, up to and including a day; both are null when nothing is. */
  catchUpWeekly: Cents | null;
  catchUpUntil: Day | null;
  /** An amount that begins on a later day; both are null when none is known. */
  nextAmount: Cents | null;
  nextAmountFrom: Day | null;
  /** What a person keeps beside the figures. */
  notes: string | null;
  website: string | null;
  customerNumber: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** What is put aside for a bill. */
export type Savings = { savedAmount: Cents; weeklyAmount: Cents; lastUpdated: Date };

/** A bill with all that a person is shown beside it. */
export type ShownBill = {
  bill: Bill;
  savings: Savings | null;
  account: Pick<Account, "id" | "name" | "balance"> | null;
  /** Payments that wait for their day, or that failed and are tried again. */
  openPayments: Payment[];
  /** What parts of its next due are paid. */
  partPaid: Cents;
};

/** Whether Weekwise records a bill's payments by itself. */
export const paysItself = (bill: Pick<Bill, "isAutomatic" | "isDirectDebit">) => bill.isAutomatic || bill.isDirectDebit;

/** The catch-up that has a week to come; null when there is none, or its last is credited. */
export function runningCatchUp(
  bill: Pick<Bill, "catchUpWeekly" | "catchUpUntil" | "nextCreditDate">,
): { weekly: Cents; until: Day } | null {
  const { catchUpWeekly: weekly, catchUpUntil: until, nextCreditDate } = bill;
  if (weekly === null || until === null || nextCreditDate === null) return null;
  return until < nextCreditDate ? null : { weekly, until };
}

/** The days on which a bill is or was paused. */
export function gapOf({ pausedFrom, pausedUntil }: Partial<Pick<Bill, "pausedFrom" | "pausedUntil">>): Gap | undefined {
  return pausedFrom == null ? undefined : { from: pausedFrom, until: pausedUntil ?? null };
}

/** Whether a bill is paused on a day. */
export const isPaused = (
  { pausedFrom, pausedUntil }: { pausedFrom: string | null; pausedUntil: string | null },
  on: string,
) => pausedFrom !== null && pausedFrom <= on && (pausedUntil === null || on < pausedUntil);

/** What says on which days a bill is due. */
export type Scheduled = Pick<
  Bill,
  | ("frequency" | "every" | "unit" | "skippedMonths" | "endsOn" | "pausedFrom" | "pausedUntil")
  | ("paymentDay" | "paymentDayType" | "anchorDate" | "dueFrom" | "paysFrom")
>;

/** A bill's schedule; undefined when nobody has said on which day it is due. */
export function scheduleOf(bill: Scheduled): Schedule | undefined {
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

/** Until further notice nobody knows when it goes on: what is left is counted as if it were not paused. */
export const unpaused = (schedule: Schedule): Schedule =>
  schedule.gap?.until === null ? { ...schedule, gap: undefined } : schedule;

/** What follows from a bill's schedule and from what is recorded of its dues. */
export type BillDates = Pick<Bill, "nextDueDate" | "nextPaymentDate" | "duesLeft">;

/** While it is in the archive nothing of it is due, whatever was open before. */
export function datesOf(
  bill: Pick<Bill, "isAutomatic" | "isDirectDebit" | "archivedOn">,
  schedule: Schedule | undefined,
  { records, since }: { records: readonly DueRecord[]; since?: Day | undefined },
): BillDates {
  if (schedule === undefined) return { nextDueDate: null, nextPaymentDate: null, duesLeft: null };
  const duesLeft = schedule.until === undefined ? null : openUntilEnd(unpaused(schedule), records, since).length;
  if (bill.archivedOn !== null) return { nextDueDate: null, nextPaymentDate: null, duesLeft };
  const { nextDue, nextPayment } = nextDays(schedule, records, since);
  return { nextDueDate: nextDue, nextPaymentDate: paysItself(bill) ? nextPayment : null, duesLeft };
}

/** The last due of a schedule that ends. */
export const lastDueOf = (schedule: Schedule | undefined): Day | null =>
  schedule?.until === undefined ? null : (lastDay(recurrenceOf(unpaused(schedule))) ?? schedule.until);
