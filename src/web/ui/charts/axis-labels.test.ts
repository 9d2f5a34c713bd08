import { expect, test } from "vitest";
import { day } from "#core/day.ts";
import { dayTicks } from "./axis-labels.ts";

const labels = (from: string, to: string, max: number) => dayTicks(day(from), day(to), max).map(({ label }) => label);

test.each([
  ["2026-03-01", "2026-03-01", 6, ["Mar 1"]],
  ["2026-02-27", "2026-03-02", 6, ["Feb 27", "Feb 28", "Mar 1", "Mar 2"]],
  ["2026-03-03", "2026-04-01", 6, ["Mar 9", "Mar 16", "Mar 23", "Mar 30"]],
  ["2026-10-15", "2027-02-15", 6, ["Nov", "Dec", "2027", "Feb"]],
  ["2026-03-15", "2027-03-15", 5, ["Apr", "Jul", "Oct", "2027"]],
])("%s to %s in at most %i", (from, to, max, expected) => {
  expect(labels(from, to, max)).toEqual(expected);
});

test("never more labels than there is room for", () => {
  for (const to of ["2026-03-02", "2026-04-20", "2026-12-31", "2031-01-01", "2060-01-01"]) {
    expect(labels("2026-03-01", to, 4).length).toBeLessThanOrEqual(5);
  }
});
