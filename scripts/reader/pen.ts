import { addDays, type Day } from "#core/day.ts";
import type { Bill } from "./bill.ts";
import type { Random } from "./random.ts";
import { type Sheet, widthOf } from "./sheet.ts";

/** What a paper is drawn with: where the next line goes, and how large. */
export type Pen = { sheet: Sheet; random: Random; bill: Bill; size: number; left: number; right: number; y: number };

export const line = (pen: Pen, more = 1) => {
  pen.y += pen.size * 1.35 * more;
  return pen.y;
};

/** Fills the places in a wording. */
export function fillIn({ bill, random }: Pen, wording: string): string {
  const { style } = bill;
  return wording
    .replace("{A}", style.money(bill.amount))
    .replace("{D}", dueText(bill))
    .replace("{C}", style.money(bill.credit))
    .replace("{P}", bill.brand)
    .replace(/\{a\}/g, () => style.money(random.int(100, 90_000)))
    .replace(/\{d\}/g, () => style.day(addDays(bill.issued, random.int(-90, 200))))
    .replace(/\{n\}/g, () => String(random.int(1000, 999_999)));
}

export function dueText({ due, dueWording, style, issued }: Bill): string {
  if (due === null) return style.day(issued);
  return dueWording === "short" ? style.short(due) : style.day(due);
}

const FIRST =
  "Anna|James|Maria|John|Sophie|Liam|Emma|Noah|Olivia|Lucas|Hannah|Paul|Julia|Max|Claire|Pierre|Luis|Carmen|Marco|Giulia|Daan|Sanne|Aisha|Wei|Priya|Omar|Fiona|Sean|Niamh|Jack|Chloe|Peter|Susan|Rachel|Grace|Karl|Ingrid|Jean|Marie|Renata|Aurelia|Kiri|Thabo|Zanele|Mei|Arjun|Oluwaseun|Dolores|Joost|Femke|Ewa|Lars";
const LAST =
  "Smith|Jones|Müller|Schmidt|Martin|Bernard|García|Rossi|Bianchi|de Vries|Jansen|Murphy|Kelly|Brown|Taylor|Patel|Nguyen|Kim|Chen|Okafor|Singh|Walker|Becker|Weber|Dubois|Lefèvre|Fernández|Conti|Bakker|O'Brien|Byrne|Campbell|Stewart|Whitaker|Holloway|van der Berg|von Arx|Naidoo|Tan|Quintana|Sundermann|Rafter|Ferreira|Kowalska|Lindqvist|Iyer|Hartono";

/** A made-up person, with a title now and then. */
export const personName = (random: Random) =>
  `${random.chance(0.12) ? random.pick(["Dr. ", "Mr ", "Mrs ", "Ms ", "Frau ", "M. ", "Sig. ", "K. "]) : ""}${random.word(FIRST)} ${random.word(LAST)}`;
export const TOWNS =
  "Bristol|Springfield|Lindenau|Rouen|Carpi|Utrecht|Sevilla|Porto|Cork|Adelaide|Halifax|Graz|Namur|Gdańsk|Uppsala|Durban|Pune";

export function address({ random, bill }: Pen): string {
  const number = random.int(1, 240);
  const street = random.word(bill.style.wording.street);
  const place = `${random.int(1000, 99_999)} ${random.word(TOWNS)}`;
  return /^[a-zß]/.test(street) && !/rue|avenue|boulevard|place|chemin|ulica|aleja|plac/.test(street)
    ? `${random.pick(["Linden", "Garten", "Haupt", "Berg", "Kerk", "Stor"])}${street} ${number}, ${place}`
    : `${number} ${random.pick(["Plover", "Station", "Victor", "Roma", "Mill", "Church"])} ${street}, ${place}`;
}

export type Pair = [label: string, value: string];

export const reference = (random: Random) =>
  random.pick([
    `${random.int(100, 999)} ${random.int(100, 999)} ${random.int(100, 999)}`,
    String(random.int(100_000, 99_999_999)),
    `${random.pick(["A", "INV", "KD", "F", "RE"])}-${random.int(1000, 999_999)}`,
  ]);

/** Labels and values as one block: beside, below or after each other. */
export function pairsAt(pen: Pen, pairs: readonly Pair[], x: number, right: number): void {
  const { sheet, random, size } = pen;
  const how = random.pick(["beside", "beside", "inline", "above", "across"] as const);
  if (how === "across" && pairs.length <= 4) {
    const step = (right - x) / pairs.length;
    line(pen);
    for (const [at, [label]] of pairs.entries()) sheet.put(label, x + at * step, pen.y, size * 0.85);
    line(pen, 1.1);
    for (const [at, [, value]] of pairs.entries()) sheet.put(value, x + at * step, pen.y, size);
    return;
  }
  const column = x + Math.max(...pairs.map(([label]) => widthOf(label, size)), 20) + random.int(8, 40);
  const colon = random.chance(0.3) ? ":" : "";
  for (const [label, value] of pairs) {
    line(pen);
    if (how === "above") {
      sheet.put(label, x, pen.y, size * 0.85);
      sheet.put(value, x, line(pen), size);
    } else if (how === "inline") sheet.put(`${label}${colon || ":"} ${value}`, x, pen.y, size);
    else {
      sheet.put(`${label}${colon}`, x, pen.y, size);
      if (random.chance(0.4) && right - column > 60) sheet.put(value, right, pen.y, size, "right");
      else sheet.put(value, column, pen.y, size);
    }
  }
}

/** A sentence over as many rows as it needs. */
export function paragraph(pen: Pen, text: string, scale = 1): void {
  const { sheet, left, right, size } = pen;
  let row = "";
  for (const word of text.split(" ")) {
    if (row !== "" && widthOf(`${row} ${word}`, size * scale) > right - left) {
      sheet.put(row, left, line(pen, scale), size * scale);
      row = word;
    } else row = row === "" ? word : `${row} ${word}`;
  }
  if (row !== "") sheet.put(row, left, line(pen, scale), size * scale);
}

/** A wording that names the day only where the paper says it as one. */
export const fits = ({ dueWording }: Bill, wording: string) =>
  dueWording === "date" || dueWording === "short" || !wording.includes("{D}") ? wording : "";

export const daysOf = (from: Day, to: Day | null) =>
  to === null ? 14 : Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export function ordinalIn({ due, style }: Bill): string {
  const date = Number((due ?? "01").slice(-2));
  return style.wording.months.startsWith("January")
    ? `${date}${["th", "st", "nd", "rd"][date % 10 > 3 || (date > 10 && date < 14) ? 0 : date % 10] ?? "th"}`
    : String(date);
}
