import type { Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import { type Bill, datesOf, gapOf, type Scheduled, scheduleOf } from "./bill.ts";
import type { DueRecord } from "./dues.ts";
import { type BadEnd, creditUntilOf, endOf, type WantedEnd } from "./end.ts";
import { comingWeek, nextCredit, weeksLeftOut } from "./pause.ts";
import { billWeekly } from "./weekly.ts";

/** A bill's entered fields and its schedule. */
export type GivenBill = Scheduled &
  Pick<
    Bill,
    ("amount" | "isAutomatic" | "isDirectDebit" | "startDate" | "nextCreditDate") | ("archivedOn" | "weeksLeftOut")
  >;

/** The fields derived from them. */
export type Derived = Pick<
  Bill,
  | ("endsOn" | "endsBy" | "creditUntil" | "weeklyAmount" | "nextDueDate" | "nextPaymentDate" | "duesLeft")
  | ("nextCreditDate" | "weeksLeftOut")
>;

type Known = {
  end: WantedEnd;
  records: readonly DueRecord[];
  since?: Day | undefined;
  saved: Cents;
  creditedWeeks: number;
  today: Day;
  /** Keeps the day of the next credit, unless it's after the end. */
  isCreditKept: boolean;
};

/** Derives a bill's end, next dates and weekly savings from its entered fields, or says why they can't be accepted. */
export function derive(given: GivenBill, known: Known): Derived | BadEnd | { refused: "never-due" } {
  const { records, since, saved, creditedWeeks, today, isCreditKept } = known;
  const end = endOf(given, known.end, { records, since, today });
  if ("refused" in end) return end;
  const ending = { ...given, ...end };
  const schedule = scheduleOf(ending);
  const dates = datesOf(given, schedule, { records, since });
  const isStill = given.archivedOn !== null || gapOf(given)?.until === null;
  if (schedule !== undefined && end.endsOn === null && dates.nextDueDate === null && !isStill)
    return { refused: "never-due" };
  const creditUntil = creditUntilOf(ending);
  const credited = { ...ending, creditUntil };
  const nextCreditDate = nextCredit(credited, today, { isKept: isCreditKept });
  const coming = comingWeek(credited, today, { isKept: isCreditKept });
  return {
    ...{ ...end, ...dates, creditUntil, nextCreditDate },
    weeksLeftOut: coming === null ? given.weeksLeftOut : weeksLeftOut(given.startDate, coming, creditedWeeks),
    weeklyAmount: billWeekly({ ...given, nextCreditDate, creditUntil }, saved),
  };
}
