import type { Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import { type Bill, datesOf, gapOf, type ScheduleFields, scheduleOf } from "./bill.ts";
import type { DueRecord } from "./dues.ts";
import { type BadEnd, creditUntilOf, endOf, type RequestedEnd } from "./end.ts";
import { nextCredit, nextCreditIgnoringEnd, weeksLeftOut } from "./pause.ts";
import { billWeekly } from "./weekly.ts";

/** A bill's entered fields and its schedule. */
export type EnteredBill = ScheduleFields &
  Pick<
    Bill,
    ("amount" | "isAutomatic" | "isDirectDebit" | "startDate" | "nextCreditDate") | ("archivedOn" | "weeksLeftOut")
  >;

/** The fields derived from them. */
export type DerivedFields = Pick<
  Bill,
  | ("endsOn" | "endsBy" | "creditUntil" | "weeklyAmount" | "nextDueDate" | "nextPaymentDate" | "duesLeft")
  | ("nextCreditDate" | "weeksLeftOut")
>;

type Context = {
  end: RequestedEnd;
  records: readonly DueRecord[];
  since?: Day | undefined;
  saved: Cents;
  creditedWeeks: number;
  today: Day;
  /** Keeps the day of the next credit, unless it's after the end. */
  isCreditKept: boolean;
};

/** Derives a bill's end, next dates and weekly savings from its entered fields, or says why they can't be accepted. */
export function derive(bill: EnteredBill, context: Context): DerivedFields | BadEnd | { refused: "never-due" } {
  const { records, since, saved, creditedWeeks, today, isCreditKept } = context;
  const end = endOf(bill, context.end, { records, since, today });
  if ("refused" in end) return end;
  const withEnd = { ...bill, ...end };
  const schedule = scheduleOf(withEnd);
  const dates = datesOf(bill, schedule, { records, since });
  const isInactive = bill.archivedOn !== null || gapOf(bill)?.until === null;
  if (schedule !== undefined && end.endsOn === null && dates.nextDueDate === null && !isInactive)
    return { refused: "never-due" };
  const creditUntil = creditUntilOf(withEnd);
  const withCreditUntil = { ...withEnd, creditUntil };
  const nextCreditDate = nextCredit(withCreditUntil, today, { isKept: isCreditKept });
  const nextWeek = nextCreditIgnoringEnd(withCreditUntil, today, { isKept: isCreditKept });
  return {
    ...{ ...end, ...dates, creditUntil, nextCreditDate },
    weeksLeftOut: nextWeek === null ? bill.weeksLeftOut : weeksLeftOut(bill.startDate, nextWeek, creditedWeeks),
    weeklyAmount: billWeekly({ ...bill, nextCreditDate, creditUntil }, saved),
  };
}
