import fc from "fast-check";
import ical, { ICalEventTransparency } from "ical-generator";
import { expect, it } from "vitest";
import { addDays, day } from "#core/day.ts";
import { eventText } from "./write-calendar.ts";

const TODAY = day("2026-11-17");
const midnight = (text: string) => new Date(`${text}T00:00:00Z`);
const anyText = fc
  .array(fc.constantFrom(...["a", "b ", ",", ";", ":", "\\", "\n", "\r", '"', "é", "漢", "🏠", "some long words "]), {
    maxLength: 60,
  })
  .map((pieces) => pieces.join(""));

it("writes an event as the library does, whatever its name", () => {
  fc.assert(
    fc.property(anyText, anyText, fc.integer({ min: 0, max: 400 }), (summary, description, ahead) => {
      const event = { id: "due-1-2026-11-18@home.weekwise", summary: `x${summary}`, description: `x${description}` };
      const on = addDays(TODAY, ahead);
      const whole = ical({
        events: [
          {
            ...{ ...event, start: midnight(on), stamp: midnight(TODAY), allDay: true },
            transparency: ICalEventTransparency.TRANSPARENT,
          },
        ],
      }).toString();
      const written = whole.slice(whole.indexOf("BEGIN:VEVENT"), whole.lastIndexOf("END:VCALENDAR"));
      expect(eventText({ ...event, day: on }, TODAY)).toBe(written);
    }),
    { numRuns: 200 },
  );
});
