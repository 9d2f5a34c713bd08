import { addDays, type Day, daysBetween } from "#core/day.ts";
import type { Frequency } from "#core/interval.ts";
import {
  afterOnePeriod,
  duesBetween,
  endless,
  isDue,
  longestPeriod,
  nextDueAfter,
  nthDue,
  type Plan,
} from "#core/schedule.ts";

/**
 * What became of a due. A payment waits for its day, failed and is tried again, or was made; or nobody will pay it. `undone`
 * is open to people: its payment was taken back once its day had come, and the scheduler does not make it a second time.
 */
export type DueState = "scheduled" | "failed" | "paid" | "skipped" | "undone";

/** A due of a bill about which something is recorded. A due without a record is open. */
export type DueRecord = { due: Day; state: DueState };

/** A plan, the day from which its dues count, and the one from which the scheduler pays them; what was missed before is left to people. */
export type Schedule = Plan & { from: Day; paysFrom?: Day | undefined };

/** The days on which money is next due, and on which the scheduler next pays by itself; null when none is to come. They differ after an undo or a missed due. */
export type NextDays = { nextDue: Day | null; nextPayment: Day | null };

/** The first due that is open, and the first that the scheduler may pay; from a day on, when nothing before it is open. */
export function nextDays(schedule: Schedule, records: readonly DueRecord[], since = schedule.from): NextDays {
  const from = later(since, schedule.from);
  const paysFrom = later(from, schedule.paysFrom ?? from);
  const nextDue = firstWithout(schedule, from, settledDays(schedule, records));
  // With nothing recorded of its dues, a bill that is paid from the same day on is next paid on the day it is next due.
  const isSame = paysFrom === from && records.length === 0;
  return { nextDue, nextPayment: isSame ? nextDue : firstWithout(schedule, paysFrom, notPaidAgain(schedule, records)) };
}

const later = (one: Day, other: Day) => (one > other ? one : other);

function firstWithout(schedule: Schedule, from: Day, taken: ReadonlySet<Day>): Day | null {
  let due = nextDueAfter(schedule, addDays(from, -1));
  while (due !== undefined && taken.has(due)) due = nextDueAfter(schedule, due);
  return due ?? null;
}

/** The dues of a schedule that ends for which no payment stands, from a day on when nothing before it is open. */
export function openUntilEnd(schedule: Schedule, records: readonly DueRecord[], since = schedule.from): Day[] {
  if (schedule.until === undefined) return [];
  const settled = settledDays(schedule, records);
  const after = addDays(later(since, schedule.from), -1);
  return duesBetween(schedule, after, schedule.until).filter((due) => !settled.has(due));
}

/** The nth open due from a day on, counted from 1, whether the schedule ends or not. */
export function nthOpenDue(schedule: Schedule, records: readonly DueRecord[], n: number, since = schedule.from) {
  const goesOn = { ...schedule, until: undefined };
  const settled = settledDays(schedule, records);
  let due = nextDueAfter(goesOn, addDays(later(since, schedule.from), -1));
  for (let left = n; due !== undefined; due = nextDueAfter(goesOn, due)) {
    if (settled.has(due)) continue;
    left -= 1;
    if (left === 0) return due;
  }
  return undefined;
}

/** The dues of a plan that the scheduler leaves alone: those settled, and those whose payment was undone. */
export function notPaidAgain(plan: Plan, records: readonly DueRecord[]): Set<Day> {
  const undone = records.flatMap(({ due, state }) => (state === "undone" ? [due] : []));
  return new Set([...settledDays(plan, records), ...undone]);
}

/** The records once a payment stands for a due, or, without a state, once none does any more. */
export function withDue<T extends DueRecord>(
  records: readonly T[],
  due: Day | undefined,
  state?: DueState,
): DueRecord[] {
  const others = records.filter((record) => record.due !== due);
  return due === undefined || state === undefined ? others : [...others, { due, state }];
}

/** How far back records are needed to know what is open from a day on: one that was settled earlier may stand for it. */
export const recordsFrom = (frequency: Frequency, date: Day, skippedMonths: readonly number[] = []) =>
  addDays(date, -longestPeriod(frequency, skippedMonths));

const NONE: ReadonlySet<Day> = new Set();

/** The dues of a plan that the records leave nothing to do for. */
export function settledDays(plan: Plan, records: readonly DueRecord[]): ReadonlySet<Day> {
  if (records.length === 0) return NONE;
  const settled = records.filter(({ state }) => state !== "undone");
  return new Set(settled.flatMap(({ due }) => dueStoodFor(plan, due) ?? []));
}

/**
 * The one due of a plan that a settled day stands for: itself, or, when the plan was changed since, the one less than half a
 * period away. Rent settled for the 25th and moved to the 26th is not due again on the 26th. What is due once has no period of
 * its own: what was settled a week before it was another due.
 */
export function dueStoodFor(planned: Plan, settled: Day): Day | undefined {
  const plan = endless(planned);
  if (plan.frequency === "once") {
    const due = nthDue(plan, 0);
    return due === undefined ? undefined : isCloserThanHalf(settled, due, SHORTEST);
  }
  const next = nextDueAfter(plan, addDays(settled, -1));
  if (next === settled) return next;
  const before = previousDue(plan, settled);
  if (next === undefined) return undefined;
  if (before === undefined) return isCloserThanHalf(settled, next, periodFrom(plan, next));
  const period = daysBetween(before, next);
  return isCloserThanHalf(settled, before, period) ?? isCloserThanHalf(settled, next, period);
}

