import { addDays } from "#core/day.ts";
import {
  address,
  daysOf,
  dueText,
  fillIn,
  fits,
  line,
  ordinalIn,
  type Pair,
  type Pen,
  pairsAt,
  paragraph,
  personName,
  reference,
} from "./pen.ts";

export function letterhead(pen: Pen): void {
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

function facts(pen: Pen): Pair[] {
  const { random, bill } = pen;
  const { wording, day } = bill.style;
  const pairs: Pair[] = [];
  if (random.chance(0.92)) pairs.push([random.word(wording.issued), day(bill.issued)]);
  for (let count = random.int(1, 4); count > 0; count--) pairs.push([random.word(wording.number), reference(random)]);
  if (random.chance(0.7)) pairs.push([random.word(wording.period), period(pen)]);
  if (bill.due !== null && bill.dueWording !== "within" && bill.dueWording !== "monthly" && random.chance(0.5))
    pairs.push([random.word(wording.due), dueText(bill)]);
  for (let count = random.int(0, 2); count > 0; count--)
    pairs.push([random.word(wording.otherDay), day(addDays(bill.issued, random.int(-120, 300)))]);
  if (random.chance(0.25)) pairs.push([random.word(wording.amount), bill.style.money(bill.amount)]);
  return pairs.sort(() => random.next() - 0.5);
}

function period({ random, bill }: Pen): string {
  const [from, to] = bill.period;
  const { day, short } = bill.style;
  return `${random.chance(0.25) ? short(from) : day(from)} ${random.pick(["-", "–", "–", "to"])} ${day(to)}`;
}

export function addressAndFacts(pen: Pen): void {
  const { sheet, random, bill, left, right, size } = pen;
  const top = pen.y;
  const isBeside = random.chance(0.65);
  if (random.chance(0.3)) sheet.put(random.word(bill.style.wording.to), left, line(pen), size * 0.85);
  sheet.put(personName(random), left, line(pen), size);
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
      `${bill.topic} – ${fillIn(pen, random.word(bill.style.wording.often[bill.frequency]))}`,
      left,
      line(pen),
      size,
    );
  line(pen);
}

export function payBox(pen: Pen): void {
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
  if (bill.due !== null && (bill.dueWording === "date" || bill.dueWording === "short"))
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

export function prose(pen: Pen): void {
  const { random, bill } = pen;
  const { wording } = bill.style;
  const parts: string[] = [];
  if (bill.scenario === "nothing")
    parts.push(random.word(wording.nothing), random.chance(0.4) ? random.word(wording.nothing) : "");
  else if (bill.scenario === "receipt") parts.push(random.word(wording.wasPaid));
  else if (bill.dueWording === "within")
    parts.push(random.word(wording.within).replace("{N}", String(daysOf(bill.issued, bill.due))));
  else if (bill.dueWording === "monthly") parts.push(random.word(wording.monthly).replace("{N}", ordinalIn(bill)));
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
  for (const part of parts.filter((each) => each !== "")) paragraph(pen, fillIn(pen, part));
  line(pen);
}

export function table(pen: Pen): void {
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
export function schedule(pen: Pen): void {
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

export function sentences(pen: Pen): void {
  const { random, bill } = pen;
  for (let count = random.int(0, 4); count > 0; count--)
    paragraph(pen, fillIn(pen, random.word(bill.style.wording.noise)), 0.9);
  if (!bill.isDirectDebit && random.chance(0.3))
    paragraph(pen, fillIn(pen, random.word(bill.style.wording.offered)), 0.9);
  if (bill.frequency !== null && random.chance(0.3))
    paragraph(pen, fillIn(pen, `${bill.topic} ${random.word(bill.style.wording.often[bill.frequency])}`), 0.9);
}
