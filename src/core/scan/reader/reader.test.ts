import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import type { Page } from "#core/scan/page.ts";
import { type Candidate, resolveDay } from "./candidates.ts";
import { calibrated, combine } from "./combine.ts";
import { decide, FIELDS } from "./decide.ts";
import { featuresOf, MARKS, PLACES } from "./features.ts";
import { gramsOf, PIECES } from "./grams.ts";
import { NEIGHBOURS } from "./neighbours.ts";
import { mostLikely } from "./shares.ts";
import { MOST_TOKENS } from "./tokens.ts";
import { VECTORS } from "./vectors.ts";

const line = (text: string, x: number, y: number, height = 10) => ({ text, x, y, width: text.length * 5, height });
const page = (...words: Page["words"]): Page => ({ width: 595, height: 842, words });
const bill = page(
  line("Ashford Water", 50, 40, 22),
  line("Bill date 3 March 2026", 50, 90),
  line("Total due £84.20", 50, 120),
  line("Previous balance £0.00", 50, 140),
  line("Please pay by 17 March", 50, 160),
);
const features = featuresOf([bill], { today: day("2026-11-15") });

it("gives identical features on every machine and in training", () => {
  const { tokens, candidates, pieces, marks, places, near } = features;
  expect(tokens.map(({ text }) => text).join(" ")).toBe(VECTORS.text);
  expect(candidates.map(({ kind, first, last }) => [kind, first, last])).toEqual(VECTORS.candidates);
  expect([...pieces.slice(0, PIECES)]).toEqual(VECTORS.pieces);
  expect([...places.slice(0, PLACES)]).toEqual(VECTORS.places);
  expect([...near.slice(9 * NEIGHBOURS, 10 * NEIGHBOURS)]).toEqual(VECTORS.near);
  const set = [...marks.slice(9 * MARKS, 10 * MARKS)].flatMap((mark, at) => (mark === 0 ? [] : [[at, mark]]));
  expect(set).toEqual(VECTORS.marks);
});

it("limits the number of words", () => {
  const words = Array.from({ length: 1500 }, (_, at) => line(`word${at}`, (at % 10) * 55, Math.floor(at / 10) * 12));
  const { tokens, marks } = featuresOf([page(...words)], { today: day("2026-11-15") });
  expect(tokens.length).toBeLessThanOrEqual(MOST_TOKENS);
  expect(marks.length).toBe(tokens.length * MARKS);
});

it("treats all digits alike and ignores accents", () => {
  expect(gramsOf("17.03.2026")).toEqual(gramsOf("28.11.2031"));
  expect(gramsOf("Fällig:")).toEqual(gramsOf("fallig"));
  expect(gramsOf("due")).not.toEqual(gramsOf("date"));
});

/** Network output that points at the given words, or at none. */
function networkOutput(points: Partial<Record<0 | 1 | 2 | 3 | 4, number>>) {
  const words = new Float32Array(features.tokens.length * FIELDS);
  const none = new Float32Array(FIELDS).fill(8);
  for (const [field, token] of Object.entries(points)) {
    words[token * FIELDS + Number(field)] = 20;
  }
  return { words, none, paper: new Float32Array(23) };
}
const at = (expected: (one: Candidate) => boolean) => features.candidates.find(expected)?.first ?? -1;

it("chooses the value the network points at and calculates the year", () => {
  const amount = at((one) => one.kind === "money" && one.amount === 8420);
  const due = at((one) => one.kind === "part");
  const issued = at((one) => one.kind === "date");
  const decided = decide(features, networkOutput({ 0: amount, 1: due, 2: issued, 3: 0, 4: 1 }));
  expect(decided.amount?.value).toBe(cents(8420));
  expect(decided.date?.value).toBe("2026-03-03");
  expect(decided.dueDate?.value).toBe("2026-03-17");
  expect(decided.name?.value).toBe("Ashford Water");
});

