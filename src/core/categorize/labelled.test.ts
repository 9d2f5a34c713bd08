import { expect, test } from "vitest";
import { parseLabelled } from "./labelled.ts";

test("reads names with and without a source, quoted where needed", () => {
  expect(parseLabelled('name,category,source\n"Rates, water",housing,"a form, online"\nGym,healthcare\n')).toEqual([
    { name: "Rates, water", category: "housing", source: "a form, online" },
    { name: "Gym", category: "healthcare", source: "" },
  ]);
});

test("refuses a line without a category", () => {
  expect(() => parseLabelled("name,category\nGym,sport\n")).toThrow("no category in: Gym,sport");
});
