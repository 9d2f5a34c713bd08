import { describe, expect, it } from "vitest";
import { missingPerWeek } from "#core/bills/weekly.ts";
import { addDays, type Day, day } from "#core/day.ts";
import { INTERVALS } from "#core/interval.ts";
import { cents, total } from "#core/money.ts";
import { split } from "#core/split.ts";
import type { PlanBill, PlanIncome, PlanInput } from "./input.ts";
import { creditsOf } from "./occurrences.ts";
import { nextPayday, paydayCard, paydaysOf } from "./paydays.ts";
import { bill, income, planInput, TODAY } from "./testing.ts";
import { missing } from "./verdict.ts";

const FRIDAY = day("2026-11-20");
const accounts = [1, 2, 3].map((id) => ({ id, name: `Account ${id}`, balance: cents(0) }));
const weekly = (id: number, amount: number, overrides: Partial<PlanBill> = {}) =>
  bill({ id, accountId: id, weekly: cents(amount), ...overrides });

const card = (
  bills: PlanBill[],
  incomes: PlanIncome[],
  rule?: Parameters<typeof paydayCard>[3],
  more: Partial<PlanInput> = {},
) => {
  const [first = income()] = incomes;
  const { transfers, catchUps, total, rest, next } = paydayCard(
    planInput({ accounts, bills, incomes, ...more }),
    first,
    FRIDAY,
    rule,
  );
  return {
    ...{ moves: transfers.map(({ accountId, amount }) => `${accountId}: ${amount}`), total, rest, next },
    catchUps: catchUps.map(({ billId, amount }) => `${billId}: ${amount}`),
  };
};

describe("a bill paused until a day", () => {
  const gap = { from: day("2026-11-12"), until: day("2026-12-10") };
  const days = { every: 1, unit: "week", first: day("2026-11-06"), gap } as const;
  // Its weekday is Monday: the first week after the pause is complete on the 14th.
  const paused = weekly(1, 3000, { days, startDate: day("2026-11-02"), nextCredit: day("2026-12-14") });
  const pay = income({ frequency: "biweekly" });
  const input = planInput({ accounts, bills: [paused, weekly(2, 1000)], incomes: [pay] });

  it.each(["level", "exact"] as const)("asks for the weeks that will be credited, at the %s rate", (rate) => {
    const totals = ["2026-11-06", "2026-11-20", "2026-12-04", "2026-12-18"].map(
      (each) => paydayCard({ ...input, bills: [paused] }, pay, day(each), { rate, rounding: 0 }).total,
    );
    // One week was complete before the pause; of the period in which it ends, only one is.
    expect(totals).toEqual([rate === "level" ? 6000 : 3000, 0, 3000, 6000]);
    expect(paydayCard(input, pay, FRIDAY, { rate, rounding: 0 }).total).toBe(2000);
  });

  it("asks for no week of a pause or the archive once it is back", () => {
    const today = day("2026-12-10");
    const back = { ...input, today, bills: [paused] };
    expect(paydayCard(back, pay, day("2026-11-20"), { rate: "exact", rounding: 0 }).total).toBe(0);
    expect(paydayCard(back, pay, day("2026-12-04"), { rate: "exact", rounding: 0 }).total).toBe(3000);
  });
});

describe("a one-time bill", () => {
  const once = (due: Day) => ({ ...INTERVALS.once, first: due, until: due });
  const MISSING = 100_01;
  /** The total that its cards move, plus what was credited before the first payday. */
  const movedFor = (due: Day, frequency: "weekly" | "biweekly" | "monthly") => {
    const nextCredit = addDays(TODAY, 3);
    const weeklyAmount = missingPerWeek(cents(MISSING), nextCredit, due);
    const days = frequency === "monthly" ? "month" : "week";
    const pay = income({
      frequency,
      paydays: [{ every: frequency === "biweekly" ? 2 : 1, unit: days, first: FRIDAY }],
    });
    const passport = weekly(1, weeklyAmount, { days: once(due), nextDue: due, nextCredit, amount: cents(MISSING) });
    const input = planInput({ accounts, bills: [passport], incomes: [pay] });
    const cards = [FRIDAY, ...paydaysOf(pay, FRIDAY, due)].map((each) => paydayCard(input, pay, each).total);
    const credits = creditsOf(passport, TODAY, due);
    const before = credits.filter(({ offset }) => addDays(TODAY, offset) <= FRIDAY).length * weeklyAmount;
    return { moved: total(cards) + before, credited: credits.length * weeklyAmount };
  };

  it.each(["weekly", "biweekly", "monthly"] as const)(
    "is fully moved to the cent by its due day, on %s pay",
    (frequency) => {
      for (let days = 12; days < 200; days += 1) {
        const { moved, credited } = movedFor(addDays(TODAY, days), frequency);
        expect([days, moved]).toEqual([days, credited]);
        expect(moved).toBeGreaterThanOrEqual(MISSING);
      }
    },
  );
});