it("reads nothing to pay if the network points at no amount", () => {
  expect(decide(features, networkOutput({})).amount?.value).toBe(0);
});

it("keeps days in words on the last page of a long paper", () => {
  const filler = Array.from({ length: 40 }, () => "We are here to help you with your bill at any time of the day");
  const { tokens, candidates } = featuresOf(
    [filler, [...filler.slice(0, 9), "Please pay by 27 November 2026", ...filler.slice(0, 9)]].map((lines) =>
      page(...lines.map((text, at) => line(text, 50, 40 + at * 18))),
    ),
    { today: day("2026-11-15") },
  );
  expect(tokens.length).toBeLessThanOrEqual(MOST_TOKENS);
  expect(candidates.flatMap((one) => (one.kind === "date" ? [one.day] : []))).toEqual(["2026-11-27"]);
});

it("chooses no due day before the bill's date", () => {
  const late = featuresOf([page(line("Date 20 March 2026", 50, 40), line("Due 17.03.2026 9.99", 50, 60))], {
    today: day("2026-11-15"),
  });
  const words = new Float32Array(late.tokens.length * FIELDS);
  for (const one of late.candidates) if (one.kind === "date") words[one.first * FIELDS + 1] = 20;
  const issued = late.candidates[0]?.first ?? 0;
  words[issued * FIELDS + 1] = 0;
  words[issued * FIELDS + 2] = 20;
  const decided = decide(late, { words, none: new Float32Array(FIELDS), paper: new Float32Array(23) });
  expect(decided.dueDate?.value).not.toBe("2026-03-17");
});

it("chooses the bill's date as the due day only if nothing else is likely", () => {
  const both = featuresOf([page(line("Date 20 March 2026", 50, 40), line("Collected 27 March 2026", 50, 60))], {
    today: day("2026-11-15"),
  });
  const words = new Float32Array(both.tokens.length * FIELDS);
  const [own, later] = both.candidates;
  words[(own?.first ?? 0) * FIELDS + 2] = 20;
  words[(own?.first ?? 0) * FIELDS + 1] = 11;
  words[(later?.first ?? 0) * FIELDS + 1] = 10;
  const decided = decide(both, { words, none: new Float32Array(FIELDS), paper: new Float32Array(23) });
  expect(decided.dueDate?.value).toBe("2026-03-27");
});

it("sees the words left of a value and above it", () => {
  const table = featuresOf(
    [page(line("Previous", 50, 40), line("To pay", 200, 40), line("12.00", 52, 55), line("34.50", 202, 55))],
    { today: day("2026-11-15") },
  );
  const words = (at: number) =>
    [...table.near.slice(at * NEIGHBOURS, (at + 1) * NEIGHBOURS)].map((word) => table.tokens[word - 1]?.text ?? "");
  expect(words(table.tokens.length - 1).filter((word) => word !== "")).toEqual(["12.00", "pay", "To"]);
});

it("doesn't read brackets in a sentence as a minus, and reads a day with two dots", () => {
  const text = "Deine Rate von dreißig Euro (30,00 €) buchen wir am Montag, 9.11., ab";
  const { candidates } = featuresOf([page(line(text, 50, 40))], { today: day("2026-11-15") });
  expect(candidates).toMatchObject([
    { kind: "money", amount: 3000 },
    { kind: "part", month: 11, date: 9 },
  ]);
});

it.each([
  ["within fourteen days of this letter", { kind: "term", days: 14 }],
  ["zahlbar innerhalb von dreißig Tagen", { kind: "term", days: 30 }],
  ["entro dieci giorni dalla data", { kind: "term", days: 10 }],
  ["au plus tard le cinq de chaque mois", { kind: "monthday", date: 5 }],
])("reads the number in words of '%s'", (text, expected) => {
  const { candidates } = featuresOf([page(line(text, 50, 40))], { today: day("2026-11-15") });
  expect(candidates).toMatchObject([expected]);
});

