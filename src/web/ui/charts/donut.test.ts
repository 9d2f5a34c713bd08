import { expect, test } from "vitest";
import { cents } from "#core/money.ts";
import { mergeSmallest, sharesOf } from "./donut.tsx";

const slices = (...values: number[]) =>
  values.map((value, key) => ({ key, label: `Part ${key}`, value: cents(value) }));

test("are sorted by size, without empty ones", () => {
  expect(mergeSmallest(slices(100, 0, 300, -5)).map(({ value }) => value)).toEqual([300, 100]);
});

test("six keep their names; from seven on the smallest are one", () => {
  expect(mergeSmallest(slices(6, 5, 4, 3, 2, 1))).toHaveLength(6);
  const many = mergeSmallest(slices(70, 60, 50, 40, 30, 20, 10));
  expect(many).toHaveLength(6);
  expect(many.at(-1)).toEqual({ key: "rest", label: "2 more", value: 30 });
});

test("percentages add up to 100, including the gathered slice", () => {
  expect(sharesOf(slices(1, 1, 1))).toEqual(["34%", "33%", "33%"]);
  // Exactly 54.46, 17.89, 12.20, 7.87, 2.25 and 5.33; the last is four that are 2, 2, 1 and 1 on their own.
  const many = sharesOf(slices(33487, 11000, 7500, 4837, 1385, 1315, 1100, 448, 415));
  expect(many).toEqual(["54%", "18%", "12%", "8%", "2%", "6%"]);
  expect(sharesOf(slices(10_000, 1))).toEqual(["100%", "<1%"]);
});
