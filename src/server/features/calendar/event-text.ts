import { escape as escaped } from "ical-generator";
import type { Day } from "#core/day.ts";

/** Something on a day, without a time or a zone, that keeps nobody busy. */
export type CalendarEvent = { id: string; day: Day; summary: string; description: string };

/** An event as the library writes it, in a fiftieth of the time: a household at its limits has sixty thousand. */
export function eventText({ id, day, summary, description }: CalendarEvent, stamp: Day): string {
  const lines = [
    ...["BEGIN:VEVENT", `UID:${id}`, "SEQUENCE:0", `DTSTAMP:${digits(stamp)}T000000Z`],
    ...[`DTSTART;VALUE=DATE:${digits(day)}`, "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE"],
    ...["X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE", `SUMMARY:${escaped(summary, false)}`, "TRANSP:TRANSPARENT"],
    ...[`DESCRIPTION:${escaped(description, false)}`, "END:VEVENT"],
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

const digits = (day: Day) => day.replaceAll("-", "");

/** So many bytes stand on a line; a space, which is one more, begins each that goes on. */
const LINE = 74;

function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE) return line;
  let [text, bytes] = ["", 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    const isFull = bytes + size > LINE;
    text += isFull ? `\r\n ${character}` : character;
    bytes = isFull ? size : bytes + size;
  }
  return text;
}
