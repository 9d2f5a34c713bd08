import { expect, it } from "vitest";
import type { Entry } from "#contract/accounts.ts";
import { groupEntries } from "./group-entries.ts";

let lastId = 0;
const entry = (kind: Entry["kind"], day: string, amount: string): Entry => {
  lastId += 1;
  const createdAt = `${day}T06:00:00.000Z`;
  return {
    id: lastId,
    day,
    kind,
    weeks: 1,
    billId: lastId,
    billName: `Bill ${lastId}`,
    amount,
    catchUp: null,
    by: null,
    balanceAfter: "50.00",
    createdAt,
  };
};

it("makes a day's weekly credits one line with their sum, and leaves the rest as it is", () => {
  const lines = groupEntries([
    entry("payment", "2026-03-09", "-20.00"),
    entry("weekly", "2026-03-09", "12.10"),
    entry("weekly", "2026-03-09", "0.05"),
    entry("weekly", "2026-03-02", "12.10"),
    entry("correction", "2026-03-01", "5.00"),
  ]);
  expect(lines.map((line) => ("entries" in line ? `${line.entries.length}: ${line.amount}` : line.kind))).toEqual([
    "payment",
    "2: 1215",
    "weekly",
    "correction",
  ]);
});

it("keeps credits separate around a payment and from two presses", () => {
  const again = { ...entry("add-week", "2026-03-02", "1.00"), createdAt: "2026-03-02T07:00:00.000Z" };
  const lines = groupEntries([
    entry("weekly", "2026-03-02", "1.00"),
    entry("payment", "2026-03-02", "-1.00"),
    entry("weekly", "2026-03-02", "1.00"),
    entry("add-week", "2026-03-02", "1.00"),
    again,
  ]);
  expect(lines).toHaveLength(5);
});
