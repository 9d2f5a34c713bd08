import { addDays, type Day } from "#core/day.ts";
import type { Page } from "#core/scan/page.ts";
import { type Bill, billOf, type Names } from "./bill.ts";
import { damaged } from "./damage.ts";
import type { Random } from "./random.ts";
import { finished, type Sheet, sheetOf, widthOf } from "./sheet.ts";

export type Drawn = { pages: Page[]; bill: Bill };

type Pen = { sheet: Sheet; random: Random; bill: Bill; size: number; left: number; right: number; y: number };

/** Draws one paper: words where a page of a bill might have them, with no look at a real one. */
export function drawPaper(random: Random, names: Names): Drawn {
  const bill = billOf(random, names);
  const isSlip = bill.scenario === "receipt" && random.chance(0.5);
  const [width, height] = isSlip ? [300, random.int(450, 900)] : [595, 842];
  const sheet = sheetOf(width, height);
  const margin = isSlip ? 14 : random.int(30, 70);
  const pen: Pen = {
    sheet,
    random,
    bill,
    size: random.pick([8, 9, 9.5, 10, 10, 11]),
    left: margin,
    right: width - margin,
    y: random.int(30, 60),
  };
  letterhead(pen);
  if (!isSlip) addressAndFacts(pen);
  const middle = random.chance(0.5)
    ? [payBox, prose, table]
    : random.chance(0.5)
      ? [prose, table, payBox]
      : [table, prose, payBox];
  for (const part of middle) if (part !== payBox || random.chance(0.7)) part(pen);
  if (random.chance(0.35)) schedule(pen);
  sentences(pen);
  if (!isSlip && random.chance(0.4)) slip(pen);
  if (!isSlip && random.chance(0.25)) secondPage(pen);
  footer(pen);
  const pages = finished(sheet);
  return { pages: random.chance(0.4) ? damaged(pages, random) : pages, bill };
}

const line = (pen: Pen, more = 1) => {
  pen.y += pen.size * 1.35 * more;
  return pen.y;
};

