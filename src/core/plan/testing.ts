import fc from "fast-check";
import { addDays, type Day, day, dayInMonth } from "#core/day.ts";
import { INTERVALS, USUAL_FREQUENCIES, weeklyAmount } from "#core/interval.ts";
import { type Cents, cents, ZERO } from "#core/money.ts";
import { BY_INCOME } from "#core/shares.ts";
import type { PlanBill, PlanIncome, PlanInput } from "./input.ts";

export const TODAY = day("2026-11-17");

/** A monthly bill of 129.90 (30.00 per week), due in a month and paid by hand, with overrides. */
export function bill(overrides: Partial<PlanBill> = {}): PlanBill {
  const nextDue = overrides.nextDue === undefined ? day("2026-12-17") : overrides.nextDue;
  const first = nextDue ?? TODAY;
  return {
    ...{ id: 1, name: "Power", accountId: 1, amount: cents(12_990), weekly: cents(3_000), changes: [], saved: ZERO },
    ...{ startDate: TODAY, nextCredit: addDays(TODAY, 7), isAssumed: false, settled: [], paysFrom: null, undone: [] },
    ...{
      waiting: [],
      started: [],
      parts: [],
      catchUp: null,
      days: { every: 1, unit: "month", first, dayOfMonth: Number(first.slice(8)) },
    },
    ...overrides,
    nextDue,
  };
}

export function income(overrides: Partial<PlanIncome> = {}): PlanIncome {
  const { amount = cents(100_000), frequency = "biweekly" } = overrides;
  return {
    ...{
      id: 1,
      name: "Pay",
      amount,
      weekly: weeklyAmount(amount, frequency),
      frequency,
      accountId: null,
      memberId: null,
      owner: null,
    },
    paydays: [{ every: 2, unit: "week", first: day("2026-11-20") }],
    ...overrides,
  };
}

export const planInput = (overrides: Partial<PlanInput> = {}): PlanInput => ({
  ...{ today: TODAY, accounts: [{ id: 1, name: "Bills", balance: cents(50_000) }], bills: [], incomes: [] },
  moved: [],
  shares: BY_INCOME,
  ...overrides,
});

const money = (min: number, max: number): fc.Arbitrary<Cents> => fc.integer({ min, max }).map(cents);
const dayNear = (min: number, max: number): fc.Arbitrary<Day> =>
  fc.integer({ min, max }).map((offset) => addDays(TODAY, offset));

const waiting = fc.record({
  paymentId: fc.integer({ min: 1, max: 9 }),
  due: dayNear(-40, 30),
  day: dayNear(-3, 40),
  amount: money(1, 90_000),
});

const anyBill = fc
  .record({
    ...{
      frequency: fc.constantFrom(...USUAL_FREQUENCIES),
      amount: money(1, 200_000),
      accountId: fc.constantFrom(1, 2, null),
    },
    ...{ nextDue: dayNear(-45, 400), dayOfMonth: fc.integer({ min: 1, max: 31 }), saved: money(0, 60_000) },
    ...{
      nextCredit: dayNear(-9, 7),
      isPaidAutomatically: fc.boolean(),
      isAssumed: fc.boolean(),
      ends: fc.option(dayNear(0, 300)),
    },
    ...{
      waiting: fc.array(waiting, { maxLength: 1 }),
      change: fc.option(fc.record({ from: dayNear(1, 300), amount: money(1, 200_000) })),
    },
    catchUp: fc.option(fc.record({ weekly: money(1, 5_000), until: dayNear(-10, 200) })),
  })
  .map(({ frequency, ends, isPaidAutomatically, change, dayOfMonth, ...rest }): Omit<PlanBill, "id"> => {
    const interval = INTERVALS[frequency];
    const priced = (amount: Cents) => ({ amount, weekly: weeklyAmount(amount, frequency) });
    const day = interval.unit === "week" ? {} : { dayOfMonth };
    const first = interval.unit === "week" ? rest.nextDue : dayInMonth(rest.nextDue, 0, dayOfMonth);
    const days = { ...interval, first, ...day, ...(ends !== null && { until: ends }) };
    const nextDue = ends !== null && ends < first ? null : first;
    return {
      ...{ name: "Bill", ...rest, ...priced(rest.amount), days, startDate: addDays(rest.nextCredit, -7), nextDue },
      ...{ changes: change === null ? [] : [{ from: change.from, ...priced(change.amount) }] },
      ...{ settled: [], undone: [], started: [], parts: [], paysFrom: isPaidAutomatically ? nextDue : null },
    };
  });

/** Random households: two accounts, possibly overdrawn, and bills of every kind with or without an account. */
export const anyHousehold: fc.Arbitrary<PlanInput> = fc
  .record({
    balances: fc.tuple(money(-50_000, 400_000), money(-50_000, 400_000)),
    bills: fc.array(anyBill, { maxLength: 6 }),
  })
  .map(({ balances: [one, other], bills }) => ({
    today: TODAY,
    accounts: [
      { id: 1, name: "Bills", balance: one },
      { id: 2, name: "Car", balance: other },
    ],
    bills: bills.map((each, index) => ({ ...each, id: index + 1 })),
    incomes: [income(), income({ id: 2, amount: cents(77_777), frequency: "monthly" })],
    moved: [],
    shares: BY_INCOME,
  }));
