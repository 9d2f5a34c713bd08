import { addDays, addMonths, type Day, latest } from "#core/day.ts";
import { type Bill, lastDueOf, type ScheduleFields, scheduleOf, withoutOpenEndedPause } from "./bill.ts";
import { type DueRecord, nextDays, nthOpenDue } from "./dues.ts";

type End = Pick<Bill, "endsOn" | "endsBy">;

/** When a bill should end: on a day, after a number of payments, as before, or never. */
export type RequestedEnd = { on: Day } | { after: number } | { kept: End } | "never";

/** Why an end isn't accepted. */
export type BadEnd = { refused: "before-the-start" | "too-late" | "lasts-too-long" | "needs-a-date" };

/** The most remaining payments, and the most years until the end. */
export const MOST_PAYMENTS = 600;
export const MOST_YEARS = 50;

type Context = { records: readonly DueRecord[]; since?: Day | undefined; today: Day };

/** When a bill ends. Scheduled and failed payments count among those that are left. */
export function endOf(bill: ScheduleFields, requested: RequestedEnd, { records, since, today }: Context): End | BadEnd {
  if (bill.frequency === "once") return { endsOn: bill.anchorDate, endsBy: "date" };
  if (requested === "never") return { endsOn: null, endsBy: null };
  if ("kept" in requested) return requested.kept;
  const fullSchedule = scheduleOf({ ...bill, endsOn: null });
  if (fullSchedule === undefined) return { refused: "needs-a-date" };
  const schedule = withoutOpenEndedPause(fullSchedule);
  const latestEnd = addMonths(today, 12 * MOST_YEARS);
  if ("on" in requested) {
    const next = nextDays(schedule, records, since).nextDue;
    if (next === null || requested.on < next) return { refused: "before-the-start" };
    return requested.on > latestEnd ? { refused: "too-late" } : { endsOn: requested.on, endsBy: "date" };
  }
  const waiting = waitingDues(records).sort();
  const lastWaiting = waiting.at(-1);
  const openCount = requested.after - waiting.length;
  const lastOpen = openCount > 0 ? nthOpenDue(schedule, records, openCount, since) : undefined;
  const nextOpen = lastOpen && nextDays(schedule, records, addDays(lastOpen, 1)).nextDue;
  const isWaitingLast = lastWaiting !== undefined && nextOpen != null && lastWaiting < nextOpen;
  const endsOn = openCount > 0 ? lastOpen && latest(lastOpen, isWaitingLast ? lastWaiting : null) : lastWaiting;
  if (endsOn === undefined || endsOn > latestEnd) return { refused: "lasts-too-long" };
  return { endsOn, endsBy: "count" };
}

/** Dues with a scheduled or failed payment. */
export const waitingDues = (records: readonly DueRecord[]): Day[] =>
  records.flatMap(({ due, state }) => (state === "scheduled" || state === "failed" ? [due] : []));

/** Whether a scheduled or failed payment is for a due after an end, or leaves more payments than it allows. */
export function exceedsEnd(
  requested: RequestedEnd,
  { endsOn, duesLeft }: Pick<Bill, "endsOn" | "duesLeft">,
  records: readonly DueRecord[],
): boolean {
  const waiting = waitingDues(records);
  if (endsOn !== null && waiting.some((due) => due > endsOn)) return true;
  return typeof requested === "object" && "after" in requested && (duesLeft ?? 0) + waiting.length > requested.after;
}

/**
 * The end to keep when other parts of the plan change: its date or the payments left. A finished bill stays finished, and
 * one whose last dues are scheduled or failed keeps its date.
 */
export function endToKeep(bill: Bill, records: readonly DueRecord[]): RequestedEnd {
  const { frequency, endsOn, endsBy, duesLeft } = bill;
  if (frequency === "once" || endsOn === null) return "never";
  if (isDone(bill, records) || (duesLeft === 0 && endsBy === "date")) return { kept: { endsOn, endsBy } };
  return endsBy === "count" ? { after: (duesLeft ?? 0) + waitingDues(records).length } : { on: endsOn };
}

/** Whether a bill with an end has nothing left to pay. */
export const isDone = (bill: Pick<Bill, "duesLeft">, records: readonly DueRecord[]) =>
  bill.duesLeft === 0 && waitingDues(records).length === 0;

/** The last day on which a week is credited; null without an end. */
export const creditUntilOf = (bill: ScheduleFields): Day | null => lastDueOf(scheduleOf(bill));
