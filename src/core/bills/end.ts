import { addMonths, type Day } from "#core/day.ts";
import { type Bill, lastDueOf, type Scheduled, scheduleOf, unpaused } from "./bill.ts";
import { type DueRecord, nextDays, nthOpenDue } from "./dues.ts";

type End = Pick<Bill, "endsOn" | "endsBy">;

/** When a bill should end: on a day, after a number of payments, as before, or never. */
export type WantedEnd = { on: Day } | { after: number } | { kept: End } | "never";

/** Why an end isn't accepted. */
export type BadEnd = { refused: "before-the-start" | "too-late" | "lasts-too-long" | "needs-a-date" };

/** The most remaining payments, and the most years until the end. */
export const MOST_PAYMENTS = 600;
export const MOST_YEARS = 50;

type Known = { records: readonly DueRecord[]; since?: Day | undefined; today: Day };

/** When a bill ends. Scheduled and failed payments count among those that are left. */
export function endOf(bill: Scheduled, wanted: WantedEnd, { records, since, today }: Known): End | BadEnd {
  if (bill.frequency === "once") return { endsOn: bill.anchorDate, endsBy: "date" };
  if (wanted === "never") return { endsOn: null, endsBy: null };
  if ("kept" in wanted) return wanted.kept;
  const found = scheduleOf({ ...bill, endsOn: null });
  if (found === undefined) return { refused: "needs-a-date" };
  const schedule = unpaused(found);
  const last = addMonths(today, 12 * MOST_YEARS);
  if ("on" in wanted) {
    const next = nextDays(schedule, records, since).nextDue;
    if (next === null || wanted.on < next) return { refused: "before-the-start" };
    return wanted.on > last ? { refused: "too-late" } : { endsOn: wanted.on, endsBy: "date" };
  }
  const waiting = waitingDues(records);
  const open = wanted.after - waiting.length;
  const endsOn = open > 0 ? nthOpenDue(schedule, records, open, since) : waiting.sort().at(-1);
  if (endsOn === undefined || endsOn > last) return { refused: "lasts-too-long" };
  return { endsOn, endsBy: "count" };
}

/** Dues with a scheduled or failed payment. */
export const waitingDues = (records: readonly DueRecord[]): Day[] =>
  records.flatMap(({ due, state }) => (state === "scheduled" || state === "failed" ? [due] : []));

/** The end to keep when other parts of the plan change: its date or the payments left. A finished bill stays finished. */
export function endToKeep(bill: Bill, records: readonly DueRecord[]): WantedEnd {
  const { frequency, endsOn, endsBy, duesLeft } = bill;
  if (frequency === "once" || endsOn === null) return "never";
  if (isDone(bill, records)) return { kept: { endsOn, endsBy } };
  return endsBy === "count" ? { after: (duesLeft ?? 0) + waitingDues(records).length } : { on: endsOn };
}

/** Whether a bill with an end has nothing left to pay. */
export const isDone = (bill: Pick<Bill, "duesLeft">, records: readonly DueRecord[]) =>
  bill.duesLeft === 0 && waitingDues(records).length === 0;

/** The last day on which a week is credited; null without an end. */
export const creditUntilOf = (bill: Scheduled): Day | null => lastDueOf(scheduleOf(bill));
