import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { nextTry } from "./next-try.ts";

const START = day("2026-01-01");
const on = (number: number) => addDays(START, number);
const TODAY = 90;

it.each([
  ["the credit that completes it", 250, 0, "2026-01-17"],
  ["the next credit when it was one cent short", 50, 0, "2026-01-03"],
  ["a later credit if other payments come first", 50, 100, "2026-01-10"],
  ["tomorrow if no credit is enough", 5_000, 0, "2026-04-02"],
])("waits for %s", (_, missing, before, expected) => {
  const credits = [{ first: on(2), weekly: cents(100) }];
  const waiting = { amount: cents(missing + 40), before: cents(before), balance: cents(40), credits };
  expect(nextTry(waiting, on(0), on(TODAY))).toBe(expected);
});

it("waits until tomorrow without credits, and retries at once if a late credit may cover it", () => {
  const waiting = { amount: cents(100), before: cents(0), balance: cents(0) };
  expect(nextTry({ ...waiting, credits: [] }, on(0), on(TODAY))).toBe(on(TODAY + 1));
  const credits = [{ first: on(-8), weekly: cents(50) }];
  expect(nextTry({ ...waiting, credits }, on(0), on(TODAY))).toBe(on(1));
});

it.each([
  ["a credit that is late by exactly a day", -1, 1],
  ["a credit on the day it failed", 0, 1],
  ["a credit on the day after", 1, 1],
  ["a credit on the seventh day", 7, 7],
])("counts %s", (_, first, expected) => {
  const credits = [{ first: on(first), weekly: cents(100) }];
  const waiting = { amount: cents(100), before: cents(0), balance: cents(0), credits };
  expect(nextTry(waiting, on(0), on(TODAY))).toBe(on(expected));
});

it("counts each late credit only once", () => {
  const credits = [{ first: on(-8), weekly: cents(50) }];
  const waiting = { amount: cents(150), before: cents(0), balance: cents(0), credits };
  expect(nextTry(waiting, on(0), on(TODAY))).toBe(on(6));
});

it("retries when one credit covers it, even if another starts far ahead", () => {
  const credits = [1, 20].map((first) => ({ first: on(first), weekly: cents(100) }));
  const waiting = { amount: cents(100), before: cents(0), balance: cents(0), credits };
  expect(nextTry(waiting, on(0), on(TODAY))).toBe(on(1));
});

it("retries today if today's credit covers it, and tomorrow if tomorrow's does", () => {
  const waiting = { amount: cents(300), before: cents(0), balance: cents(0) };
  const credits = [{ first: on(1), weekly: cents(100) }];
  expect(nextTry({ ...waiting, credits }, on(0), on(15))).toBe(on(15));
  expect(nextTry({ ...waiting, credits }, on(0), on(14))).toBe(on(15));
  expect(nextTry({ ...waiting, credits }, on(0), on(13))).toBe(on(14));
});

type Waiting = { bill: number; amount: number; bound: number };
const numberOf = (date: string) => Math.round((Date.parse(date) - Date.parse(START)) / 86_400_000);

const scenario = fc.record({
  balance: fc.integer({ min: -300, max: 300 }),
  bills: fc.array(
    fc.record({
      weekly: fc.integer({ min: 0, max: 120 }),
      credited: fc.integer({ min: 1, max: 7 }),
      amount: fc.integer({ min: 1, max: 400 }),
      every: fc.constantFrom(7, 14, 30),
      due: fc.integer({ min: 1, max: 20 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});

it("never skips a day on which the payment would have succeeded, with other payments open too", () =>
  fc.assert(
    fc.property(scenario, ({ balance: opening, bills }) => {
      let balance = opening;
      let failed: Waiting[] = [];
      const boundOf = (bill: number, amount: number, earlier: readonly Waiting[], today: number) => {
        const before = earlier.filter((each) => each.amount <= amount).reduce((sum, each) => sum + each.amount, 0);
        const credits = bills.map(({ weekly, credited }) => ({
          first: on(today + 1 + ((((credited - today - 1) % 7) + 7) % 7)),
          weekly: cents(weekly),
        }));
        const waiting = { amount: cents(amount), before: cents(before), balance: cents(balance), credits };
        return { bill, amount, bound: numberOf(nextTry(waiting, on(today), on(TODAY))) };
      };
      for (let today = 1; today <= TODAY; today += 1) {
        for (const { weekly, credited } of bills)
          if (today >= credited && (today - credited) % 7 === 0) balance += weekly;
        const stillFailed: Waiting[] = [];
        for (const each of failed.sort((one, other) => one.bill - other.bill)) {
          if (balance < each.amount)
            stillFailed.push(each.bound > today ? each : boundOf(each.bill, each.amount, stillFailed, today));
          else {
            expect(each.bound).toBeLessThanOrEqual(today);
            balance -= each.amount;
          }
        }
        failed = stillFailed;
        for (const [bill, { amount, every, due }] of bills.entries()) {
          if (today < due || (today - due) % every !== 0) continue;
          if (balance >= amount) balance -= amount;
          else
            failed.push(
              boundOf(
                bill,
                amount,
                failed.filter((each) => each.bill <= bill),
                today,
              ),
            );
        }
      }
    }),
    { numRuns: 100 },
  ));
