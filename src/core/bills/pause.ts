import { addDays, addMonths, type Day, daysBetween, earliest, latest } from "#core/day.ts";
import { type Bill, isPaused, type ScheduleFields, scheduleOf } from "./bill.ts";
import { type BillDues, type DueRecord, nextDays } from "./dues.ts";
import { YEARS_AHEAD } from "./re-plan.ts";
import { creditAfter, unlessAfterEnd } from "./weekly-credit.ts";

/** Why a pause isn't accepted. */
export type BadPause = { refused: "in-the-past" | "too-far-ahead" | "archived" | "owes-from-before" };

type Pause = Pick<Bill, "pausedFrom" | "pausedUntil">;
type Paused = Pause & Partial<Pick<Bill, "dueFrom">>;

type PauseState = Pause & Pick<Bill, "archivedOn" | "nextDueDate" | "dueFrom">;

/** Pauses a bill from today until a day or until further notice. If it's already paused, only the end changes. */
export function pause(bill: PauseState, { today, until }: { today: Day; until: Day | null }): Paused | BadPause {
  const { pausedFrom, pausedUntil, nextDueDate, dueFrom } = bill;
  if (bill.archivedOn !== null) return { refused: "archived" };
  if (until !== null && until <= today) return { refused: "in-the-past" };
  if (until !== null && until > addMonths(today, 12 * YEARS_AHEAD)) return { refused: "too-far-ahead" };
  if (pausedFrom !== null && (pausedUntil === null || pausedUntil > today)) return { pausedFrom, pausedUntil: until };
  // Dropping the earlier pause would make its dues count again.
  if (pausedFrom !== null && nextDueDate !== null && nextDueDate < pausedFrom) return { refused: "owes-from-before" };
  // This replaces an earlier pause. Nothing before its end is open, and its dues mustn't count again.
  return { pausedFrom: today, pausedUntil: until, dueFrom: dueFrom && latest(dueFrom, pausedUntil) };
}

/** Ends a pause today: dues and credits resume. */
export function resume({ pausedFrom, pausedUntil }: Pause, today: Day): Pause {
  if (pausedFrom === null || (pausedUntil !== null && pausedUntil <= today)) return { pausedFrom, pausedUntil };
  return pausedFrom === today ? { pausedFrom: null, pausedUntil: null } : { pausedFrom, pausedUntil: today };
}

/** The dues as if a pause ended today: a payment during a pause settles the due that it would settle after it. */
export function duesIfResumed<Dues extends BillDues>(dues: Dues, today: Day): Dues {
  const { schedule, since } = dues;
  const gap = schedule?.gap;
  if (schedule === undefined || gap === undefined || !isPaused({ pausedFrom: gap.from, pausedUntil: gap.until }, today))
    return dues;
  const resumed = { ...schedule, gap: { from: gap.from, until: today } };
  return { ...dues, schedule: resumed, since: since && earliest(since, today) };
}

type ArchivedBill = PauseState & ScheduleFields;

/**
 * Restores a bill from the archive today. Dues that fell while it was archived don't count. A bill that was archived
 * automatically has no open-ended pause.
 */
export function unarchive(bill: ArchivedBill, records: readonly DueRecord[], today: Day): Partial<Bill> {
  const { archivedOn, pausedFrom, pausedUntil, dueFrom } = bill;
  if (pausedFrom !== null && pausedUntil === null) return { ...resume(bill, today), archivedOn: null };
  const schedule = scheduleOf(bill);
  const nextOpenDue = schedule === undefined ? null : nextDays(schedule, records).nextDue;
  const fellDueInArchive =
    nextOpenDue !== null && archivedOn !== null && nextOpenDue >= archivedOn && nextOpenDue < today;
  return { archivedOn: null, dueFrom: fellDueInArchive ? today : dueFrom };
}

/**
 * The day before which no due of a bill is open: its next due, or the first day of a pause, which may end early and make its
 * dues count after all.
 */
export function openSince(
  { archivedOn, pausedFrom, pausedUntil, nextDueDate }: Omit<PauseState, "dueFrom">,
  today: Day,
) {
  // The archive hides open dues.
  if (archivedOn !== null) return undefined;
  if (nextDueDate === null || pausedFrom === null) return nextDueDate ?? pausedFrom ?? undefined;
  return isPaused({ pausedFrom, pausedUntil }, today) && pausedFrom < nextDueDate ? pausedFrom : nextDueDate;
}

type CreditFields = Pick<
  Bill,
  "startDate" | "nextCreditDate" | "pausedFrom" | "pausedUntil" | "creditUntil" | "archivedOn"
>;

/**
 * When the next week is credited after a pause, resumption or new end: on the bill's weekday, never during a pause or after
 * its last due. `isKept` keeps the current day.
 */
export function nextCredit(bill: CreditFields, today: Day, options: { isKept: boolean }): Day | null {
  const next = nextCreditIgnoringEnd(bill, today, options);
  return next && unlessAfterEnd(next, bill.creditUntil);
}

/** The same, ignoring the end. */
export function nextCreditIgnoringEnd(bill: CreditFields, today: Day, { isKept }: { isKept: boolean }): Day | null {
  const { startDate, nextCreditDate, pausedFrom, pausedUntil } = bill;
  if (isStopped(bill)) return null;
  const after = [today, pausedFrom, pausedUntil && addDays(pausedUntil, -1)].flatMap((each) => each ?? []).sort();
  return isKept && nextCreditDate !== null ? nextCreditDate : creditAfter(startDate, after.at(-1) ?? today);
}

/** Whether credits have stopped until further notice. */
export const isStopped = ({ archivedOn, pausedFrom, pausedUntil }: Pick<Bill, "archivedOn"> & Pause) =>
  archivedOn !== null || (pausedFrom !== null && pausedUntil === null);

/** How many whole weeks were left out, given the weeks credited and the day of the next credit. */
export const weeksLeftOut = (start: Day, next: Day, credited: number) => daysBetween(start, next) / 7 - 1 - credited;