describe("paydays", () => {
  it("fall on the 31st or the last day, and twice a month on both days", () => {
    const last = income({ paydays: [{ every: 1, unit: "month", first: day("2026-12-31"), dayOfMonth: 31 }] });
    expect(paydaysOf(last, day("2027-01-01"), day("2027-04-30"))).toEqual([
      ...["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"],
    ]);
    const monthly = (first: string, dayOfMonth: number) =>
      ({ every: 1, unit: "month", first: day(first), dayOfMonth }) as const;
    const twice = income({
      frequency: "twice-monthly",
      paydays: [monthly("2026-11-30", 31), monthly("2026-12-15", 15)],
    });
    expect(paydaysOf(twice, TODAY, day("2027-01-15"))).toEqual([
      "2026-11-30",
      "2026-12-15",
      "2026-12-31",
      "2027-01-15",
    ]);
    expect(nextPayday(twice, TODAY)).toBe("2026-11-30");
    expect(nextPayday(income({ paydays: [] }), TODAY)).toBeUndefined();
    expect(nextPayday(income({ paydays: [monthly("2029-03-01", 1)] }), TODAY)).toBe("2029-03-01");
    const seldom = income({ paydays: [{ every: 3, unit: "year", first: day("2025-03-01") }] });
    expect(nextPayday(seldom, TODAY)).toBe("2028-03-01");
  });

  it("need an income with a known payday", () => {
    const input = planInput({ incomes: [income({ name: "Rent", paydays: [] })] });
    expect(missing(input).incomesWithoutPayday).toEqual([{ id: 1, name: "Rent" }]);
  });
});

