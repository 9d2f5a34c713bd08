import { addMonths, type Day } from "#core/day.ts";
import { type Bill, lastDueOf, type Scheduled, scheduleOf, unpaused } from "./bill.ts";
import { type DueRecord, nextDays, nthOpenDue } from "./dues.ts";

type End = Pick<Bill, "endsOn" | "endsBy">;

/** When a person wants a bill to end: on a day, after so many payments more, as it did, or never. */
export type WantedEnd = { on: Day } | { after: number } | { kept: End } | "never";

/** Why an end cannot be taken. */
export type BadEnd = { refused: "before-the-start" | "too-late" | "lasts-too-long" | "needs-a-date" };

/** At most so many payments can be left, and so many years. */
export const MOST_PAYMENTS = 600;
export const MOST_YEARS = 50;

type Known = { records: readonly DueRecord[]; since?: Day | undefined; today: Day };

/** When a bill ends. Payments that wait for their day, or are tried again, are among those that are left. */
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

/** Dues for which a payment waits. */
export const waitingDues = (records: readonly DueRecord[]): Day[] =>
  records.flatMap(({ due, state }) => (state === "scheduled" || state === "failed" ? [due] : []));

/** The end that a bill has, to be kept whatever else of its plan changes: its day, or how many payments are left. One that is over stays so. */
export function endToKeep(bill: Bill, records: readonly DueRecord[]): WantedEnd {
  const { frequency, endsOn, endsBy, duesLeft } = bill;
  if (frequency === "once" || endsOn === null) return "never";
  if (isDone(bill, records)) return { kept: { endsOn, endsBy } };
  return endsBy === "count" ? { after: (duesLeft ?? 0) + waitingDues(records).length } : { on: endsOn };
}

/** Whether nothing of a bill that ends is left to pay: it has done its work. */
export const isDone = (bill: Pick<Bill, "duesLeft">, records: readonly DueRecord[]) =>
  bill.duesLeft === 0 && waitingDues(records).length === 0;

/** The day up to which weeks are credited. */
export const creditUntilOf = (bill: Scheduled): Day | null => lastDueOf(scheduleOf(bill));
