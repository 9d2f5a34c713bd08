import { type Day, parseDay } from "#core/day.ts";
import { plain } from "./squash.ts";

const US =
  /\b(USD|ZIP|EIN)\b|\b(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\.?,? ?\d{5}(-\d{4})?\b|United States|\bUSA\b/;
const ELSEWHERE = /£|€|\bRM\b|\bVAT\b|\bABN\b|MwSt|\bTVA\b|\bGST\b|Sdn|Bhd|GmbH|\bLtd\b|Pty/i;

/** Whether the day or the month comes first in 03/04/2026. */
export type DateOrder = "day-first" | "month-first";

/** A date as written; `first` and `second` are day and month in either order. */
export type FoundDate = { at: number; length: number } & (
  | { day: Day }
  | { first: number; second: number; year: number; isLoose: boolean }
);

/** Months by the start of their names, in eleven languages. */
const MONTHS: readonly (readonly [RegExp, number])[] = [
  [/^(jan|jaen|gen|ene|sty)/, 1],
  [/^(feb|fev|lut)/, 2],
  [/^(mar|mrz|maerz|mrt|maart)/, 3],
  [/^(apr|avr|abr|kwi)/, 4],
  [/^(mai|may|mei|mag|maj)/, 5],
  [/^(juin|jun|giu|cze)/, 6],
  [/^(juil|jul|lug|lip)/, 7],
  [/^(aug|aou|ago|sie)/, 8],
  [/^(sep|set|wrz)/, 9],
  [/^(oct|okt|ott|out|paz)/, 10],
  [/^(nov|lis)/, 11],
  [/^(dec|dez|dic|gru)/, 12],
];

const MONTH_NAMES = [
  "january|janvier|januari|januar|jaenner|janner|janeiro|enero|gennaio|stycznia|janv|jan|gen|ene",
  "february|fevrier|februari|februar|febrero|febbraio|fevereiro|feber|lutego|fevr|febr|feb|fev",
  "march|maerz|marz|marco|marzo|maart|marca|mars|mar|mrz|mrt",
  "april|avril|abril|aprile|kwietnia|apr|avr|abr",
  "maggio|mayo|maio|maja|may|mai|mei|maj|mag",
  "giugno|junio|junho|czerwca|june|juin|juni|jun|giu",
  "juillet|luglio|julio|julho|lipca|july|juli|juil|jul|lug",
  "augustus|augusti|august|agosto|sierpnia|aout|aug|ago",
  "september|septembre|septiembre|settembre|setembro|wrzesnia|sept|sep|set",
  "october|octobre|oktober|octubre|ottobre|outubro|pazdziernika|oct|okt|ott|out",
  "november|novembre|noviembre|novembro|listopada|nov",
  "december|decembre|dezember|diciembre|dicembre|dezembro|grudnia|dec|dez|dic",
];
/** Month names and short forms, without accents, longest first. */
export const MONTH_NAME = `(?:${MONTH_NAMES.join("|")})`;
/** Two digits before another month are its day: '9 Nov 23 Nov'; before a colon, an hour: '9 Nov 09:12'. */
const YEAR = `(20\\d{2}|19\\d{2}|\\d{2}(?!\\d|:\\d|(?:st|nd|rd|th|\\.)? ?(?:de )?${MONTH_NAME}(?![a-z])))`;

const SHAPES = [
  /(?<!\d|\d[-/.])(20\d{2}|19\d{2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d)/g,
  new RegExp(`(?<![\\d/]|(?<![a-z])\\.|(?<!\\d{4})-)(\\d{1,2})\\s?([-/.])\\s?(\\d{1,2})\\s?\\2\\s?${YEAR}`, "g"),
  new RegExp(
    `(?<![\\d/.])(\\d{1,2})(?:st|nd|rd|th|er|e|º|°|\\.)?[\\s/,-]*(?:of |de |di )?(${MONTH_NAME})\\.?[\\s/,'-]*(?:de |del )?${YEAR}`,
    "g",
  ),
  new RegExp(`(?<![a-z])(${MONTH_NAME})\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?[\\s,]*(20\\d{2}|19\\d{2})`, "g"),
  /(?<![\d.,/-])(\d{2})(\d{2})(20[0-4]\d)(?!\d)/g,
  /(?<![\d.,/-])(20[0-4]\d)(\d{2})(\d{2})(?!\d)/g,
  /(?<![\d.,/a-z-])(\d{2}) (\d{2})[-/.](20\d{2}|\d{2})(?![\d.,/-])/g,
] as const;

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));
export const monthOf = (name: string) => MONTHS.find(([pattern]) => pattern.test(name))?.[1] ?? 0;

function toDay(year: number, month: number, day: number): Day | undefined {
  const two = (value: number) => String(value).padStart(2, "0");
  return parseDay(`${year}-${two(month)}-${two(day)}`);
}

/** Converts a found date to a day in the page's order, or in the other order if only that is valid. */
export function dayOf(found: FoundDate, order: DateOrder): Day | undefined {
  if ("day" in found) return found.day;
  const { first, second, year } = found;
  const [day, month] = order === "day-first" ? [first, second] : [second, first];
  return toDay(year, month, day) ?? toDay(year, day, month);
}

/** Every date in a text, by position. */
export function datesIn(text: string): FoundDate[] {
  if (!/\d/.test(text)) return [];
  const plainText = plain(text);
  const lower = withRepairedDates(plainText.length === text.length ? plainText : text.toLowerCase());
  const found: FoundDate[] = [];
  const isFree = (at: number, length: number) =>
    found.every((other) => at + length <= other.at || other.at + other.length <= at);
  SHAPES.forEach((shape, kind) => {
    for (const match of lower.matchAll(shape)) {
      const one = readMatch(kind, match);
      if (one !== undefined && isFree(one.at, one.length)) found.push(one);
    }
  });
  return found.sort((a, b) => a.at - b.at);
}

