import { type Cents, cents, MAX_CENTS } from "#core/money.ts";
import { CURRENCY_CODES } from "./currency-codes.ts";

export type DecimalMark = "." | ",";

const MINUS = /^[-−–]|[-−–]$/;
// Currencies before or after an amount. Three letters are a code only if they are known: "Ref 12" isn't an amount.
const BEFORE =
  /^(?:[A-Z]{0,3}[$€£¥₹₺₽₩₪₫฿₴₦₱₡₲₸]|S?Fr\.?|kr\.?|z[łl]|K[čc]|Rs\.?|RM|R|S\/\.?|S(?= )|Bs\.?|TL|Lei|Ft|([A-Z]{3})(?![A-Z]))\s*(?=[-−–+\d.,(])/iu;
const AFTER =
  /\s*(?:[$€£¥₹₺₽₩₪₫฿₴₦₱₡₲₸]|euros?|S?Fr\.?|kr\.?|z[łl]|K[čc]|Ft|лв\.?|руб\.?|грн\.?|TL|RM|Rs\.?|Lei|(?<![A-Z])([A-Z]{3}))$/iu;
/** No cents: "12,-". */
const NO_CENTS = /(?<=\d),[-−–]$/;
const DIRECTION = /\s*\b(DR|CR|DB|D|C|H|S)\.?$/i;
// The same in front, but not the currencies in "C$5", "S 5" and "DKK 5".
const DIRECTION_BEFORE = /^(DR|CR|DB|D|C)(?:\.\s*|\s+|(?=\d))/i;
const LONGEST = 40;

/** Removes the wrapping of spreadsheet exports: ="00123" is 00123. */
export function unwrapped(cell: string): string {
  const trimmed = cell.trim();
  return trimmed.startsWith('="') && trimmed.endsWith('"') ? trimmed.slice(2, -1) : trimmed;
}

/** Text without a currency before or after an amount. */
function withoutCurrency(text: string, place: RegExp): string {
  const [found, code] = place.exec(text) ?? [""];
  const isCurrency = found !== "" && (code === undefined || CURRENCY_CODES.has(code.toUpperCase()));
  if (!isCurrency) return text;
  return (place === BEFORE ? text.slice(found.length) : text.slice(0, -found.length)).trim();
}

/** The digits of an amount and whether it's negative; undefined if the cell isn't an amount. */
function figuresOf(cell: string): { figures: string; isNegative: boolean } | undefined {
  if (cell.length > LONGEST || !/\d/.test(cell)) return undefined;
  const plain = /^([-+]?)(\d[\d.,]*)$/.exec(cell);
  if (plain) return { figures: plain[2] ?? "", isNegative: plain[1] === "-" };
  let text = unwrapped(cell).replace(/[\s\u00a0\u202f]+/g, " ");
  text = text.replace(NO_CENTS, "");
  let isNegative = false;
  const direction = DIRECTION_BEFORE.exec(text) ?? DIRECTION.exec(text);
  if (direction) {
    isNegative = /^d|^s/i.test(direction[1] ?? "");
    text = text.slice(0, direction.index) + text.slice(direction.index + direction[0].length);
  }
  const withoutSigns = () => {
    if (/^\(.*\)$/.test(text)) {
      isNegative = true;
      text = text.slice(1, -1).trim();
    }
    if (MINUS.test(text)) {
      isNegative = true;
      text = text.replace(MINUS, "").trim();
    }
    text = text.replace(/^\+|\+$/, "").trim();
  };
  // The sign may be before or after the currency.
  withoutSigns();
  text = withoutCurrency(withoutCurrency(text, BEFORE), AFTER).replace(NO_CENTS, "");
  withoutSigns();
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

/** Figures that are whole thousands or have three decimals: "350.000", but not "0.350" and "1234.560". */
const THREE_AFTER = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * The decimal mark of a column's amounts; a point if unclear. If all that have a mark have three digits after it, those are
 * thousands, unless the currency has thousandths.
 */
export function guessMark(cells: Iterable<string>, hasThousandths = false): DecimalMark {
  let [points, commas, thousands] = [0, 0, 0];
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
    if (!isRepeated && digitsAfter === 3 && !hasThousandths && THREE_AFTER.test(figures)) {
      thousands += point >= 0 ? 1 : -1;
      continue;
    }
    // A repeated mark certainly separates thousands.
    const isDecimal = !isRepeated;
    if (point >= 0 === isDecimal) points += 2;
    else commas += 2;
  }
  if (points === 0 && commas === 0) return thousands > 0 ? "," : ".";
  return commas > points ? "," : ".";
}
