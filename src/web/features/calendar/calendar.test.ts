import { expect, it } from "vitest";
import type { PlannedDue } from "#contract/plan.ts";
import { type Day, day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { bill, income, planInput, TODAY } from "#core/plan/testing.ts";
import { cardLines } from "#web/domain/payday-text.ts";
import { clampDay, dueText, eventsOf, moveByKey, spokenText, weeksOf } from "./events.ts";

const due = (changes: Partial<PlannedDue> = {}): PlannedDue => ({
  ...{ billId: 1, billName: "Power", accountId: 1, due: "2026-12-17", day: "2026-12-17", amount: "129.90" },
  ...{ short: "0.00", isByHand: true, isAssumed: false, paymentId: null },
  ...changes,
});

it("draws a month in whole weeks from Monday to Sunday", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks).toHaveLength(6);
  expect([weeks[0]?.[0], weeks[0]?.[6], weeks[5]?.[6]]).toEqual(["2026-10-26", "2026-11-01", "2026-12-06"]);
  // One that begins on a Monday and ends on a Sunday needs no more than four.
  expect(weeksOf("2027-02")).toHaveLength(4);
});

it.each([
  ["ArrowLeft", "2026-11-16"],
  ["ArrowRight", "2026-11-18"],
  ["ArrowUp", "2026-11-10"],
  ["ArrowDown", "2026-11-24"],
  ["Home", "2026-11-16"],
  ["End", "2026-11-22"],
  ["PageUp", "2026-10-17"],
  ["PageDown", "2026-12-17"],
  ["a", undefined],
])("moves from Tuesday the 17th with %s to %s", (key, to) => {
  expect(moveByKey(day("2026-11-17"), key)).toBe(to);
});

it("keeps to the last day of a short month, and to the months that are shown", () => {
  expect(moveByKey(day("2027-01-31"), "PageDown")).toBe("2027-02-28");
  expect(clampDay(day("2026-10-31"), "2026-11", "2027-11")).toBe("2026-11-01");
  expect(clampDay(day("2027-12-01"), "2026-11", "2027-11")).toBe("2027-11-30");
});

it("lists paydays with transfers before a day's dues, and leaves out past days", () => {
  const input = planInput({ bills: [bill()], incomes: [income()] });
  const dues = [due({ day: "2026-11-20", due: "2026-11-20" }), due()];
  const events = eventsOf({ input, dues, cards: [], month: "2026-11" });
  const kinds = [...events].map(([on, some]): [Day, string[]] => [on, some.map(({ kind }) => kind)]);
  expect(kinds).toEqual([["2026-11-20", ["payday", "due"]]]);
  const [payday] = events.get(day("2026-11-20")) ?? [];
  expect(payday?.kind === "payday" && payday.card.transfers).toMatchObject([{ accountId: 1, planned: "60.00" }]);
  const december = eventsOf({ input, dues: [due()], cards: [], month: "2026-12" });
  expect([...december.keys()]).toEqual(["2026-12-04", "2026-12-17", "2026-12-18"]);
});

it("has a payday's figures and words of its card: catch-ups included, and what stays where the pay arrives", () => {
  const catchUp = { weekly: cents(1_000), until: day("2026-12-17") };
  const input = planInput({
    accounts: [1, 2].map((id) => ({ id, name: `Account ${id}`, balance: cents(50_000) })),
    bills: [bill({ catchUp }), bill({ id: 2, accountId: 2 })],
    incomes: [income({ accountId: 2 })],
  });
  const [event] = eventsOf({ input, dues: [], cards: [], month: "2026-11" }).get(day("2026-11-20")) ?? [];
  if (event?.kind !== "payday") return expect.unreachable();
  expect(spokenText(event, TODAY)).toBe("payday Pay $1,000.00, move $80.00");
  expect(cardLines(event.card).map(({ label, note, amount }) => [label, note, amount])).toEqual([
    ["Account 1", undefined, 8_000],
    ["Power", "catch-up, included", 2_000],
    ["Account 2", "stays there", 6_000],
  ]);
  const known = { ...event.card, isMoved: true };
  const [same] = eventsOf({ input, dues: [], cards: [known], month: "2026-11" }).get(day("2026-11-20")) ?? [];
  expect(same).toMatchObject({ card: { isMoved: true } });
});

it("shows whether a due is covered, including a missed one", () => {
  expect(dueText(due(), TODAY)).toBe("covered");
  expect(dueText(due({ short: "21.99" }), TODAY)).toBe("short by $21.99");
  expect(dueText(due({ due: "2026-11-03", day: "2026-11-17" }), TODAY)).toBe("covered, was due on 3 Nov");
  expect(spokenText({ kind: "due", day: TODAY, due: due({ isAssumed: true }) }, TODAY)).toBe(
    "Power $129.90, about this day, covered",
  );
});
