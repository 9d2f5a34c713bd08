import { describe, expect, it } from "vitest";
import { day } from "./day.ts";
import { byDueSoon, type DueSoon, nextDue } from "./due-soon.ts";

const open = (...dates: (string | null)[]) => dates.map((dueDate) => ({ dueDate }));

describe("the next day on which money is due", () => {
  it.each([
    ["nothing is known", null, open(), undefined],
    ["only an open payment without a day", null, open(null), undefined],
    ["the bill's own date", "2026-03-10", open(), "2026-03-10"],
    ["a payment scheduled before it", "2026-03-10", open("2026-03-04"), "2026-03-04"],
    ["a payment scheduled after it", "2026-03-10", open("2026-04-04", null), "2026-03-10"],
    ["only scheduled payments, in any order", null, open("2026-04-04", "2026-03-31"), "2026-03-31"],
    ["a failed payment of last month", "2026-04-01", open("2026-03-01"), "2026-03-01"],
    ["the turn of the year", "2027-01-01", open("2026-12-31"), "2026-12-31"],
  ])("%s", (_, nextDueDate, openPayments, expected) => expect(nextDue({ nextDueDate, openPayments })).toBe(expected));
});

const bill = (
  name: string,
  due: string | undefined,
  daysToGo: number | undefined,
  percent = 50,
): DueSoon & { name: string } => ({
  name,
  due: due === undefined ? undefined : day(due),
  progress: { percent, isReady: daysToGo === 0, daysToGo },
});
const order = (...bills: (DueSoon & { name: string })[]) => bills.sort(byDueSoon).map(({ name }) => name);

describe("bills due soon", () => {
  it("puts the soonest first, even with little saved", () => {
    expect(
      order(bill("may", "2026-05-01", 0), bill("march", "2026-03-01", 90), bill("april", "2026-04-01", 7)),
    ).toEqual(["march", "april", "may"]);
  });
  it("puts bills without a date last, nearest to fully saved first", () => {
    expect(
      order(
        bill("far", undefined, 100),
        bill("never", undefined, undefined),
        bill("ready", undefined, 0),
        bill("dated", "2199-12-31", 300),
        bill("near", undefined, 3),
      ),
    ).toEqual(["dated", "ready", "near", "far", "never"]);
  });
  it("orders equal days by savings, and keeps the order of ties", () => {
    expect(
      order(
        bill("half", "2026-03-01", 7, 50),
        bill("most", "2026-03-01", 7, 90),
        bill("half too", "2026-03-01", 7, 50),
      ),
    ).toEqual(["most", "half", "half too"]);
    expect(order(bill("b", undefined, undefined), bill("a", undefined, undefined))).toEqual(["b", "a"]);
  });
});
