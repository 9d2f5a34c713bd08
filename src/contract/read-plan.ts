import { day } from "#core/day.ts";
import { type Cents, formatMoney, shownCents } from "#core/money.ts";
import type { PlanInput as CoreInput } from "#core/plan/input.ts";
import type { Recurrence } from "#core/recurrence.ts";
import type { PlanInput } from "./plan-input.ts";

/** Reads an amount that may exceed a database column, as the plan's totals may. */
function amountOf(text: string): Cents {
  const [, sign = "", whole = "0", fraction = "0"] = /^(-?)(\d+)\.(\d\d)$/.exec(text) ?? [];
  const value = Number(whole) * 100 + Number(fraction);
  return shownCents(sign === "-" ? -value : value);
}

type WireDays = PlanInput["bills"][number]["days"];

function daysOf({ every, unit, first, dayOfMonth, weekday, until, skippedMonths, gap }: WireDays): Recurrence {
  return {
    ...{ every, unit, first: day(first) },
    ...(dayOfMonth !== undefined && { dayOfMonth }),
    ...(weekday !== undefined && { weekday }),
    ...(until !== undefined && { until: day(until) }),
    ...(skippedMonths !== undefined && { skippedMonths }),
    ...(gap !== undefined && { gap: { from: day(gap.from), until: dayOrNull(gap.until) } }),
  };
}

const daysToWire = ({ skippedMonths, ...days }: Recurrence): WireDays => ({
  ...days,
  ...(skippedMonths !== undefined && { skippedMonths: [...skippedMonths] }),
});

const dayOrNull = (text: string | null) => (text === null ? null : day(text));

/** Converts the wire format to core's plan input. */
export function readPlan({ today, accounts, bills, incomes, moved, shares }: PlanInput): CoreInput {
  return {
    today: day(today),
    accounts: accounts.map((account) => ({ ...account, balance: amountOf(account.balance) })),
    bills: bills.map((bill) => ({
      ...bill,
      ...{ amount: amountOf(bill.amount), weekly: amountOf(bill.weekly), saved: amountOf(bill.saved) },
      ...{ startDate: day(bill.startDate), nextCredit: dayOrNull(bill.nextCredit), days: daysOf(bill.days) },
      ...{ nextDue: dayOrNull(bill.nextDue), paysFrom: dayOrNull(bill.paysFrom) },
      ...{ settled: bill.settled.map(day), undone: bill.undone.map(day) },
      started: bill.started.map(({ from, before }) => ({ from: day(from), before: amountOf(before) })),
      parts: bill.parts.map(({ due, paid }) => ({ due: day(due), paid: amountOf(paid) })),
      changes: bill.changes.map(({ from, amount, weekly }) => ({
        ...{ from: day(from), amount: amountOf(amount), weekly: amountOf(weekly) },
      })),
      waiting: bill.waiting.map(({ paymentId, due, day: on, amount, keepsAmount }) => ({
        ...{ paymentId, due: day(due), day: day(on), amount: amountOf(amount) },
        ...(keepsAmount !== undefined && { keepsAmount }),
      })),
      catchUp: bill.catchUp && { weekly: amountOf(bill.catchUp.weekly), until: day(bill.catchUp.until) },
    })),
    incomes: incomes.map((income) => ({
      ...income,
      ...{ amount: amountOf(income.amount), weekly: amountOf(income.weekly), paydays: income.paydays.map(daysOf) },
    })),
    moved: moved.map((each) => ({
      ...{ ...each, payday: day(each.payday), planned: amountOf(each.planned), moved: amountOf(each.moved) },
    })),
    shares,
  };
}

/** Converts core's plan input to the wire format. */
export function planToWire({ today, accounts, bills, incomes, moved, shares }: CoreInput): PlanInput {
  return {
    today,
    accounts: accounts.map((account) => ({ ...account, balance: formatMoney(account.balance) })),
    bills: bills.map((bill) => ({
      ...bill,
      ...{ amount: formatMoney(bill.amount), weekly: formatMoney(bill.weekly), saved: formatMoney(bill.saved) },
      ...{ settled: [...bill.settled], undone: [...bill.undone] },
      days: daysToWire(bill.days),
      started: bill.started.map(({ from, before }) => ({ from, before: formatMoney(before) })),
      parts: bill.parts.map(({ due, paid }) => ({ due, paid: formatMoney(paid) })),
      changes: bill.changes.map(({ from, amount, weekly }) => ({
        ...{ from, amount: formatMoney(amount), weekly: formatMoney(weekly) },
      })),
      waiting: bill.waiting.map(({ amount, ...rest }) => ({ ...rest, amount: formatMoney(amount) })),
      catchUp: bill.catchUp && { weekly: formatMoney(bill.catchUp.weekly), until: bill.catchUp.until },
    })),
    incomes: incomes.map((income) => ({
      ...income,
      ...{
        amount: formatMoney(income.amount),
        weekly: formatMoney(income.weekly),
        paydays: income.paydays.map(daysToWire),
      },
    })),
    moved: moved.map((each) => ({ ...each, planned: formatMoney(each.planned), moved: formatMoney(each.moved) })),
    shares: {
      ...{ mode: shares.mode, parts: [...shares.parts] },
      bills: shares.bills.map(({ billId, parts }) => ({ billId, parts: [...parts] })),
    },
  };
}