/** Fills the places in a wording. */
function say({ bill, random }: Pen, wording: string): string {
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

function dueText({ due, dueSaid, style, issued }: Bill): string {
  if (due === null) return style.day(issued);
  return dueSaid === "short" ? style.short(due) : style.day(due);
}

function letterhead(pen: Pen): void {
  const { sheet, random, bill, left, right, size } = pen;
  const big = size * random.pick([1, 1.3, 1.6, 2, 2.4, 3]);
  const shown = random.chance(0.06)
    ? ""
    : random.pick([bill.brand, bill.brand, bill.brand, bill.brand.toUpperCase(), bill.brand.toLowerCase(), bill.legal]);
  const align = random.pick(["left", "left", "right", "centre"] as const);
  pen.y += big * 0.8;
  sheet.put(shown, align === "left" ? left : align === "right" ? right : (left + right) / 2, pen.y, big, align);
  if (random.chance(0.25))
    sheet.put(
      random.word(bill.style.wording.title),
      align === "right" ? left : right,
      pen.y,
      size * 1.5,
      align === "right" ? "left" : "right",
    );
  pen.y += big * 0.3;
  if (random.chance(0.4))
    sheet.put(
      `${bill.legal}, ${address(pen)}`,
      align === "right" ? right : left,
      line(pen),
      size * 0.8,
      align === "right" ? "right" : "left",
    );
  line(pen);
}

const PEOPLE =
  "Anna Becker|James Holloway|Maria Conti|Sophie Moreau|Liam Byrne|Emma de Vries|Luis García|Priya Nair|Tom Walker|Ingrid Weber|Jean Dubois|Fiona Stewart|Karl Schmidt|Aisha Okafor|Wei Chen|Rosa Lima|Marek Nowak|Elsa Lindgren";
const TOWNS =
  "Bristol|Springfield|Lindenau|Rouen|Carpi|Utrecht|Sevilla|Porto|Cork|Adelaide|Halifax|Graz|Namur|Gdańsk|Uppsala|Durban|Pune";

function address({ random, bill }: Pen): string {
  const number = random.int(1, 240);
  const street = random.word(bill.style.wording.street);
  const place = `${random.int(1000, 99_999)} ${random.word(TOWNS)}`;
  return /^[a-zß]/.test(street) && !/rue|avenue|boulevard|place|chemin|ulica|aleja|plac/.test(street)
    ? `${random.pick(["Linden", "Garten", "Haupt", "Berg", "Kerk", "Stor"])}${street} ${number}, ${place}`
    : `${number} ${random.pick(["Plover", "Station", "Victor", "Roma", "Mill", "Church"])} ${street}, ${place}`;
}

type Pair = [label: string, value: string];

function facts(pen: Pen): Pair[] {
  const { random, bill } = pen;
  const { wording, day } = bill.style;
  const pairs: Pair[] = [];
  if (random.chance(0.92)) pairs.push([random.word(wording.issued), day(bill.issued)]);
  for (let count = random.int(1, 4); count > 0; count--) pairs.push([random.word(wording.number), reference(random)]);
  if (random.chance(0.7)) pairs.push([random.word(wording.period), period(pen)]);
  if (bill.due !== null && bill.dueSaid !== "within" && bill.dueSaid !== "monthly" && random.chance(0.5))
    pairs.push([random.word(wording.due), dueText(bill)]);
  for (let count = random.int(0, 2); count > 0; count--)
    pairs.push([random.word(wording.otherDay), day(addDays(bill.issued, random.int(-120, 300)))]);
  if (random.chance(0.25)) pairs.push([random.word(wording.amount), bill.style.money(bill.amount)]);
  return pairs.sort(() => random.next() - 0.5);
}

const reference = (random: Random) =>
  random.pick([
    `${random.int(100, 999)} ${random.int(100, 999)} ${random.int(100, 999)}`,
    String(random.int(100_000, 99_999_999)),
    `${random.pick(["A", "INV", "KD", "F", "RE"])}-${random.int(1000, 999_999)}`,
  ]);

function period({ random, bill }: Pen): string {
  const [from, to] = bill.period;
  const { day, short } = bill.style;
  return `${random.chance(0.25) ? short(from) : day(from)} ${random.pick(["-", "–", "–", "to"])} ${day(to)}`;
}

/** Labels and values as one block: beside, below or after each other. */
function pairsAt(pen: Pen, pairs: readonly Pair[], x: number, right: number): void {
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

function addressAndFacts(pen: Pen): void {
  const { sheet, random, bill, left, right, size } = pen;
  const top = pen.y;
  const isBeside = random.chance(0.65);
  if (random.chance(0.3)) sheet.put(random.word(bill.style.wording.to), left, line(pen), size * 0.85);
  sheet.put(random.word(PEOPLE), left, line(pen), size);
  for (const part of address(pen).split(", ")) sheet.put(part, left, line(pen), size);
  const below = pen.y;
  if (isBeside) pen.y = top + random.int(-6, 8);
  pairsAt(pen, facts(pen), isBeside ? (left + right) / 2 + random.int(0, 40) : left, right);
  pen.y = Math.max(pen.y, below);
  if (random.chance(0.6))
    sheet.put(
      random.chance(0.5)
        ? `${random.word(bill.style.wording.title)} ${bill.topic}`
        : random.word(bill.style.wording.title),
      left,
      line(pen, 2),
      size * random.pick([1.2, 1.5, 1.8]),
    );
  if (bill.frequency !== null && random.chance(0.45))
    sheet.put(
      `${bill.topic} – ${say(pen, random.word(bill.style.wording.often[bill.frequency]))}`,
      left,
      line(pen),
      size,
    );
  line(pen);
}

function payBox(pen: Pen): void {
  const { sheet, random, bill, left, right, size } = pen;
  const { wording, money } = bill.style;
  const x = random.chance(0.5) ? left : (left + right) / 2;
  if (bill.scenario === "nothing") {
    const pairs: Pair[] = [[random.word(wording.credit), money(random.chance(0.5) ? -bill.credit : bill.credit)]];
    if (random.chance(0.5)) pairs.push([random.word(wording.amount), money(0)]);
    pairsAt(pen, pairs, x, right);
    return;
  }
  const pairs: Pair[] = [[random.word(wording.amount), money(bill.amount)]];
  if (bill.due !== null && (bill.dueSaid === "date" || bill.dueSaid === "short"))
    pairs.push([random.word(wording.due), dueText(bill)]);
  if (bill.scenario === "card")
    pairs.push(
      bill.amount === bill.minimum
        ? ["Balance", money(bill.net + bill.tax)]
        : [random.word(wording.minimum), money(bill.minimum)],
    );
  if (random.chance(0.3)) pairs.reverse();
  if (random.chance(0.4)) {
    for (const [label, value] of pairs) {
      sheet.put(label, x, line(pen, 1.3), size);
      pen.y += size * 0.8;
      sheet.put(value, x, line(pen), size * random.pick([1.2, 1.6, 2]));
    }
  } else pairsAt(pen, pairs, x, right);
  line(pen);
}

/** A sentence over as many rows as it needs. */
function paragraph(pen: Pen, text: string, scale = 1): void {
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

function prose(pen: Pen): void {
  const { random, bill } = pen;
  const { wording } = bill.style;
  const parts: string[] = [];
  if (bill.scenario === "nothing")
    parts.push(random.word(wording.nothing), random.chance(0.4) ? random.word(wording.nothing) : "");
  else if (bill.scenario === "receipt") parts.push(random.word(wording.wasPaid));
  else if (bill.dueSaid === "within")
    parts.push(random.word(wording.within).replace("{N}", String(daysOf(bill.issued, bill.due))));
  else if (bill.dueSaid === "monthly") parts.push(random.word(wording.monthly).replace("{N}", ordinalIn(bill)));
  if (bill.isDirectDebit)
    parts.push(
      fits(bill, random.word(wording.taken)),
      random.chance(0.4) ? fits(bill, random.word(wording.taken)) : "",
    );
  else if (bill.scenario !== "nothing" && bill.scenario !== "receipt") {
    if (bill.due !== null && random.chance(0.6)) parts.push(fits(bill, random.word(wording.pay)));
    if (random.chance(0.6)) parts.push(random.word(wording.offered));
  }
  if (bill.scenario === "receipt" && bill.due !== null) parts.push(`${random.word(wording.due)} {D}`);
  if (random.chance(0.3)) parts.push(random.word(wording.noise));
  for (const part of parts.filter((each) => each !== "")) paragraph(pen, say(pen, part));
  line(pen);
}

/** A wording that names the day only where the paper says it as one. */
const fits = ({ dueSaid }: Bill, wording: string) =>
  dueSaid === "date" || dueSaid === "short" || !wording.includes("{D}") ? wording : "";
const daysOf = (from: Day, to: Day | null) =>
  to === null ? 14 : Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
function ordinalIn({ due, style }: Bill): string {
  const date = Number((due ?? "01").slice(-2));
  return style.wording.months.startsWith("January")
    ? `${date}${["th", "st", "nd", "rd"][date % 10 > 3 || (date > 10 && date < 14) ? 0 : date % 10] ?? "th"}`
    : String(date);
}

function table(pen: Pen): void {
  const { sheet, random, bill, left, right, size } = pen;
  const { wording, figure, money } = bill.style;
  const row = (label: string, cents: number, scale = 1) => {
    sheet.put(label, left, line(pen, scale), size * scale);
    sheet.put(scale > 1 || random.chance(0.3) ? money(cents) : figure(cents), right, pen.y, size * scale, "right");
  };
  if (bill.scenario === "card")
    for (let count = random.int(2, 6); count > 0; count--)
      row(
        `${bill.style.short(addDays(bill.issued, -random.int(1, 28)))} ${random.pick(["AMZN MKTP", "TESCO", "SHELL 4412", "REWE", "NETFLIX.COM"])}`,
        random.int(300, 20_000),
      );
  if (bill.previous === 0 && random.chance(0.15)) row(random.word(wording.previous), 0);
  if (bill.previous > 0) row(random.word(wording.previous), bill.previous);
  if (bill.paid > 0) row(random.word(wording.paid), random.chance(0.7) ? -bill.paid : bill.paid);
  for (const { text, cents } of bill.items) row(random.chance(0.2) ? `${random.int(1, 3)} x ${text}` : text, cents);
  if (bill.tax > 0 || random.chance(0.2)) row(random.word(wording.subtotal), bill.net);
  if (bill.tax > 0) row(random.word(wording.tax), bill.tax);
  if (bill.scenario === "nothing") {
    if (random.chance(0.6)) row(random.word(wording.paid), -(bill.net + bill.tax + bill.credit));
    if (random.chance(0.6)) row(random.word(wording.credit), random.chance(0.6) ? -bill.credit : bill.credit, 1.1);
    if (random.chance(0.5)) row(random.word(wording.amount), 0, 1.1);
  } else if (bill.scenario === "levelled") row(random.word(wording.subtotal), bill.net + bill.tax);
  else row(random.word(wording.amount), bill.net + bill.tax + bill.previous - bill.paid, random.pick([1, 1.1, 1.3]));
  if (bill.scenario === "levelled") row(random.word(wording.amount), bill.amount, 1.1);
  if (bill.scenario === "receipt" && random.chance(0.4)) {
    const given = Math.ceil(bill.amount / 1000) * 1000;
    row(random.word(wording.wasPaid).replace("{n}", "4411"), given);
    row(random.word(wording.change), given - bill.amount);
  }
  if (random.chance(0.3))
    row(random.word(wording.whole), bill.scenario === "part" ? bill.whole : random.int(20_000, 900_000));
  if (random.chance(0.2))
    row(random.word(wording.late), Math.round(bill.amount * random.pick([1.05, 1.1, 0.97, 0.95])) + 100);
  line(pen);
}

/** A plan of parts: other days and amounts beside the one that is asked for. */
function schedule(pen: Pen): void {
  const { sheet, random, bill, left, right } = pen;
  if (bill.scenario !== "part" && random.chance(0.7)) return;
  const first = bill.due ?? addDays(bill.issued, random.int(20, 50));
  for (let at = bill.due === null ? 1 : 0; at < random.int(2, 6); at++) {
    sheet.put(bill.style.day(addDays(first, at * 30)), left, line(pen), pen.size);
    sheet.put(
      bill.style.figure(bill.scenario === "part" ? bill.amount : random.int(1000, 30_000)),
      (left + right) / 2,
      pen.y,
      pen.size,
      "right",
    );
  }
  line(pen);
}

function sentences(pen: Pen): void {
  const { random, bill } = pen;
  for (let count = random.int(0, 4); count > 0; count--)
    paragraph(pen, say(pen, random.word(bill.style.wording.noise)), 0.9);
  if (!bill.isDirectDebit && random.chance(0.3)) paragraph(pen, say(pen, random.word(bill.style.wording.offered)), 0.9);
  if (bill.frequency !== null && random.chance(0.3))
    paragraph(pen, say(pen, `${bill.topic} ${random.word(bill.style.wording.often[bill.frequency])}`), 0.9);
}

function slip(pen: Pen): void {
  const { random, bill, left, right } = pen;
  const { wording } = bill.style;
  pen.y = Math.min(700, Math.max(pen.y + 10, 620));
  const pairs: Pair[] = [
    [random.word(wording.payee), random.pick([bill.brand, bill.legal])],
    [random.word(wording.number), reference(random)],
  ];
  if (bill.scenario !== "nothing") pairs.push([random.word(wording.amount), bill.style.money(bill.amount)]);
  if (bill.due !== null && (bill.dueSaid === "date" || bill.dueSaid === "short"))
    pairs.push([random.word(wording.due), dueText(bill)]);
  pairsAt(
    pen,
    pairs.sort(() => random.next() - 0.5),
    random.chance(0.5) ? left : (left + right) / 2,
    right,
  );
}

function secondPage(pen: Pen): void {
  const { sheet, random, bill, left, right, size } = pen;
  sheet.turn();
  pen.y = 50;
  for (let count = random.int(3, 14); count > 0; count--) {
    if (random.chance(0.4)) paragraph(pen, say(pen, random.word(bill.style.wording.noise)));
    else {
      sheet.put(random.pick(bill.items).text, left, line(pen), size);
      sheet.put(bill.style.figure(random.int(100, 40_000)), right, pen.y, size, "right");
    }
  }
}

function footer(pen: Pen): void {
  const { sheet, random, bill, left, size } = pen;
  pen.y = Math.max(pen.y + 8, random.chance(0.6) ? 790 : pen.y + 10);
  const domain = `${
    bill.brand
      .toLowerCase()
      .normalize("NFD")
      .replace(/[^a-z0-9]/g, "")
      .slice(0, 18) || "home"
  }.${bill.style.web}`;
  if (random.chance(0.7)) sheet.put(`${bill.legal}, ${address(pen)}`, left, line(pen), size * 0.75);
  if (random.chance(0.6))
    sheet.put(
      random.pick([`www.${domain}`, `info@${domain}`, domain, `service@${domain} · www.${domain}`]),
      left,
      line(pen),
      size * 0.75,
    );
}
