import { addDays, addMonths, type Day, weekdayOf } from "#core/day.ts";
import { INTERVALS, type IncomeFrequency, incomeInterval, intervalOf, isInWeeks, type Unit } from "#core/interval.ts";
import type { Cents } from "#core/money.ts";
import { nextAfter, type Recurrence } from "#core/recurrence.ts";
import { firstDue, type PaymentDayType } from "#core/schedule.ts";

/** A recurring income. */
export type Income = {
  household: string;
  id: number;
  /** The member who earns it; null if it isn't assigned to a member. */
  memberId: string | null;
  name: string;
  amount: Cents;
  frequency: IncomeFrequency;
  /** The interval of a `custom` frequency; null for any other. */
  every: number | null;
  unit: Unit | null;
  weeklyAmount: Cents;
  accountId: number | null;
  startDate: Day;
  paymentDay: number | null;
  paymentDayType: PaymentDayType;
  /** The other day of the month of a twice-monthly income. */
  secondPaymentDay: number | null;
  /** A payday that the person entered; the others are counted from it. */
  payday: Day | null;
  createdAt: Date;
  updatedAt: Date;
};

type PaydayFields = Pick<
  Income,
  ("frequency" | "every" | "unit" | "paymentDay" | "paymentDayType") | ("secondPaymentDay" | "payday" | "startDate")
>;
type IncomeInterval = Pick<Income, "frequency" | "every" | "unit">;

/** The usual payment day type: a weekday for weekly intervals, otherwise a day of the month. */
function usualType(income: IncomeInterval): PaymentDayType {
  const interval = incomeInterval(income);
  return interval !== "twice-monthly" && isInWeeks(interval) ? "weekly" : "monthly";
}

const dayOfMonthOf = (date: Day) => Number(date.slice(8, 10));

/** The paydays of an income, from the entered payday or else the payment day; empty if neither is known. */
export function paydaysOf(income: PaydayFields): Recurrence[] {
  const { paymentDay, secondPaymentDay } = income;
  const interval = incomeInterval(income);
  const first = income.payday ?? derivedPayday(income);
  if (first === null) return [];
  // The payment day if the date falls on it, to tell November 30th from the last of the month; otherwise the date's own day.
  const dayOfMonth = isOnDay(income, first) ? (paymentDay ?? dayOfMonthOf(first)) : dayOfMonthOf(first);
  if (interval !== "twice-monthly")
    return [{ ...intervalOf(interval), first, ...(isInWeeks(interval) ? {} : { dayOfMonth }) }];
  const days = secondPaymentDay === null ? [dayOfMonth] : [dayOfMonth, secondPaymentDay];
  return days.map((day) => ({ ...INTERVALS.monthly, first: firstDue("monthly", day, first), dayOfMonth: day }));
}

/** The first payday by the payment day, if that is of the usual type; with two days, the earlier one. */
function derivedPayday(income: PaydayFields): Day | null {
  const { frequency, paymentDay, paymentDayType, secondPaymentDay, startDate } = income;
  if (paymentDay === null || paymentDayType !== usualType(income)) return null;
  const first = firstDue(paymentDayType, paymentDay, startDate);
  if (frequency !== "twice-monthly" || secondPaymentDay === null) return first;
  const second = firstDue(paymentDayType, secondPaymentDay, startDate);
  return second < first ? second : first;
}

/** Whether a date falls on a payment day. */
const isOnDay = (income: PaydayFields, date: Day) => derivedPayday({ ...income, startDate: date }) === date;

/** The first payday on or after a day. */
export function nextPaydayOf(income: PaydayFields, from: Day): Day | null {
  const days = paydaysOf(income).flatMap((recurrence) => nextAfter(recurrence, addDays(from, -1)) ?? []);
  return days.sort()[0] ?? null;
}

/** How far ahead a payday may be. */
const YEARS_AHEAD = 10;

/** Why an income's paydays aren't accepted. */
export type BadPayday = "in-the-past" | "too-far-ahead" | "not-on-the-payment-day" | "needs-both-days";

type PaydayInput = {
  nextPayday?: Day | null | undefined;
  paymentDay?: number | null | undefined;
};

/** An income with the paydays a person entered. Omitted fields follow from the date or stay unchanged. */
export function withPayday<T extends PaydayFields>(
  income: T,
  { nextPayday, paymentDay }: PaydayInput,
  today: Day,
): T | BadPayday {
  if (nextPayday === undefined || nextPayday === nextPaydayOf(income, today)) {
    // Only a different payment day moves the paydays.
    const isMoved = paymentDay != null && income.payday !== null && !isOnDay(income, income.payday);
    const payday = isMoved ? derivedPayday({ ...income, startDate: today }) : income.payday;
    return checkBothDays({ ...income, payday });
  }
  if (nextPayday === null) return { ...income, payday: null, paymentDay: paymentDay ?? null, secondPaymentDay: null };
  if (nextPayday < today) return "in-the-past";
  if (nextPayday > addMonths(today, 12 * YEARS_AHEAD)) return "too-far-ahead";
  const fits = isOnDay(income, nextPayday);
  if (paymentDay != null && !fits) return "not-on-the-payment-day";
  const day = fits ? {} : paymentDayFrom(income, nextPayday);
  return checkBothDays({ ...income, ...day, payday: nextPayday });
}

const paymentDayFrom = (income: IncomeInterval, date: Day) => {
  const paymentDayType = usualType(income);
  return { paymentDayType, paymentDay: paymentDayType === "weekly" ? weekdayOf(date) : dayOfMonthOf(date) };
};

/** A twice-monthly income needs two different days; any other has one. */
function checkBothDays<T extends PaydayFields>(income: T): T | BadPayday {
  const { frequency, paymentDay, secondPaymentDay, payday } = income;
  if (frequency !== "twice-monthly") return { ...income, secondPaymentDay: null };
  if (payday === null && paymentDay === null) return income;
  const hasBoth = paymentDay !== null && secondPaymentDay !== null && secondPaymentDay !== paymentDay;
  return hasBoth ? income : "needs-both-days";
}
