import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { dayInWords } from "./date-field.tsx";

it.each([
  ["MM/DD/YYYY", "Friday, December 11, 2026"],
  ["DD/MM/YYYY", "Friday 11 December 2026"],
  ["YYYY-MM-DD", "Friday 11 December 2026"],
] as const)("says a day in words for a person who writes it as %s", (format, words) => {
  expect(dayInWords(day("2026-12-11"), format)).toBe(words);
});
