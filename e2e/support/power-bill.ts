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
