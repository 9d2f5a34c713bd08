import { address, dueText, fillIn, line, type Pair, type Pen, pairsAt, paragraph, reference } from "./pen.ts";

export function slip(pen: Pen): void {
  const { random, bill, left, right } = pen;
  const { wording } = bill.style;
  pen.y = Math.min(700, Math.max(pen.y + 10, 620));
  const pairs: Pair[] = [
    [random.word(wording.payee), random.pick([bill.brand, bill.legal])],
    [random.word(wording.number), reference(random)],
  ];
  if (bill.scenario !== "nothing") pairs.push([random.word(wording.amount), bill.style.money(bill.amount)]);
  if (bill.due !== null && (bill.dueWording === "date" || bill.dueWording === "short"))
    pairs.push([random.word(wording.due), dueText(bill)]);
  pairsAt(
    pen,
    pairs.sort(() => random.next() - 0.5),
    random.chance(0.5) ? left : (left + right) / 2,
    right,
  );
}

export function secondPage(pen: Pen): void {
  const { sheet, random, bill, left, right, size } = pen;
  sheet.turn();
  pen.y = 50;
  for (let count = random.int(3, 14); count > 0; count--) {
    if (random.chance(0.4)) paragraph(pen, fillIn(pen, random.word(bill.style.wording.noise)));
    else {
      sheet.put(random.pick(bill.items).text, left, line(pen), size);
      sheet.put(bill.style.figure(random.int(100, 40_000)), right, pen.y, size, "right");
    }
  }
}

export function footer(pen: Pen): void {
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
