import { describe, expect, it } from "vitest";
import type { Bill } from "#contract/bills.ts";
import { day } from "#core/day.ts";
import { billFixture } from "#web/domain/testing.ts";
import { weekChange } from "./week-change.ts";

const TODAY = day("2026-03-31");
const everyday = { id: 1, name: "Everyday", balance: "10.00" };

const bill = (change: Partial<Bill> = {}): Bill =>
  billFixture({ startDate: "2026-03-31", account: everyday, ...change });

const saved = (savedAmount: string) => ({
  savings: { savedAmount, weeklyAmount: "13.86", lastUpdated: "2026-03-31T12:00:00.000Z" },
});

const removed = (...bills: Bill[]) => weekChange("remove", bills, TODAY);
const added = (...bills: Bill[]) => weekChange("add", bills, TODAY);

describe("removing a week", () => {
  it.each([
    ["a whole week", saved("20.00"), 1386],
    ["what there is, never below zero", saved("5.00"), 500],
    ["nothing from nothing", saved("0.00"), 0],
    ["from weeks the schedule still owes", { startDate: "2026-03-17" }, 1386],
    ["nothing from a bill that began today", {}, 0],
    ["nothing from a buffer, which is no money", { isAutomatic: true }, 0],
    ["from the owed weeks behind a buffer", { isAutomatic: true, startDate: "2026-03-20" }, 1386],
  ])("takes %s", (_, change, total) => {
    expect(removed(bill(change))).toMatchObject({ total, bills: total === 0 ? 0 : 1 });
  });
});

it("adds a week to every bill and sums it by account", () => {
  const spare = { id: 2, name: "Spare", balance: "0.00" };
  const bills = [
    bill(),
    bill({ account: spare, weeklyAmount: "1.00" }),
    bill({ account: null, accountId: null }),
    bill(),
  ];
  expect(added(...bills)).toEqual({
    bills: 4,
    total: 4258,
    hasCatchUps: false,
    accounts: [
      { id: 1, name: "Everyday", total: 2772 },
      { id: 2, name: "Spare", total: 100 },
      { id: null, name: undefined, total: 1386 },
    ],
  });
});

it("leaves out a bill too small to save for", () => {
  expect(added(bill({ weeklyAmount: "0.00" }))).toMatchObject({ bills: 0, total: 0, accounts: [] });
});

it("detects a sum above the largest amount", () => {
  const huge = bill({ weeklyAmount: "99999999.99" });
  expect(added(huge, huge)).toMatchObject({ bills: 2, total: undefined, accounts: [{ total: undefined }] });
});

it("adds and removes a running catch-up with the week, up to its last day", () => {
  const running = bill({ ...saved("50.00"), catchUp: { weekly: "20.00", until: TODAY } });
  expect(added(running, bill())).toMatchObject({ bills: 2, total: 1386 * 2 + 2000, hasCatchUps: true });
  expect(removed(running)).toMatchObject({ total: 3386 });
  expect(added(bill({ catchUp: { weekly: "20.00", until: "2026-03-30" } }))).toMatchObject({ total: 1386 });
});
