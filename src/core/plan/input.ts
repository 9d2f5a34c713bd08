import type { StartedAmount } from "#core/bills/next-amount.ts";
import type { Day } from "#core/day.ts";
import type { Frequency } from "#core/interval.ts";
import type { Cents } from "#core/money.ts";
import type { Recurrence } from "#core/recurrence.ts";
import type { Shares } from "#core/shares.ts";
import type { MoveRule } from "./move-rule.ts";

/** An account with its current balance. */
export type PlanAccount = { id: number; name: string; balance: Cents };

/** A scheduled future amount with its weekly amount. */
export type AmountChange = { from: Day; amount: Cents; weekly: Cents };

/** An extra weekly amount, up to and including a day. */
export type CatchUp = { weekly: Cents; until: Day };

/** A scheduled or failed payment of a due. */
export type WaitingDue = {
  paymentId: number;
  due: Day;
  day: Day;
  amount: Cents;
  /** It stays as it is when the bill's amount changes: it has failed before, or its document has the amount. */
  keepsAmount?: boolean;
};

/** How much of a due is already paid. */
export type DueParts = { due: Day; paid: Cents };

export type PlanBill = {
  id: number;
  name: string;
  /** Null if it needs an account; it's then left out of the plan. */
  accountId: number | null;
  amount: Cents;
  weekly: Cents;
  /** Oldest first. */
  changes: readonly AmountChange[];
  /** The savings record, 0 without one. */
  saved: Cents;
  /** The day that its weeks are counted from. */
  startDate: Day;
  /** When its next whole week is credited; null if none follows. */
  nextCredit: Day | null;
  days: Recurrence;
  /** The first open due; null if none follows. */
  nextDue: Day | null;
  /** Its due days are assumed: once per period from its start or last payment. */
  isAssumed: boolean;
  /** Later dues that are already settled. */
  settled: readonly Day[];
  /** The first due that the scheduler pays; null if it's paid by hand. */
  paysFrom: Day | null;
  /** Dues that are left to people although the bill is paid automatically. */
  undone: readonly Day[];
  waiting: readonly WaitingDue[];
  /** Amounts that started after its next due, oldest first: dues before that day keep the amount of then. */
  started: readonly StartedAmount[];
  /** The part payments of its dues, one sum for each due. */
  parts: readonly DueParts[];
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
  /** Empty if the payday is unknown; two for a twice-monthly income. */
  paydays: readonly Recurrence[];
  /** The member who earns it; null if it isn't assigned to a member. */
  memberId: string | null;
  /** That member, unless it's the person who asks: the name, and the rule for what is moved from this pay. */
  owner: { name: string | null; rule: MoveRule } | null;
};

/** What was moved into an account on a payday, by whom and when. */
export type Moved = {
  incomeId: number;
  payday: Day;
  accountId: number;
  planned: Cents;
  moved: Cents;
  by: string | null;
  at: string;
};

/** Everything the plan is calculated from. It's sent to the browser, which tries changes on it. */
export type PlanInput = {
  today: Day;
  accounts: readonly PlanAccount[];
  bills: readonly PlanBill[];
  incomes: readonly PlanIncome[];
  /** The transfers of recent and coming paydays that are marked as moved. */
  moved: readonly Moved[];
  /** How the members share the bills. */
  shares: Shares;
};

/** How many days after today the plan covers. */
export const PLAN_DAYS = 364;
