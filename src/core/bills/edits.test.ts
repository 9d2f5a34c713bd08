import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import type { Bill } from "./bill.ts";
import { editsOf } from "./edits.ts";
import { bill } from "./testing.ts";

const long = "x".repeat(101);

it.each([
  [{}, []],
  [{ name: "Gas" }, [["name", "Power", "Gas"]]],
  [{ amount: cents(10_000) }, [["amount", "129.90", "100.00"]]],
  [{ frequency: "quarterly" }, [["interval", null, null]]],
  [{ every: 2 }, [["interval", null, null]]],
  [{ unit: "week" }, [["interval", null, null]]],
  [{ skippedMonths: [8] }, [["interval", null, null]]],
  [{ paymentDay: 21 }, [["due-date", null, null]]],
  [{ paymentDayType: "weekly" }, [["due-date", null, null]]],
  [{ anchorDate: day("2026-12-20") }, [["due-date", null, null]]],
  [{ endsOn: day("2027-01-20") }, [["end", null, "2027-01-20"]]],
  [{ estimate: "last" }, [["estimate", null, null]]],
  [{ category: "housing" }, [["category", "utilities", "housing"]]],
  [{ accountId: null }, [["account", null, null]]],
  [{ isAutomatic: true }, [["automatic", null, null]]],
  [{ isDirectDebit: true }, [["automatic", null, null]]],
  [{ notes: "Call on Mondays" }, [["notes", null, null]]],
  [{ website: "https://power.example" }, [["website", null, "https://power.example"]]],
  [{ customerNumber: "K 17" }, [["customer-number", null, "K 17"]]],
  [{ nextAmount: cents(15_000), nextAmountFrom: day("2027-01-01") }, [["next-amount", null, "150.00 2027-01-01"]]],
  [{ weeklyAmount: cents(1), nextDueDate: null }, []],
  [
    { name: "Gas", customerNumber: "K 17" },
    [
      ["name", "Power", "Gas"],
      ["customer-number", null, "K 17"],
    ],
  ],
] as [Partial<Bill>, string[][]][])("records the change %j", (overrides, expected) => {
  expect(editsOf(bill(), bill(overrides)).map(({ what, before, after }) => [what, before, after])).toEqual(expected);
});

it("records a changed and a cancelled future amount", () => {
  const planned = bill({ nextAmount: cents(15_000), nextAmountFrom: day("2027-01-01") });
  expect(editsOf(planned, planned)).toEqual([]);
  expect(editsOf(planned, { ...planned, nextAmountFrom: day("2027-02-01") })).toEqual([
    { what: "next-amount", before: "150.00 2027-01-01", after: "150.00 2027-02-01" },
  ]);
  expect(editsOf(planned, bill())).toEqual([{ what: "next-amount", before: "150.00 2027-01-01", after: null }]);
});

it.each([
  ["x".repeat(100), "x".repeat(100)],
  [long, `${"x".repeat(99)}…`],
  [`😀${long}`, `😀${"x".repeat(97)}…`],
  [`${"x".repeat(98)}😀${long}`, `${"x".repeat(98)}…`],
  [`${"x".repeat(97)}😀${long}`, `${"x".repeat(97)}😀…`],
])("shortens %s without cutting a character in half", (name, expected) => {
  expect(editsOf(bill(), bill({ name }))).toEqual([{ what: "name", before: "Power", after: expected }]);
});
