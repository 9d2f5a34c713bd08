import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import type { UsualFrequency } from "#core/interval.ts";
import { featuresOf } from "./features.ts";
import { otherAmounts } from "./other-amounts.ts";

/** Lines of text; a bar separates columns. */
function offered(lines: readonly string[], amount: number | null, frequency: UsualFrequency | null = null): string[] {
  const words = lines.flatMap((line, at) =>
    line.split(" | ").map((text, column) => ({
      ...{ text, x: 50 + column * 170, y: 40 + at * 20 },
      ...{ width: text.length * 5, height: 10 },
    })),
  );
  const features = featuresOf([{ width: 595, height: 842, words }], { today: day("2026-11-15") });
  return otherAmounts(features, { amount, frequency }).map(({ kind, value }) => `${kind} ${value}`);
}

it.each([
  ["English", ["New balance £1,284.56", "Minimum payment £38.53", "Previous balance £911.60"], 128_456, 3853],
  ["German", ["Neuer Saldo | 1.284,56 €", "Mindestbetrag | 38,53 €", "Saldovortrag | 911,60 €"], 128_456, 3853],
  ["French", ["Nouveau solde | 1 284,56 €", "Paiement minimum | 38,53 €"], 128_456, 3853],
  ["Spanish", ["Saldo total | 1.284,56 €", "La cuota mínima sería de 38,53 €"], 128_456, 3853],
  [
    "Italian",
    ["Saldo da pagare carta | 1.284,56 €", "Rata minima | 38,53 €", "Nuovo saldo | 1.284,56 €"],
    128_456,
    3853,
  ],
  ["Dutch", ["Openstaand saldo | € 1.284,56", "Minimaal te betalen bedrag | € 38,53"], 128_456, 3853],
])(
  "offers a card's minimum payment in %s if its balance was read, and the other way round",
  (_, lines, balance, minimum) => {
    expect(offered(lines, balance)).toEqual([`minimum ${minimum}`]);
    expect(offered(lines, minimum)).toEqual([`balance ${balance}`]);
  },
);

it("offers both if the minimum is collected and no amount was read, or a fixed one is", () => {
  const lines = ["What you owe | Minimum", "£743.18 | £25.00", "We will collect £200.00 on 2 December"];
  expect(offered(lines, null)).toEqual(["minimum 2500", "balance 74318"]);
  expect(offered(lines, 20_000)).toEqual(["minimum 2500", "balance 74318"]);
});

it.each([
  [
    "a schedule",
    ["Total due 219,45", "Prima rata 30/04/2026 110,00", "Seconda rata 31/10/2026 109,45"],
    21_945,
    11_000,
  ],
  ["equal parts", ["Montant total | 360,00 €", "payable en 12 mensualités de 30,00 €"], 36_000, 3000],
  ["a first part with the rest", ["Amount for the year £1,812.47", "First instalment £183.47"], 181_247, 18_347],
  ["rounded parts", ["Totaal | € 217,83", "Betalen in 4 termijnen van € 54,46"], 21_783, 5446],
])("offers an instalment if the total was read, and the other way round, from %s", (_, lines, total, part) => {
  expect(offered(lines, total)).toEqual([`instalment ${part}`]);
  expect(offered(lines, part)).toEqual([`total ${total}`]);
});

it("offers instalments that cost more than paying at once, but no total that nothing is read of", () => {
  const lines = ["Annual premium $1,364.72", "Or pay 12 monthly instalments of $125.10"];
  expect(offered(lines, 136_472)).toEqual(["instalment 12510"]);
  expect(offered(lines, 12_510)).toEqual([]);
});

it.each([
  [
    "a table of ways to pay",
    ["jährlich | 318,90 EUR", "halbjährlich | 164,23 EUR", "vierteljährlich | 83,71 EUR"],
    [16_423, 8371],
  ],
  ["a sentence", ["Total | 335.00", "Vierteljährlich beläuft sich der Betrag auf CHF 85.75 pro Quartal"], [8575]],
  ["a monthly price", ["Annual premium £318.90", "or spread it: £27.90 a month"], [2790]],
])("offers to pay a yearly bill more often, from %s", (_, lines, parts) => {
  const [whole = 0] = [31_890, 33_500].filter((amount) => offered(lines, amount, "annually").length > 0);
  expect(offered(lines, whole, "annually")).toEqual(parts.map((amount) => `instalment ${amount}`));
  // Of a bill that comes every month only a list of several ways to pay is believed.
  expect(offered(lines, whole, "monthly").length).toBe(parts.length > 1 ? parts.length : 0);
});

it("offers the total of equal payments if they may be paid at once", () => {
  const lines = ["Monthly fee $412.65", "or remit the year's fees, $4,951.80, in a single payment"];
  expect(offered(lines, 41_265, "monthly")).toEqual(["total 495180"]);
  expect(offered(["Monthly fee $30.00", "Minimum total over 12 months $360.00"], 3000, "monthly")).toEqual([]);
});

it.each([
  ["a charity's minimum", ["Membership fee £36.00", "The minimum membership is £27.50"], 3600],
  ["an estimate", ["Monthly payment £100.00", "Estimated total for the year £1,200.00"], 10_000],
  ["the rest of a loan", ["Your instalment | 214.50", "Remaining debt | 8,580.00"], 21_450],
  [
    "a previous balance",
    ["Previous balance £911.60", "Minimum payment £25.00", "New balance £743.18"],
    74_318,
    "minimum 2500",
  ],
  ["a credit", ["Your balance is £42.00 in credit", "Minimum payment £0.00", "Spent £18.00"], 0],
  ["a tax", ["Total £120.00", "VAT £20.00", "Net £100.00"], 12_000],
])("does not offer %s", (_, lines, read, ...expected) => {
  expect(offered(lines, read)).toEqual(expected);
});
