import type { Resolver } from "react-hook-form";
import { CreateIncomeInput, type Income } from "#contract/incomes.ts";
import type { InputOf } from "#contract/request-types.ts";
import type { createIncome, updateIncome } from "#contract/requests/incomes.ts";
import { isLastOfShortMonth } from "#core/bills/plan.ts";
import { type Day, parseDay } from "#core/day.ts";
import { INCOME_FREQUENCIES, type IncomeFrequency, incomeInterval, isInWeeks, type Unit } from "#core/interval.ts";
import { readMoney } from "#core/money.ts";
import { onWeekday } from "#core/recurrence.ts";
import { firstDue, isPaymentDay } from "#core/schedule.ts";
import { WEEKDAYS } from "#core/settings.ts";
import { today } from "#web/domain/bill-figures.ts";
import { formResolver } from "#web/lib/form-resolver.ts";

export type IncomeValues = {
  name: string;
  amount: string;
  frequency: IncomeFrequency | "";
  /** As typed, of a custom interval. */
  every: string;
  unit: Unit;
  accountId: number | null;
  /** The member it belongs to; null for no specific member, undefined for the person adding it. */
  memberId: string | null | undefined;
  /** Empty while no date is chosen. */
  nextPayday: string;
  /** Typed days of the month: both days of twice-monthly pay, or the day meant by a month's end. */
  paymentDay: string;
  secondPaymentDay: string;
};

type IncomeBody = InputOf<typeof createIncome>;
type DayFields = Pick<IncomeBody, "nextPayday" | "paymentDay" | "paymentDayType" | "secondPaymentDay">;

/** Initial values. No default frequency: an unchosen one would be saved unnoticed. */
export function startValues(income: Income | undefined): IncomeValues {
  const isMonthly = income?.paymentDayType === "monthly";
  return {
    name: income?.name ?? "",
    amount: income?.amount ?? "",
    frequency: income?.frequency ?? "",
    every: String(income?.every ?? 2),
    unit: income?.unit ?? "week",
    accountId: income?.accountId ?? null,
    memberId: income?.memberId,
    nextPayday: income?.nextPayday ?? "",
    paymentDay: isMonthly && income.paymentDay !== null ? String(income.paymentDay) : "",
    secondPaymentDay: income?.secondPaymentDay == null ? "" : String(income.secondPaymentDay),
  };
}

type IncomeInterval = Pick<IncomeValues, "frequency" | "every" | "unit">;

/** The interval; undefined while incomplete. */
export function typedInterval({ frequency, every, unit }: IncomeInterval) {
  if (frequency === "") return undefined;
  const number = Number(every);
  if (frequency === "custom" && !(Number.isInteger(number) && number > 0)) return undefined;
  return incomeInterval({ frequency, every: number, unit });
}

export function isWeekBased(fields: IncomeInterval): boolean {
  const interval = typedInterval(fields);
  return interval !== undefined && interval !== "twice-monthly" && isInWeeks(interval);
}

/** The next pay day by the settings, for weekday-based pay; empty for other frequencies. */
export function usualPayday(fields: IncomeInterval, payDay: string, now: Day): string {
  const weekdays: readonly string[] = WEEKDAYS;
  const weekday = weekdays.indexOf(payDay) + 1;
  return isWeekBased(fields) && weekday > 0 ? onWeekday(now, weekday) : "";
}

/** Whether to ask which day a date means: the last of the month, or that number. */
export function asksLastDay(values: IncomeInterval & Pick<IncomeValues, "nextPayday">): boolean {
  const payday = parseDay(values.nextPayday);
  const isInMonths = values.frequency !== "" && values.frequency !== "twice-monthly" && !isWeekBased(values);
  return payday !== undefined && isInMonths && isLastOfShortMonth(payday);
}

const numberOf = (typed: string) => (typed.trim() === "" ? null : Number(typed));

function isOtherInterval({ frequency, every, unit }: IncomeInterval, income: Income | undefined): boolean {
  const isOtherCustom = frequency === "custom" && (Number(every) !== income?.every || unit !== income.unit);
  return frequency !== income?.frequency || isOtherCustom;
}

