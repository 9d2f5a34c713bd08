import { expect, it } from "vitest";
import { describePlace, figuresOf, hasNewData } from "./import-figures.tsx";

const none = { added: 0, known: 2 };
const statements = { added: 0, known: 0 };

it("lists the figures in a fixed order, and tells whether a file adds anything", () => {
  const documents = { missing: 0, known: 0 };
  const summary = { accounts: none, bills: none, incomes: none, payments: none, statements, entries: 0, documents };
  expect(figuresOf(summary).map(({ name }) => name)).toEqual(["Accounts", "Bills", "Incomes", "Payments"]);
  expect(hasNewData(summary)).toBe(false);
  expect(hasNewData({ ...summary, incomes: { added: 1, known: 0 } })).toBe(true);
});

it("counts documents where a file has some", () => {
  const documents = { missing: 1, known: 2 };
  const summary = { accounts: none, bills: none, incomes: none, payments: none, statements, entries: 0, documents };
  expect(figuresOf(summary).at(-1)).toEqual({ name: "Documents", added: 1, known: 2 });
  expect(hasNewData(summary)).toBe(true);
});

it("counts bank statements where a file has some", () => {
  const documents = { missing: 0, known: 0 };
  const summary = { accounts: none, bills: none, incomes: none, payments: none, entries: 0, documents };
  expect(figuresOf({ ...summary, statements: { added: 3, known: 1 } }).at(-1)).toEqual({
    ...{ name: "Bank statements", added: 3, known: 1 },
  });
  expect(hasNewData({ ...summary, statements: { added: 3, known: 1 } })).toBe(true);
});

it.each([
  ["bills.3.amount", "bills, number 4, amount"],
  ["version", "version"],
  ["entries.0.pot", "entries, number 1, pot"],
])("says where %s is", (path, words) => {
  expect(describePlace(path)).toBe(words);
});
