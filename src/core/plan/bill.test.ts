import { describe, expect, it } from "vitest";
import type { DueRecord, DueState } from "#core/bills/dues.ts";
import { addDays, day } from "#core/day.ts";
import { cents, ZERO } from "#core/money.ts";
import { planBill } from "./bill.ts";
import { duesOf } from "./occurrences.ts";
import { TODAY } from "./testing.ts";

type BillFacts = Parameters<typeof planBill>[0];

const billFacts = (overrides: Partial<BillFacts> = {}): BillFacts => ({
  ...{ id: 1, name: "Power", accountId: 1, amount: cents(12_990), weekly: cents(3_000), changes: [], saved: ZERO },
  ...{
    startDate: day("2026-10-31"),
    nextCredit: day("2026-11-21"),
    waiting: [],
    started: [],
    parts: [],
    catchUp: null,
    frequency: "monthly",
  },
  ...{ lastPaid: null, gap: undefined, isPaidAutomatically: false, schedule: undefined, records: [] },
  since: overrides.schedule?.from ?? null,
  ...overrides,
});

const schedule = (anchor: string) =>
  ({
    frequency: "monthly",
    dayType: "monthly",
    paymentDay: Number(anchor.slice(8)),
    anchor: day(anchor),
    from: day(anchor),
  }) as const;

const recorded = (due: string, state: DueState): DueRecord => ({ due: day(due), state });

const dues = (overrides: Partial<BillFacts>, months = 3) =>
  duesOf(planBill(billFacts(overrides), TODAY), 1, TODAY, addDays(TODAY, 31 * months))
    .map(
      ({ due, day, isByHand, isAssumed }) =>
        `${due}${day === due ? "" : ` on ${day}`}${isByHand ? " by hand" : ""}${isAssumed ? " assumed" : ""}`,
    )
    .sort();

describe("the dues of a bill", () => {
  it("are assumed once per period from its start or last payment without a due day", () => {
    expect(dues({})).toEqual([
      "2026-11-30 by hand assumed",
      "2026-12-31 by hand assumed",
      "2027-01-31 by hand assumed",
    ]);
    expect(dues({ lastPaid: TODAY }, 1)).toEqual(["2026-12-17 by hand assumed"]);
    expect(dues({ startDate: day("2020-02-17"), frequency: "annually" }, 4)).toEqual(["2027-02-17 by hand assumed"]);
    expect(dues({ startDate: day("2026-10-17") }, 0)).toEqual(["2026-11-17 by hand assumed"]);
  });

  it("are assumed on the last of the month again after a payment on the last of a shorter one", () => {
    const lastPaid = day("2026-11-30");
    expect(dues({ lastPaid }, 2)).toEqual(["2026-12-31 by hand assumed"]);
    expect(dues({ lastPaid, startDate: day("2026-10-15") }, 2)).toEqual(["2026-12-30 by hand assumed"]);
  });

  it("aren't assumed during a pause", () => {
    const gap = { from: day("2026-11-16"), until: day("2026-12-31") };
    expect(dues({ gap })).toEqual(["2026-12-31 by hand assumed", "2027-01-31 by hand assumed"]);
    expect(dues({ gap: { ...gap, until: null } })).toEqual([]);
  });

  it("aren't assumed where a payment is scheduled", () => {
    const waiting = [{ paymentId: 1, due: day("2026-11-27"), day: day("2026-11-27"), amount: cents(1) }];
    expect(dues({ waiting, records: [recorded("2026-11-27", "scheduled")] }, 2)).toEqual([
      "2026-11-27",
      "2026-12-31 by hand assumed",
    ]);
  });

  it("are the unpaid ones of its schedule, with missed ones today", () => {
    expect(dues({ schedule: schedule("2026-10-05"), records: [recorded("2026-11-05", "paid")] }, 1)).toEqual([
      ...["2026-10-05 on 2026-11-17 by hand", "2026-12-05 by hand"],
    ]);
  });

  it("are none but those being paid once the rest of a bill with an end is paid", () => {
    const waiting = [{ paymentId: 1, due: day("2026-11-05"), day: day("2026-11-18"), amount: cents(1) }];
    const ending = { ...schedule("2026-08-05"), until: day("2026-11-05") };
    const facts = { schedule: ending, records: [recorded("2026-11-05", "failed")], waiting, isPaidAutomatically: true };
    expect(dues({ ...facts, since: null })).toEqual(["2026-11-05 on 2026-11-18"]);
  });

  it("are only those being paid while it's paused until further notice, and its savings stay", () => {
    const waiting = [{ paymentId: 1, due: day("2026-11-05"), day: day("2026-11-18"), amount: cents(1) }];
    const gap = { from: day("2026-11-10"), until: null };
    const paused = { gap, schedule: { ...schedule("2026-09-05"), gap }, saved: cents(900), nextCredit: null, waiting };
    expect(dues({ ...paused, records: [recorded("2026-11-05", "failed")] })).toEqual(["2026-11-05 on 2026-11-18"]);
    expect(planBill(billFacts(paused), TODAY)).toMatchObject({ weekly: 0, saved: 900, nextDue: null });
  });

  it("keep the amount from before a rise, and what parts have paid of each", () => {
    const started = [{ from: day("2026-11-01"), before: cents(10_000) }];
    const parts = [
      { due: day("2026-10-05"), paid: cents(4_000) },
      { due: day("2026-12-05"), paid: cents(2_990) },
    ];
    const planned = planBill(billFacts({ schedule: schedule("2026-10-05"), started, parts }), TODAY);
    const amounts = duesOf(planned, 1, TODAY, day("2027-01-05")).map(({ amount }) => amount);
    expect(amounts).toEqual([6_000, 12_990, 10_000, 12_990]);
  });

  it("are paid by the scheduler, except missed or undone ones", () => {
    const automaticSchedule = { ...schedule("2026-10-05"), paysFrom: day("2026-11-10") };
    const records = [recorded("2026-12-05", "undone")];
    expect(dues({ schedule: automaticSchedule, isPaidAutomatically: true, records }, 2)).toEqual([
      ...["2026-10-05 on 2026-11-17 by hand", "2026-11-05 on 2026-11-17 by hand", "2026-12-05 by hand", "2027-01-05"],
    ]);
  });
});
