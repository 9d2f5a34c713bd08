import { expect, it } from "vitest";
import { pageOf } from "./read-picture.ts";

/** A line of letters, each 16 wide, starting at an offset. */
function line(text: string, left: number, y = 100) {
  const length = 16 * text.length;
  const glyphs = [...text].map((letter, at) => ({ text: letter, at: (at + 0.5) / text.length }));
  return { strip: { x: left + length / 2, y, length, thickness: 30, angle: 0 }, glyphs, confidence: 1 };
}

const wordsOf = (...lines: ReturnType<typeof line>[]) =>
  pageOf({ data: new Uint8Array(0), width: 800, height: 400 }, lines).words.map(({ text }) => text);

it.each([
  ["a letter", [line("06/01/18", 300), line("8 12:17", 412)], ["06/01/18", "12:17"]],
  ["the start of a word", [line("Date:1", 300), line("12/02/2018", 380)], ["Date:1", "2/02/2018"]],
  ["two letters", [line("19/10/2018", 300), line("18 Table", 428)], ["19/10/2018", "Table"]],
])("counts %s once when two strips have read it", (_, lines, words) => {
  expect(wordsOf(...lines)).toEqual(words);
});

it.each([
  ["that are apart", [line("18", 300), line("8", 340)], ["18", "8"]],
  ["that differ", [line("Amt", 300), line("(RM)", 340)], ["Amt", "(RM)"]],
  ["of two rows", [line("06/01/18", 300), line("8 12:17", 412, 130)], ["06/01/18", "8", "12:17"]],
])("keeps letters %s", (_, lines, words) => {
  expect(wordsOf(...lines)).toEqual(words);
});

it("keeps narrow letters of one strip that are close together", () => {
  const { strip } = line("11 1.32", 300);
  const places = [0.3, 0.34, 0.36, 0.38, 0.5, 0.6, 0.7];
  const glyphs = [..."11 1.32"].map((text, at) => ({ text, at: places[at] ?? 0 }));
  expect(wordsOf({ strip, glyphs, confidence: 1 })).toEqual(["11", "1.32"]);
});

it("keeps words separated by a narrow space apart", () => {
  const { strip } = line("HILL SDN", 300);
  const glyphs = [..."HILL SDN"].map((text, at) => ({
    text,
    at: 0.1 + 0.1 * at - (at > 3 ? 0.06 : 0) - (at > 4 ? 0.06 : 0),
  }));
  const [first, second] = pageOf({ data: new Uint8Array(0), width: 800, height: 400 }, [
    { strip, glyphs, confidence: 1 },
  ]).words;
  if (!first || !second) throw new Error("Two words were written.");
  expect(second.x - first.x - first.width).toBeGreaterThan(0.12 * second.height);
});

it("treats one Polish letter on a page as a plain one with a speck, and many as Polish", () => {
  expect(wordsOf(line("BAKERY (KŁ) Sdn", 100))).toEqual(["BAKERY", "(KL)", "Sdn"]);
  expect(wordsOf(line("Opłata za łączność", 100))).toEqual(["Opłata", "za", "łączność"]);
});

it("treats two accents among many plain letters as specks, and three as a language that has them", () => {
  const plain = Array.from({ length: 12 }, (_, at) => line("ALL PRICES INCLUDE THE TAX OF TODAY", 150 + 20 * at));
  expect(wordsOf(line("BAKERIÆS Ségi", 100), ...plain).slice(0, 2)).toEqual(["BAKERIES", "Segi"]);
  expect(wordsOf(line("Gebühr für Löschwasser", 100), ...plain).slice(0, 3)).toEqual(["Gebühr", "für", "Löschwasser"]);
  expect(wordsOf(line("Müller €3 20°", 100))).toEqual(["Müller", "€3", "20°"]);
});
