import { isPaidAutomatically } from "#core/bills/bill.ts";
import { dueOnPaymentDay, isLastOfShortMonth, isUsualDayType, LAST_DAY, paymentDayFor } from "#core/bills/plan.ts";
import { type Day, parseDay } from "#core/day.ts";
import { isInWeeks } from "#core/interval.ts";
import { isPaymentDay, type PaymentDayType } from "#core/schedule.ts";
import { type PlanValues, typedInterval } from "./plan-values.ts";

/** The form values about a bill's days. */
export type DayValues = Pick<PlanValues, "frequency" | "every" | "unit"> & {
  isAutomatic: boolean;
  isDirectDebit: boolean;
  paymentDay: number | undefined;
  paymentDayType: PaymentDayType;
};

type DayFields = Pick<DayValues, "paymentDay" | "paymentDayType">;

/** The payment day of a chosen date; undefined if it is not a date. */
export function dayForDate(values: DayValues, date: string): DayFields | undefined {
  const due = parseDay(date);
  if (due === undefined) return undefined;
  const { paymentDay = null, paymentDayType: dayType } = values;
  const frequency = typedInterval(values) ?? "monthly";
  // A day type that was not displayed is dropped.
  const keepsDay = isPaidAutomatically(values) || isUsualDayType(frequency, dayType);
  const chosen = paymentDayFor({ frequency, dayType, paymentDay: keepsDay ? paymentDay : null }, due);
  return { paymentDay: chosen.paymentDay, paymentDayType: chosen.dayType };
}

/** The date of a chosen payment day; unchanged while one of them is missing. */
export function dateForDay(values: DayValues, date: string, today: Day): string {
  const { paymentDay, paymentDayType } = values;
  const frequency = typedInterval(values) ?? "monthly";
  const due = parseDay(date);
  if (due === undefined || paymentDay === undefined || !isPaymentDay(paymentDayType, paymentDay)) return date;
  return dueOnPaymentDay({ frequency, dayType: paymentDayType, paymentDay }, due, today);
}

/** Whether to ask which day a date means: the last of the month, or that number. */
export function asksLastDay(values: DayValues, date: string): boolean {
  const { frequency, paymentDay, paymentDayType } = values;
  const due = parseDay(date);
  if (
    due === undefined ||
    frequency === "once" ||
    isInWeeks(typedInterval(values) ?? "monthly") ||
    paymentDayType === "weekly"
  )
    return false;
  const isDayChosen = paymentDay !== undefined && paymentDay !== LAST_DAY && paymentDay !== dayOfMonth(due);
  return isLastOfShortMonth(due) && !isDayChosen;
}

const dayOfMonth = (date: Day) => Number(date.slice(8));
