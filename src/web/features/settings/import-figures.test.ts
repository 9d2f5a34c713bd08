import { expect, it } from "vitest";
import { figuresOf, isNews, placeWords } from "./import-figures.tsx";

const none = { added: 0, known: 2 };

it("names the figures in one order, and knows whether there is news", () => {
  const summary = { accounts: none, bills: none, incomes: none, payments: none, entries: 0 };
  expect(figuresOf(summary).map(({ name }) => name)).toEqual(["Accounts", "Bills", "Incomes", "Payments"]);
  expect(isNews(summary)).toBe(false);
  expect(isNews({ ...summary, incomes: { added: 1, known: 0 } })).toBe(true);
});

it.each([
  ["bills.3.amount", "bills, number 4, amount"],
  ["version", "version"],
  ["entries.0.pot", "entries, number 1, pot"],
])("says where %s is", (path, words) => {
  expect(placeWords(path)).toBe(words);
});
