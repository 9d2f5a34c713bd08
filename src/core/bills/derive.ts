import type { Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import { type Bill, datesOf, gapOf, type Scheduled, scheduleOf } from "./bill.ts";
import type { DueRecord } from "./dues.ts";
import { type BadEnd, creditUntilOf, endOf, type WantedEnd } from "./end.ts";
import { comingWeek, nextCredit, weeksLeftOut } from "./pause.ts";
import { billWeekly } from "./weekly.ts";

/** What a person says of a bill, and what was decided of its days. */
export type GivenBill = Scheduled &
  Pick<
    Bill,
    ("amount" | "isAutomatic" | "isDirectDebit" | "startDate" | "nextCreditDate") | ("archivedOn" | "weeksLeftOut")
  >;

/** What follows from it. */
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
  /** Whether the day of its next credit stays where it is, unless it comes after the end. */
  isCreditKept: boolean;
};

/** Everything of a bill that follows from what is said of it: its end, its next dates, and what it puts aside from when on. */
export function derive(said: GivenBill, known: Known): Derived | BadEnd | { refused: "never-due" } {
  const { records, since, saved, creditedWeeks, today, isCreditKept } = known;
  const end = endOf(said, known.end, { records, since, today });
  if ("refused" in end) return end;
  const ending = { ...said, ...end };
  const schedule = scheduleOf(ending);
  const dates = datesOf(said, schedule, { records, since });
  const isStill = said.archivedOn !== null || gapOf(said)?.until === null;
  if (schedule !== undefined && end.endsOn === null && dates.nextDueDate === null && !isStill)
    return { refused: "never-due" };
  const creditUntil = creditUntilOf(ending);
  const credited = { ...ending, creditUntil };
  const nextCreditDate = nextCredit(credited, today, { isKept: isCreditKept });
  const coming = comingWeek(credited, today, { isKept: isCreditKept });
  return {
    ...{ ...end, ...dates, creditUntil, nextCreditDate },
    weeksLeftOut: coming === null ? said.weeksLeftOut : weeksLeftOut(said.startDate, coming, creditedWeeks),
    weeklyAmount: billWeekly({ ...said, nextCreditDate, creditUntil }, saved),
  };
}
