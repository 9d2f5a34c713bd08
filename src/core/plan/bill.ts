import { type DueRecord, nextDays, type Schedule, settledDays } from "#core/bills/dues.ts";
import { paymentDayOf } from "#core/bills/plan.ts";
import { addDays, type Day } from "#core/day.ts";
import type { Frequency } from "#core/interval.ts";
import { nextAfter, type Recurrence } from "#core/recurrence.ts";
import { afterOnePeriod, type Plan, recurrenceOf } from "#core/schedule.ts";
import type { PlanBill } from "./input.ts";

type Known = Omit<PlanBill, "days" | "nextDue" | "isAssumed" | "settled" | "paysFrom" | "undone"> & {
  frequency: Frequency;
  lastPaid: Day | null;
  paysItself: boolean;
  schedule: Schedule | undefined;
  /** What is recorded of its dues, from a period before the next one on. */
  records: readonly DueRecord[];
  /** No due before this day is open. */
  since: Day | null;
};

/** A bill as the plan needs it: which of its dues are open, and who pays them. */
export function planBill(known: Known, today: Day): PlanBill {
  const { id, name, accountId, amount, weekly, changes, saved, startDate, nextCredit, waiting, partPaid, catchUp } =
    known;
  const { days, nextDue, isAssumed, settled, paysFrom, undone } = duesOf(known, today);
  // Field by field: a million bills are planned every morning, and copying what is left of an object costs more than all else here.
  return {
    id,
    name,
    accountId,
    amount,
    weekly,
    changes,
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
    partPaid,
    catchUp,
  };
}

type Dues = Pick<PlanBill, "days" | "nextDue" | "isAssumed" | "settled" | "paysFrom" | "undone">;

function duesOf(known: Known, today: Day): Dues {
  const { paysItself, schedule, records, since } = known;
  if (schedule === undefined) return assumedDues(known, today);
  const { nextDue, nextPayment } = nextDays(schedule, records, since ?? undefined);
  const settled = settledDays(schedule, records);
  const isUndone = ({ due, state }: DueRecord) => state === "undone" && !settled.has(due);
  const undone = new Set(records.filter(isUndone).map(({ due }) => due));
  return {
    days: recurrenceOf(schedule),
    nextDue,
    isAssumed: false,
    settled: from(nextDue, settled),
    paysFrom: paysItself ? nextPayment : null,
    undone: paysItself ? from(nextDue, undone) : NONE,
  };
}

function from(first: Day | null, days: ReadonlySet<Day>): readonly Day[] {
  if (first === null || days.size === 0) return NONE;
  return [...days].filter((each) => each >= first).sort();
}

const NONE: readonly never[] = [];

/** Nobody has said when it is due: once a period from its start or last payment. What lies in the past is let go. */
function assumedDues({ frequency, startDate, lastPaid, records }: Known, today: Day): Dues {
  const begin = lastPaid ?? startDate;
  const { dayType, paymentDay } = paymentDayOf(frequency, begin);
  const plan: Plan = { frequency, dayType, paymentDay, anchor: afterOnePeriod(frequency, begin) };
  const days: Recurrence = recurrenceOf(plan);
  const nextDue = nextAfter(days, addDays(today, -1)) ?? null;
  return {
    days,
    nextDue,
    isAssumed: true,
    settled: from(nextDue, settledDays(plan, records)),
    paysFrom: null,
    undone: NONE,
  };
}
