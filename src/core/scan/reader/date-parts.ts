import { type DateOrder, MONTH_NAME, monthOf } from "#core/scan/date-text.ts";

type Part = { at: number; length: number } & (
  | { kind: "part"; month: number; date: number }
  | { kind: "term"; days: number }
  | { kind: "monthday"; date: number; isNext?: boolean }
);

const DAY_MONTH = new RegExp(
  `(?<![\\d/.,])(\\d{1,2})(?:st|nd|rd|th|er|\\.|º|°)? ?(?:of |de |di )?(${MONTH_NAME})(?![a-z])`,
  "g",
);
const MONTH_DAY = new RegExp(`(?<![a-z])(${MONTH_NAME})\\.? ?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d.,:]\\d|\\d)`, "g");
/** '12/10', and '12.10.' with a final dot; '12.10' is money, and so is anything with a currency sign. */
const FIGURES = /(?<![\d/.,:-]|[€£$₹¥] ?)(\d{1,2})(?:\/(\d{1,2})(?![\d/.,%a-z]|\s?[-–]\s?\d)|\.(\d{1,2})\.(?!\d))/g;
const DAYS =
  /(?<![\d.,])(\d{1,3}) ?(?:calendar |working |business |banking |clear |kalender|werk|bank)?(?:days?|tagen?|jours?|d[ií]as?|giorni|dagen|dias)(?![a-z])|\bnet ?(\d{1,3})(?![\d.,%])/g;
const EACH_MONTH =
  /(?<![\d/.,])(\d{1,2})(?:st|nd|rd|th|er|e|\.|º|°)? ?(?:day )?(?:of |eines |de |des |del |di |van |du |von |do )?(?:each|every|the|jeden|jedes|chaque|cada|ogni|elke|de|iedere|het|el)? ?(?:calendar )?(?:month|monats|mois|mes|mese|maand)(?![a-z])/g;
/** '20th of the month following', as is usual in New Zealand. */
const NEXT_MONTH =
  /(?<![\d/.,])(\d{1,2})(?:st|nd|rd|th|er|e|\.|º|°)? ?(?:day )?(?:of |des |de |du |del |van )?(?:the |de |la )?(?:month following|following month|next month|folgemonats|folgenden monats|mois suivant|mese successivo|mese seguente|mes siguiente|mes seguinte|volgende maand)(?![a-z])/g;
/** 'is due on the 5th', without a month. */
const ORDINAL = new RegExp(
  `(?<![a-z])the (\\d{1,2})(?:st|nd|rd|th)(?![a-z\\d]| (?:of |day )?(?:${MONTH_NAME}|each|every|the|month|floor|century|anniversary|instal))`,
  "g",
);
/** 'the first of the month' in words. */
const FIRST =
  /(?<![a-z])(?:(ersten|first|premier|primo|primero|primeiro|eerste)|(fuenfzehnten|funfzehnten|fifteenth|quinze|quindici|quince)) (?:(?:werktag|working day|jour|giorno|dia|dag|day) )?(?:of |eines |des |de |del |di |van |do |du )?(?:each |every |the |jeden |jedes |chaque |cada |ogni |elke |de |iedere |el )?(?:monats|month|mois|mes|mese|maand)(?![a-z])/g;

/** The last day of each month. */
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const isDate = (month: number, date: number) => date >= 1 && date <= (LENGTHS[month - 1] ?? 0);

/** Partial dates in a plain text: '5th of each month', '28 February', '14 days'. */
export function partsIn(text: string, order: DateOrder): Part[] {
  // Only one of them is written without digits.
  if (!/\d/.test(text)) return firstsIn(text);
  const found: Part[] = [];
  for (const { index, 0: whole, 1: date } of text.matchAll(NEXT_MONTH))
    if (Number(date) >= 1 && Number(date) <= 31)
      found.push({ at: index, length: whole.length, kind: "monthday", date: Number(date), isNext: true });
  for (const { index, 0: whole, 1: date } of text.matchAll(EACH_MONTH))
    if (Number(date) >= 1 && Number(date) <= 31)
      found.push({ at: index, length: whole.length, kind: "monthday", date: Number(date) });
  for (const { index, 0: whole, 1: date } of text.matchAll(ORDINAL))
    if (Number(date) >= 1 && Number(date) <= 31)
      found.push({ at: index, length: whole.length, kind: "monthday", date: Number(date) });
  found.push(...firstsIn(text));
  const part = (at: number, length: number, month: number, date: number) => {
    if (isDate(month, date)) found.push({ at, length, kind: "part", month, date });
  };
  for (const { index, 0: whole, 1: date, 2: name = "" } of text.matchAll(DAY_MONTH))
    part(index, whole.length, monthOf(name), Number(date));
  for (const { index, 0: whole, 1: name = "", 2: date } of text.matchAll(MONTH_DAY))
    part(index, whole.length, monthOf(name), Number(date));
  for (const { index, 0: whole, 1: one, 2: slashed, 3: other = slashed } of text.matchAll(FIGURES)) {
    const [date, month] = order === "day-first" ? [Number(one), Number(other)] : [Number(other), Number(one)];
    // 14.50 is money, and 1.2 is a section number.
    if (whole.length >= 4) part(index, whole.length, month, date);
  }
  for (const { index, 0: whole, 1: days, 2: net } of text.matchAll(DAYS)) {
    const count = Number(days ?? net);
    if (count <= 120) found.push({ at: index, length: whole.length, kind: "term", days: count });
  }
  return found;
}

function firstsIn(text: string): Part[] {
  return Array.from(text.matchAll(FIRST), ({ index, 0: whole, 1: isFirst }) => ({
    at: index,
    length: whole.length,
    kind: "monthday",
    date: isFirst === undefined ? 15 : 1,
  }));
}
