import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readModel } from "./model.ts";
import { type CategorizedName, suggestForPerson } from "./own-names.ts";

const model = readModel(readFileSync("src/server/features/categories/categories.model", "utf8"));
const earlier: CategorizedName[] = [
  { name: "Netflix", category: "entertainment" },
  { name: "Willowbrook Ltd", category: "healthcare" },
  { name: "Sunny Side cottage club", category: "savings" },
  { name: "Water", category: "housing" },
  { name: "Zorblatt", category: "other" },
  { name: "Tuesday thing", category: "food" },
  { name: "Tuesday thing", category: "education" },
  { name: "Tuesday thing", category: "education" },
];
const first = (name: string) => suggestForPerson(model, name, earlier)[0];

it.each([
  ["netflix", "entertainment", 0.97],
  ["NETFLIX.COM 8827", "entertainment", 0.9],
  ["Netflxi", "entertainment", 0.9],
  ["Netflix family", "entertainment", 0.75],
  ["willowbrok", "healthcare", 0.9],
  ["Willowbrook subscription", "healthcare", 0.75],
  ["Sunny Side club", "savings", 0.75],
  ["Water", "housing", 0.97],
  ["Tuesday Thing", "education", 0.97],
  ["zorblatt", "other", 0.97],
])("suggests for %s the earlier category %s", (name, category, confidence) => {
  expect(first(name)).toEqual({ category, confidence });
});

it("doesn't match by a common word, or reuse 'other' for similar names", () => {
  expect(first("Water park")?.category).not.toBe("housing");
  expect(first("Zorblatts")?.category).not.toBe("other");
  expect(suggestForPerson(model, "Zorblatt birthday", earlier)[0]?.category).not.toBe("other");
});

it("ranks the model's suggestions after the habit, adding up to one at most", () => {
  const found = suggestForPerson(model, "Netflix", earlier);
  expect(found.map((each) => each.category)).toEqual(["entertainment", "subscriptions"]);
  expect(found.reduce((sum, each) => sum + each.confidence, 0)).toBeLessThanOrEqual(1.000001);
});

it("uses the model's suggestions without a habit", () => {
  expect(suggestForPerson(model, "Spotify", earlier)[0]?.category).toBe("subscriptions");
  expect(suggestForPerson(model, "!!!", earlier)).toEqual([]);
  expect(suggestForPerson(model, "Spotify", [])[0]?.category).toBe("subscriptions");
});
