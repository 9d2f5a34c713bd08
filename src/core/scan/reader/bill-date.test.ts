import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import type { Page } from "#core/scan/page.ts";
import { decide, FIELDS } from "./decide.ts";
import { featuresOf } from "./features.ts";

const line = (text: string, x: number, y: number, height = 10) => ({ text, x, y, width: text.length * 5, height });
const page = (...words: Page["words"]): Page => ({ width: 595, height: 842, words });

/** The bill's date if the network likes every day equally, the first a little more. */
function dateOf(pages: readonly (readonly string[])[], today = "2026-11-15") {
  const paper = featuresOf(
    pages.map((lines) => page(...lines.map((text, at) => line(text, 50, 40 + at * 30)))),
    { today: day(today) },
  );
  const words = new Float32Array(paper.tokens.length * FIELDS);
  const days = paper.candidates.filter(({ kind }) => kind !== "money");
  for (const [at, { first }] of days.entries()) words[first * FIELDS + 2] = at === 0 ? 10 : 9;
  const due = days.at(-1)?.first ?? 0;
  words[due * FIELDS + 1] = 10;
  return decide(paper, { words, none: new Float32Array(FIELDS), paper: new Float32Array(23) });
}

it.each([
  [
    "at the top, the address at the bottom",
    ["11/14/2026, 10:45 Order 77", "Ordered 3 May 2026", "https://shop.example/77"],
  ],
  ["at the bottom, the address at the top", ["https://shop.example/77", "Ordered 3 May 2026", "14/11/2026, 10:45"]],
])("takes no notice of when a page was printed, %s", (_, lines) => {
  expect(dateOf([lines, lines]).date?.value).toBe("2026-05-03");
});

it.each([
  ["without an address", ["14/11/2026, 10:45 Receipt", "Member since 3 May 2026", "Thank you"]],
  ["after a label", ["Invoice date: 14/11/2026 10:45", "Member since 3 May 2026", "https://shop.example/77"]],
  ["without a time", ["14/11/2026 Receipt", "Member since 3 May 2026", "https://shop.example/77"]],
  ["within the page", ["Receipt", "14/11/2026, 10:45", "Member since 3 May 2026", "https://shop.example/77"]],
  ["beside the address", ["14/11/2026, 10:45 https://shop.example/77", "Member since 3 May 2026", "Thank you"]],
])("reads a day and time %s as the bill's date", (_, lines) => {
  expect(dateOf([lines]).date?.value).toBe("2026-11-14");
});

it.each([
  ["2026-11-15", "2026-11-08", "2026-11-22"],
  ["2027-01-10", "2026-11-08", "2026-11-22"],
  ["2026-06-01", "2026-11-08", "2026-11-22"],
  ["2026-04-01", "2025-11-08", "2025-11-22"],
])("reads days of a paper without any year as those nearest to %s", (today, date, due) => {
  const decided = dateOf([["Your bill of 8 Nov", "collected on or after 22 Nov"]], today);
  expect(decided.date?.value).toBe(date);
  expect(decided.dueDate?.value).toBe(due);
});

it("reads no day without a year beside a date in figures alone", () => {
  expect(dateOf([["Ordered in MAR 18 boxes", "00440010036 25032018 13:11:54"]]).date).toBeUndefined();
});

it("doesn't take figures for a day on a paper without any year", () => {
  expect(dateOf([["Part 12/10", "Total 9.99"]]).date).toBeUndefined();
});

it("takes no day for the due date that lies long after the bill's own", () => {
  expect(dateOf([["Issued 25 September 2025", "Lease until 31-8-2028"]]).dueDate?.value).toBe(null);
  expect(dateOf([["Issued 25 September 2025", "Pay by 31-1-2026"]]).dueDate?.value).toBe("2026-01-31");
});
