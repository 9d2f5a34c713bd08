import { type Cents, cents, MAX_CENTS } from "#core/money.ts";

export type DecimalMark = "." | ",";

const MINUS = /^[-−–]|[-−–]$/;
// A currency symbol or code before or after the amount; DIRECTION is a debit or credit marker.
const AROUND =
  /^(?:[A-Z]{1,3}\$?|[A-Z]?[$€£¥₹₺₽₩₪₫฿]|kr\.?|zł|Kč|Rs\.?|R\$)\s*|\s*(?:[A-Z]{3}|[$€£¥₹₺₽₩₪₫฿]|kr\.?|zł|Kč|Ft|лв\.?|,-)$/iu;
const DIRECTION = /\s*\b(DR|CR|DB|D|C|H|S)\.?$/i;
// The same in front, but not the currencies in "C$5", "S 5" and "DKK 5".
const DIRECTION_BEFORE = /^(DR|CR|DB|D|C)(?:\.\s*|\s+|(?=\d))/i;
const LONGEST = 40;

/** Removes the wrapping of spreadsheet exports: ="00123" is 00123. */
export function unwrapped(cell: string): string {
  const trimmed = cell.trim();
  return trimmed.startsWith('="') && trimmed.endsWith('"') ? trimmed.slice(2, -1) : trimmed;
}

/** The digits of an amount and whether it's negative; undefined if the cell isn't an amount. */
function figuresOf(cell: string): { figures: string; isNegative: boolean } | undefined {
  if (cell.length > LONGEST || !/\d/.test(cell)) return undefined;
  const plain = /^([-+]?)(\d[\d.,]*)$/.exec(cell);
  if (plain) return { figures: plain[2] ?? "", isNegative: plain[1] === "-" };
  let text = unwrapped(cell).replace(/[\s\u00a0\u202f]+/g, " ");
  let isNegative = false;
  const direction = DIRECTION_BEFORE.exec(text) ?? DIRECTION.exec(text);
  if (direction) {
    isNegative = /^d|^s/i.test(direction[1] ?? "");
    text = text.replace(direction[0], "");
  }
  if (/^\(.*\)$/.test(text)) {
    isNegative = true;
    text = text.slice(1, -1).trim();
  }
  // The sign may be before or after the currency.
  for (let step = 0; step < 4; step += 1) {
    if (MINUS.test(text)) {
      isNegative = true;
      text = text.replace(MINUS, "").trim();
    }
    text = text
      .replace(/^\+|\+$/, "")
      .replace(AROUND, "")
      .trim();
  }
  return /^[\d.,'’ ]+$/.test(text) && /\d/.test(text) ? { figures: text, isNegative } : undefined;
}

/**
 * Parses an amount as banks write it: "1.234,56", "1 234.50-", "(12.00)", "$12", "12,50 DR". Undefined if it doesn't fit the
 * decimal mark: "12.50" isn't 1,250 when the decimal mark is a comma.
 */
export function readAmount(cell: string, mark: DecimalMark): Cents | undefined {
  const found = figuresOf(cell);
  if (found === undefined) return undefined;
  const [whole = "", fraction = "", ...more] = found.figures.split(mark);
  if (more.length > 0 || !/^\d*$/.test(fraction) || !/^\d{0,2}0*$/.test(fraction)) return undefined;
  const groups = whole.split(/[.,'’ ]/);
  const isGrouped = groups.every((group, at) =>
    at === 0 ? /^\d{1,3}$/.test(group) : at === groups.length - 1 ? /^\d{3}$/.test(group) : /^\d{2,3}$/.test(group),
  );
  if (groups.length > 1 ? !isGrouped : !/^\d*$/.test(whole)) return undefined;
  if (whole === "" && fraction === "") return undefined;
  const size = Number(groups.join("")) * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"));
  if (size > MAX_CENTS) return undefined;
  return cents(found.isNegative ? -size : size);
}

/**
 * Parses an amount of a format without thousands separators, where a single point or comma is the decimal mark: "12.345"
 * isn't 12,345 and, with a third decimal, undefined. Banks that group thousands all the same leave no doubt with two marks.
 */
export function readUngrouped(text: string): Cents | undefined {
  const [mark, ...more] = text.match(/[.,]/g) ?? [];
  if (more.length > 0) return readAmount(text, ".") ?? readAmount(text, ",");
  return readAmount(text, mark === "," ? "," : ".");
}

/** Whether a cell looks like an amount with either decimal mark. */
export const isAmount = (cell: string) => readAmount(cell, ".") !== undefined || readAmount(cell, ",") !== undefined;

/** The decimal mark of a column's amounts; a point if unclear. */
export function guessMark(cells: Iterable<string>): DecimalMark {
  let [points, commas] = [0, 0];
  for (const cell of cells) {
    const figures = figuresOf(cell)?.figures;
    if (figures === undefined) continue;
    const [point, comma] = [figures.lastIndexOf("."), figures.lastIndexOf(",")];
    if (point >= 0 && comma >= 0) {
      if (point > comma) points += 3;
      else commas += 3;
      continue;
    }
    const at = Math.max(point, comma);
    if (at < 0) continue;
    const isRepeated = figures.indexOf(figures[at] ?? "") !== at;
    const digitsAfter = figures.length - at - 1;
    // Three digits after a mark may be thousands; a repeated mark certainly separates thousands.
    const isDecimal = !isRepeated && digitsAfter !== 3;
    const weight = isRepeated || digitsAfter !== 3 ? 2 : 0;
    if (point >= 0 === isDecimal) points += weight;
    else commas += weight;
  }
  return commas > points ? "," : ".";
}