/** In days: nothing comes more often than every week. */
const SHORTEST = 7;

const isCloserThanHalf = (one: Day, due: Day, period: number) =>
  2 * Math.abs(daysBetween(one, due)) < period ? due : undefined;

/** The last due before a day, if there is one. */
function previousDue(plan: Plan, date: Day): Day | undefined {
  // Two of the longest periods back there is at least one due, unless the plan begins later.
  const back = addDays(date, -2 * longestPeriod(plan.frequency, plan.skippedMonths));
  let due = nextDueAfter(plan, back);
  if (due === undefined || due >= date) return undefined;
  for (let next = nextDueAfter(plan, due); next !== undefined && next < date; next = nextDueAfter(plan, due))
    due = next;
  return due;
}

/** In days: from a due to the next, were there neither an end nor a pause. */
const periodFrom = (plan: Plan, due: Day) =>
  daysBetween(due, nextDueAfter(endless(plan), due) ?? afterOnePeriod(plan.frequency, due));

/** A bill as far as its dues are concerned; without a schedule nobody has said on which day it is due. */
export type BillDues = {
  frequency: Frequency;
  schedule: Schedule | undefined;
  records: readonly DueRecord[];
  /** No due before this day is open. */
  since?: Day | undefined;
};

type Planned = Pick<BillDues, "frequency" | "schedule">;

/**
 * The due that a payment made by hand settles: the oldest that failed, waits for its day or is open, at most half a period
 * ahead. Undefined when there is none: then the payment settles nothing.
 */
export function dueToSettle(bill: BillDues, paidOn: Day): Day | undefined {
  return unsettled(bill)
    .filter((due) => couldSettle(bill, due, paidOn))
    .sort()[0];
}

/** Whether a payment made by hand on a day could have settled a due. */
export const couldSettle = (bill: Planned, due: Day, paidOn: Day) => due <= paidOn || isNear(bill, due, paidOn);

/** The due before the coming one, when a payment on a day may have settled it. */
export function dueBefore({ schedule, records, since }: BillDues, paidOn: Day): Day | undefined {
  if (schedule === undefined) return undefined;
  const coming = nextDays(schedule, records, since).nextDue;
  const due = coming === null ? undefined : nthDue({ ...endless(schedule), anchor: coming }, -1);
  if (coming === null || due === undefined) return undefined;
  return 2 * daysBetween(paidOn, due) <= daysBetween(due, coming) ? due : undefined;
}

/** What a payment on a day ahead stands for: a due that nobody has paid yet, one that is paid already, or none. */
export type Covered = { due: Day; isPaid: boolean } | undefined;

/**
 * The due nearest to a day ahead, at most half a period from it: one that nobody has paid, if there is one; the earlier when
 * two are as near.
 */
export function dueNear(bill: BillDues, date: Day): Covered {
  const { schedule } = bill;
  const standing = new Set(bill.records.flatMap(({ due, state }) => (state === "undone" ? [] : [due])));
  const known = bill.records
    // A due that was undone and has since been paid again has two records; the one that stands counts.
    .filter(({ due, state }) => state !== "undone" || !standing.has(due))
    .map(({ due, state }) => ({ due, isPaid: state === "paid" || state === "skipped" }));
  const around = schedule === undefined ? [] : duesAround(schedule, date);
  const settled = schedule === undefined ? new Set<Day>() : settledDays(schedule, bill.records);
  const open = around.filter((due) => !settled.has(due)).map((due) => ({ due, isPaid: false }));
  const near = [...known, ...open].filter(({ due }) => isNear(bill, due, date));
  const distance = (due: Day) => Math.abs(daysBetween(due, date));
  near.sort(
    (one, other) =>
      Number(one.isPaid) - Number(other.isPaid) ||
      distance(one.due) - distance(other.due) ||
      (one.due < other.due ? -1 : 1),
  );
  // Without any day of its own, a bill is due on the day that the person names.
  return near[0] ?? (schedule === undefined ? { due: date, isPaid: false } : undefined);
}

function duesAround(schedule: Schedule, date: Day): Day[] {
  const days = [previousDue(schedule, date), nextDueAfter(schedule, addDays(date, -1))];
  return days.filter((due) => due !== undefined).filter((due) => due >= schedule.from);
}

function unsettled({ schedule, records, since }: BillDues): Day[] {
  const waiting = records.flatMap(({ due, state }) => (state === "failed" || state === "scheduled" ? [due] : []));
  const next = schedule === undefined ? null : nextDays(schedule, records, since).nextDue;
  return next === null ? waiting : [...waiting, next];
}

/** Whether a day is at most half a period from a due. */
function isNear({ frequency, schedule }: Planned, due: Day, date: Day): boolean {
  // From a due of an earlier plan the way to the next due of this one may be much shorter or longer than a period.
  const isPlanned = schedule !== undefined && isDue(schedule, due);
  const period = isPlanned ? periodFrom(schedule, due) : daysBetween(due, afterOnePeriod(frequency, due));
  return 2 * Math.abs(daysBetween(date, due)) <= period;
}
