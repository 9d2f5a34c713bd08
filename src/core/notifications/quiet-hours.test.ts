import fc from "fast-check";
import { expect, it } from "vitest";
import { isQuiet, nextSendTime } from "./quiet-hours.ts";

const night = { from: 22 * 60, until: 7 * 60 };
const at = (text: string) => new Date(text);

it.each([
  ["sends at once during the day", "2026-03-02T12:00:00Z", night, "UTC", "2026-03-02T12:00:00Z"],
  ["waits for the morning before midnight", "2026-03-02T23:30:10Z", night, "UTC", "2026-03-03T07:00:00Z"],
  ["waits for the same morning after midnight", "2026-03-03T03:00:00Z", night, "UTC", "2026-03-03T07:00:00Z"],
  ["waits in the last quiet minute", "2026-03-03T06:59:59Z", night, "UTC", "2026-03-03T07:00:00Z"],
  ["sends at the end of quiet hours", "2026-03-03T07:00:00Z", night, "UTC", "2026-03-03T07:00:00Z"],
  ["uses the person's time zone", "2026-03-03T12:00:00Z", night, "Pacific/Auckland", "2026-03-03T18:00:00Z"],
  [
    "handles quiet hours within one day",
    "2026-03-02T13:00:00Z",
    { from: 780, until: 840 },
    "UTC",
    "2026-03-02T14:00:00Z",
  ],
  ["sends at once without quiet hours", "2026-03-02T23:30:10Z", null, "UTC", "2026-03-02T23:30:10Z"],
  [
    "sends at once if both ends are the same",
    "2026-03-02T23:30:10Z",
    { from: 60, until: 60 },
    "UTC",
    "2026-03-02T23:30:10Z",
  ],
  // London's clocks go forward on 29 March 2026 and back on 25 October.
  ["handles a night that is an hour shorter", "2026-03-28T23:00:00Z", night, "Europe/London", "2026-03-29T06:00:00Z"],
  ["handles a night that is an hour longer", "2026-10-24T22:00:00Z", night, "Europe/London", "2026-10-25T07:00:00Z"],
  [
    "handles an end that the clock skips",
    "2026-03-29T00:10:00Z",
    { from: 0, until: 90 },
    "Europe/London",
    "2026-03-29T01:00:00Z",
  ],
  [
    "handles a clock change of half an hour",
    "2026-10-03T13:00:00Z",
    night,
    "Australia/Lord_Howe",
    "2026-10-03T20:00:00Z",
  ],
] as const)("%s", (_, now, quiet, zone, expected) => {
  expect(nextSendTime(at(now), quiet, zone).toISOString()).toBe(at(expected).toISOString());
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

it("finds the first moment that isn't quiet for any hours, time zone and clock change", () => {
  fc.assert(
    fc.property(
      fc.date({ min: at("2026-01-01T00:00:00Z"), max: at("2026-12-31T00:00:00Z"), noInvalidDate: true }),
      fc.record({ from: minute, until: minute }),
      fc.constantFrom(...ZONES),
      (now, quiet, zone) => {
        const found = nextSendTime(now, quiet, zone);
        expect(found.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(quiet.from !== quiet.until && isQuiet(found, quiet, zone)).toBe(false);
        for (let time = now.getTime(); time < found.getTime(); time += 60_000)
          expect(isQuiet(new Date(time), quiet, zone)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
