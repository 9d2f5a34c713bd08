import { expect, test } from "vitest";
import { cents } from "#core/money.ts";
import { gather } from "./donut.tsx";

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
