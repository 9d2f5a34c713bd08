import { expect, test } from "vitest";
import { cents } from "#core/money.ts";
import { gather, sharesOf } from "./donut.tsx";

const slices = (...values: number[]) =>
  values.map((value, key) => ({ key, label: `Part ${key}`, value: cents(value) }));

test("largest first, and nothing that is nothing", () => {
  expect(gather(slices(100, 0, 300, -5)).map(({ value }) => value)).toEqual([300, 100]);
});

test("six keep their names; from seven on the smallest are one", () => {
  expect(gather(slices(6, 5, 4, 3, 2, 1))).toHaveLength(6);
  const many = gather(slices(70, 60, 50, 40, 30, 20, 10));
  expect(many).toHaveLength(6);
  expect(many.at(-1)).toEqual({ key: "rest", label: "Other (2)", value: 30 });
});

test("percents add up to 100, with what is gathered too", () => {
  expect(sharesOf(slices(1, 1, 1))).toEqual(["34%", "33%", "33%"]);
  expect(sharesOf(slices(33487, 11000, 7500, 4837, 1385, 1315, 1100, 415, 448))).toEqual([
    ...["55%", "18%", "12%", "8%"],
    ...["2%", "5%"],
  ]);
  expect(sharesOf(slices(10_000, 1))).toEqual(["100%", "<1%"]);
});
