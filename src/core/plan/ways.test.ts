import { describe, expect, it } from "vitest";
import { addDays, day } from "#core/day.ts";
import { INTERVALS } from "#core/interval.ts";
import { cents } from "#core/money.ts";
import { cardsInSteps } from "./cards.ts";
import { neededCatchUps } from "./catch-up.ts";
import type { PlanBill } from "./input.ts";
import { PLAIN_RULE } from "./move-rule.ts";
import { runToEnd, simulate } from "./simulate.ts";
import { bill, income, planInput, TODAY } from "./testing.ts";
import { verdict } from "./verdict.ts";
import { waysToFix } from "./ways.ts";
import { addBill, changePay, raiseBill, raiseTo, skipWeek } from "./what-if.ts";

const accounts = (one: number, other = 0) => [
  { id: 1, name: "Bills", balance: cents(one) },
  { id: 2, name: "Savings", balance: cents(other) },
];
const yearly = (date: string, overrides: Partial<PlanBill> = {}) =>
  bill({
    amount: cents(52_000),
    weekly: cents(1_000),
    nextDue: day(date),
    days: { every: 1, unit: "year", first: day(date) },
    ...overrides,
  });

describe("a catch-up", () => {
  it("is the shortfall at the due divided by the credits until then, the due day included", () => {
    // Credits on 24 November, 1, 8 and 15 December; 4,000 of 52,000 will be saved by then.
    const [needed] = neededCatchUps(planInput({ accounts: accounts(0), bills: [yearly("2026-12-15")] }), 1);
    expect(needed).toMatchObject({ missing: 48_000, catchUp: { weekly: 12_000, until: "2026-12-15" } });
    const [odd] = neededCatchUps(planInput({ accounts: accounts(1), bills: [yearly("2026-12-15")] }), 1);
    expect(odd?.catchUp?.weekly).toBe(12_000);
  });

  it("assumes those of earlier dues", () => {
    const bills = [yearly("2026-12-15", { id: 2 }), yearly("2026-12-01", { id: 1 })];
    const needed = neededCatchUps(planInput({ accounts: accounts(0), bills }), 1);
    expect(needed.map(({ due, missing, catchUp }) => [due.billId, missing, catchUp?.weekly])).toEqual([
      [1, 48_000, 24_000],
      [2, 48_000, 12_000],
    ]);
  });

  it("becomes a lump sum if no credit is left", () => {
    const input = planInput({ accounts: accounts(0), bills: [yearly("2026-11-20")] });
    expect(neededCatchUps(input, 1)[0]).toMatchObject({ missing: 52_000, catchUp: null });
    expect(waysToFix(input).map(({ id }) => id)).toEqual(["lump.1.52000"]);
  });

  it("is never smaller or shorter than one already running", () => {
    const running = yearly("2026-12-15", { catchUp: { weekly: cents(2_000), until: day("2027-01-31") } });
    const [needed] = neededCatchUps(planInput({ accounts: accounts(0), bills: [running] }), 1);
    expect(needed?.catchUp).toEqual({ weekly: 12_000, until: "2027-01-31" });
  });
});

describe("the ways to fix a shortage", () => {
  it("are empty if nothing is short", () => {
    expect(waysToFix(planInput({ bills: [] }))).toEqual([]);
    expect(waysToFix(planInput({ accounts: [], bills: [bill({ accountId: null })] }))).toEqual([]);
  });

  it("are a lump sum, a catch-up, spare money and a later day, each with before and after", () => {
    const short = bill({
      amount: cents(12_000),
      nextDue: day("2026-12-03"),
      days: { every: 1, unit: "month", first: day("2026-12-03"), dayOfMonth: 3 },
    });
    const input = planInput({ accounts: accounts(0, 99_000), bills: [short], incomes: [income()] });
    const cards = runToEnd(cardsInSteps(input, PLAIN_RULE));
    const ways = waysToFix(input);
    expect(ways.map(({ id }) => id)).toEqual([
      ...["lump.1.6000", "catch-up.1-3000-2026-12-03", "move-money.2.1.6000", "move-due.1.2026-12-03.2026-12-15"],
    ]);
    for (const { before, after, cures } of ways) {
      expect(before.verdict).toEqual(verdict(input, simulate(input), cards));
      expect([before.verdict.state, after.verdict.state]).toEqual(["short", "on-track"]);
      expect(after.lowest.balance).toBeGreaterThanOrEqual(0);
      expect(cures[0]?.due).toBe("2026-12-03");
    }
  });

  it("say if the pay is too small for what a catch-up adds to its card", () => {
    const bills = [yearly("2026-12-11", { nextDue: day("2026-12-11") })];
    const input = planInput({ accounts: accounts(0), bills, incomes: [income({ amount: cents(10_000) })] });
    const states = waysToFix(input).map(({ change, after }) => [change.kind, after.verdict.state]);
    expect(states).toContainEqual(["lump", "on-track"]);
    expect(states).toContainEqual(["catch-up", "pay-too-small"]);
  });

  it("never move an automatic due, money that isn't spare, or one of several missed dues", () => {
    const automatic = bill({
      amount: cents(12_000),
      paysFrom: day("2026-12-03"),
      nextDue: day("2026-12-03"),
      days: { every: 1, unit: "month", first: day("2026-12-03") },
    });
    const kinds = (bills: PlanBill[], other = 0) =>
      waysToFix(planInput({ accounts: accounts(0, other), bills })).map(({ change }) => change.kind);
    expect(kinds([automatic])).toEqual(["lump", "catch-up"]);
    expect(kinds([automatic, bill({ id: 2, accountId: 2, saved: cents(99_000), nextDue: null })], 99_000)).toEqual([
      "lump",
      "catch-up",
    ]);
    const missed = bill({ nextDue: day("2026-10-10"), days: { every: 1, unit: "month", first: day("2026-10-10") } });
    expect(kinds([missed])).not.toContain("move-due");
  });
});

