import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { riseText, savedText } from "./amount-rises.tsx";

const now = day("2026-11-17");
const onTrack = { state: "on-track", until: day("2027-02-16") } as const;
const first = { billId: 2, name: "Gym", day: day("2026-12-11"), short: cents(5_995) };
const owner = (member: string | null, name: string) => ({ member, name });
const sam = [1, owner("Sam", "Salary")] as const;
const paydays = [
  { incomeId: 1, amount: cents(1_084) },
  { incomeId: 2, amount: cents(594) },
];

const rise = (changes: object = {}, owners: readonly (readonly [number, ReturnType<typeof owner>])[] = [sam]) => ({
  ...{ from: cents(18_000), to: cents(24_000), weekly: cents(461), owners: new Map(owners) },
  effect: { paydays: paydays.slice(0, owners.length), verdict: onTrack, fixable: [], ...changes },
});

it("says each payday's part, by person where several are paid", () => {
  expect(riseText(rise(), now)).toBe("+$4.61 per week, +$10.84 each payday.");
  expect(riseText(rise({}, [sam, [2, owner("Alex", "Wages")]]), now)).toBe(
    "+$4.61 per week, +$10.84 on Sam's payday, +$5.94 on Alex's.",
  );
  expect(riseText(rise({}, [sam, [2, owner("Sam", "Side job")]]), now)).toBe(
    "+$4.61 per week, +$10.84 each payday of Salary, +$5.94 each payday of Side job.",
  );
  expect(riseText(rise({ paydays: [] }, []), now)).toBe("+$4.61 per week.");
});

it("names the first bill that becomes short", () => {
  const soon = { state: "short", until: onTrack.until, first };
  expect(riseText(rise({ verdict: { ...soon, bills: 1 } }), now)).toMatch(
    / Gym will then be \$59\.95 short on 11 Dec\.$/,
  );
  expect(riseText(rise({ verdict: { ...soon, bills: 2 } }), now)).toMatch(
    / 2 bills will then be short\. First: Gym, \$59\.95 on 11 Dec\.$/,
  );
});

it("sums the catch-ups that were started", () => {
  const catchUp = { weekly: "10.00", until: "2026-12-11" };
  expect(savedText(cents(24_000), undefined, [catchUp])).toBe(
    "Bill amount updated to $240.00, with $10.00 more per week until 12/11/2026",
  );
  expect(savedText(cents(24_000), undefined, [catchUp, { weekly: "5.00", until: "2026-12-04" }])).toBe(
    "Bill amount updated to $240.00, with up to $15.00 more per week until 12/11/2026",
  );
});
