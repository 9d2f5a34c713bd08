import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseLabelled } from "./labelled.ts";
import { readModel } from "./model.ts";
import { suggestCategories } from "./suggest.ts";

const text = readFileSync("src/server/features/categories/categories.model", "utf8");
const model = readModel(text);
const first = (name: string) => suggestCategories(model, name)[0]?.category;

it.each([
  // A product outranks its brand.
  ["Amazon Prime", "subscriptions"],
  ["Amazon", "shopping"],
  ["Tesco Mobile", "utilities"],
  ["Tesco", "food"],
  ["Apple Music", "subscriptions"],
  ["Uber One", "subscriptions"],
  ["Uber", "transportation"],
  ["Uber Eats", "food"],
  // The purpose outranks the payee.
  ["Tesco car insurance", "insurance"],
  ["Aviva pension", "investment"],
  ["Santander mortgage", "housing"],
  ["Barclays personal loan", "debt"],
  // Everyday words are companies on their own.
  ["Three", "utilities"],
  ["FREE", "utilities"],
  ["Orange", "utilities"],
  ["Next plc 4471", "shopping"],
  // The policy for labels.
  ["TV licence", "utilities"],
  ["Mobile phone", "utilities"],
  ["Music streaming", "subscriptions"],
  ["Daily newspaper", "subscriptions"],
  ["Gym", "healthcare"],
  ["Council tax", "housing"],
  ["Strata levy", "housing"],
  ["Sofa instalments", "debt"],
  ["Summer fund", "savings"],
  ["Bike pot", "savings"],
  ["Pension fund", "investment"],
  ["Shares", "investment"],
  ["Dog insurance", "insurance"],
  ["Piano lessons", "education"],
  ["Hotel", "entertainment"],
  ["Flights to Rome", "transportation"],
  ["Toll road", "transportation"],
  ["Vet", "healthcare"],
  ["Furniture", "shopping"],
  ["Income tax", "other"],
  ["Charity donation", "other"],
  ["Speeding fine", "other"],
  ["Haircut", "other"],
  // German and French.
  ["Unfallversicherung", "insurance"],
  ["Miete", "housing"],
  ["Loyer", "housing"],
  ["Électricité", "utilities"],
])("%s is %s", (name, category) => expect(first(name)).toBe(category));

it.each([
  ["Netflxi", "subscriptions"],
  ["Vodafne", "utilities"],
  ["Sainsburrys", "food"],
])("allows the typo in %s", (name, category) => expect(first(name)).toBe(category));

it("doesn't match an everyday word in a longer name, or a prefix, as a company", () => {
  expect(first("Three men and a van")).not.toBe("utilities");
  expect(first("Free lunch for everybody")).not.toBe("utilities");
  const [half] = suggestCategories(model, "Netfl");
  expect(half?.confidence ?? 0).toBeLessThan(0.6);
});

it.each([
  ["Courses", "food", "education"],
  ["Gas", "utilities", "transportation"],
])("suggests both categories for %s: %s and %s", (name, one, other) => {
  const found = suggestCategories(model, name).map(({ category }) => category);
  expect(found[0]).toBe(one);
  expect(found).toContain(other);
});

it.each(["", "!!!", "🏠🏠", "xqzvk", "zzzz 12345", "中文", "Мария"])("suggests nothing for %j", (name) =>
  expect(suggestCategories(model, name)).toEqual([]),
);

it("doesn't suggest 'other' for unknown names", () => {
  for (const name of ["Blorptang", "Quuxify", "Wexlar", "Fnordle Ltd", "Mrs Pemberton"])
    expect(first(name)).not.toBe("other");
});

it.each(["Basic-Fit", "gimnasio", "siłownia", "McFIT"])(
  "suggests every category that people use for a gym: %s",
  (name) => {
    const offered = suggestCategories(model, name).map(({ category }) => category);
    expect(offered).toEqual(expect.arrayContaining(["healthcare", "subscriptions"]));
  },
);

it("gives up to three suggestions with probabilities, most confident first", () => {
  for (const name of ["Gas", "Water park", "Lakeside club", "x".repeat(255), "power ".repeat(40)]) {
    const found = suggestCategories(model, name);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(found.map((each) => each.confidence)).toEqual(
      found.map((each) => each.confidence).toSorted((a, b) => b - a),
    );
    expect(found.reduce((sum, each) => sum + each.confidence, 0)).toBeLessThanOrEqual(1.000001);
  }
});

it("is right for nearly nine in ten names of an unseen list", () => {
  const rows = parseLabelled(readFileSync("bench/categories/names.csv", "utf8"));
  const guesses = rows.map(({ name, category }) =>
    suggestCategories(model, name).findIndex((each) => each.category === category),
  );
  expect(guesses.filter((place) => place === 0).length / rows.length).toBeGreaterThanOrEqual(0.88);
  expect(guesses.filter((place) => place >= 0).length / rows.length).toBeGreaterThanOrEqual(0.95);
});

it("is small enough to ship, and throws if truncated", () => {
  expect(text.length).toBeLessThan(3_000_000);
  expect(() => readModel(text.slice(0, 900_000))).toThrow();
  expect(() => readModel("something else")).toThrow("isn't a category model");
});
