import { expect, it } from "vitest";
import type { PlanChange, PlannedDue } from "#contract/plan.ts";
import { coversText, fixText, noFixText } from "./fix-text.ts";

const today = "2026-11-17";
const accounts = [
  { id: 1, name: "Joint bills" },
  { id: 2, name: "Savings" },
];
const catchUp = (billName: string, weekly: string, until: string) => ({ billId: 3, billName, weekly, until });

it.each<[string, PlanChange]>([
  ["Put $847.00 into Joint bills today", { kind: "lump", accountId: 1, amount: "847.00" }],
  ["Put $847.00 into the account today", { kind: "lump", accountId: 9, amount: "847.00" }],
  [
    "Move $847.00 of spare money from Savings to Joint bills",
    { kind: "move-money", fromId: 2, toId: 1, amount: "847.00" },
  ],
  [
    "Pay Car registration on 18 Dec instead of 11 Dec",
    { kind: "move-due", billId: 3, billName: "Car registration", from: "2026-12-11", to: "2026-12-18" },
  ],
  [
    "Set aside $42.35 more per week until 11 Dec",
    { kind: "catch-up", catchUps: [catchUp("Car", "42.35", "2026-12-11")] },
  ],
  [
    "Set aside up to $52.35 more per week until 2 Mar",
    { kind: "catch-up", catchUps: [catchUp("Car", "42.35", "2027-03-02"), catchUp("Rent", "10.00", "2026-12-11")] },
  ],
])("says '%s'", (words, change) => {
  expect(fixText(change, accounts, today)).toBe(words);
});

it("lists the payments a fix covers", () => {
  const due = (billName: string): PlannedDue => ({
    ...{ billId: 1, billName, accountId: 1, due: "2026-12-11", day: "2026-12-11", amount: "847.00", short: "847.00" },
    ...{ isByHand: true, isAssumed: false, paymentId: null },
  });
  expect(coversText([due("Car")], today)).toBe("Covers Car on 11 Dec.");
  expect(coversText([due("Car"), due("Rent")], today)).toBe("Covers Car on 11 Dec and 1 more payment.");
  expect(coversText([due("Car"), due("Rent"), due("Gym")], today)).toBe("Covers Car on 11 Dec and 2 more payments.");
});

it.each([
  ["0.00", "There's nothing left to fix."],
  ["-99999999.99", "There's nothing left to fix."],
  ["-100000129.89", "The shortfall is too large to fix in one step. Please check the account's balance and its bills."],
])("says why there is no way when the lowest point is %s", (balance, words) => {
  expect(noFixText([{ lowest: { day: today, balance } }])).toBe(words);
});