const SHORT_MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const LONG_MONTHS = MONTH_NAMES.flatMap((names, at) =>
  names.split("|").flatMap((name) => (name.length > 4 ? [{ name, short: SHORT_MONTHS[at] ?? "" }] : [])),
);
const NAMED = /(?<![\da-z])(\d{1,2})([-/. ])([a-z\d]{3})\2((?:19|20)\d{2})(?!\d)/g;
const LONG_NAMED = /(?<=(?<![\da-z])\d{1,2}(?:st|nd|rd|th|\.)? ?(?:de )?)([a-z\d]{5,11})(?=,? ?(?:de )?20\d{2}(?!\d))/g;
const FIGURES = /(?<![\da-z./-])([\dlio|]{1,2})([-/.])([\dlio|]{1,2})\2(2[0o][\dlio|]{2})(?![\da-z])/g;
const DAY_BEFORE_MONTH = new RegExp(
  `(?<![\\da-z|])(?:[li|]\\d|[123][li|]|[23]o|ll)(?=(?:st|nd|rd|th|\\.)? ?(?:de )?${MONTH_NAME}(?![a-z]))`,
  "g",
);
const LETTERS_AS_DIGITS: Readonly<Record<string, string>> = { l: "1", i: "1", "|": "1", o: "0" };
const toDigits = (text: string) => text.replace(/[lio|]/g, (letter) => LETTERS_AS_DIGITS[letter] ?? letter);

/**
 * Repairs misread characters of dates in place. repaired("date 13707/2017") is "date 13/07/2017". A damaged month is repaired
 * if only one month is that similar. A space within a month moves to the front, so that positions don't change.
 */
function withRepairedDates(text: string): string {
  return text
    .replace(/(?<![a-z\d])0(?=[ck]t(?![a-z]))/g, "o")
    .replace(/(?<![\d/])([0-3]\d\/[01]) (\d\/(?:20)?\d{2})(?![\d/])/g, " $1$2")
    .replace(/(?<!\d)(\d{1,2})(?:[:;](?=\d{2}\/)|~)(\d{2})([-/.])((?:19|20)\d{2})(?!\d)/g, "$1$3$2$3$4")
    .replace(
      /(?<=\b(?:date|dated|datum|tarikh|fecha)\W{0,3})([0-3]\d)[17]([01]\d)\/((?:19|20)\d{2})(?!\d)/g,
      "$1/$2/$3",
    )
    .replace(FIGURES, (whole) => (/\d/.test(whole.slice(0, -4)) ? toDigits(whole) : whole))
    .replace(DAY_BEFORE_MONTH, toDigits)
    .replace(NAMED, (whole, day, sign, read, year) => {
      if (monthOf(read) > 0 || !/[a-z]/.test(read)) return whole;
      const near = SHORT_MONTHS.filter((month) => [...month].filter((letter, at) => letter !== read[at]).length === 1);
      return near.length === 1 ? `${day}${sign}${near[0]}${sign}${year}` : whole;
    })
    .replace(LONG_NAMED, (read) => {
      const plainly = read.replaceAll("rn", "m").replaceAll("vv", "w");
      if (LONG_MONTHS.some(({ name }) => name === read)) return read;
      const near = new Set(LONG_MONTHS.flatMap(({ name, short }) => (isOneAway(plainly, name) ? [short] : [])));
      return near.size === 1 ? [...near].join("").padEnd(read.length) : read;
    });
}

/** Whether two words are equal but for one letter that is different, missing or added. */
function isOneAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const rest = (text: string, by: number) => text.slice(start + by);
  return (
    one === other ||
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1)
  );
}

function readMatch(kind: number, match: RegExpExecArray): FoundDate | undefined {
  const place = { at: match.index, length: match[0].length };
  const [, a = "", b = "", c = "", d = ""] = match;
  const exact = (day: Day | undefined) => (day === undefined ? undefined : { ...place, day });
  if (kind === 0) return exact(toDay(Number(a), Number(c), Number(d)));
  if (kind === 5) return exact(toDay(Number(a), Number(b), Number(c)));
  if (kind === 2) return exact(toDay(fullYear(c), monthOf(b), Number(a)));
  if (kind === 3) return exact(toDay(fullYear(c), monthOf(a), Number(b)));
  const loose = kind === 4 || kind === 6;
  const parts = loose ? { second: Number(b), year: fullYear(c) } : { second: Number(c), year: fullYear(d) };
  // Parts of product codes look like short dates, and so do the sort codes of British banks.
  if (kind === 1 && d.length === 2 && /(?:[a-z]\.?|sort ?code:? )$/.test(match.input.slice(0, match.index)))
    return undefined;
  const one = { ...place, first: Number(a), ...parts, isLoose: loose };
  return dayOf(one, "day-first") === undefined ? undefined : one;
}

/** The date order of a document, by unambiguous dates and then by its country. */
export function dateOrderOf(texts: readonly string[]): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const found of texts.flatMap(datesIn)) {
    if ("day" in found) continue;
    if (found.first > 12) dayFirst++;
    if (found.second > 12) monthFirst++;
  }
  if (dayFirst !== monthFirst) return monthFirst > dayFirst ? "month-first" : "day-first";
  const whole = texts.join("\n");
  return US.test(whole) && !ELSEWHERE.test(whole) ? "month-first" : "day-first";
}
