import { describe, expect, it } from "vitest";
import { addDays, day } from "#core/day.ts";
import { cents, MAX_CENTS } from "#core/money.ts";
import { accountFigures, starter } from "./figures.ts";
import type { PlanBill, PlanInput } from "./input.ts";
import { safeToSpend } from "./safe-to-spend.ts";
import { changesOf, simulate } from "./simulate.ts";
import { bill, planInput, TODAY } from "./testing.ts";
import { coverage, missing } from "./verdict.ts";

const simulateBills = (bills: PlanBill[], balance = 0, overrides: Partial<PlanInput> = {}) => {
  const input = planInput({ accounts: [{ id: 1, name: "Bills", balance: cents(balance) }], bills, ...overrides });
  const plan = simulate(input);
  const dues = plan.dues.map(
    (due) => `${due.day} ${due.billId} ${due.amount}${due.short > 0 ? ` short ${due.short}` : ""}`,
  );
  return { input, plan, dues, lowest: plan.accounts[0]?.lowest, coverage: coverage(input, plan) };
};

describe("the walk", () => {
  it("covers today to 364 days ahead, both included", () => {
    const { plan } = simulateBills([]);
    expect([plan.days.length, plan.days[0], plan.days.at(-1)]).toEqual([365, TODAY, "2027-11-16"]);
    expect(simulateBills([bill({ nextDue: day("2027-11-16") })]).dues).toHaveLength(1);
    expect(simulateBills([bill({ nextDue: day("2027-11-17") })]).dues).toHaveLength(0);
  });

  it("credits before paying, so that a due is covered by the same day's credit", () => {
    const weekly = bill({
      amount: cents(3_000),
      days: { every: 1, unit: "week", first: day("2026-11-24") },
      nextDue: day("2026-11-24"),
    });
    const { dues, lowest } = simulateBills([weekly]);
    expect(dues[0]).toBe("2026-11-24 1 3000");
    expect(lowest).toEqual({ day: TODAY, balance: 0 });
  });

  it("shows a dip below zero and each due's shortfall", () => {
    const one = bill({ amount: cents(10_000), weekly: cents(0), nextDue: day("2026-11-20") });
    const two = bill({ ...one, id: 2, amount: cents(500) });
    const { dues, lowest } = simulateBills([two, one], 4_000);
    expect(dues.slice(0, 2)).toEqual(["2026-11-20 1 10000 short 6000", "2026-11-20 2 500 short 500"]);
    expect(lowest?.balance).toBe(4_000 - 12 * 10_500);
  });

  it("caps balances at an account's maximum, and adds the excess once there is room", () => {
    const { plan, dues } = simulateBills([bill({ nextDue: day("2026-12-17") })], MAX_CENTS);
    const onDay = (date: string) => plan.accounts[0]?.balances[plan.days.indexOf(day(date))];
    expect(dues[0]).toBe("2026-12-17 1 12990");
    expect([onDay("2026-11-24"), onDay("2026-12-16")]).toEqual([MAX_CENTS, MAX_CENTS]);
    expect(onDay("2026-12-17")).toBe(MAX_CENTS + 4 * 3_000 - 12_990);
  });

  it("counts each missed due of a bill paid by hand as today, and ignores missed assumed dues", () => {
    const missed = {
      days: { every: 1, unit: "month", first: day("2026-09-03"), dayOfMonth: 3 } as const,
      nextDue: day("2026-09-03"),
    };
    expect(simulateBills([bill(missed)]).dues.filter((due) => due.startsWith(TODAY))).toHaveLength(3);
    expect(simulateBills([bill({ ...missed, isAssumed: true })]).dues[0]).toMatch(/^2026-12-03/);
  });

  it("counts a scheduled payment's due once, on the day it's tried", () => {
    const paid = bill({
      settled: [day("2026-12-17")],
      waiting: [{ paymentId: 7, due: day("2026-12-17"), day: day("2026-12-10"), amount: cents(5_000) }],
    });
    expect(simulateBills([paid], 900_000).dues.slice(0, 2)).toEqual(["2026-12-10 1 5000", "2027-01-17 1 12990"]);
  });

  it("keeps the 31st, and February's last day", () => {
    const last = bill({
      days: { every: 1, unit: "month", first: day("2026-12-31"), dayOfMonth: 31 },
      nextDue: day("2026-12-31"),
    });
    expect(
      simulateBills([last], 900_000)
        .dues.slice(0, 4)
        .map((due) => due.slice(0, 10)),
    ).toEqual([...["2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31"]]);
  });

  it("credits a bill until its last due, and a changed amount from its day", () => {
    const ends = bill({
      days: { every: 1, unit: "month", first: day("2026-12-17"), dayOfMonth: 17, until: day("2027-01-31") },
    });
    const { plan, dues } = simulateBills([ends], 900_000);
    expect(dues).toHaveLength(2);
    expect(plan.accounts[0]?.credited).toBe(8 * 3_000);
    const changes = [{ from: day("2027-01-01"), amount: cents(25_980), weekly: cents(6_000) }];
    const risen = simulateBills([bill({ changes })], 900_000);
    expect(risen.dues.slice(0, 2)).toEqual(["2026-12-17 1 12990", "2027-01-17 1 25980"]);
    expect(risen.plan.accounts[0]?.credited).toBe(6 * 3_000 + 46 * 6_000);
  });

  it("adds a catch-up to each credit up to and including its last day", () => {
    const until = (days: number) =>
      bill({ nextDue: null, catchUp: { weekly: cents(100), until: addDays(TODAY, days) } });
    expect(simulateBills([until(14)]).plan.accounts[0]?.credited).toBe(52 * 3_000 + 2 * 100);
    expect(simulateBills([until(13)]).plan.accounts[0]?.credited).toBe(52 * 3_000 + 100);
    expect(simulateBills([until(0)]).plan.accounts[0]?.credited).toBe(52 * 3_000);
  });

  it("credits overdue weeks today", () => {
    const owed = bill({ nextCredit: addDays(TODAY, -14), nextDue: null });
    expect(simulateBills([owed]).plan.accounts[0]?.balances[0]).toBe(9_000);
  });
});

