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
/** Numbers of days in words, as in 'within fourteen days'. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ five: 5, seven: 7, eight: 8, ten: 10, fourteen: 14, fifteen: 15, twenty: 20, thirty: 30 },
  ...{ "twenty-one": 21, "twenty-eight": 28, einundzwanzig: 21, eenentwintig: 21, ventuno: 21, veintiun: 21 },
  ...{ fünf: 5, funf: 5, sieben: 7, acht: 8, zehn: 10, vierzehn: 14, fünfzehn: 15, funfzehn: 15, zwanzig: 20 },
  ...{ dreißig: 30, dreissig: 30, cinq: 5, sept: 7, huit: 8, dix: 10, quinze: 15, vingt: 20, trente: 30 },
  ...{ cinque: 5, sette: 7, otto: 8, dieci: 10, quindici: 15, venti: 20, trenta: 30 },
  ...{ cinco: 5, siete: 7, ocho: 8, diez: 10, quince: 15, veinte: 20, treinta: 30 },
  ...{ vijf: 5, zeven: 7, tien: 10, veertien: 14, vijftien: 15, twintig: 20, dertig: 30 },
  ...{ sete: 7, oito: 8, dez: 10, vinte: 20, trinta: 30 },
};
const NUMBER = `(${Object.keys(NUMBERS)
  .sort((one, other) => other.length - one.length)
  .join("|")})`;
const DAYS_IN_WORDS = new RegExp(
  `(?<!\\p{L})${NUMBER} (?:calendar |working |business |clear |kalender|werk|bank)?(?:days|tagen?|jours|d[ií]as|giorni|dagen|dias)(?!\\p{L})`,
  "gu",
);
/** 'on the fifth', but in languages whose days of the month are plain numbers. */
const EACH_MONTH_IN_WORDS = new RegExp(
  `(?<!\\p{L})${NUMBER} (?:de |del |di |do )?(?:chaque|ogni|cada|il|le|el) ?(?:mese|mois|mes|mês)(?!\\p{L})`,
  "gu",
);
/** 'the first of the month' in words. */
const FIRST =
  /(?<![a-z])(?:(ersten|first|premier|primo|primero|primeiro|eerste)|(fuenfzehnten|funfzehnten|fifteenth|quinze|quindici|quince)) (?:(?:werktag|working day|jour|giorno|dia|dag|day) )?(?:of |eines |des |de |del |di |van |do |du )?(?:each |every |the |jeden |jedes |chaque |cada |ogni |elke |de |iedere |el )?(?:monats|month|mois|mes|mese|maand)(?![a-z])/g;

/** The last day of each month. */
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const isDate = (month: number, date: number) => date >= 1 && date <= (LENGTHS[month - 1] ?? 0);

/** Partial dates in a plain text: '5th of each month', '28 February', '14 days'. */
export function partsIn(text: string, order: DateOrder): Part[] {
  const found = inWordsIn(text);
  if (!/\d/.test(text)) return found;
  for (const { index, 0: whole, 1: date } of text.matchAll(NEXT_MONTH))
    if (Number(date) >= 1 && Number(date) <= 31)
      found.push({ at: index, length: whole.length, kind: "monthday", date: Number(date), isNext: true });
  for (const { index, 0: whole, 1: date } of text.matchAll(EACH_MONTH))
    if (Number(date) >= 1 && Number(date) <= 31)
      found.push({ at: index, length: whole.length, kind: "monthday", date: Number(date) });
  for (const { index, 0: whole, 1: date } of text.matchAll(ORDINAL))
    if (Number(date) >= 1 && Number(date) <= 31)
      found.push({ at: index, length: whole.length, kind: "monthday", date: Number(date) });
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

/** Those written without digits. */
function inWordsIn(text: string): Part[] {
  const firsts = Array.from(text.matchAll(FIRST), ({ index, 0: whole, 1: isFirst }): Part => {
    return { at: index, length: whole.length, kind: "monthday", date: isFirst === undefined ? 15 : 1 };
  });
  const days = Array.from(text.matchAll(EACH_MONTH_IN_WORDS), ({ index, 0: whole, 1: number = "" }): Part => {
    return { at: index, length: whole.length, kind: "monthday", date: NUMBERS[number] ?? 1 };
  });
  const terms = Array.from(text.matchAll(DAYS_IN_WORDS), ({ index, 0: whole, 1: number = "" }): Part => {
    return { at: index, length: whole.length, kind: "term", days: NUMBERS[number] ?? 0 };
  });
  return [...firsts, ...days, ...terms];
}
