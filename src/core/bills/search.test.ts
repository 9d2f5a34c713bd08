import { expect, it } from "vitest";
import { billMatcher } from "./search.ts";

const bill = {
  name: "Café Müller",
  category: "utilities",
  notes: "Meter 4711\nCall on Mondays",
  website: "https://www.power.example/login",
  customerNumber: "K 17-44.9",
} as const;

it.each([
  "",
  "   ",
  "muller",
  "CAFÉ",
  "cafe muller",
  "müller monday",
  "4711",
  "power.example",
  "utilit",
  "K 17",
  "17449",
  "k17-449",
  " muller\t monday ",
])("finds it by %j", (query) => {
  expect(billMatcher(query)(bill)).toBe(true);
});

it.each(["gas", "muller gas", "4712", "javascript", "_"])("does not find it by %j", (query) => {
  expect(billMatcher(query)(bill)).toBe(false);
});

it("finds a bill without details by its name and category", () => {
  const bare = { name: "Rent", category: "housing", notes: null, website: null, customerNumber: null } as const;
  expect(billMatcher("rent")(bare)).toBe(true);
  expect(billMatcher("housing")(bare)).toBe(true);
  for (const query of ["null", "y", "-", "./", "thous"]) expect(billMatcher(query)(bare)).toBe(false);
});