it("doesn't read a long past day without a year as a future day", () => {
  expect(resolveDay({ kind: "part", month: 9, date: 8, first: 0, last: 0 }, day("2026-09-11"))).toBeUndefined();
});

it.each([
  [{ kind: "term", days: 14 }, "2026-12-04"],
  [{ kind: "monthday", date: 5 }, "2026-12-05"],
  [{ kind: "part", month: 1, date: 2 }, "2027-01-02"],
  [{ kind: "part", month: 12, date: 24 }, "2026-12-24"],
] as const)("resolves %o from the bill's date", (part, expected) => {
  expect(resolveDay({ ...part, first: 0, last: 0 }, day("2026-11-20"))).toBe(expected);
});

it("adds up all occurrences of a value", () => {
  const some = [1, 1, 2].map((value) => ({ value, score: value === 2 ? 1.2 : 1 }));
  expect(mostLikely(some, { value: 0, score: 0 })?.value).toBe(1);
});

it.each([
  ["by removing a registration number", "HILLSIDE HOLDINGS SDN.BHD.(219336-T)", "HILLSIDE HOLDINGS SDN.BHD."],
  [
    "by removing a registration number in two parts",
    "HILLSIDE HOLDINGS SDN.BHD. (2 19336-T)",
    "HILLSIDE HOLDINGS SDN.BHD.",
  ],
  ["by removing the start of a registration number", "HILLSIDE HOLDINGS SDN.BHD. (2", "HILLSIDE HOLDINGS SDN.BHD."],
  ["but keeps a place in brackets", "Hillside Bakeries (KL)", "Hillside Bakeries (KL)"],
  ["by removing its legal form", "Brightwell Energy Ltd", "Brightwell Energy"],
  ["by removing a legal form of several words", "Nordlicht Strom GmbH & Co. KG", "Nordlicht Strom"],
  ["but keeps a legal form that may be part of it", "The Harbour Bread Company", "The Harbour Bread Company"],
  ["but keeps a legal form if little else is left", "AB AG", "AB AG"],
  ["by removing a registration number that starts with letters", "CONTENTA (JM0761170-K)", "CONTENTA"],
  ["by removing an unmatched bracket", "LIBERTY OPTIMUM SDN BHD)", "LIBERTY OPTIMUM SDN BHD"],
])("cleans a name %s", (_, text, name) => {
  const slip = featuresOf([page(line(text, 50, 40, 14))], { today: day("2026-11-15") });
  const words = new Float32Array(slip.tokens.length * FIELDS);
  words[3] = 20;
  words[(slip.tokens.length - 1) * FIELDS + 4] = 20;
  const decided = decide(slip, { words, none: new Float32Array(FIELDS), paper: new Float32Array(23) });
  expect(decided.name?.value).toBe(name);
});

it.each(["6 allée des Tilleuls", "12 Old Mill Lane", "Dorfstrasse 13, 3600 Thun"])(
  "is unsure of the name %s",
  (text) => {
    const slip = featuresOf([page(line(text, 50, 40, 14))], { today: day("2026-11-15") });
    const words = new Float32Array(slip.tokens.length * FIELDS);
    words[3] = 20;
    words[(slip.tokens.length - 1) * FIELDS + 4] = 20;
    const decided = decide(slip, { words, none: new Float32Array(FIELDS), paper: new Float32Array(23) });
    expect(decided.name?.confidence ?? 0).toBeLessThan(0.01);
  },
);

it("uses the rules' name if the network found only a legal form", () => {
  const slip = featuresOf([page(line("HARBOUR BOOKS", 120, 40, 14), line("SDN BHD", 40, 64, 14))], {
    today: day("2026-11-15"),
  });
  const words = new Float32Array(slip.tokens.length * FIELDS);
  words[2 * FIELDS + 3] = 20;
  words[3 * FIELDS + 4] = 20;
  const decided = decide(slip, { words, none: new Float32Array(FIELDS), paper: new Float32Array(23) });
  expect(combine(slip.rules, decided, slip.rows).name?.value).toContain("HARBOUR BOOKS");
});