describe("paying a due later", () => {
  const first = day("2026-11-28");
  const days = { every: 1, unit: "month", first } as const;
  const movedTo = (changes: Partial<PlanBill["days"]>) =>
    waysToFix(
      planInput({
        accounts: accounts(0),
        bills: [bill({ amount: cents(6_000), nextDue: first, days: { ...days, ...changes } })],
      }),
    ).flatMap(({ change }) => (change.kind === "move-due" ? [change.to] : []));

  it("is offered for the first day that covers it", () => {
    expect(movedTo({})).toEqual(["2026-12-01"]);
  });

  it("is never offered in a skipped month or a pause", () => {
    expect(movedTo({ skippedMonths: [12] })).toEqual([]);
    expect(movedTo({ gap: { from: day("2026-11-29"), until: day("2026-12-04") } })).toEqual(["2026-12-04"]);
  });

  it("is never offered for a bill with an end or a one-time bill", () => {
    expect(movedTo({ until: day("2027-06-30") })).toEqual([]);
    expect(movedTo({ ...INTERVALS.once, until: first })).toEqual([]);
  });
});

describe("what if", () => {
  const input = planInput({ accounts: accounts(10_000), bills: [bill({ saved: cents(2_000) })], incomes: [income()] });

  it("a bill rose: changes its amount and weekly amount", () => {
    expect(raiseBill(input, 1, 10).bills[0]).toMatchObject({ amount: 14_289, weekly: 3_300 });
    expect(raiseBill(input, 1, -100).bills[0]).toMatchObject({ amount: 1, weekly: 0 });
  });

  it("a bill rose: changes only scheduled payments of its old amount", () => {
    const scheduled = (amount: number) => ({
      ...{ paymentId: 7, due: day("2026-12-17"), day: day("2026-12-17"), amount: cents(amount) },
    });
    const waits = { ...input, bills: [bill({ waiting: [scheduled(12_990), scheduled(5_000)] })] };
    expect(raiseBill(waits, 1, 10).bills[0]?.waiting.map(({ amount }) => amount)).toEqual([14_289, 5_000]);
    const failed = { ...input, bills: [bill({ waiting: [{ ...scheduled(12_990), keepsAmount: true }] })] };
    expect(raiseBill(failed, 1, 10).bills[0]?.waiting).toEqual(failed.bills[0]?.waiting);
    expect(raiseTo(waits, 1, cents(20_000), day("2026-12-18")).bills[0]?.waiting).toEqual(waits.bills[0]?.waiting);
  });

  it("a bill rose: keeps a later amount that is planned, as saving it does", () => {
    const changes = [{ from: day("2027-03-01"), amount: cents(15_000), weekly: cents(3_464) }];
    expect(raiseBill({ ...input, bills: [bill({ changes })] }, 1, 10).bills[0]).toMatchObject({
      amount: 14_289,
      changes,
    });
  });

  it("a bill rose that ends with its next due: prices its weekly amount as usual, unless it's a one-time bill", () => {
    const first = day("2026-12-10");
    const raised = (days: PlanBill["days"]) =>
      raiseBill(planInput({ bills: [bill({ days, nextDue: first, nextCredit: day("2026-11-19") })] }), 1, 0).bills[0]
        ?.weekly;
    expect(raised({ every: 1, unit: "month", first, until: first })).toBe(3_000);
    expect(raised({ ...INTERVALS.once, first, until: first })).toBe(Math.ceil(12_990 / 4));
  });

  it("there were another bill", () => {
    const more = {
      name: "Gym",
      amount: cents(4_330),
      accountId: 1,
      firstDue: day("2026-12-31"),
      every: 1,
      unit: "month",
    } as const;
    const added = addBill(input, more);
    expect(added.bills[1]).toMatchObject({ id: 2, weekly: 1_000, nextCredit: addDays(TODAY, 7) });
    expect(
      simulate(added)
        .dues.filter(({ billId }) => billId === 2)
        .map(({ day }) => day)
        .slice(0, 3),
    ).toEqual(["2026-12-31", "2027-01-31", "2027-02-28"]);
  });

  it("a week were skipped: each bill loses a week, at most what it has saved", () => {
    const skipped = skipWeek(input);
    expect([skipped.accounts[0]?.balance, skipped.bills[0]?.saved]).toEqual([8_000, 0]);
    const owed = planInput({ ...input, bills: [bill({ saved: cents(2_000), nextCredit: TODAY })] });
    expect([skipWeek(owed).accounts[0]?.balance, skipWeek(owed).bills[0]?.saved]).toEqual([10_000, 2_000]);
  });

  it("a week were skipped: not of a paused bill, and a one-time bill catches up over its weeks", () => {
    const gap = { from: day("2026-11-10"), until: day("2026-12-10") };
    const paused = bill({ saved: cents(2_000), days: { every: 1, unit: "week", first: TODAY, gap } });
    expect(skipWeek({ ...input, bills: [paused] })).toEqual({ ...input, bills: [paused] });
    const first = addDays(TODAY, 14);
    const days = { ...INTERVALS.once, first, until: first };
    const once = bill({ days, nextDue: first, saved: cents(6_990), weekly: cents(3_000) });
    expect(skipWeek({ ...input, bills: [once] }).bills[0]).toMatchObject({ saved: 3_990, weekly: 4_500 });
  });

  it("pay changed", () => {
    expect(changePay(input, 1, cents(50_000)).incomes[0]).toMatchObject({ amount: 50_000, weekly: 25_000 });
  });
});
