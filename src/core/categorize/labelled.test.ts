import { expect, test } from "vitest";
import { parseLabelled } from "./labelled.ts";

test("reads names with and without a source, quoted where needed", () => {
  expect(parseLabelled('name,category,source\n"Rates, water",housing,"a form, online"\nGym,healthcare\n')).toEqual([
    { name: "Rates, water", category: "housing", also: [], source: "a form, online" },
    { name: "Gym", category: "healthcare", also: [], source: "" },
  ]);
});

test("refuses a line without a category", () => {
  expect(() => parseLabelled("name,category\nGym,sport\n")).toThrow("no category in: Gym,sport");
});

test("reads further categories that would be as right", () => {
  expect(parseLabelled("name,category\nCrèche,education|other\n")).toMatchObject([
    { category: "education", also: ["other"] },
  ]);
});
