import { expect, it } from "vitest";
import { informativePages } from "./informative-pages.ts";
import type { Page } from "./page.ts";

const page = (...rows: [label: string, value: string][]): Page => ({
  width: 600,
  height: 840,
  words: rows.flatMap(([label, value], at) => [
    { text: label, x: 40, y: 40 + at * 20, width: label.length * 6, height: 10 },
    { text: value, x: 400, y: 40 + at * 20, width: value.length * 6, height: 10 },
  ]),
});
const calls = page(["Call to Ambleford", "0.30"], ["Subtotal", "12.00"], ["Previous balance", "80.00"]);
const total = page(["Invoice total", "92.00"]);
const due = page(["Total amount due", "92.00"]);

it("finds the pages with a total, the clearest first, then the earliest", () => {
  expect(informativePages([calls, total, calls, due, due], 5)).toEqual([3, 4, 1]);
  expect(informativePages([calls, total, calls, due, due], 2)).toEqual([3, 4]);
  expect(informativePages([calls, page()], 2)).toEqual([]);
});
