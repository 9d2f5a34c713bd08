import { addDays, type Day, day } from "#core/day.ts";
import type { Random } from "./random.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { it } from "./words/it.ts";
import { nl } from "./words/nl.ts";
import { pl } from "./words/pl.ts";
import { pt } from "./words/pt.ts";
import { sv } from "./words/sv.ts";
import type { Wording } from "./words/wording.ts";

type Country = {
  wording: Wording;
  marks: string;
  comma: boolean;
  thousands: string;
  dates: string;
  weight: number;
  web: string;
};

const country = (
  wording: Wording,
  marks: string,
  comma: boolean,
  thousands: string,
  dates: string,
  weight: number,
  web: string,
): Country => ({ wording, marks, comma, thousands, dates, weight, web });

/** Marks: how money is written, # being the figure. Dates: Y M D figures, N the month's name, S its short form, o an ordinal. */
const COUNTRIES: readonly Country[] = [
  country(en, "$#|$#|#", false, ",", "M/D/Y|N D, Y|S D, Y|MM/DD/YYYY|M/D/y|S D, Y", 15, "com"),
  country(en, "£#|£#|#|GBP #", false, ",", "D N Y|DD/MM/YYYY|D S Y|Do N Y|DD/MM/y|D N Y", 15, "co.uk"),
  country(en, "€#|€#|#|EUR #", false, ",", "D N Y|DD/MM/YYYY|D S Y|DD S Y", 6, "ie"),
  country(en, "$#|$#|#|AUD #", false, ",", "D S Y|DD/MM/YYYY|D N Y|DD S y", 8, "com.au"),
  country(en, "$#|$#|#|NZ$#", false, ",", "D N Y|DD/MM/YYYY|D S Y|DD S Y", 5, "co.nz"),
  country(en, "$#|#|C$#", false, ",", "S D, Y|N D, Y|YYYY-MM-DD|S DD, Y", 6, "ca"),
  country(en, "R#|R #|#", false, " |,", "DD/MM/YYYY|D N Y|YYYY/MM/DD|DD S Y", 3, "co.za"),
  country(en, "₹#|Rs. #|#|Rs #", false, ",", "DD-MM-YYYY|DD S Y|DD/MM/YYYY|D N Y", 3, "in"),
  country(en, "S$#|$#|SGD #", false, ",", "DD S Y|D N Y|DD/MM/YYYY", 3, "com.sg"),
  country(de, "# €|# EUR|EUR #|#", true, ".", "DD.MM.YYYY|D. N Y|DD.MM.y|DD.MM.YYYY", 12, "de"),
  country(de, "CHF #|#|Fr. #", false, "'|’| ", "DD.MM.YYYY|D. N Y", 3, "ch"),
  country(de, "# €|€ #|EUR #|#", true, ".| ", "DD.MM.YYYY|D. N Y|DD.MM.YYYY", 3, "at"),
  country(fr, "# €|#€|#|# EUR", true, " |.", "DD/MM/YYYY|D N Y|DD.MM.YYYY", 9, "fr"),
  country(fr, "# $|#$", true, " ", "D N Y|YYYY-MM-DD", 2, "ca"),
  country(fr, "# €|€ #|#", true, ".| ", "DD/MM/YYYY|D N Y|DD-MM-YYYY", 2, "be"),
  country(fr, "CHF #|#|Fr. #", false, "'| ", "DD.MM.YYYY|D N Y", 1, "ch"),
  country(es, "# €|#€|# EUR", true, ".", "DD/MM/YYYY|D de N de Y|DD-MM-YYYY|DD.MM.YYYY", 7, "es"),
  country(it, "# €|€ #|#|EUR #", true, ".", "DD/MM/YYYY|D N Y|DD.MM.YYYY", 6, "it"),
  country(nl, "€ #|€#|#|EUR #", true, ".", "D N Y|DD-MM-YYYY|DD/MM/YYYY|DD-MM-YYYY", 7, "nl"),
  country(nl, "€ #|# €|# EUR", true, ".| ", "DD/MM/YYYY|D N Y|DD-MM-YYYY", 3, "be"),
  country(it, "CHF #|#", false, "'", "DD.MM.YYYY|D N Y", 1, "ch"),
  country(pt, "# €|#€|€ #", true, ".| ", "DD/MM/YYYY|DD-MM-YYYY|D de N de Y|YYYY-MM-DD", 4, "pt"),
  country(pl, "# zł|# PLN|#", true, " ", "DD.MM.YYYY|YYYY-MM-DD|D N Y", 3, "pl"),
  country(sv, "# kr|#|# SEK", true, " ", "YYYY-MM-DD|D N Y|YYYY-MM-DD", 3, "se"),
];

