import type { UsualFrequency } from "#core/interval.ts";
import type { DateOrder } from "./date-text.ts";
import { boxOf, type Found } from "./found.ts";
import type { Row } from "./rows.ts";
import { spanIn } from "./span-text.ts";
import { plain } from "./squash.ts";

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
/** Words that speak of use, offers and habits rather than of this bill. */
const ASIDE =
  /usage|consumption|average|estimate|verbrauch|consommation|compared|geschatzt|newsletter|apr\b|interest|tarif|rate per|save|sparen|review|report|forecast|prognose|cost of|projected|allowance|per night/;
const PERIOD =
  /period|zeitraum|periode|from|bill(ing)? for|service|charges for|abrechnung|vom|du |coverage|cover|statement|rental|miete|loyer|usage/;

/** How often such a bill comes: by the period it covers, then by its words. */
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
  const [best, rival] = [...scores].sort((a, b) => b[1].score - a[1].score);
  if (best === undefined || best[1].score < 1) return undefined;
  const margin = best[1].score - (rival?.[1].score ?? 0);
  const { row } = best[1];
  return { value: best[0], confidence: 0.55 + Math.min(0.4, margin * 0.1), place: { page: row.page, box: boxOf(row) } };
}
