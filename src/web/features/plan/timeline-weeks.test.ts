import { describe, expect, it } from "vitest";
import type { TimelineItem } from "#contract/plan.ts";
import { addDays, day } from "#core/day.ts";
import { timelineWeeks } from "./timeline-weeks.ts";

const today = day("2026-11-17");
const due = (inDays: number, change: Partial<TimelineItem & { kind: "due" }> = {}): TimelineItem => ({
  ...{ kind: "due", billId: 1, billName: "Gym", accountId: 1, amount: "60.00", short: "0.00" },
  ...{ due: addDays(today, inDays), day: addDays(today, Math.max(0, inDays)) },
  ...{ isByHand: true, isAssumed: false, paymentId: null },
  ...change,
});
const pay = (inDays: number): TimelineItem => ({
  ...{ kind: "pay", day: addDays(today, inDays), incomeId: 5, name: "Salary", amount: "1500.00" },
});
const rows = (...items: TimelineItem[]) => timelineWeeks(items, today).flatMap((week) => week.rows);

describe("the six weeks", () => {
  it("begin today and are named by their days", () => {
    expect(timelineWeeks([], today).map(({ title }) => title)).toEqual([
      "Next 7 days",
      "24 Nov – 30 Nov",
      "1 Dec – 7 Dec",
      "8 Dec – 14 Dec",
      "15 Dec – 21 Dec",
      "22 Dec – 28 Dec",
    ]);
  });

  it("say that something is overdue", () => {
    expect(timelineWeeks([due(-3)], today)[0]?.title).toBe("Overdue, and the next 7 days");
  });

  it("hold each day once, the last one too", () => {
    const weeks = timelineWeeks([due(-30), due(0), due(6), due(7), due(41), due(42)], today);
    expect(weeks.map((week) => week.rows.length)).toEqual([3, 1, 0, 0, 0, 2]);
  });
});

it("words each row: when, and whether it is covered", () => {
  const [dated, assumed, passed, short, failed, salary] = rows(
    due(0, { billId: 2 }),
    due(1, { isAssumed: true }),
    due(-3),
    due(3, { short: "21.99" }),
    // It failed today and is tried again tomorrow.
    due(0, { short: "21.99", day: addDays(today, 1), paymentId: 9 }),
    pay(3),
  );
  expect([dated, assumed, passed, short, failed, salary].map((row) => [row?.when, row?.status.words])).toEqual([
    ["Tue 17 Nov", "covered"],
    ["about 18 Nov", "covered"],
    ["was due 14 Nov", "covered"],
    ["Fri 20 Nov", "short by $21.99"],
    ["Tue 17 Nov", "short by $21.99"],
    ["Fri 20 Nov", "payday"],
  ]);
});

it("opens Pay for the first due of a bill that people pay, the bill for all others, and the income for pay", () => {
  const opened = rows(
    due(1),
    due(8),
    due(2, { billId: 2, isByHand: false }),
    due(3, { billId: 3, paymentId: 9 }),
    pay(3),
  );
  expect(opened.map(({ target }) => target)).toEqual([
    { kind: "pay", id: 1 },
    { kind: "bill", id: 2 },
    { kind: "bill", id: 3 },
    { kind: "income", id: 5 },
    { kind: "bill", id: 1 },
  ]);
});
