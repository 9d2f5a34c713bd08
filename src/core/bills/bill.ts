import type { Account } from "#core/accounts/account.ts";
import type { Category } from "#core/categories.ts";
import type { Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import type { Payment } from "#core/payments/payment.ts";
import type { BillFrequency } from "#core/recurrence.ts";
import type { PaymentDayType } from "#core/schedule.ts";
import { type DueRecord, nextDays, type Schedule } from "./dues.ts";

/** A bill, savings goal or expense that comes again and again. */
export type Bill = {
  household: string;
  id: number;
  name: string;
  amount: Cents;
  frequency: BillFrequency;
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
  /** When the next whole week since the start is complete. */
  nextCreditDate: Day;
  /** What each week is credited in addition, up to and including a day; both are null when nothing is. */
  catchUpWeekly: Cents | null;
  catchUpUntil: Day | null;
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
};

/** Whether Weekwise records a bill's payments by itself. */
export const paysItself = (bill: Pick<Bill, "isAutomatic" | "isDirectDebit">) => bill.isAutomatic || bill.isDirectDebit;

/** The catch-up that has a week to come; null when there is none, or its last is credited. */
export function runningCatchUp(
  bill: Pick<Bill, "catchUpWeekly" | "catchUpUntil" | "nextCreditDate">,
): { weekly: Cents; until: Day } | null {
  const { catchUpWeekly: weekly, catchUpUntil: until, nextCreditDate } = bill;
  return weekly === null || until === null || until < nextCreditDate ? null : { weekly, until };
}

/** A bill's schedule; undefined when nobody has said on which day it is due. */
export function scheduleOf(
  bill: Pick<Bill, "paymentDay" | "paymentDayType" | "frequency" | "anchorDate" | "dueFrom" | "paysFrom">,
): Schedule | undefined {
  const { paymentDay, paymentDayType: dayType, frequency, anchorDate: anchor, dueFrom, paysFrom } = bill;
  return paymentDay !== null && anchor !== null
    ? { frequency, dayType, paymentDay, anchor, from: dueFrom ?? anchor, paysFrom: paysFrom ?? undefined }
    : undefined;
}

/** The two dates of a bill that follow from its schedule and from what is recorded of its dues. */
export function datesOf(
  bill: Pick<Bill, "isAutomatic" | "isDirectDebit">,
  schedule: Schedule | undefined,
  { records, since }: { records: readonly DueRecord[]; since?: Day | undefined },
): Pick<Bill, "nextDueDate" | "nextPaymentDate"> {
  if (schedule === undefined) return { nextDueDate: null, nextPaymentDate: null };
  const { nextDue, nextPayment } = nextDays(schedule, records, since);
  return { nextDueDate: nextDue, nextPaymentDate: paysItself(bill) ? nextPayment : null };
}
