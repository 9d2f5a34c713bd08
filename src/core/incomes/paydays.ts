import { addDays, addMonths, type Day, dayInMonth, weekdayOf } from "#core/day.ts";
import { INTERVALS, incomeInterval, intervalOf, isInWeeks as isEveryWeeks } from "#core/interval.ts";
import { nextAfter, type Recurrence } from "#core/recurrence.ts";
import { firstDue } from "#core/schedule.ts";
import type { Income } from "./income.ts";

type Paid = Pick<
  Income,
  ("frequency" | "every" | "unit" | "paymentDay" | "paymentDayType") | ("secondPaymentDay" | "payday" | "startDate")
>;
type Every = Pick<Income, "frequency" | "every" | "unit">;

function isInWeeks(income: Every): boolean {
  const interval = incomeInterval(income);
  return interval !== "twice-monthly" && isEveryWeeks(interval);
}

/** The days on which an income comes: from the payday somebody named on, else from its payment day; none when neither is known. */
export function paydaysOf(income: Paid): Recurrence[] {
  const { secondPaymentDay } = income;
  const interval = incomeInterval(income);
  const first = income.payday ?? derivedPayday(income);
  if (first === null) return [];
  if (interval !== "twice-monthly") {
    const day = isInWeeks(income) ? {} : { dayOfMonth: dayOfMonth(income, first) };
    return [{ ...intervalOf(interval), first, ...day }];
  }
  const days = [dayOfMonth(income, first), ...(secondPaymentDay === null ? [] : [secondPaymentDay])];
  return days.map((day) => ({ ...INTERVALS.monthly, first: firstDue("monthly", day, first), dayOfMonth: day }));
}

/** A payment day tells when pay comes where it is of the usual kind: a weekday for weeks, else a day of the month. */
function derivedPayday(income: Paid): Day | null {
  const { paymentDay, paymentDayType, startDate } = income;
  const isUsual = paymentDayType === (isInWeeks(income) ? "weekly" : "monthly");
  return paymentDay === null || !isUsual ? null : firstDue(paymentDayType, paymentDay, startDate);
}

/** The payment day where the date falls on it, which tells the 30th of November from the last; else the date's own day. */
function dayOfMonth({ paymentDay, paymentDayType }: Paid, date: Day): number {
  const fits = paymentDayType === "monthly" && paymentDay !== null && dayInMonth(date, 0, paymentDay) === date;
  return fits ? paymentDay : Number(date.slice(8, 10));
}

/** The first payday from a day on. */
export function nextPaydayOf(income: Paid, from: Day): Day | null {
  const days = paydaysOf(income).flatMap((recurrence) => nextAfter(recurrence, addDays(from, -1)) ?? []);
  return days.sort()[0] ?? null;
}

/** How far ahead a payday can be named. */
const YEARS_AHEAD = 10;

/** Why an income's days cannot be taken. */
export type BadPayday = "in-the-past" | "too-far-ahead" | "not-on-the-payment-day" | "needs-both-days";

type Wanted = {
  nextPayday?: Day | null | undefined;
  paymentDay?: number | null | undefined;
};

/** An income's days once a person has said when it is paid. What they leave out follows from the date, or stays. */
export function withPayday<T extends Paid>(income: T, { nextPayday, paymentDay }: Wanted, today: Day): T | BadPayday {
  if (nextPayday === undefined || nextPayday === nextPaydayOf(income, today)) {
    // Another payment day moves the days; the one that is there keeps them where they are.
    const isMoved = paymentDay != null && income.payday !== null && !isOnDay(income, income.payday);
    const payday = isMoved ? derivedPayday({ ...income, startDate: today }) : income.payday;
    return bothDays({ ...income, payday });
  }
  if (nextPayday === null) return { ...income, payday: null, paymentDay: paymentDay ?? null, secondPaymentDay: null };
  if (nextPayday < today) return "in-the-past";
  if (nextPayday > addMonths(today, 12 * YEARS_AHEAD)) return "too-far-ahead";
  if (paymentDay != null && !isOnDay(income, nextPayday)) return "not-on-the-payment-day";
  const day = isOnDay(income, nextPayday) ? {} : dayFrom(income, nextPayday);
  return bothDays({ ...income, ...day, payday: nextPayday });
}

function isOnDay(income: Paid, date: Day): boolean {
  const { paymentDay, paymentDayType, secondPaymentDay, frequency } = income;
  if (paymentDay === null) return false;
  if (isInWeeks(income)) return paymentDayType === "weekly" && weekdayOf(date) === paymentDay;
  const days =
    frequency === "twice-monthly" && secondPaymentDay !== null ? [paymentDay, secondPaymentDay] : [paymentDay];
  return paymentDayType === "monthly" && days.some((day) => dayInMonth(date, 0, day) === date);
}

const dayFrom = (income: Every, date: Day) =>
  isInWeeks(income)
    ? ({ paymentDay: weekdayOf(date), paymentDayType: "weekly" } as const)
    : ({ paymentDay: Number(date.slice(8, 10)), paymentDayType: "monthly" } as const);

/** Pay that comes twice a month has two different days of it; any other has one. */
function bothDays<T extends Paid>(income: T): T | BadPayday {
  const { frequency, paymentDay, secondPaymentDay, payday } = income;
  if (frequency !== "twice-monthly") return { ...income, secondPaymentDay: null };
  if (payday === null && paymentDay === null) return income;
  return secondPaymentDay === null || secondPaymentDay === paymentDay ? "needs-both-days" : income;
}
