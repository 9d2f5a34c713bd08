import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INTERVAL_NAMES, weeksIn } from "./interval.ts";
import { cents, shownCents, total } from "./money.ts";
import { paydayCard } from "./plan/paydays.ts";
import { bill, income, planInput, TODAY } from "./plan/testing.ts";
import {
  areValidShares,
  BY_INCOME,
  billSharing,
  type Earner,
  SHARE_MODES,
  type SharePart,
  type Shares,
  shareOut,
} from "./shares.ts";

const earner = (memberId: string | null, weekly: number): Earner => ({ memberId, weekly: cents(weekly) });
const ann = earner("ann", 60_000);
const sam = earner("sam", 40_000);
const half: SharePart[] = [
  { memberId: "ann", share: 2_500 },
  { memberId: "sam", share: 7_500 },
];

describe("an amount is shared", () => {
  it.each([
    ["by income", { mode: "income", parts: [] }, [ann, sam], [6_000, 4_000]],
    ["by income, though percentages are still set", { mode: "income", parts: half }, [ann, sam], [6_000, 4_000]],
    [
      "by income if no one with a payday has a share",
      {
        mode: "percent",
        parts: [
          { memberId: "ann", share: 0 },
          { memberId: "kim", share: 10_000 },
        ],
      },
      [ann, sam],
      [6_000, 4_000],
    ],
    ["equally regardless of income", { mode: "equal", parts: [] }, [ann, sam], [5_000, 5_000]],
    ["by percentages", { mode: "percent", parts: half }, [ann, sam], [2_500, 7_500]],
    [
      "across all incomes of one member",
      { mode: "equal", parts: [] },
      [ann, sam, earner("sam", 10_000)],
      [5_000, 4_000, 1_000],
    ],
    ["without an unassigned income", { mode: "equal", parts: [] }, [ann, earner(null, 90_000)], [10_000, 0]],
    [
      "by income if no income is assigned",
      { mode: "equal", parts: [] },
      [earner(null, 3), earner(null, 1)],
      [7_500, 2_500],
    ],
    ["among those with a percentage who have a payday", { mode: "percent", parts: half }, [ann], [10_000]],
    [
      "by income if no one with a percentage has a payday",
      { mode: "percent", parts: half },
      [earner("zoe", 1)],
      [10_000],
    ],
    ["among no one", { mode: "equal", parts: [] }, [], []],
  ] as const)("%s", (_, rule, earners, expected) => {
    expect(shareOut(cents(10_000), earners, rule)).toEqual(expected);
  });

  it("with a separate rule for a bill", () => {
    const shares: Shares = {
      mode: "equal",
      parts: [],
      bills: [{ billId: 2, parts: [{ memberId: "sam", share: 10_000 }] }],
    };
    const owed = [
      { billId: 1, amount: cents(1_001) },
      { billId: 2, amount: cents(500) },
    ];
    expect(billSharing([ann, sam], shares)(owed)).toEqual([501, 1_000]);
  });
});

it("is by income without percentages by default", () => {
  expect(BY_INCOME).toEqual({ mode: "income", parts: [], bills: [] });
});

it.each([
  [half, true],
  [[{ memberId: "ann", share: 9_999 }], false],
  [
    [
      { memberId: "ann", share: 5_000 },
      { memberId: "ann", share: 5_000 },
    ],
    false,
  ],
  [[], false],
] as const)("accepts percentages that add up to 100 %% with each member once: %j", (parts, expected) => {
  expect(areValidShares(parts)).toBe(expected);
});

const PEOPLE = ["ann", "sam", "zoe", null];
const anyPart = fc.record({
  memberId: fc.constantFrom("ann", "sam", "zoe", "gone"),
  share: fc.integer({ min: 0, max: 10_000 }),
});
const anyParts = fc.uniqueArray(anyPart, { selector: ({ memberId }) => memberId, maxLength: 4 });
const anyShares: fc.Arbitrary<Shares> = fc.record({
  mode: fc.constantFrom(...SHARE_MODES),
  parts: anyParts,
  bills: fc.uniqueArray(fc.record({ billId: fc.integer({ min: 1, max: 6 }), parts: anyParts }), {
    selector: ({ billId }) => billId,
    maxLength: 4,
  }),
});
const anyEarners = fc.array(
  fc.record({ memberId: fc.constantFrom(...PEOPLE), weekly: fc.integer({ min: 0, max: 9_999_999_999 }).map(cents) }),
  { minLength: 1, maxLength: 6 },
);
const anyOwed = fc.array(fc.integer({ min: 0, max: 9_999_999_999 }).map(cents), { maxLength: 6 });

it("distributes exactly the whole under any rule and any incomes", () => {
  fc.assert(
    fc.property(anyShares, anyEarners, anyOwed, (shares, earners, amounts) => {
      const owed = amounts.map((amount, index) => ({ billId: index + 1, amount }));
      const parts = billSharing(earners, shares)(owed);
      expect(total(parts)).toBe(total(amounts));
      expect(parts.every((part) => part >= 0)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it("has members with the same pay frequency move exactly the whole of each account and in total", () => {
  const two = [1, 2].map((id) => ({ id, name: `Account ${id}`, balance: cents(0) }));
  fc.assert(
    fc.property(
      anyShares,
      anyEarners,
      anyOwed,
      fc.constantFrom(...INTERVAL_NAMES),
      (shares, earners, amounts, frequency) => {
        const bills = amounts.map((weekly, index) => bill({ id: index + 1, accountId: 1 + (index % 2), weekly }));
        const incomes = earners.map((each, index) => income({ ...each, id: index + 1, frequency }));
        const input = planInput({ accounts: two, bills, incomes, shares });
        const cards = incomes.map((each) => paydayCard(input, each, TODAY));
        const { weeks, per } = weeksIn(frequency);
        const whole = Number((2n * BigInt(total(amounts)) * BigInt(weeks) + BigInt(per)) / (2n * BigInt(per)));
        expect(total(cards.map((card) => card.total))).toBe(shownCents(whole));
      },
    ),
    { numRuns: 300 },
  );
});
