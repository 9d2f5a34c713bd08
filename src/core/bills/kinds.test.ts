import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, day } from "#core/day.ts";
import { BILL_FREQUENCIES, UNITS } from "#core/interval.ts";
import { cents, ZERO } from "#core/money.ts";
import { amountOn, estimate, householdRise, lastOfDays, riseOf, yearlyRise } from "./amounts.ts";
import { datesOf, scheduleOf } from "./bill.ts";
import { derive, type EnteredBill } from "./derive.ts";
import { dueToSettle } from "./dues.ts";
import { endOf } from "./end.ts";
import { nextCredit } from "./pause.ts";
import { weeklyCredits } from "./weekly-credit.ts";

const TODAY = day("2026-11-17");

const enteredBill = (overrides: Partial<EnteredBill> = {}): EnteredBill => ({
  ...{ amount: cents(10_000), frequency: "monthly", every: null, unit: null, skippedMonths: [], endsOn: null },
  ...{ pausedFrom: null, pausedUntil: null, archivedOn: null, weeksLeftOut: 0, paysFrom: null },
  ...{ paymentDay: 20, paymentDayType: "monthly", anchorDate: day("2026-11-20"), dueFrom: day("2026-11-20") },
  ...{ isAutomatic: false, isDirectDebit: false, startDate: TODAY, nextCreditDate: addDays(TODAY, 7) },
  ...overrides,
});

const context = { records: [], saved: ZERO, creditedWeeks: 0, today: TODAY, isCreditKept: true } as const;

it("pays an instalment plan's exact total at any interval, and then nothing is due", () => {
  const anyInstalmentPlan = fc
    .record({
      frequency: fc.constantFrom(...BILL_FREQUENCIES.filter((word) => word !== "once")),
      every: fc.integer({ min: 1, max: 60 }),
      unit: fc.constantFrom(...UNITS),
      payments: fc.integer({ min: 1, max: 14 }),
      skipped: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 9 }),
    })
    .map(({ frequency, every, unit, payments, skipped }) => {
      const numbers = frequency === "custom" ? { every, unit } : { every: null, unit: null };
      return { bill: enteredBill({ frequency, ...numbers, skippedMonths: skipped }), payments };
    });
  fc.assert(
    fc.property(anyInstalmentPlan, ({ bill, payments }) => {
      const derived = derive(bill, { ...context, end: { after: payments } });
      // Ends too far ahead are refused.
      if ("refused" in derived) {
        expect(derived.refused).toBe("lasts-too-long");
        return;
      }
      const schedule = scheduleOf({ ...bill, ...derived });
      const records: { due: typeof TODAY; state: "paid" }[] = [];
      for (let remaining = payments; remaining > 0; remaining -= 1) {
        const { nextDueDate, duesLeft } = datesOf(bill, schedule, { records });
        expect(duesLeft).toBe(remaining);
        const frequency = schedule?.frequency ?? "monthly";
        const due = dueToSettle({ frequency, schedule, records }, nextDueDate ?? TODAY);
        if (due === undefined) throw new Error("nothing is due");
        records.push({ due, state: "paid" });
      }
      expect(datesOf(bill, schedule, { records })).toEqual({ nextDueDate: null, nextPaymentDate: null, duesLeft: 0 });
    }),
  );
});

it.each([
  ["2027-01-28", 10_000, 1_000],
  ["2026-11-24", 10_000, 10_000],
  ["2026-12-01", 10_001, 5_001],
  ["2026-11-20", 10_000, 0],
] as const)("saves for a one-time due on %s of %i cents by %i per week", (due, amount, weekly) => {
  const paymentDay = Number(due.slice(8));
  const once = enteredBill({
    frequency: "once",
    amount: cents(amount),
    paymentDay,
    anchorDate: day(due),
    dueFrom: day(due),
  });
  expect(derive(once, { ...context, end: "never" })).toMatchObject({
    ...{ endsOn: due, creditUntil: due, duesLeft: 1, nextDueDate: due, weeklyAmount: weekly },
  });
});

