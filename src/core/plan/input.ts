import type { Day } from "#core/day.ts";
import type { Frequency } from "#core/interval.ts";
import type { Cents } from "#core/money.ts";
import type { Recurrence } from "#core/recurrence.ts";
import type { Shares } from "#core/shares.ts";

/** An account as it is booked now. */
export type PlanAccount = { id: number; name: string; balance: Cents };

/** An amount that begins on a later day, and what it is a week. */
export type AmountChange = { from: Day; amount: Cents; weekly: Cents };

/** So much more a week, up to and including a day. */
export type CatchUp = { weekly: Cents; until: Day };

/** A payment that waits for its day, or that failed and is tried again: it stands for a due. */
export type WaitingDue = { paymentId: number; due: Day; day: Day; amount: Cents };

export type PlanBill = {
  id: number;
  name: string;
  /** Null when it needs an account; such a bill is not in the plan. */
  accountId: number | null;
  amount: Cents;
  weekly: Cents;
  /** Oldest first. */
  changes: readonly AmountChange[];
  /** The savings record, 0 without one. */
  saved: Cents;
  /** Its weeks count from this day. */
  startDate: Day;
  /** The day its next whole week is credited; null when none is to come. */
  nextCredit: Day | null;
  days: Recurrence;
  /** The first due that is open; null when none is to come. */
  nextDue: Day | null;
  /** Nobody has said when it is due: once a period from its start or last payment. */
  isAssumed: boolean;
  /** Dues from the next one on for which a payment stands already. */
  settled: readonly Day[];
  /** The first due that the scheduler pays; null when people pay it. */
  paysFrom: Day | null;
  /** Dues that are left to people although the bill pays itself. */
  undone: readonly Day[];
  waiting: readonly WaitingDue[];
  /** What parts of its next due are paid. */
  partPaid: Cents;
  catchUp: CatchUp | null;
};

export type PlanIncome = {
  id: number;
  name: string;
  amount: Cents;
  weekly: Cents;
  frequency: Frequency | "twice-monthly";
  /** Where the pay arrives, if known. */
  accountId: number | null;
  /** None when nobody has said when the payday is; two for one that is paid twice a month. */
  paydays: readonly Recurrence[];
  /** The member whose income it is; null is nobody's in particular. */
  memberId: string | null;
};

/** Everything the plan is computed from. It travels to the browser, which tries changes on it. */
export type PlanInput = {
  today: Day;
  accounts: readonly PlanAccount[];
  bills: readonly PlanBill[];
  incomes: readonly PlanIncome[];
  /** How the members share the bills. */
  shares: Shares;
};

/** How far the plan looks ahead, today and the last day included. */
export const PLAN_DAYS = 364;
