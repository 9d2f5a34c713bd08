import { expect, it } from "vitest";
import type { Bill } from "#contract/bills.ts";
import { day } from "#core/day.ts";
import { duesAfter, findSettledDue, type SettledDue } from "./bill-dues.ts";
import { billFixture, paymentFixture } from "./testing.ts";

const TODAY = day("2026-11-16");
const on = (due: string): SettledDue => ({ due: day(due) });
const inAddition = (next: string, paidFor?: string): SettledDue => ({
  next: day(next),
  paidFor: paidFor === undefined ? undefined : day(paidFor),
});
const due25 = (changes: Partial<Bill>) => billFixture({ paymentDay: 25, ...changes });

it.each<[string, Bill, SettledDue]>([
  ["nothing that is known of a bill without a date", billFixture(), undefined],
  ["the due of this month", due25({ nextDueDate: "2026-11-25" }), on("2026-11-25")],
  ["one that has passed", due25({ nextDueDate: "2026-10-25" }), on("2026-10-25")],
  [
    "none when this month's is paid",
    due25({ nextDueDate: "2026-12-25", lastPaidDate: "2026-11-14" }),
    inAddition("2026-12-25", "2026-11-25"),
  ],
  [
    "none, and says nothing of a payment long ago",
    due25({ nextDueDate: "2026-12-25", lastPaidDate: "2026-09-14" }),
    inAddition("2026-12-25"),
  ],
  [
    "none of a new yearly bill",
    billFixture({ frequency: "annually", nextDueDate: "2027-09-10", paymentDay: 10 }),
    inAddition("2027-09-10"),
  ],
  [
    "the due of a scheduled payment",
    due25({ nextDueDate: "2026-12-25", openPayments: [paymentFixture("scheduled", "2026-11-25")] }),
    on("2026-11-25"),
  ],
  [
    "the oldest that failed, before the open one",
    due25({ nextDueDate: "2026-11-25", openPayments: [paymentFixture("failed", "2026-10-25")] }),
    on("2026-10-25"),
  ],
  [
    "none while one scheduled far ahead is the only one",
    billFixture({ openPayments: [paymentFixture("scheduled", "2031-12-31")] }),
    inAddition("2031-12-31"),
  ],
])("paying now settles %s", (_, bill, expected) => {
  expect(findSettledDue(bill, TODAY)).toEqual(expected);
});

const named = (bill: Bill) => duesAfter(bill, day("2027-11-15"), 3).map(({ due, amount }) => `${due} ${amount}`);

it("lists the dues beyond the plan's year with their amounts, up to the end date", () => {
  const yearly = billFixture({ frequency: "annually", nextDueDate: "2027-02-28", paymentDay: 29 });
  expect(named({ ...yearly, nextAmount: "70.00", nextAmountFrom: "2029-01-01" })).toEqual([
    "2028-02-29 60.00",
    "2029-02-28 70.00",
    "2030-02-28 70.00",
  ]);
  expect(named({ ...yearly, endsOn: "2028-12-31" })).toEqual(["2028-02-29 60.00"]);
  expect(named(billFixture({ frequency: "once", nextDueDate: "2028-02-29", paymentDay: 29 }))).toEqual([]);
  expect(named(billFixture())).toEqual([]);
});
