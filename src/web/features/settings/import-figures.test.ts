import { expect, it } from "vitest";
import { describePlace, figuresOf, hasNewData, notKeptText } from "./import-figures.tsx";

const none = { added: 0, known: 2 };
const notKept = { people: [], incomes: 0, incomesLeftOut: 0, bills: 0, shareRule: false };

const statements = { added: 0, known: 0 };
const scanLessons = { added: 0, known: 0 };

it("lists the figures in a fixed order, and detects whether a file adds anything", () => {
  const documents = { missing: 0, known: 0 };
  const summary = {
    accounts: none,
    bills: none,
    incomes: none,
    payments: none,
    statements,
    scanLessons,
    entries: 0,
    documents,
    notKept,
  };
  expect(figuresOf(summary).map(({ name }) => name)).toEqual(["Accounts", "Bills", "Incomes", "Payments"]);
  expect(hasNewData(summary)).toBe(false);
  expect(hasNewData({ ...summary, incomes: { added: 1, known: 0 } })).toBe(true);
});

it("counts documents where a file has some", () => {
  const documents = { missing: 1, known: 2 };
  const summary = {
    accounts: none,
    bills: none,
    incomes: none,
    payments: none,
    statements,
    scanLessons,
    entries: 0,
    documents,
    notKept,
  };
  expect(figuresOf(summary).at(-1)).toEqual({ name: "Documents", added: 1, known: 2 });
  expect(hasNewData(summary)).toBe(true);
});

it("counts bank statements where a file has some", () => {
  const documents = { missing: 0, known: 0 };
  const summary = {
    accounts: none,
    bills: none,
    incomes: none,
    payments: none,
    scanLessons,
    entries: 0,
    documents,
    notKept,
  };
  expect(figuresOf({ ...summary, statements: { added: 3, known: 1 } }).at(-1)).toEqual({
    ...{ name: "Bank statements", added: 3, known: 1 },
  });
  expect(hasNewData({ ...summary, statements: { added: 3, known: 1 } })).toBe(true);
});

it("offers a file that contains only scan corrections", () => {
  const documents = { missing: 0, known: 0 };
  const summary = { accounts: none, bills: none, incomes: none, payments: none, entries: 0, documents, notKept };
  const learned = { ...summary, statements, scanLessons: { added: 1, known: 0 } };
  expect(figuresOf(learned).at(-1)).toEqual({ name: "Scan corrections", added: 1, known: 0 });
  expect(hasNewData(learned)).toBe(true);
});

it.each([
  ["bills.3.amount", "bills, number 4, amount"],
  ["version", "version"],
  ["entries.0.pot", "entries, number 1, pot"],
])("says where %s is", (path, words) => {
  expect(describePlace(path)).toBe(words);
});

it.each([
  [{}, undefined],
  [{ people: ["Sam"], incomes: 1 }, "Sam is not in this household. 1 income will be assigned to you."],
  [{ people: ["Sam"], incomesLeftOut: 1 }, "Sam is not in this household. 1 income is not imported."],
  [
    { people: ["Sam", null], incomes: 2, bills: 2 },
    "Sam and Someone without a name are not in this household. 2 incomes will be assigned to you. 2 bills that were split differently will use the household split.",
  ],
  [
    { bills: 1, shareRule: true },
    "1 bill that was split differently will use the household split. This household keeps its own split.",
  ],
])("lists what cannot be imported of %j", (over, words) => {
  expect(notKeptText({ notKept: { ...notKept, ...over } })).toBe(words);
});
