import { addDays, type Day, daysBetween, latest } from "#core/day.ts";
import type { Frequency } from "#core/interval.ts";
import {
  addOnePeriod,
  duesBetween,
  isDue,
  longestPeriod,
  nextDueAfter,
  nthDue,
  type Plan,
  withoutEndAndPause,
} from "#core/schedule.ts";

/**
 * The state of a due. Its payment is scheduled, failed (and retried) or made, or the due is skipped. `undone` is open again,
 * but only for people: its payment was undone after the due day, and the scheduler doesn't repeat it.
 */
export type DueState = "scheduled" | "failed" | "paid" | "skipped" | "undone";

/** The recorded state of a due. A due without a record is open. */
export type DueRecord = { due: Day; state: DueState };

/** A plan, the day from which its dues count, and the day from which the scheduler pays them; earlier ones are left to people. */
export type Schedule = Plan & { from: Day; paysFrom?: Day | undefined };

/** The next due day and the next that the scheduler pays; null if there is none. They differ after an undo or a missed due. */
export type NextDays = { nextDue: Day | null; nextPayment: Day | null };

/** The first open due, and the first that the scheduler may pay. `since`: a day before which no due is open. */
export function nextDays(schedule: Schedule, records: readonly DueRecord[], since = schedule.from): NextDays {
  const from = latest(since, schedule.from);
  const paysFrom = latest(from, schedule.paysFrom);
  const nextDue = firstDueNotIn(schedule, from, settledDays(schedule, records));
  // Without records, a bill paid from the same day has its next payment on its next due day.
  const isSame = paysFrom === from && records.length === 0;
  return {
    nextDue,
    nextPayment: isSame ? nextDue : firstDueNotIn(schedule, paysFrom, settledOrUndoneDays(schedule, records)),
  };
}

function firstDueNotIn(schedule: Schedule, from: Day, excluded: ReadonlySet<Day>): Day | null {
  let due = nextDueAfter(schedule, addDays(from, -1));
  while (due !== undefined && excluded.has(due)) due = nextDueAfter(schedule, due);
  return due ?? null;
}

/** The dues without a payment until the schedule's end; empty if it has no end. `since`: a day before which no due is open. */
export function openUntilEnd(schedule: Schedule, records: readonly DueRecord[], since = schedule.from): Day[] {
  if (schedule.until === undefined) return [];
  const settled = settledDays(schedule, records);
  const after = addDays(latest(since, schedule.from), -1);
  return duesBetween(schedule, after, schedule.until).filter((due) => !settled.has(due));
}

/** The nth open due, counted from 1, ignoring the schedule's end. */
export function nthOpenDue(schedule: Schedule, records: readonly DueRecord[], n: number, since = schedule.from) {
  const withoutEnd = { ...schedule, until: undefined };
  const settled = settledDays(schedule, records);
  let due = nextDueAfter(withoutEnd, addDays(latest(since, schedule.from), -1));
  for (let remaining = n; due !== undefined; due = nextDueAfter(withoutEnd, due)) {
    if (settled.has(due)) continue;
    remaining -= 1;
    if (remaining === 0) return due;
  }
  return undefined;
}

/** The dues that the scheduler doesn't pay: those settled, and those whose payment was undone. */
export function settledOrUndoneDays(plan: Plan, records: readonly DueRecord[]): Set<Day> {
  const undone = records.flatMap(({ due, state }) => (state === "undone" ? [due] : []));
  return new Set([...settledDays(plan, records), ...undone]);
}

/** The records after a due changes to a state, or back to open without one. */
export function withDue<T extends DueRecord>(
  records: readonly T[],
  due: Day | undefined,
  state?: DueState,
): DueRecord[] {
  const others = records.filter((record) => record.due !== due);
  return due === undefined || state === undefined ? others : [...others, { due, state }];
}

/** How far back records are needed to know which dues are open from a day, as an earlier one may count for it. */
export const recordsFrom = (frequency: Frequency, date: Day, skippedMonths: readonly number[] = []) =>
  addDays(date, -longestPeriod(frequency, skippedMonths));

const NONE: ReadonlySet<Day> = new Set();

/** The dues of a plan that the records settle. */
export function settledDays(plan: Plan, records: readonly DueRecord[]): ReadonlySet<Day> {
  if (records.length === 0) return NONE;
  const settled = records.filter(({ state }) => state !== "undone");
  return new Set(settled.flatMap(({ due }) => dueSettledBy(plan, due) ?? []));
}

/**
 * The due of a plan that a settled day counts for: the same day, or, if the plan has changed since, the due less than half a
 * period away. Rent settled for the 25th and moved to the 26th is not due again on the 26th. A one-time bill has no period, so
 * a due settled a week before it was another one.
 */
export function dueSettledBy(original: Plan, settled: Day): Day | undefined {
  const plan = withoutEndAndPause(original);
  if (plan.frequency === "once") {
    const due = nthDue(plan, 0);
    return due === undefined ? undefined : dueWithinHalf(settled, due, SHORTEST_PERIOD);
  }
  const next = nextDueAfter(plan, addDays(settled, -1));
  if (next === settled) return next;
  const previous = previousDue(plan, settled);
  if (next === undefined) return undefined;
  if (previous === undefined) return dueWithinHalf(settled, next, periodFrom(plan, next));
  const period = daysBetween(previous, next);
  return dueWithinHalf(settled, previous, period) ?? dueWithinHalf(settled, next, period);
}

/**
 * Whether a due is paid or skipped, perhaps under another day because the plan has changed since. One that has a payment of its
 * own is not, even if another settled day counts for it.
 */