/** The days to send, if they were entered or changed. */
function daysOf(values: IncomeValues, income: Income | undefined, now: Day): DayFields {
  const { frequency, nextPayday } = values;
  const isIntervalChanged = isOtherInterval(values, income);
  if (frequency === "twice-monthly") {
    const [paymentDay, secondPaymentDay] = [numberOf(values.paymentDay), numberOf(values.secondPaymentDay)];
    const days = [paymentDay, secondPaymentDay].filter((day) => day !== null && isPaymentDay("monthly", day));
    const [first] = days.map((day) => firstDue("monthly", day ?? 1, now)).sort();
    const isUnchanged =
      !isIntervalChanged && paymentDay === income?.paymentDay && secondPaymentDay === income.secondPaymentDay;
    return isUnchanged ? {} : { paymentDay, secondPaymentDay, paymentDayType: "monthly", nextPayday: first ?? null };
  }
  const number = Number(nextPayday.slice(8));
  const paymentDay = asksLastDay(values) ? (numberOf(values.paymentDay) ?? number) : undefined;
  const isOtherDay = paymentDay !== undefined && paymentDay !== income?.paymentDay;
  if (!isIntervalChanged && !isOtherDay && nextPayday === (income?.nextPayday ?? "")) return {};
  if (nextPayday === "" && !income) return {};
  return {
    nextPayday: nextPayday || null,
    ...(paymentDay !== undefined && { paymentDay, paymentDayType: "monthly" as const }),
  };
}

/** The request for a new income; undefined without a frequency. */
export function newIncome(values: IncomeValues, now: Day = today()): IncomeBody | undefined {
  const frequency = INCOME_FREQUENCIES.find((each) => each === values.frequency);
  if (!frequency) return undefined;
  const { name, amount, accountId, memberId } = values;
  const account = accountId === null ? {} : { accountId };
  const member = memberId === undefined ? {} : { memberId };
  return { name, amount, frequency, ...customOf(values), ...account, ...member, ...daysOf(values, undefined, now) };
}

/** The request for an edited income: only what this person changed, so that it undoes nobody else's change. */
export function incomeEdit(values: IncomeValues, income: Income, now: Day = today()): InputOf<typeof updateIncome> {
  const before = startValues(income);
  const days = daysOf(values, income, now);
  const frequency = INCOME_FREQUENCIES.find((each) => each === values.frequency);
  return {
    ...(values.name !== before.name && { name: values.name }),
    ...(readMoney(values.amount) !== readMoney(before.amount) && { amount: values.amount }),
    ...(values.accountId !== before.accountId && { accountId: values.accountId }),
    ...(values.memberId !== before.memberId && { memberId: values.memberId }),
    // The paydays belong to the interval.
    ...((isOtherInterval(values, income) || Object.keys(days).length > 0) && { frequency, ...customOf(values) }),
    ...days,
  };
}

const customOf = ({ frequency, every, unit }: IncomeValues) =>
  frequency === "custom" ? { every: every.trim() === "" ? Number.NaN : Number(every), unit } : {};

const check = formResolver<IncomeValues>(CreateIncomeInput, (values) => ({
  ...{ name: values.name, amount: values.amount, accountId: values.accountId, frequency: values.frequency },
  ...customOf(values),
  ...daysOf(values, undefined, today()),
}));

const BOTH_DAYS = "Please choose two different days of the month";

/** The contract's rules, plus: twice-monthly pay needs two days, or none yet. */
export const checkIncome: Resolver<IncomeValues> = async (values, context, options) => {
  const checked = await check(values, context, options);
  const [one, other] = [values.paymentDay.trim(), values.secondPaymentDay.trim()];
  if (values.frequency !== "twice-monthly" || (one === "" && other === "") || (one && other && one !== other)) {
    return checked;
  }
  const secondPaymentDay = { type: "needs-both-days", message: BOTH_DAYS };
  return { values: {}, errors: { secondPaymentDay, ...checked.errors } };
};
