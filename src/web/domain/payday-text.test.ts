import { expect, it } from "vitest";
import type { PaydayCard } from "#contract/plan.ts";
import { cardLines, leftoverText, moveText, ownerText, paydayText } from "./payday-text.ts";

const today = "2026-11-17";
const to = (accountName: string, planned: string, change: Partial<PaydayCard["transfers"][number]> = {}) => ({
  ...{ accountId: accountName.length, accountName, planned, catchUp: "0.00", isWherePayArrives: false, moved: null },
  ...change,
});
const done = (amount: string) => ({ moved: { amount, by: "Ann", at: "2026-11-20T08:00:00.000Z" } });

it.each([
  ["2026-11-20", "Fri 20 Nov"],
  ["2026-11-17", "Today, Tue 17 Nov"],
  ["2026-11-13", "Paid on Fri 13 Nov"],
  ["2027-01-01", "Fri 1 Jan"],
])("calls the payday %s %s", (payday, words) => {
  expect(paydayText({ payday }, today)).toBe(words);
});

it.each<[string, PaydayCard["transfers"], boolean, string]>([
  [
    "the whole",
    [to("Joint bills", "875.00"), to("Savings", "165.00"), to("Everyday", "210.00")],
    false,
    "Move $1,250.00",
  ],
  [
    "only what leaves",
    [to("Savings", "165.00"), to("Everyday", "210.00", { isWherePayArrives: true })],
    false,
    "Move $165.00",
  ],
  [
    "nothing when all stays",
    [to("Everyday", "210.00", { isWherePayArrives: true })],
    false,
    "Nothing to move: leave it where it is",
  ],
  ["nothing without bills", [], false, "Nothing to move"],
  ["what was really moved", [to("Savings", "165.00", done("150.00"))], true, "Moved $150.00"],
  ["sums above any one amount", [to("A", "99999999.99"), to("BB", "99999999.99")], false, "Move $199,999,999.98"],
])("says to move %s", (_, transfers, isMoved, words) => {
  expect(moveText({ transfers, isMoved })).toBe(words);
});

it("shows a running catch-up on a separate line below its account", () => {
  const transfers = [to("Joint", "875.00"), to("Everyday", "210.00", { isWherePayArrives: true, ...done("210.00") })];
  const catchUps = [{ billId: 7, billName: "Car insurance", accountId: 5, amount: "40.00" }];
  expect(
    cardLines({ transfers, catchUps }).map(({ label, amount, note, isMoved }) => [label, amount, note, isMoved]),
  ).toEqual([
    ["Joint", 87_500, undefined, false],
    ["Car insurance", 4000, "catch-up, included", false],
    ["Everyday", 21_000, "stays there", true],
  ]);
});

it.each([
  ["730.00", { label: "Yours until 4 Dec:", amount: 73_000, isShort: false }],
  ["0.00", { label: "Yours until 4 Dec:", amount: 0, isShort: false }],
  ["-50.00", { label: "This pay falls short by", amount: 5000, isShort: true }],
])("says what is left of a pay with %s", (rest, words) => {
  expect(leftoverText({ rest, nextPayday: "2026-12-04", member: "Sam", isYours: true }, today)).toEqual(words);
});

it("names whose pay it is, and whose the rest is, where several share a household", () => {
  const card = { rest: "730.00", nextPayday: "2026-12-04", member: "Sam", isYours: false, name: "Wages" };
  expect(leftoverText(card, today).label).toBe("Sam's until 4 Dec:");
  expect(leftoverText({ ...card, member: null }, today).label).toBe("Theirs until 4 Dec:");
  expect(ownerText(card, true)).toBe("Sam, Wages");
  expect(ownerText(card, false)).toBe("Wages");
  expect(ownerText({ ...card, member: null }, true)).toBe("Wages");
});
