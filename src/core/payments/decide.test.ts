import { describe, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { cancel, canUndo, mayStayOpen, pay, reinstate, type SavingsChange, savingsAfter, undo } from "./decide.ts";
import type { Payment } from "./payment.ts";

const account = { id: 7, balance: cents(10_000) };

const payment: Payment = {
  household: "h",
  id: 1,
  billId: 3,
  billName: "Rent",
  accountId: 7,
  amount: cents(4_000),
  status: "completed",
  source: "manual",
  dueDate: null,
  processedAt: new Date("2026-03-02T10:00:00Z"),
  failureReason: null,
  nextTryDate: null,
  operationId: 9,
  settlesDue: day("2026-03-01"),
  isExtra: false,
  partOf: null,
  undoneDue: null,
  settledBy: null,
  createdAt: new Date("2026-03-02T10:00:00Z"),
};

describe("paying", () => {
  it("takes the amount from the account and resets the savings", () => {
    expect(pay({ billId: 3, amount: cents(4_000), account, saved: cents(1_500) })).toEqual({
      account,
      moves: [
        { pot: "account", accountId: 7, billId: 3, amount: -4_000, after: 6_000 },
        { pot: "savings", billId: 3, amount: -1_500, after: 0 },
      ],
    });
  });
  it("resets larger savings too, and for a part payment uses no more than its amount", () => {
    const paying = { billId: 3, amount: cents(4_000), account, saved: cents(5_500) };
    const [all, part] = [pay(paying), pay({ ...paying, isPart: true })];
    expect(all).toMatchObject({ moves: [{ amount: -4_000 }, { amount: -5_500, after: 0 }] });
    expect(part).toMatchObject({ moves: [{ amount: -4_000 }, { amount: -4_000, after: 1_500 }] });
    expect(pay({ ...paying, saved: cents(1_500), isPart: true })).toMatchObject({
      moves: [{ amount: -4_000 }, { amount: -1_500, after: 0 }],
    });
  });
  it("can empty the account, but not take a cent more", () => {
    expect(pay({ billId: 3, amount: cents(10_000), account, saved: cents(0) })).toHaveProperty("moves");
    const refused = { refused: "insufficient-funds" };
    expect(pay({ billId: 3, amount: cents(10_001), account, saved: cents(0) })).toEqual(refused);
  });
  it("needs an account", () =>
    expect(pay({ billId: 3, amount: cents(1), account: undefined, saved: cents(0) })).toEqual({
      refused: "needs-account",
    }));
});

describe("undoing", () => {
  it("returns the money and restores the savings as if it had never been paid", () => {
    expect(undo({ payment: payment, account, savings: { saved: cents(200), without: cents(1_700) } })).toEqual([
      { pot: "account", accountId: 7, billId: 3, amount: 4_000, after: 14_000 },
      { pot: "savings", billId: 3, amount: 1_500, after: 1_700 },
    ]);
  });
  it.each([
    ["the bill was deleted", undefined],
    ["the savings are the same", { saved: cents(200), without: cents(200) }],
  ])("changes only the account when %s", (_, savings) =>
    expect(undo({ payment: payment, account, savings })).toHaveLength(1),
  );
  it("changes only the account when the payment has no bill", () =>
    expect(
      undo({ payment: { ...payment, billId: null }, account, savings: { saved: cents(200), without: cents(1_700) } }),
    ).toEqual([{ pot: "account", accountId: 7, billId: null, amount: 4_000, after: 14_000 }]));
  it.each([
    ["nothing without any", [], 0],
    ["the sum of credits", [{ credit: 200 }, { credit: 100 }], 300],
    ["less a part", [{ credit: 200 }, { part: 60 }], 140],
    ["less no more of a part than was saved then", [{ credit: 50 }, { part: 60 }, { credit: 100 }], 100],
    ["less a correction", [{ credit: 200 }, { credit: -50 }, { part: 60 }], 90],
  ])("finds that the savings would be %s", (_, changes, expected) => {
    const inOrder = changes.map((change, operationId) => ({ operationId, ...change })) as SavingsChange[];
    expect([savingsAfter(inOrder), savingsAfter(inOrder.toReversed())]).toEqual([expected, expected]);
  });
  it("is possible for 24 hours, to the last moment", () => {
    expect(canUndo(payment, new Date("2026-03-03T10:00:00.000Z"))).toBe("yes");
    expect(canUndo(payment, new Date("2026-03-03T10:00:00.001Z"))).toBe("too-late");
    expect(canUndo({ ...payment, status: "failed" }, new Date("2026-03-02T11:00:00Z"))).toBe("not-made");
  });
});

describe("cancelling", () => {
  it("reopens the due of a scheduled payment", () =>
    expect(cancel({ ...payment, status: "scheduled" })).toEqual({
      isSkipped: false,
      change: { status: "cancelled", nextTryDate: null, settlesDue: null },
    }));
  it("skips the due of a failed payment", () =>
    expect(cancel({ ...payment, status: "failed" })).toEqual({
      isSkipped: true,
      change: { status: "cancelled", nextTryDate: null },
    }));
  it.each(["completed", "cancelled"] as const)("isn't possible once it is %s", (status) =>
    expect(cancel({ ...payment, status })).toBeUndefined(),
  );
});

describe("a payment that was replaced", () => {
  const due = day("2026-03-20");
  it("is scheduled again if its day is ahead", () =>
    expect(reinstate({ ...payment, processedAt: null, dueDate: due }, due, day("2026-03-19"))).toEqual({
      ...{ status: "scheduled", nextTryDate: "2026-03-20", failureReason: null },
      ...{ settlesDue: "2026-03-20", settledBy: null },
    }));
  it.each([
    ["the scheduler made it", { processedAt: null, source: "automatic" as const }, "2026-03-20", "2026-03-21"],
    ["it was already tried", {}, "2026-03-19", "2026-03-20"],
  ])("is retried from tomorrow when %s", (_, overrides, today, nextTryDate) =>
    expect(reinstate({ ...payment, dueDate: due, ...overrides }, due, day(today))).toEqual({
      ...{ status: "failed", nextTryDate, failureReason: "replacement-undone" },
      ...{ settlesDue: "2026-03-20", settledBy: null },
    }),
  );
  it.each([
    ["its day has come", due, "2026-03-20"],
    ["its day has come, before that of the due", day("2026-03-18"), "2026-03-18"],
    ["the day of the due has come", day("2026-03-25"), "2026-03-20"],
    ["it had no day", null, "2026-03-19"],
  ])("is left to the person when it was never tried and %s", (_, dueDate, today) =>
    expect(reinstate({ ...payment, processedAt: null, dueDate }, due, day(today))).toBeUndefined(),
  );
});

describe("a reinstated payment stays open for a bill", () => {
  const [running, from, until] = [
    { archivedOn: null, pausedFrom: null, pausedUntil: null },
    day("2026-03-10"),
    day("2026-03-20"),
  ];
  const paused = { ...running, pausedFrom: from, pausedUntil: until };
  const [waits, failed] = [{ status: "scheduled" as const }, { status: "failed" as const }];
  it.each([
    ["that is active", running, from, waits, true],
    ["that is archived", { ...running, archivedOn: from }, from, waits, false],
    ["that is archived, even if it failed", { ...running, archivedOn: from }, from, failed, false],
    ["that is paused on its day", paused, from, waits, false],
    ["that is paused up to its day", paused, until, waits, true],
    ["that is paused, if it failed before", paused, from, failed, true],
    ["that is paused, if it has no day", paused, null, waits, true],
  ] as const)("%s", (_, bill, dueDate, back, expected) => expect(mayStayOpen(bill, { dueDate }, back)).toBe(expected));
});
