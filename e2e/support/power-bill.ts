import { pdfOf, type TextAt } from "#server/scanner/testing-pdf.ts";

export type PowerBill = { company?: string; amount?: string; directDebit?: boolean };

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const spell = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The due date of every bill: three weeks from now, so that a direct debit can be scheduled. */
export const DUE = inDays(21);

/** A PDF of an invented power bill with a text layer. */
export function powerBill({
  company = "Lumen & Sons Power",
  amount = "84.20",
  directDebit = false,
}: PowerBill = {}): Buffer {
  const lines: TextAt[] = [
    { text: company, x: 50, y: 70, size: 24 },
    { text: "12 Wharf Road, Springfield", x: 50, y: 100 },
    { text: "Invoice number 1183", x: 50, y: 125 },
    { text: `Invoice date: ${spell(inDays(-2))}`, x: 50, y: 140 },
    { text: "Your monthly electricity bill", x: 50, y: 180, size: 16 },
    { text: `Billing period: ${spell(inDays(-33))} to ${spell(inDays(-3))}`, x: 50, y: 205 },
    { text: "Electricity, 312 kWh", x: 50, y: 240 },
    { text: "$68.64", x: 300, y: 240 },
    { text: "Standing charge", x: 50, y: 255 },
    { text: "$9.30", x: 300, y: 255 },
    { text: `Amount due: $${amount}`, x: 50, y: 300, size: 16 },
    { text: `Due date: ${spell(DUE)}`, x: 50, y: 330 },
  ];
  const debit = "This amount will be collected by direct debit on the due date.";
  if (directDebit) lines.push({ text: debit, x: 50, y: 350 });
  return pdfOf(lines);
}

/** A PDF of an invented credit card statement, paid in full or by its minimum. */
export function cardStatement(): Buffer {
  return pdfOf([
    { text: "Lumen Bank", x: 50, y: 70, size: 24 },
    { text: "Credit card statement", x: 50, y: 110, size: 16 },
    { text: `Statement date: ${spell(inDays(-4))}`, x: 50, y: 140 },
    { text: "Previous balance", x: 50, y: 200 },
    { text: "$911.60", x: 300, y: 200 },
    { text: "Purchases", x: 50, y: 220 },
    { text: "$1,284.56", x: 300, y: 220 },
    { text: "Payments received, thank you", x: 50, y: 240 },
    { text: "$911.60 CR", x: 300, y: 240 },
    { text: "New balance", x: 50, y: 300, size: 14 },
    { text: "$1,284.56", x: 300, y: 300, size: 14 },
    { text: "Minimum payment", x: 50, y: 325, size: 14 },
    { text: "$38.53", x: 300, y: 325, size: 14 },
    { text: `Payment due date: ${spell(DUE)}`, x: 50, y: 350 },
    { text: "Credit limit $6,000.00", x: 50, y: 380 },
  ]);
}

/** A PDF of a power bill that asks for nothing. */
export function creditBill(): Buffer {
  return pdfOf([
    { text: "Lumen & Sons Power", x: 50, y: 70, size: 24 },
    { text: `Bill date: ${spell(inDays(-4))}`, x: 50, y: 140 },
    { text: "Your monthly electricity bill", x: 50, y: 180, size: 16 },
    { text: "Previous balance", x: 50, y: 220 },
    { text: "$120.40 CR", x: 300, y: 220 },
    { text: "Electricity, 312 kWh", x: 50, y: 240 },
    { text: "$74.20", x: 300, y: 240 },
    { text: "Your account is in credit by", x: 50, y: 300, size: 14 },
    { text: "$46.20", x: 300, y: 300, size: 14 },
    { text: "There is nothing to pay. The credit will be used for your next bill.", x: 50, y: 330 },
  ]);
}
