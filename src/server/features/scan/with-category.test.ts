import { describe, expect, it } from "vitest";
import type { Category } from "#core/categories.ts";
import { day } from "#core/day.ts";
import type { Reading } from "#server/scanner/scanner.ts";
import { withCategory } from "./with-category.ts";

type Guess = [Category, number];
const guessesOf = (guesses: Guess[]) => guesses.map(([category, confidence]) => ({ category, confidence }));

/** A paid, non-recurring document unless specified. */
const reading = (over: Partial<Reading> = {}): Reading => ({
  ...{ name: "Happy Snacks", amount: "8.20", date: day("2026-11-02"), currency: "MYR", readAs: "Happy Snacks" },
  ...{ dueDate: null, frequency: null, paymentDay: null, isDirectDebit: false, topic: null, findings: {} },
  ...{
    pages: [],
    layout: [],
    values: [],
    otherAmounts: [],
    unread: [],
    lesson: null,
    text: "",
    engine: "picture",
    views: [],
  },
  topics: guessesOf([
    ["healthcare", 0.93],
    ["food", 0.02],
  ]),
  ...over,
});

const categoryOf = (reading: Reading, ...guesses: Guess[]) => withCategory(reading, guessesOf(guesses)).category;

describe("the category of a receipt", () => {
  it("is decided by its name, whatever it looks like", () => {
    expect(categoryOf(reading(), ["food", 0.97])).toBe("food");
  });

  it("is decided by its text when the name says little, and is otherwise empty", () => {
    expect(categoryOf(reading({ topic: "shopping" }), ["food", 0.65])).toBe("shopping");
    expect(categoryOf(reading(), ["food", 0.65])).toBe("food");
    expect(categoryOf(reading(), ["food", 0.55])).toBeNull();
    expect(categoryOf(reading())).toBeNull();
  });
});

it("is decided by name and layout together on a bill that is due or recurring", () => {
  expect(categoryOf(reading({ dueDate: day("2026-12-01") }), ["food", 0.3])).toBe("healthcare");
  expect(categoryOf(reading({ frequency: "monthly" }), ["food", 0.3])).toBe("healthcare");
});