describe("what to move on a payday", () => {
  const bills = [weekly(1, 10_000), weekly(2, 3_333), weekly(3, 0)];

  it("is each account's weekly total times the weeks of the pay period", () => {
    expect(card(bills, [income()])).toMatchObject({
      moves: ["1: 20000", "2: 6666"],
      total: 26_666,
      rest: 73_334,
      next: "2026-12-04",
    });
    expect(card(bills, [income({ frequency: "four-weekly" })]).total).toBe(4 * 13_333);
    expect(card(bills, [income({ frequency: "monthly" })]).total).toBe(57_732);
    expect(card(bills, [income({ frequency: "twice-monthly" })]).total).toBe(28_866);
  });

  it("is rounded up in total, then split", () => {
    expect(card(bills, [income()], { rate: "level", rounding: 1 })).toMatchObject({
      moves: ["1: 20026", "2: 6674"],
      total: 26_700,
    });
    expect(card(bills, [income()], { rate: "level", rounding: 10 }).total).toBe(27_000);
    expect(split(cents(10), [1, 1, 1, 1])).toEqual([3, 3, 2, 2]);
  });

  it("is shared by incomes unless percentages are set; an income without a payday carries nothing", () => {
    const other = income({ id: 2, amount: cents(50_000) });
    expect(card(bills, [income(), other]).moves).toEqual(["1: 13334", "2: 4444"]);
    expect(card(bills, [other, income()]).moves).toEqual(["1: 6666", "2: 2222"]);
    const parts = [
      { memberId: "ann", share: 2_500 },
      { memberId: "sam", share: 7_500 },
    ];
    const [hers, his] = [income({ memberId: "ann" }), { ...other, memberId: "sam" }];
    const agreed = { shares: { mode: "percent" as const, parts, bills: [] } };
    expect(card(bills, [hers, his], undefined, agreed).moves).toEqual(["1: 5000", "2: 1666"]);
    expect(card(bills, [income(), { ...other, paydays: [] }]).moves).toEqual(["1: 20000", "2: 6666"]);
  });

  it("takes nothing from a yearly bonus if anyone is paid more often, unless a percentage requires it", () => {
    const yearly = { frequency: "annually", paydays: [{ every: 1, unit: "year", first: FRIDAY }] } as const;
    const bonus = income({ id: 2, amount: cents(520_000), ...yearly });
    expect(card(bills, [bonus, income()])).toMatchObject({ moves: [], total: 0, rest: 520_000, next: "2027-11-20" });
    expect(card(bills, [income(), bonus]).moves).toEqual(["1: 20000", "2: 6666"]);
    expect(card(bills, [bonus]).moves).toEqual(["1: 520000", "2: 173316"]);
    const parts = [
      { memberId: "ann", share: 1_000 },
      { memberId: "sam", share: 9_000 },
    ];
    const shared = { shares: { mode: "percent" as const, parts, bills: [] } };
    const [hers, his] = [{ ...bonus, memberId: "ann" }, income({ memberId: "sam" })];
    expect(card(bills, [hers, his], undefined, shared).moves).toEqual(["1: 52000", "2: 17316"]);
    expect(card(bills, [hers, his, income({ id: 3, memberId: "ann" })], undefined, shared).moves).toEqual([]);
  });

  it("uses the amounts of that day, including changes and ended bills", () => {
    const raised = weekly(1, 10_000, { changes: [{ from: FRIDAY, amount: cents(1), weekly: cents(12_000) }] });
    const later = weekly(2, 3_333, { changes: [{ from: addDays(FRIDAY, 1), amount: cents(1), weekly: cents(9) }] });
    const days = { every: 1, unit: "week", first: TODAY } as const;
    const ended = weekly(3, 5_000, { days: { ...days, until: addDays(FRIDAY, 3) } });
    expect(card([raised, later, ended], [income()]).moves).toEqual(["1: 24000", "2: 6666"]);
    const goesOn = weekly(3, 5_000, { days: { ...days, until: addDays(FRIDAY, 4) } });
    expect(card([goesOn], [income()]).moves).toEqual(["3: 10000"]);
  });

  it("can be exactly what will be credited until the next payday", () => {
    // Two Tuesdays until 4 December; the Friday's own credit belongs to the previous pay.
    expect(card(bills, [income()], { rate: "exact", rounding: 0 }).moves).toEqual(["1: 20000", "2: 6666"]);
    const friday = [weekly(1, 10_000, { nextCredit: FRIDAY, startDate: addDays(FRIDAY, -7) })];
    expect(
      card(friday, [income({ frequency: "monthly", paydays: [{ every: 1, unit: "month", first: FRIDAY }] })], {
        rate: "exact",
        rounding: 0,
      }).moves,
    ).toEqual(["1: 40000"]);
  });

  it("counts credits booked since a past payday", () => {
    const booked = [weekly(1, 10_000, { nextCredit: addDays(TODAY, 6), startDate: addDays(TODAY, -50) })];
    const input = planInput({ accounts, bills: booked, incomes: [income()] });
    const passed = paydayCard(input, income(), day("2026-11-13"), { rate: "exact", rounding: 0 });
    expect([passed.next, passed.total]).toEqual(["2026-11-20", 10_000]);
    const fresh = { ...input, bills: [weekly(1, 10_000)] };
    expect(paydayCard(fresh, income(), day("2026-11-13"), { rate: "exact", rounding: 0 }).total).toBe(0);
  });

  it("lists a running catch-up separately: the weeks until the next payday", () => {
    const late = weekly(1, 10_000, { catchUp: { weekly: cents(500), until: day("2026-11-24") } });
    expect(card([late], [income()])).toMatchObject({ moves: ["1: 20000"], catchUps: ["1: 500"], total: 20_500 });
    const ended = weekly(1, 10_000, { catchUp: { weekly: cents(500), until: TODAY } });
    expect(card([ended], [income()]).catchUps).toEqual([]);
  });

  it("may be more than the pay", () => {
    expect(card(bills, [income({ amount: cents(100) })]).rest).toBe(100 - 26_666);
    expect(card([], [income()])).toMatchObject({ moves: [], total: 0, rest: 100_000 });
  });
});