const found = <T>(value: T, confidence: number) => ({ value, confidence, place: undefined });

it("uses the rules' name if it differs by a letter or two", () => {
  const decided = decide(features, networkOutput({ 0: 9 }));
  const rules = { ...features.rules, name: found("99 Speed Mart", 0.6) };
  const nameOf = (read: string) => combine(rules, { ...decided, name: found(read, 0.99) }, features.rows).name?.value;
  expect(nameOf("29 SPEED MARF")).toBe("99 Speed Mart");
  expect(nameOf("Ashford Water")).toBe("Ashford Water");
});

it("uses the rules' full name for a part after an ampersand", () => {
  const rules = { ...features.rules, name: found("Garden House Hardware & Electrical", 0.6) };
  const decided = { ...decide(features, networkOutput({ 0: 9 })), name: found("Electrical", 0.99) };
  expect(combine(rules, decided, features.rows).name?.value).toBe("Garden House Hardware & Electrical");
});

it("uses the rules' full name if the network found only its end and legal form", () => {
  const slip = featuresOf([page(line("SUNRISE VEGETARIAN KITCHEN S/B", 20, 20), line("TOTAL 12.50", 20, 120))], {
    today: day("2026-11-15"),
  });
  const decided = decide(features, networkOutput({ 3: 0, 4: 1 }));
  const nameOf = (read: string) =>
    combine(slip.rules, { ...decided, name: { value: read, confidence: 0.99, place: undefined } }, slip.rows).name
      ?.value;
  expect(nameOf("VEGETARIAN KITCHEN S/B")).toBe("SUNRISE VEGETARIAN KITCHEN S/B");
  expect(nameOf("KITCHEN")).toBe("KITCHEN");
});

it("is never more confident than its measured accuracy", () => {
  expect(calibrated("amount", 1)).toBeLessThan(0.95);
  expect(calibrated("amount", 0.6)).toBeLessThan(calibrated("amount", 0.9));
});

it("finds a date across two lines, the first of the month, and a day without a month", () => {
  const read = (...texts: string[]) =>
    featuresOf([page(...texts.map((text, at) => line(text, 50, 40 + 13 * at)))], { today: day("2026-11-15") })
      .candidates;
  expect(read("We will take the payment on Feb", "18, 2026 from your account")).toMatchObject([
    { kind: "date", day: "2026-02-18" },
  ]);
  expect(read("Zahlbar auf den Ersten des Monats")).toMatchObject([{ kind: "monthday", date: 1 }]);
  expect(read("The rent is due on Saturday the 5th.")).toMatchObject([{ kind: "monthday", date: 5 }]);
  expect(read("Flat 4 on the 5th floor")).toEqual([]);
});

it("doesn't read a term's number as an amount, and uses a currency sign with the next amount", () => {
  const { candidates } = featuresOf([page(line("Payable for Term 1 of 4 $1,165.00", 50, 40))], {
    today: day("2026-11-15"),
  });
  expect(candidates).toMatchObject([{ kind: "money", amount: 116_500, isMarked: true }]);
});

it("marks a twelfth of a yearly amount, and days a month apart", () => {
  const { candidates, marks } = featuresOf(
    [page(line("Yearly 360.00", 50, 40), line("1 May 2026 30.00", 50, 60), line("1 June 2026", 50, 80))],
    { today: day("2026-11-15") },
  );
  const marked = (mark: number) => candidates.map(({ first }) => marks[first * MARKS + mark] !== 0);
  expect(candidates.map(({ kind }) => kind)).toEqual(["money", "date", "money", "date"]);
  expect(marked(75)).toEqual([true, false, false, false]);
  expect(marked(74)).toEqual([false, false, true, false]);
  expect(marked(53)).toEqual([false, true, false, true]);
});
