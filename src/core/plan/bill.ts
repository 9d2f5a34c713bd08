import { type Bill, gapOf, scheduleOf } from "#core/bills/bill.ts";
import { type DueRecord, nextDays, type Schedule, settledDays } from "#core/bills/dues.ts";
import { isOnPaymentDay, paymentDayOf } from "#core/bills/plan.ts";
import { addDays, type Day } from "#core/day.ts";
import { billInterval, type Frequency } from "#core/interval.ts";
import { ZERO } from "#core/money.ts";
import { type Gap, nextAfter, type Recurrence } from "#core/recurrence.ts";
import { addOnePeriod, type Plan, recurrenceOf } from "#core/schedule.ts";
import type { PlanBill } from "./input.ts";

type BillFacts = Omit<PlanBill, "days" | "nextDue" | "isAssumed" | "settled" | "paysFrom" | "undone"> & {
  frequency: Frequency;
  lastPaid: Day | null;
  /** Its current or last pause. */
  gap: Gap | undefined;
  isPaidAutomatically: boolean;
  schedule: Schedule | undefined;
  /** The records of its dues, from one period before the next one. */
  records: readonly DueRecord[];
  /** A day before which no due is open; null if none is open or will be. */
  since: Day | null;
};

/**
 * A bill as the plan needs it: its open dues and who pays them. One paused until further notice has only the payments already
 * scheduled or failed, which are still made, and its savings.
 */
export function planBill(facts: BillFacts, today: Day): PlanBill {
  const { id, name, accountId, amount, saved, startDate, nextCredit, waiting, started, parts, catchUp } = facts;
  const isStopped = facts.gap?.until === null;
  const { days, nextDue, isAssumed, settled, paysFrom, undone } = duesOf(facts, today);
  // Field by field: a million bills are planned every morning, and rest spreading would cost more than everything else here.
  return {
    id,
    name,
    accountId,
    amount,
    weekly: isStopped ? ZERO : facts.weekly,
    changes: isStopped ? NONE : facts.changes,
    saved,
    startDate,
    nextCredit,
    days,
    nextDue,
    isAssumed,
    settled,
    paysFrom,
    undone,
    waiting,
    started,
    parts,
    catchUp,
  };
}

type Dues = Pick<PlanBill, "days" | "nextDue" | "isAssumed" | "settled" | "paysFrom" | "undone">;

function duesOf(facts: BillFacts, today: Day): Dues {
  const { isPaidAutomatically, schedule, records, since, gap } = facts;
  if (schedule === undefined) return assumedDues(facts, today);
  const { nextDue, nextPayment } =
    since === null || gap?.until === null ? { nextDue: null, nextPayment: null } : nextDays(schedule, records, since);
  const settled = settledDays(schedule, records);
  const isUndone = ({ due, state }: DueRecord) => state === "undone" && !settled.has(due);
  const undone = new Set(records.filter(isUndone).map(({ due }) => due));
  return {
    days: recurrenceOf(schedule),
    nextDue,
    isAssumed: false,
    settled: onOrAfter(nextDue, settled),
    paysFrom: isPaidAutomatically ? nextPayment : null,
    undone: isPaidAutomatically ? onOrAfter(nextDue, undone) : NONE,
  };
}

function onOrAfter(first: Day | null, days: ReadonlySet<Day>): readonly Day[] {
  if (first === null || days.size === 0) return NONE;
  return [...days].filter((each) => each >= first).sort();
}

const NONE: readonly never[] = [];

type AssumedFacts = Pick<BillFacts, "frequency" | "startDate" | "lastPaid" | "gap" | "records">;

/** When a bill without a due day is assumed to be due next; null if it has one, or none follows. */
export function assumedDue(bill: Bill, today: Day): Day | null {
  if (bill.archivedOn !== null || scheduleOf(bill) !== undefined) return null;
  const { startDate, lastPaidDate: lastPaid } = bill;
  const facts = { frequency: billInterval(bill), startDate, lastPaid, gap: gapOf(bill), records: NONE };
  return assumedDues(facts, today).nextDue;
}

/**
 * Without a known due day, it's assumed once per period from its start or last payment. Past days and those in a pause are
 * ignored.
 */
function assumedDues({ frequency, startDate, lastPaid, gap, records }: AssumedFacts, today: Day): Dues {
  const start = lastPaid ?? startDate;
  const first = paymentDayOf(frequency, startDate);
  // Started on the 31st and paid on 30 September, it's still assumed on the last of the month.
  const { dayType, paymentDay } = isOnPaymentDay(first, frequency, start) ? first : paymentDayOf(frequency, start);
  const plan: Plan = { frequency, dayType, paymentDay, anchor: addOnePeriod(frequency, start), gap };
  const days: Recurrence = recurrenceOf(plan);
  const nextDue = nextAfter(days, addDays(today, -1)) ?? null;
  return {
    days,
    nextDue,
    isAssumed: true,
    settled: onOrAfter(nextDue, settledDays(plan, records)),
    paysFrom: null,
    undone: NONE,
  };
}
