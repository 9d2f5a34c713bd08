import { expect, it } from "vitest";
import { CATEGORIES, categoryLabel, DEFAULT_CATEGORY, groupOf } from "./categories.ts";

it("has sixteen categories, each in one group", () => {
  expect(CATEGORIES).toHaveLength(16);
  expect(new Set(CATEGORIES).size).toBe(16);
  expect(CATEGORIES).toContain(DEFAULT_CATEGORY);
  expect(CATEGORIES.filter((each) => groupOf(each) === "savings")).toEqual(["savings", "investment"]);
  expect(CATEGORIES.filter((each) => groupOf(each) === "bills")).toHaveLength(7);
  expect(CATEGORIES.filter((each) => groupOf(each) === "expenses")).toHaveLength(7);
});

it.each([
  ["bills", "General bill"],
  ["expenses", "General expense"],
  ["housing", "Housing"],
] as const)("labels %s as %s", (category, label) => expect(categoryLabel(category)).toBe(label));