it("has saved for a one-time due on its day and isn't credited after it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 7, max: 900 }), fc.integer({ min: 1, max: 500_000 }), (days, amount) => {
      const due = addDays(TODAY, days);
      const paymentDay = Number(due.slice(8));
      const once = enteredBill({ frequency: "once", amount: cents(amount), paymentDay, anchorDate: due, dueFrom: due });
      const derived = derive(once, { ...context, end: "never" });
      if ("refused" in derived) throw new Error(derived.refused);
      const credits = weeklyCredits({ ...once, ...derived, catchUpWeekly: null, catchUpUntil: null }, addDays(due, 99));
      const sum = credits.reduce((total, credit) => total + credit.amount, 0);
      expect(sum - amount).toBeGreaterThanOrEqual(0);
      expect(sum - amount).toBeLessThan(credits.reduce((total, credit) => total + credit.weeks, 0));
      expect(credits.at(-1)?.nextCreditDate).toBeNull();
    }),
  );
});

it.each([
  [{ on: day("2026-11-19") }, "before-the-start"],
  [{ on: day("2099-01-01") }, "too-late"],
  [{ after: 600 }, "2076-10-20"],
  [{ on: day("2026-11-20") }, "2026-11-20"],
  [{ after: 3 }, "2027-01-20"],
  ["never", null],
] as const)("resolves the end %o to %s", (requested, expected) => {
  const end = endOf(enteredBill(), requested, { records: [], today: TODAY });
  expect("refused" in end ? end.refused : end.endsOn).toBe(expected);
});

it("needs a date for an end", () => {
  expect(endOf(enteredBill({ anchorDate: null }), { after: 3 }, { records: [], today: TODAY })).toEqual({
    refused: "needs-a-date",
  });
});

it("counts scheduled payments among those left", () => {
  const records = [{ due: day("2026-11-20"), state: "scheduled" }] as const;
  expect(endOf(enteredBill(), { after: 3 }, { records, today: TODAY })).toMatchObject({ endsOn: "2027-01-20" });
  expect(endOf(enteredBill(), { after: 1 }, { records, today: TODAY })).toMatchObject({ endsOn: "2026-11-20" });
});

it("refuses an impossible end", () => {
  expect(derive(enteredBill(), { ...context, end: { on: day("2026-11-19") } })).toEqual({
    refused: "before-the-start",
  });
});

it.each([
  ["archived", { archivedOn: TODAY }],
  ["paused until further notice", { pausedFrom: TODAY }],
])("accepts that nothing is due if the bill is %s", (_, overrides) => {
  expect(derive(enteredBill(overrides), { ...context, end: "never" })).toMatchObject({
    nextDueDate: null,
    nextCreditDate: null,
  });
});

it("accepts that nothing is due without a due day or after the end", () => {
  expect(derive(enteredBill({ anchorDate: null }), { ...context, end: "never" })).toMatchObject({ nextDueDate: null });
  const end = { kept: { endsOn: day("2026-11-20"), endsBy: "date" } } as const;
  const records = [{ due: day("2026-11-20"), state: "paid" }] as const;
  expect(derive(enteredBill(), { ...context, end, records })).toMatchObject({ nextDueDate: null, duesLeft: 0 });
});

it("keeps or recalculates the next credit and the weeks left out", () => {
  const later = enteredBill({ nextCreditDate: addDays(TODAY, 21) });
  const of = (isCreditKept: boolean) => derive(later, { ...context, end: "never", isCreditKept });
  expect(of(true)).toMatchObject({ nextCreditDate: "2026-12-08", weeksLeftOut: 2 });
  expect(of(false)).toMatchObject({ nextCreditDate: "2026-11-24", weeksLeftOut: 0 });
  expect(derive(later, { ...context, end: "never", creditedWeeks: 1 })).toMatchObject({ weeksLeftOut: 1 });
  const stopped = enteredBill({ archivedOn: TODAY, weeksLeftOut: 3 });
  expect(derive(stopped, { ...context, end: "never" })).toMatchObject({ weeksLeftOut: 3 });
});

it("refuses skipped months that leave nothing due", () => {
  expect(derive(enteredBill({ frequency: "annually", skippedMonths: [11] }), { ...context, end: "never" })).toEqual({
    refused: "never-due",
  });
});

