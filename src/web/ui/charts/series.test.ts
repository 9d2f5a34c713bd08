import { describe, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { type DayPoint, figureOn, figureRange } from "./series.ts";

const points = (...given: [string, number][]): DayPoint[] => given.map(([x, y]) => ({ x: day(x), y: cents(y) }));

describe("the figure on a day", () => {
  const some = points(["2026-03-01", 100], ["2026-03-05", 250]);
  it.each([
    ["2026-02-28", undefined],
    ["2026-03-01", 100],
    ["2026-03-04", 100],
    ["2026-03-05", 250],
    ["2027-01-01", 250],
  ])("%s is %s", (on, figure) => expect(figureOn(some, day(on))).toBe(figure));
});

describe("the slices", () => {
  it.each([
    ["zero and above", [0, 500], [0, 500]],
    ["a debt", [-300, -100], [-300, 0]],
    ["both", [-300, 100], [-300, 100]],
    ["small changes far above zero", [1000, 1100], [950, 1100]],
    ["one figure", [1000, 1000], [0, 1000]],
    ["nothing at all", [0, 0], [0, 10_000]],
  ])("reaches over %s", (_, figures, range) => {
    expect(figureRange(points(["2026-03-01", figures[0] ?? 0], ["2026-03-02", figures[1] ?? 0]))).toEqual(range);
  });
});