describe("unusual households", () => {
  it("list what is missing", () => {
    const input = planInput({ accounts: [], bills: [bill(), bill({ id: 2, name: "Water", accountId: null })] });
    const plan = simulate(input);
    expect([plan.accounts, plan.dues, starter(plan)]).toEqual([[], [], null]);
    expect(missing(input)).toEqual({
      ...{ accounts: true, incomes: true, incomesWithoutPayday: [] },
      billsWithoutAccount: [
        { id: 1, name: "Power" },
        { id: 2, name: "Water" },
      ],
    });
    expect(coverage(input, plan)).toEqual({ state: "on-track", until: "2027-02-16" });
  });

  it("may owe an account's maximum, or a cent per year", () => {
    const cent = bill({
      amount: cents(1),
      weekly: cents(0),
      days: { every: 1, unit: "year", first: day("2026-12-17"), dayOfMonth: 17 },
    });
    const { plan, lowest, dues } = simulateBills([cent], -MAX_CENTS);
    expect(lowest).toEqual({ day: "2026-12-17", balance: -MAX_CENTS - 1 });
    expect(starter(plan)?.amount).toBe(MAX_CENTS + 1);
    expect(dues).toEqual(["2026-12-17 1 1 short 1"]);
    expect(simulateBills([cent], 1).coverage.state).toBe("on-track");
  });

  it("may have 500 bills due on one day", () => {
    const bills = Array.from({ length: 500 }, (_, index) => bill({ id: index + 1 }));
    const { dues, coverage: covered } = simulateBills(bills, 500 * 12_990);
    expect(dues).toHaveLength(500 * 11);
    expect(covered.state).toBe("on-track");
  });
});

describe("the verdict", () => {
  const due = (date: string, id = 1) =>
    bill({
      id,
      amount: cents(84_700),
      weekly: cents(0),
      nextDue: day(date),
      days: { every: 1, unit: "year", first: day(date), dayOfMonth: Number(date.slice(8)) },
    });

  it("looks 13 weeks ahead, and counts bills", () => {
    expect(simulateBills([]).coverage).toEqual({ state: "on-track", until: "2027-02-16" });
    expect(simulateBills([due("2027-02-16", 2), due("2026-12-11"), due("2026-12-12", 3)]).coverage).toEqual({
      ...{ state: "short", until: "2027-02-16", bills: 3 },
      first: { billId: 1, name: "Power", due: "2026-12-11", day: "2026-12-11", short: 84_700 },
    });
  });

  it("mentions a later shortage in its second half", () => {
    expect(simulateBills([due("2027-02-17")], 80_000).coverage).toEqual({
      ...{ state: "later", until: "2027-02-16" },
      first: { billId: 1, name: "Power", due: "2027-02-17", day: "2027-02-17", short: 4_700 },
    });
  });
});

describe("an account's figures", () => {
  it("are free minus what is set aside, and spare as far as no due needs it", () => {
    const { input, plan } = simulateBills([bill({ saved: cents(9_000) })], 50_000);
    expect(accountFigures(input, plan)[0]).toMatchObject({
      balance: 50_000,
      setAside: 9_000,
      free: 41_000,
      spare: 41_000,
    });
    const short = simulateBills([bill({ saved: cents(9_000) })], 1_000);
    expect(accountFigures(short.input, short.plan)[0]).toMatchObject({ free: -8_000, spare: 0 });
    const tight = simulateBills([bill({ weekly: cents(0) })], 13_000);
    expect(accountFigures(tight.input, tight.plan)[0]).toMatchObject({ free: 13_000, spare: 0 });
  });

  it("are listed where they change", () => {
    const { plan } = simulateBills(
      [
        bill({
          weekly: cents(0),
          nextDue: day("2026-12-17"),
          days: { every: 1, unit: "year", first: day("2026-12-17") },
        }),
      ],
      20_000,
    );
    expect(changesOf(plan, plan.accounts[0]?.balances ?? []).map(({ day, balance }) => `${day} ${balance}`)).toEqual([
      ...["2026-11-17 20000", "2026-12-17 7010", "2027-11-16 7010"],
    ]);
  });

  it.each([
    ["nothing is short", [13_000, 9_000], [7_000, 9_000], 0, 16_000],
    ["one account has less than is set aside in it", [-5_000, 50_000], [0, 50_000], 0, 45_000],
    ["the spare money is needed for what is short elsewhere", [0, 50_000], [0, 50_000], 12_000, 38_000],
    ["more is short than is spare", [0, 50_000], [0, 50_000], 60_000, 0],
  ])("are safe to spend as far as every due stays covered: %s", (_, free, spare, needed, safe) => {
    const figures = free.map((each, index) => ({ free: cents(each), spare: cents(spare[index] ?? 0) }));
    expect(safeToSpend(figures, cents(needed))).toBe(safe);
  });
});
