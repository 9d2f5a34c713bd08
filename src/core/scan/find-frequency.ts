import { daysBetween } from "#core/day.ts";
import type { UsualFrequency } from "#core/interval.ts";
import { type DateOrder, datesIn, dayOf } from "./date-text.ts";
import { boxOf, type Found } from "./found.ts";
import type { Row } from "./rows.ts";
import { plain } from "./squash.ts";

const MONTH = "(?:jan|feb|fev|mar|mrz|apr|avr|may|mai|jun|juin|jul|juil|aug|aou|sep|oct|okt|nov|dec|dez)[\\p{L}]*\\.?";
const JOIN = "\\s*(?:-|–|—|to|bis|au|through|until)\\s*";
/** "May 17 - June 16, 2026" and "17 May to 16 June 2026": the year is given once, at the end. */
const MONTH_FIRST = new RegExp(`(${MONTH}\\s+\\d{1,2})${JOIN}(${MONTH}\\s+\\d{1,2}),?\\s*(20\\d{2})`, "giu");
const DAY_FIRST = new RegExp(`(\\d{1,2}\\.?\\s+${MONTH})${JOIN}(\\d{1,2}\\.?\\s+${MONTH})\\s*(20\\d{2})`, "giu");
/** "1 - 30 April 2026". */
const IN_MONTH = new RegExp(`(?<![\\d./])(\\d{1,2})\\.?${JOIN}(\\d{1,2})\\.?\\s+(${MONTH})\\s*(20\\d{2})`, "giu");

const WORDS: readonly (readonly [UsualFrequency, RegExp])[] = [
  ["quarterly", /quarterly|per quarter|\bquarter\b|every (3|three) months|vierteljahr|quartal|trimestr/],
  [
    "annually",
    /\bannual(ly)?\b|per (year|annum)|yearly|\/ ?year|every year|(12|twelve) months'?|jahrlich|jahresbeitrag|jahrespramie|jahresrechnung|jahresabrechnung|pro jahr|annuel|par an\b|annee/,
  ],
  ["weekly", /\bweekly\b|per week|\/ ?week|every week|wochentlich|pro woche|hebdomadaire|par semaine/],
  [
    "monthly",
    /\bmonthly\b|per month|\/ ?mo(nth)?\b|every month|each month|monatlich|pro monat|monatsbeitrag|monatsrechnung|abrechnungsmonat|monatsmiete|mensuel|par mois|mensualit|chaque mois|\bp\.?c\.?m\b/,
  ],
];
/** Words about usage, offers and habits rather than this bill. */
const ASIDE =
  /usage|consumption|average|estimate|verbrauch|consommation|compared|geschatzt|newsletter|apr\b|interest|tarif|rate per|save|sparen|review|report|forecast|prognose|cost of|projected|allowance|per night/;
const PERIOD =
  /period|zeitraum|periode|from|bill(ing)? for|service|charges for|abrechnung|vom|du |coverage|cover|statement|rental|miete|loyer|usage/;

/** Finds how often a bill comes, by the period it covers and then by its words. */
export function findFrequency(rows: readonly Row[], order: DateOrder): Found<UsualFrequency> | undefined {
  const scores = new Map<UsualFrequency, { score: number; row: Row }>();
  const add = (frequency: UsualFrequency, points: number, row: Row) => {
    const known = scores.get(frequency);
    scores.set(frequency, {
      score: (known?.score ?? 0) + points,
      row: known && known.score >= points ? known.row : row,
    });
  };
  for (const row of rows) {
    const text = plain(row.text);
    const cells = row.cells.map((cell) => spanIn(cell.text, order));
    const span = cells.find((each) => each !== undefined) ?? spanIn(row.text, order);
    if (span !== undefined) add(span, PERIOD.test(text) ? 5 : 3, row);
    for (const [frequency, words] of WORDS) if (words.test(text)) add(frequency, ASIDE.test(text) ? 0.4 : 2, row);
  }
  const [best, runnerUp] = [...scores].sort((a, b) => b[1].score - a[1].score);
  if (best === undefined || best[1].score < 1) return undefined;
  const margin = best[1].score - (runnerUp?.[1].score ?? 0);
  const { row } = best[1];
  return { value: best[0], confidence: 0.55 + Math.min(0.4, margin * 0.1), place: { page: row.page, box: boxOf(row) } };
}

/** Completes periods so that both ends have a year. */
function withBothYears(text: string): string {
  return text
    .replace(MONTH_FIRST, "$1, $3 - $2, $3")
    .replace(DAY_FIRST, "$1 $3 - $2 $3")
    .replace(IN_MONTH, "$1 $3 $4 - $2 $3 $4");
}

/** The frequency that matches a pair of dates in a text. spanIn("May 17 - June 16, 2026") is "monthly" */
function spanIn(text: string, order: DateOrder): UsualFrequency | undefined {
  const whole = withBothYears(text);
  const days = datesIn(whole).flatMap((found) => dayOf(found, order) ?? []);
  for (const [at, from] of days.entries()) {
    const to = days[at + 1];
    if (to === undefined) continue;
    // A single year belongs to the end: December to January started the year before.
    const length = daysBetween(from, to) + 1;
    const frequency = frequencyOfDays(length < 0 && whole !== text ? length + 365 : length);
    if (frequency !== undefined) return frequency;
  }
  return undefined;
}

/** The frequency of a bill that covers a number of days. frequencyOfDays(31) is "monthly" */
export function frequencyOfDays(days: number): UsualFrequency | undefined {
  if (days >= 7 && days <= 8) return "weekly";
  if (days >= 27 && days <= 34) return "monthly";
  if (days >= 84 && days <= 98) return "quarterly";
  if (days >= 355 && days <= 372) return "annually";
  return undefined;
}
