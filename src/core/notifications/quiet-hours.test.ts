import fc from "fast-check";
import { expect, it } from "vitest";
import { firstLoud, isQuiet } from "./quiet-hours.ts";

const night = { from: 22 * 60, until: 7 * 60 };
const at = (text: string) => new Date(text);

it.each([
  ["in the day it goes at once", "2026-03-02T12:00:00Z", night, "UTC", "2026-03-02T12:00:00Z"],
  ["before midnight it waits for the morning", "2026-03-02T23:30:10Z", night, "UTC", "2026-03-03T07:00:00Z"],
  ["after midnight it waits for the same morning", "2026-03-03T03:00:00Z", night, "UTC", "2026-03-03T07:00:00Z"],
  ["the last minute is quiet", "2026-03-03T06:59:59Z", night, "UTC", "2026-03-03T07:00:00Z"],
  ["the first loud minute is not", "2026-03-03T07:00:00Z", night, "UTC", "2026-03-03T07:00:00Z"],
  [
    "by the person's clock, not the server's",
    "2026-03-03T12:00:00Z",
    night,
    "Pacific/Auckland",
    "2026-03-03T18:00:00Z",
  ],
  ["within one day", "2026-03-02T13:00:00Z", { from: 780, until: 840 }, "UTC", "2026-03-02T14:00:00Z"],
  ["none chosen", "2026-03-02T23:30:10Z", null, "UTC", "2026-03-02T23:30:10Z"],
  ["none when both ends are the same", "2026-03-02T23:30:10Z", { from: 60, until: 60 }, "UTC", "2026-03-02T23:30:10Z"],
  // In the night of 29 March 2026 London goes from 1:00 straight to 2:00, and back in the night of 25 October.
  ["the night that is an hour shorter", "2026-03-28T23:00:00Z", night, "Europe/London", "2026-03-29T06:00:00Z"],
  ["the night that is an hour longer", "2026-10-24T22:00:00Z", night, "Europe/London", "2026-10-25T07:00:00Z"],
  [
    "an end that the clock skips",
    "2026-03-29T00:10:00Z",
    { from: 0, until: 90 },
    "Europe/London",
    "2026-03-29T01:00:00Z",
  ],
  ["half an hour of change", "2026-10-03T13:00:00Z", night, "Australia/Lord_Howe", "2026-10-03T20:00:00Z"],
] as const)("%s", (_, now, quiet, zone, expected) => {
  expect(firstLoud(at(now), quiet, zone).toISOString()).toBe(at(expected).toISOString());
});

const ZONES = [
  "UTC",
  "Europe/London",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "America/Sao_Paulo",
];
const minute = fc.integer({ min: 0, max: 1439 });

it("is the first moment that is not quiet, whatever the hours, the zone and the clock's changes", () => {
  fc.assert(
    fc.property(
      fc.date({ min: at("2026-01-01T00:00:00Z"), max: at("2026-12-31T00:00:00Z"), noInvalidDate: true }),
      fc.record({ from: minute, until: minute }),
      fc.constantFrom(...ZONES),
      (now, quiet, zone) => {
        const found = firstLoud(now, quiet, zone);
        expect(found.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(quiet.from !== quiet.until && isQuiet(found, quiet, zone)).toBe(false);
        for (let time = now.getTime(); time < found.getTime(); time += 60_000)
          expect(isQuiet(new Date(time), quiet, zone)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
