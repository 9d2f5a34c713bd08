import { expect, it } from "vitest";
import { addMonths, day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { reviewStatement } from "#core/statements/review/review.ts";
import { lineOf } from "#core/statements/statement.ts";
import { type Choices, initialChoices, inputOf } from "./draft.ts";

const review = reviewStatement({
  lines: Array.from({ length: 14 }, (_, at) => ({
    ...lineOf({
      ...{ day: addMonths(day("2025-10-01"), at), amount: cents(-185_000) },
      ...{ name: "LANDLORD PROPERTIES RENT", text: "" },
    }),
    ...{ key: `k${at}`, billId: null, paymentId: null },
  })),
  bills: [
    {
      ...{ id: 7, name: "Rent", amount: cents(184_000), frequency: "monthly" },
      ...{ nextDueDate: day("2026-12-01"), isMovable: true },
    },
  ],
  incomes: [],
  until: day("2026-11-15"),
  today: day("2026-11-19"),
});
const input = (choices: Choices) => inputOf(choices, review, { id: 1, bank: null });

it("adds nothing for what is probably an existing bill", () => {
  expect(input(initialChoices(review))).toMatchObject({ bills: [], links: [], changes: [] });
});

it("links the newest lines to an existing bill, and saves its new amount if selected", () => {
  const first = initialChoices(review);
  const linked = { ...first, drafts: first.drafts.map((draft) => ({ ...draft, isLinked: true })) };
  const { bills, links, changes } = input(linked);
  expect([bills, changes]).toEqual([[], []]);
  expect(links).toEqual([{ billId: 7, lines: Array.from({ length: 12 }, (_, at) => `k${at + 2}`) }]);
  expect(input({ ...linked, changes: new Set([7]) }).changes).toEqual([{ billId: 7, amount: "1850.00" }]);
});
