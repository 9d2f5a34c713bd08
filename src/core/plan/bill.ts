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
  const { frequency: _, lastPaid: _l, paysItself, schedule, records, since, ...bill } = known;
  if (schedule === undefined) return { ...bill, ...assumedDues(known, today) };
  const { nextDue, nextPayment } = nextDays(schedule, records, since ?? undefined);
  const settled = settledDays(schedule, records);
  const undone = records.flatMap(({ due, state }) => (state === "undone" && !settled.has(due) ? [due] : []));
  return {
    ...bill,
    days: recurrenceOf(schedule),
    nextDue,
    isAssumed: false,
    settled: from(nextDue, settled),
    paysFrom: paysItself ? nextPayment : null,
    undone: paysItself ? from(nextDue, undone) : [],
  };
}

const from = (first: Day | null, days: Iterable<Day>) =>
  first === null ? [] : [...new Set(days)].filter((each) => each >= first).sort();

/** Nobody has said when it is due: once a period from its start or last payment. What lies in the past is let go. */
function assumedDues({ frequency, startDate, lastPaid, records }: Known, today: Day) {
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
    undone: [],
  };
}
