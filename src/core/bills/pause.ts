import { addDays, addMonths, type Day, daysBetween } from "#core/day.ts";
import { type Bill, isPaused, type Scheduled, scheduleOf } from "./bill.ts";
import { type DueRecord, nextDays } from "./dues.ts";
import { YEARS_AHEAD } from "./re-plan.ts";
import { creditAfter } from "./weekly-credit.ts";

/** Why a bill cannot be paused so. */
export type BadPause = { refused: "in-the-past" | "too-far-ahead" | "archived" | "owes-from-before" };

type Pause = Pick<Bill, "pausedFrom" | "pausedUntil">;
type Paused = Pause & Partial<Pick<Bill, "dueFrom">>;

type Known = Pause & Pick<Bill, "archivedOn" | "nextDueDate" | "dueFrom">;

/** Pauses a bill from today up to a day, or until further notice; one that is paused already is paused to another day. */
export function pause(bill: Known, { today, until }: { today: Day; until: Day | null }): Paused | BadPause {
  const { pausedFrom, pausedUntil, nextDueDate, dueFrom } = bill;
  if (bill.archivedOn !== null) return { refused: "archived" };
  if (until !== null && until <= today) return { refused: "in-the-past" };
  if (until !== null && until > addMonths(today, 12 * YEARS_AHEAD)) return { refused: "too-far-ahead" };
  if (pausedFrom !== null && (pausedUntil === null || pausedUntil > today)) return { pausedFrom, pausedUntil: until };
  // What was due in an earlier pause would be due again once that one is forgotten.
  if (pausedFrom !== null && nextDueDate !== null && nextDueDate < pausedFrom) return { refused: "owes-from-before" };
  // An earlier pause is forgotten with this one: nothing before its end is open, and nothing in it may be due again.
  const from = dueFrom !== null && pausedUntil !== null && pausedUntil > dueFrom ? pausedUntil : dueFrom;
  return { pausedFrom: today, pausedUntil: until, dueFrom: from };
}

/** Ends a pause today: from here on it is due again, and credited. */
export function resume({ pausedFrom, pausedUntil }: Pause, today: Day): Pause {
  if (pausedFrom === null || (pausedUntil !== null && pausedUntil <= today)) return { pausedFrom, pausedUntil };
  return pausedFrom === today ? { pausedFrom: null, pausedUntil: null } : { pausedFrom, pausedUntil: today };
}

type Archived = Known & Scheduled;

/**
 * Brings a bill back from the archive today: what would have been due meanwhile is not asked for. One that went there by
 * itself was not paused for it.
 */
export function bringBack(bill: Archived, records: readonly DueRecord[], today: Day): Partial<Bill> {
  const { archivedOn, pausedFrom, pausedUntil, dueFrom } = bill;
  if (pausedFrom !== null && pausedUntil === null) return { ...resume(bill, today), archivedOn: null };
  const schedule = scheduleOf(bill);
  const open = schedule === undefined ? null : nextDays(schedule, records).nextDue;
  const isMeanwhile = open !== null && archivedOn !== null && open >= archivedOn && open < today;
  return { archivedOn: null, dueFrom: isMeanwhile ? today : dueFrom };
}

/**
 * The day before which no due of a bill is open: its next due, or the first day of a pause. Such a pause may end before it was
 * meant to, and what it would have left out is due then.
 */
export function openSince({ archivedOn, pausedFrom, pausedUntil, nextDueDate }: Omit<Known, "dueFrom">, today: Day) {
  // The archive hides what was open.
  if (archivedOn !== null) return undefined;
  if (nextDueDate === null || pausedFrom === null) return nextDueDate ?? pausedFrom ?? undefined;
  return isPaused({ pausedFrom, pausedUntil }, today) && pausedFrom < nextDueDate ? pausedFrom : nextDueDate;
}

type Credited = Pick<
  Bill,
  "startDate" | "nextCreditDate" | "pausedFrom" | "pausedUntil" | "creditUntil" | "archivedOn"
>;

/**
 * When the next week is credited once a bill was paused, resumed or given another end: on its own weekday, never in a pause,
 * never after its last due. `isKept` says that the day it has still holds.
 */
export function nextCredit(bill: Credited, today: Day, options: { isKept: boolean }): Day | null {
  const next = comingWeek(bill, today, options);
  return next !== null && bill.creditUntil !== null && next > bill.creditUntil ? null : next;
}

/** The same were there no end: weeks are counted up to it, also where none is credited any more. */
export function comingWeek(bill: Credited, today: Day, { isKept }: { isKept: boolean }): Day | null {
  const { startDate, nextCreditDate, pausedFrom, pausedUntil } = bill;
  if (isStopped(bill)) return null;
  const after = [today, pausedFrom, pausedUntil && addDays(pausedUntil, -1)].flatMap((each) => each ?? []).sort();
  return isKept && nextCreditDate !== null ? nextCreditDate : creditAfter(startDate, after.at(-1) ?? today);
}

/** Whether nothing is credited until somebody says so. */
export const isStopped = ({ archivedOn, pausedFrom, pausedUntil }: Pick<Bill, "archivedOn"> & Pause) =>
  archivedOn !== null || (pausedFrom !== null && pausedUntil === null);

/** How many whole weeks were left out, when so many are credited and the next comes on a day. */
export const weeksLeftOut = (start: Day, next: Day, credited: number) => daysBetween(start, next) / 7 - 1 - credited;