/** How one paper writes money and days. */
export type Style = {
  wording: Wording;
  web: string;
  money: (cents: number) => string;
  /** Money without its sign, as in tables. */
  figure: (cents: number) => string;
  day: (day: Day) => string;
  /** Without its year. */
  short: (day: Day) => string;
};

/** How a paper of any country writes, or of one that speaks a language, that with the end of web addresses given if there is one. */
export function styleOf(random: Random, spoken?: Wording, end?: string): Style {
  const some = spoken === undefined ? COUNTRIES : COUNTRIES.filter((each) => each.wording === spoken);
  const here = some.filter((each) => each.web === end);
  const chosen = random.weighted(here.length > 0 ? here : some, ({ weight }) => weight);
  const { wording, marks, comma, thousands, dates, web } = chosen;
  const mark = random.word(marks);
  const between = random.chance(0.15) ? "" : random.word(thousands);
  const isIndian = random.chance(0.7);
  const shape = random.word(dates);
  const minus = random.pick(["-", "-", "−", "- "]);
  const after = random.chance(0.15) ? (comma ? "-" : " CR") : undefined;
  const figure = (cents: number) => {
    const [whole = "", part = ""] = (Math.abs(cents) / 100).toFixed(2).split(".");
    // 1,04,025.00
    const places = web === "in" && isIndian ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
    return `${whole.replace(places, between)}${comma ? "," : "."}${part}`;
  };
  const signed = (cents: number, text: string) => (cents >= 0 ? text : after ? `${text}${after}` : `${minus}${text}`);
  const plainFigures = random.chance(0.6) ? "#" : mark;
  const tableDates = random.chance(0.5) ? shape : random.word(dates);
  return {
    wording,
    web,
    money: (cents) => signed(cents, mark.replace("#", figure(cents))),
    figure: (cents) => signed(cents, plainFigures.replace("#", figure(cents))),
    day: (one) => written(one, random.chance(0.8) ? shape : tableDates, wording),
    short: (day) => written(day, withoutYear(shape, wording), wording),
  };
}

/** 5.3.2026 is left as 5.3., and who writes 2026-03-05 says the month's name instead. */
function withoutYear(shape: string, { months }: Wording): string {
  if (shape.startsWith("YYYY")) return months.startsWith("January") ? "N D" : "D N";
  return shape.replace(/(\.)?(?:[\s,/-]*(?:de )?)(?:YYYY|Y|y)$/, (_, dot: string | undefined) => dot ?? "");
}

function written(day: Day, shape: string, { months }: Wording): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const name = months.split("|")[Number(month) - 1] ?? "";
  const ordinal =
    ["th", "st", "nd", "rd"][Number(date) % 10 > 3 || /^1[1-3]$/.test(date) ? 0 : Number(date) % 10] ?? "th";
  return shape.replace(/YYYY|Y|y|MM|M(?!a)|DD|Do|D|N|S/g, (part) => {
    const parts: Record<string, string> = {
      YYYY: year,
      Y: year,
      y: year.slice(2),
      MM: month,
      M: String(Number(month)),
      DD: date,
      Do: `${Number(date)}${ordinal}`,
      D: String(Number(date)),
      N: name,
      S: name.slice(0, name.length > 4 ? 3 : 4),
    };
    return parts[part] ?? part;
  });
}

export const anyDay = (random: Random): Day => addDays(day("2022-01-01"), random.int(0, 1900));
