import { expect, it } from "vitest";
import { openReadingTime } from "./reading-time.ts";

it("limits each user's reading time per hour, and says when more is available", () => {
  let now = 0;
  const time = openReadingTime(600, () => now);
  expect(time.spentFor("ann")).toBeUndefined();
  time.add("ann", 599);
  expect(time.spentFor("ann")).toBeUndefined();
  now += 1000;
  time.add("ann", 1);
  expect([time.spentFor("ann"), time.spentFor("bob")]).toEqual([3599, undefined]);
  now += 3_598_000;
  expect(time.spentFor("ann")).toBe(1);
  now += 1000;
  expect(time.spentFor("ann")).toBeUndefined();
  time.add("ann", 599);
  expect(time.spentFor("ann")).toBeUndefined();
});