export function isSettled({ schedule, records }: Pick<BillDues, "schedule" | "records">, due: Day): boolean {
  const own = records.find((record) => record.due === due && record.state !== "undone");
  if (own !== undefined) return isDone(own);
  if (schedule === undefined) return false;
  const current = dueSettledBy(schedule, due);
  if (current === undefined) return false;
  return records.some((record) => isDone(record) && dueSettledBy(schedule, record.due) === current);
}

const isDone = ({ state }: DueRecord) => state === "paid" || state === "skipped";

/** In days: the shortest interval is a week. */
const SHORTEST_PERIOD = 7;

const dueWithinHalf = (one: Day, due: Day, period: number) =>
  2 * Math.abs(daysBetween(one, due)) < period ? due : undefined;

/** The last due before a day, if any. */
function previousDue(plan: Plan, date: Day): Day | undefined {
  // Within twice the longest period there is at least one due, unless the plan starts later.
  const searchFrom = addDays(date, -2 * longestPeriod(plan.frequency, plan.skippedMonths));
  let due = nextDueAfter(plan, searchFrom);
  if (due === undefined || due >= date) return undefined;
  for (let next = nextDueAfter(plan, due); next !== undefined && next < date; next = nextDueAfter(plan, due))
    due = next;
  return due;
}

/** The days from a due to the next, ignoring any end or pause. */
const periodFrom = (plan: Plan, due: Day) =>
  daysBetween(due, nextDueAfter(withoutEndAndPause(plan), due) ?? addOnePeriod(plan.frequency, due));

/** The part of a bill that concerns its dues. Without a schedule its due day is unknown. */
export type BillDues = {
  frequency: Frequency;
  schedule: Schedule | undefined;
  records: readonly DueRecord[];
  /** No due before this day is open. */
  since?: Day | undefined;
};

type DueSchedule = Pick<BillDues, "frequency" | "schedule">;

/**
 * The due that a manual payment settles: the oldest that failed, is scheduled or is open, at most half a period ahead.
 * Undefined if there is none; the payment then settles nothing.
 */
export function dueToSettle(bill: BillDues, paidOn: Day): Day | undefined {
  return unsettled(bill)
    .filter((due) => couldSettle(bill, due, paidOn))
    .sort()[0];
}

/** Whether a manual payment on a given day could have settled a due. */
export const couldSettle = (bill: DueSchedule, due: Day, paidOn: Day) => due <= paidOn || isNear(bill, due, paidOn);

/** The due before the next one, if a payment on the given day could have settled it. */
export function dueBefore({ schedule, records, since }: BillDues, paidOn: Day): Day | undefined {
  if (schedule === undefined) return undefined;
  const nextDue = nextDays(schedule, records, since).nextDue;
  const due = nextDue === null ? undefined : nthDue({ ...withoutEndAndPause(schedule), anchor: nextDue }, -1);
  if (nextDue === null || due === undefined) return undefined;
  return 2 * daysBetween(paidOn, due) <= daysBetween(due, nextDue) ? due : undefined;
}

/** The due that a payment on a future day is for, and whether it's already paid; undefined if none. */
export type CoveredDue = { due: Day; isPaid: boolean } | undefined;

/**
 * The due nearest to a future day, at most half a period away. Prefers an unpaid one, and the earlier of two equally near.
 */
export function dueNear(bill: BillDues, date: Day): CoveredDue {
  const { schedule } = bill;
  const effectiveDues = new Set(bill.records.flatMap(({ due, state }) => (state === "undone" ? [] : [due])));
  const recorded = bill.records
    // A due that was undone and then paid again has two records; the undone one no longer counts.
    .filter(({ due, state }) => state !== "undone" || !effectiveDues.has(due))
    .map(({ due, state }) => ({ due, isPaid: isDone({ due, state }) }));
  const adjacent = schedule === undefined ? [] : adjacentDues(schedule, date);
  const settled = schedule === undefined ? new Set<Day>() : settledDays(schedule, bill.records);
  const open = adjacent.filter((due) => !settled.has(due)).map((due) => ({ due, isPaid: false }));
  const near = [...recorded, ...open].filter(({ due }) => isNear(bill, due, date));
  const distance = (due: Day) => Math.abs(daysBetween(due, date));
  near.sort(
    (one, other) =>
      Number(one.isPaid) - Number(other.isPaid) ||
      distance(one.due) - distance(other.due) ||
      (one.due < other.due ? -1 : 1),
  );
  // A bill without a due day is due on the day that the person names.
  return near[0] ?? (schedule === undefined ? { due: date, isPaid: false } : undefined);
}

function adjacentDues(schedule: Schedule, date: Day): Day[] {
  const days = [previousDue(schedule, date), nextDueAfter(schedule, addDays(date, -1))];
  return days.filter((due) => due !== undefined).filter((due) => due >= schedule.from);
}

function unsettled({ schedule, records, since }: BillDues): Day[] {
  const waiting = records.flatMap(({ due, state }) => (state === "failed" || state === "scheduled" ? [due] : []));
  const next = schedule === undefined ? null : nextDays(schedule, records, since).nextDue;
  return next === null ? waiting : [...waiting, next];
}

/** Whether a day is at most half a period from a due. */
function isNear({ frequency, schedule }: DueSchedule, due: Day, date: Day): boolean {
  // A due of an earlier plan may be much nearer to or farther from the next due of this plan than one period.
  const isPlanned = schedule !== undefined && isDue(schedule, due);
  const period = isPlanned ? periodFrom(schedule, due) : daysBetween(due, addOnePeriod(frequency, due));
  return 2 * Math.abs(daysBetween(date, due)) <= period;
}