it.each([
  [null, null, "2026-11-24"],
  ["2026-11-17", null, null],
  ["2026-11-17", "2026-12-01", "2026-12-01"],
  ["2026-11-17", "2026-12-02", "2026-12-08"],
  ["2026-11-17", "2026-11-18", "2026-11-24"],
] as const)("paused from %s to %s, is next credited %s", (from, until, expected) => {
  const bill = { ...enteredBill(), creditUntil: null, pausedFrom: from && day(from), pausedUntil: until && day(until) };
  expect(nextCredit(bill, TODAY, { isKept: false })).toBe(expected);
});

const paid = (...amounts: [amount: number, on: string][]) =>
  amounts.map(([amount, on]) => ({ amount: cents(amount), day: day(on) }));
const bills = paid([100, "2025-11-17"], [900, "2026-02-01"], [200, "2026-05-01"], [301, "2026-08-01"]);

it.each([
  ["last", 301],
  ["average-of-three", 467],
  ["average-of-year", 467],
  ["highest-of-year", 900],
] as const)("estimates by %s %i", (rule, expected) => {
  expect(estimate(rule, bills, TODAY)).toBe(expected);
  expect(estimate(rule, [], TODAY)).toBeUndefined();
});

it("estimates by payment day in any order, and by the first of two on one day", () => {
  const unsorted = paid([301, "2026-08-01"], [100, "2025-11-17"], [200, "2026-05-01"], [900, "2026-02-01"]);
  expect(estimate("last", unsorted, TODAY)).toBe(301);
  expect(estimate("average-of-three", unsorted, TODAY)).toBe(467);
  expect(estimate("last", paid([50, "2025-01-01"], [301, "2026-08-01"], [70, "2026-08-01"]), TODAY)).toBe(301);
  expect(estimate("average-of-year", paid([301, "2025-11-17"]), TODAY)).toBeUndefined();
  expect(estimate("highest-of-year", paid([301, "2025-11-18"], [500, "2025-11-17"]), TODAY)).toBe(301);
  expect(estimate("average-of-three", paid([1, "2026-08-01"], [2, "2026-08-02"]), TODAY)).toBe(2);
});

it("calculates the rise since a year ago", () => {
  const amounts = [
    { from: day("2025-01-01"), amount: cents(18_000) },
    { from: day("2026-05-01"), amount: cents(20_000) },
  ];
  expect(yearlyRise(amounts, TODAY)).toEqual({ before: 18_000, now: 20_000, tenths: 111 });
  expect(yearlyRise(amounts.slice(1), TODAY)).toBeUndefined();
  expect(riseOf(cents(20_000), cents(15_000))?.tenths).toBe(-250);
  const weekly = { weekly: cents(5_000), amount: cents(20_000), amounts };
  const fresh = { weekly: cents(900), amount: cents(900), amounts: amounts.slice(1) };
  expect(householdRise([weekly, fresh], TODAY)).toEqual({ before: 4_500, now: 5_000, tenths: 111 });
  expect(householdRise([fresh], TODAY)).toBeUndefined();
  const free = { weekly: cents(0), amount: cents(0), amounts };
  expect(householdRise([weekly, free], TODAY)).toEqual({ before: 4_500, now: 5_000, tenths: 111 });
  expect(riseOf(cents(0), cents(100))).toBeUndefined();
  expect(riseOf(cents(1), cents(1))?.tenths).toBe(0);
});

it("lists the last amount of each day on which it changed", () => {
  const amountFrom = (from: string, amount: number) => ({
    from: day(from),
    amount: cents(amount),
    why: "edited" as const,
  });
  const history = [
    ...[amountFrom("2026-01-01", 100), amountFrom("2026-01-01", 200), amountFrom("2026-02-01", 200)],
    ...[amountFrom("2026-03-01", 300), amountFrom("2026-04-01", 200)],
  ];
  expect(lastOfDays(history)).toEqual([
    amountFrom("2026-01-01", 200),
    amountFrom("2026-03-01", 300),
    amountFrom("2026-04-01", 200),
  ]);
  expect(["2025-12-31", "2026-01-01", "2026-03-31"].map((on) => amountOn(history, day(on)))).toEqual([
    undefined,
    200,
    300,
  ]);
});
