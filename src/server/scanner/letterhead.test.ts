import { afterAll, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { openScanner } from "./open-scanner.ts";
import { type LogoAt, pdfOf, type TextAt } from "./testing-pdf.ts";
import { logoOf } from "./testing-picture.ts";

const scanner = openScanner({ log: { warn: () => {} }, seconds: 3600 });
afterAll(() => scanner.close());

async function read(bytes: Uint8Array) {
  const place = scanner.enter("ann");
  if ("none" in place) throw new Error("no place");
  const options = { today: day("2026-11-15"), withViews: false, signal: new AbortController().signal };
  const outcome = await place.read([{ bytes, kind: "pdf" }], { ...options, onProgress: () => {} }).finally(place.leave);
  if (!("reading" in outcome)) throw new Error(outcome.refusal);
  return outcome.reading;
}

/** Lines below each other. */
const block = (x: number, y: number, ...lines: readonly string[]): TextAt[] =>
  lines.map((text, at) => ({ text, x, y: y + 14 * at }));
/** Labels and their values in two columns. */
const columns = (y: number, ...rows: readonly (readonly [string, string])[]): TextAt[] =>
  rows.flatMap(([label, value], at) => [
    { text: label, x: 60, y: y + 20 * at },
    { text: value, x: 330, y: y + 20 * at },
  ]);
const at = { left: { x: 60, y: 40, across: 230 }, right: { x: 330, y: 40, across: 210 } };
type Place = Pick<LogoAt, "x" | "y" | "across">;
const logo = async (place: Place, lines: Parameters<typeof logoOf>[0]) => ({ ...place, ...(await logoOf(lines)) });

const UK = [
  ...block(60, 130, "Mr Kevin Ashdown", "14 Quarry Lane", "Ambleford AM4 7TG"),
  { text: "Your electricity bill", x: 60, y: 220, size: 16 },
  ...columns(260, ["Bill date", "3 November 2026"], ["Total amount due", "£82.32"], ["Pay by", "17 November 2026"]),
];
const UK_FOOTER = block(60, 780, "Questions? www.marlowvaleenergy.co.uk or help@marlowvaleenergy.co.uk");
const DE = [
  ...block(60, 140, "Sabine Ostermann", "Ahornstraße 12", "89077 Ulmental"),
  { text: "Nebenkostenabrechnung 2025", x: 60, y: 240, size: 15 },
  ...columns(280, ["Datum", "02.11.2026"], ["Nachzahlung", "116,50 €"], ["Zahlbar bis", "30.11.2026"]),
  ...block(60, 790, "Sparkasse Ulmental · IBAN DE02 1203 0000 0000 2020 51 · BIC BYLADEM1001"),
];
const FR = [
  ...block(330, 130, "Madame Claire Vasseur", "3 rue des Tilleuls", "38410 Montferrand"),
  ...columns(
    240,
    ["Date de la facture", "02/11/2026"],
    ["Montant à payer TTC", "64,18 €"],
    ["À payer avant le", "23/11/2026"],
  ),
];
const US = [
  ...block(60, 60, "12 October 2026"),
  { text: "Invoice", x: 60, y: 100, size: 16 },
  ...columns(
    140,
    ["Full fibre 150, October", "$29.00"],
    ["Total to pay", "$29.00"],
    ["Payment due", "26 October 2026"],
  ),
];

it.each([
  ["instead of the customer", [...UK, ...UK_FOOTER], at.left, [{ text: "Marlow Vale Energy", size: 30 }]],
  ["on the right, instead of the bank", DE, at.right, [{ text: "Wohnbau Ulmental", size: 30 }]],
  ["without any web address", FR, at.left, [{ text: "Eaux du Valmont", size: 30 }]],
  ["instead of a date or heading", US, at.right, [{ text: "Tidewell Broadband", size: 30 }]],
  [
    "and not its slogan",
    UK,
    at.left,
    [
      { text: "Fernhill Power", size: 30 },
      { text: "Warm homes, happy people", size: 14 },
    ],
  ],
] as const)("takes the name on a drawn logo: %s", async (_, lines, place, words) => {
  const reading = await read(pdfOf(lines, { logo: await logo(place, words) }));
  expect(reading).toMatchObject({ name: words[0].text, readAs: words[0].text, engine: "text" });
  const { page, box } = reading.findings.name ?? {};
  expect(page).toBe(1);
  expect(box?.x).toBeCloseTo(place.x / 595, 1);
  expect(box?.y).toBeLessThan(0.12);
});

it("changes nothing but the name", async () => {
  const plain = await read(pdfOf(UK));
  const { name, readAs, findings, pages, ...others } = await read(
    pdfOf(UK, { logo: await logo(at.left, [{ text: "Fernhill Power", size: 30 }]) }),
  );
  expect([plain.name, name, readAs]).toEqual(["Mr Kevin Ashdown", "Fernhill Power", "Fernhill Power"]);
  expect(plain).toMatchObject(others);
  expect({ ...findings, name: null }).toEqual({ ...plain.findings, name: null });
  expect(pages).toHaveLength(1);
});

it("takes the name of the biller's web address instead of the customer's, where nothing is drawn", async () => {
  const reading = await read(pdfOf([...UK, ...UK_FOOTER]));
  expect(reading).toMatchObject({
    name: "Marlowvale Energy",
    amount: "82.32",
    findings: { name: { confidence: 0.55 } },
  });
});

it("keeps a name printed as a letterhead, whatever is drawn beside it", async () => {
  const letterhead = { text: "Brambleside Water Ltd", x: 60, y: 60, size: 20 };
  const drawn = await logo(at.right, [{ text: "Together we save", size: 30 }]);
  expect(await read(pdfOf([letterhead, ...UK], { logo: drawn }))).toMatchObject({ name: "Brambleside Water" });
});

it("keeps the name of the e-invoice in the file", async () => {
  const content = `<Invoice><IssueDate>2026-11-03</IssueDate>
    <AccountingSupplierParty><Party><PartyName><Name>Marlow Vale Ltd</Name></PartyName></Party></AccountingSupplierParty>
    <LegalMonetaryTotal><PayableAmount>82.32</PayableAmount></LegalMonetaryTotal></Invoice>`;
  const attachment = { name: "factur-x.xml", content };
  const drawn = await logo(at.left, [{ text: "Fernhill Power", size: 30 }]);
  expect(await read(pdfOf(UK, { logo: drawn, attachment }))).toMatchObject({ name: "Marlow Vale Ltd" });
});
