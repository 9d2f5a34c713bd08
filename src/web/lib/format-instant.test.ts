import { afterAll, expect, it, vi } from "vitest";
import { formatInstant } from "./format-instant.ts";

vi.stubGlobal("window", { localStorage: { getItem: () => null } });
// Files share a worker: the next one must not meet this window.
afterAll(() => vi.unstubAllGlobals());

it.each([
  ["2026-11-16T21:05:00.000Z", "UTC", "11/16/2026 at 9:05 PM"],
  ["2026-11-16T21:05:00.000Z", "Australia/Sydney", "11/17/2026 at 8:05 AM"],
  ["2026-11-16T00:30:00.000Z", "America/New_York", "11/15/2026 at 7:30 PM"],
])("tells %s in %s as %s", (instant, timeZone, words) => {
  expect(formatInstant(instant, timeZone).replace("\u202f", " ")).toBe(words);
});
