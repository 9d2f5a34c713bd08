import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import type { Page } from "#core/scan/page.ts";
import { decide, FIELDS } from "./decide.ts";
import { featuresOf } from "./features.ts";

const line = (text: string, x: number, y: number, height = 10) => ({ text, x, y, width: text.length * 5, height });
const page = (...words: Page["words"]): Page => ({ width: 595, height: 842, words });

/** The amount chosen with equal network scores for all but one favourite. */
function amountOf(favourite: number, ...texts: string[]) {
  const read = featuresOf([page(...texts.map((text, at) => line(text, 50, 40 + 30 * at)))], {
    today: day("2026-11-15"),
  });
  const words = new Float32Array(read.tokens.length * FIELDS);
  for (const one of read.candidates)
    if (one.kind === "money" && one.amount === favourite) words[one.first * FIELDS] = 3;
  const none = new Float32Array(FIELDS).fill(-1);
  return decide(read, { words, none, paper: new Float32Array(23) }).amount?.value;
}

it("rejects an old price, a credit, a limit, a deposit and a card's minimum", () => {
  expect(amountOf(3000, "Your premium goes from £30.00 to £35.00 on 1 May")).toBe(cents(3500));
  expect(amountOf(2240, "Balance on your account £22.40 CR", "Your account £22.40")).toBe(cents(0));
  expect(amountOf(60_000, "Credit limit £600.00", "Balance £84.20")).toBe(cents(8420));
  expect(amountOf(90_000, "We thank you. Your deposit of £900.00 is held", "Rent £600.00")).toBe(cents(60_000));
  expect(amountOf(500, "Minimum payment £5.00", "New balance £84.20")).toBe(cents(8420));
  expect(amountOf(8420, "Credit limit £600.00", "Balance £84.20")).toBe(cents(8420));
});

it("rejects a late price, the next rate beside the current one, and paid instalments", () => {
  expect(amountOf(21_029, "Total amount due $195.10", "Pay this amount after 08/21/26 $210.29")).toBe(cents(19_510));
  expect(amountOf(17_270, "Total $170.99", "After Jul 07, the amount due will increase to $172.70")).toBe(
    cents(17_099),
  );
  expect(amountOf(10_300, "Reste à payer 78,56 €", "Votre nouvelle mensualité à partir du 08/07/2026 : 103,00 €")).toBe(
    cents(7856),
  );
  expect(amountOf(10_300, "Votre nouvelle mensualité à partir du 08/07/2026 : 103,00 €")).toBe(cents(10_300));
  expect(amountOf(24_900, "15.02.2026 249,00 gezahlt", "15.08.2026 261,30 offen")).toBe(cents(26_130));
  expect(amountOf(5250, "O preço passa de 44,99 € para 46,09 €", "Valor a pagar 52,50 €")).toBe(cents(5250));
  expect(amountOf(10_400, "Payment 15 May +£104.00", "We lower it from £104.00 to £92.50")).toBe(cents(9250));
});

it("rejects last year's price, today's beside one from a day on, and the price of instalments that are only offered", () => {
  const renewal = ["Last year's premium (with your changes) £512.33", "Your premium £561.87"];
  expect(amountOf(51_233, ...renewal)).toBe(cents(56_187));
  expect(amountOf(61_244, ...renewal, "Total £612.44, including interest of £50.57")).toBe(cents(56_187));
  const prices = page(
    ...["You", "pay", "now"].map((text, at) => line(text, 50 + 20 * at, 40)),
    ...["From", "1", "October"].map((text, at) => line(text, 250 + 25 * at, 40)),
    line("£61.50", 50, 70),
    line("£65.50", 250, 70),
  );
  const read = featuresOf([prices], { today: day("2026-11-15") });
  const words = new Float32Array(read.tokens.length * FIELDS);
  words[(read.candidates.find((one) => one.kind === "money")?.first ?? 0) * FIELDS] = 3;
  const none = new Float32Array(FIELDS).fill(-1);
  expect(decide(read, { words, none, paper: new Float32Array(23) }).amount?.value).toBe(cents(6550));
});

it("rejects refunds and terms shorter than a year, but accepts a receipt's amount", () => {
  expect(amountOf(7358, "Your account is in credit by £73.58", "You pay £12.00")).toBe(cents(1200));
  expect(amountOf(7358, "Final balance £73.58 in credit", "You pay £12.00")).toBe(cents(1200));
  expect(amountOf(18_642, "RECEIPT", "Total £186.42", "Paid today -£186.42")).toBe(cents(18_642));
  const terms = page(
    ...["12", "months", "6", "months"].map((text, at) => line(text, 50 + 60 * at, 40)),
    line("$930.75", 100, 70),
    line("$473.20", 220, 70),
  );
  const read = featuresOf([terms], { today: day("2026-11-15") });
  const words = new Float32Array(read.tokens.length * FIELDS);
  words[(read.candidates.at(-1)?.first ?? 0) * FIELDS] = 3;
  const none = new Float32Array(FIELDS).fill(-1);
  expect(decide(read, { words, none, paper: new Float32Array(23) }).amount?.value).toBe(cents(93_075));
});

it("chooses the amount including tax if the bill adds the two", () => {
  expect(amountOf(2500, "New rate $25.00", "Sales tax (NY, 8.25%) $2.06", "Next charge $27.06")).toBe(cents(2706));
  expect(amountOf(15_000, "You pay £150.00", "Tax relief £37.50", "Invested £187.50")).toBe(cents(15_000));
});

it("detects the frequency from words beside the amount", () => {
  const frequencyIn = (...texts: string[]) => {
    const read = featuresOf([page(...texts.map((text, at) => line(text, 50, 40 + 30 * at)))], {
      today: day("2026-11-15"),
    });
    const words = new Float32Array(read.tokens.length * FIELDS).fill(1);
    return decide(read, { words, none: new Float32Array(FIELDS).fill(-9), paper: new Float32Array(23) }).frequency
      .value;
  };
  expect(frequencyIn("Your annual fee of £59.00")).toBe("annually");
  expect(frequencyIn("Your share this week £138.70")).toBe("weekly");
  expect(frequencyIn("Rate 3 von 12: 39,00 EUR")).toBe("monthly");
  expect(frequencyIn("Totaal € 47,25", "U betaalt per kwartaal")).toBe("quarterly");
  expect(frequencyIn("Pay by four instalments", "$536.70")).toBe("quarterly");
});

it("rejects a discount's day and a card's expiry as the due day", () => {
  const due = (...texts: string[]) => {
    const read = featuresOf([page(...texts.map((text, at) => line(text, 50, 40 + 30 * at)))], {
      today: day("2026-11-15"),
    });
    const words = new Float32Array(read.tokens.length * FIELDS);
    const [issueDate, misleading] = read.candidates.filter(({ kind }) => kind !== "money");
    words[(issueDate?.first ?? 0) * FIELDS + 2] = 20;
    words[(issueDate?.first ?? 0) * FIELDS + 1] = -20;
    words[(misleading?.first ?? 0) * FIELDS + 1] = 5;
    return decide(read, { words, none: new Float32Array(FIELDS).fill(-9), paper: new Float32Array(23) }).dueDate?.value;
  };
  expect(due("Datum 06.11.2026", "bis 16.11.2026 mit 2,00 % Skonto", "bis 27.11.2026 netto")).toBe("2026-11-27");
  expect(due("Date 5 January 2026", "Pay by 31 January 2026 and you may deduct 60.00", "or by 1 March 2026")).toBe(
    "2026-03-01",
  );
  expect(due("Date Aug 26, 2026", "We are closed Mon Sept 7", "Please pay by Sept 1")).toBe("2026-09-01");
  expect(due("Date 12/28/2026", "to your card (expires 04/29)", "on January 6")).toBe("2027-01-06");
});

/** Reads a bill with network scores for only its date, a favourite amount and a favourite day. */
function readWith(favourite: { amount: number; due: string }, ...texts: string[]) {
  const read = featuresOf([page(...texts.map((text, at) => line(text, 50, 40 + 30 * at)))], {
    today: day("2026-11-15"),
  });
  const words = new Float32Array(read.tokens.length * FIELDS);
  const issueDate = read.candidates.find(({ kind }) => kind === "date");
  words[(issueDate?.first ?? 0) * FIELDS + 2] = 20;
  for (const one of read.candidates) {
    if (one.kind === "money" && one.amount === favourite.amount) words[one.first * FIELDS] = 9;
    if (one.kind === "date" && one.day === favourite.due) words[one.first * FIELDS + 1] = 9;
  }
  return decide(read, { words, none: new Float32Array(FIELDS).fill(-9), paper: new Float32Array(23) });
}

it("chooses the next instalment of a plan, with its amount and frequency", () => {
  const result = readWith(
    { amount: 8988, due: "2026-04-15" },
    ...["28-02-2026", "31-01-2026 € 89,88", "30-04-2026 € 89,88", "31-03-2026 € 91,02", "29-05-2026 € 89,88"],
    ...["30-06-2026 € 89,88", "of alles uiterlijk 15-04-2026"],
  );
  expect(result.dueDate?.value).toBe("2026-03-31");
  expect(result.amount?.value).toBe(cents(9102));
  expect(result.frequency.value).toBe("monthly");
});

it("resolves the 20th of the month following from the bill's own month", () => {
  const read = (...texts: string[]) => readWith({ amount: 1200, due: "" }, ...texts).dueDate?.value;
  expect(read("14 May 2026", "Amount due $12.00", "Terms: 20th of the month following")).toBe("2026-06-20");
  expect(read("14 May 2026", "Amount due $12.00", "Due on the 20th of each month")).toBe("2026-05-20");
});

it("chooses the amount that a sentence says will be debited, not the total in a table before it", () => {
  const sum = (favourite: number, ...texts: string[]) => {
    const read = featuresOf([page(...texts.map((text, at) => line(text, 50, 40 + 30 * at)))], {
      today: day("2026-11-15"),
    });
    const words = new Float32Array(read.tokens.length * FIELDS);
    for (const one of read.candidates)
      if (one.kind === "money" && one.amount === favourite) words[one.first * FIELDS] = 2;
    return decide(read, { words, none: new Float32Array(FIELDS).fill(-9), paper: new Float32Array(23) }).amount?.value;
  };
  expect(sum(341_792, "New balance $3,417.92.", "$98.00 will be deducted from your account.")).toBe(cents(9800));
  expect(sum(341_792, "New balance $3,417.92.", "$98.00 would be deducted if you enrol.")).toBe(cents(341_792));
});

it("detects that money will be debited, but not that it could be", () => {
  const isTaken = (...texts: string[]) => readWith({ amount: 1200, due: "" }, ...texts).isDirectDebit.value;
  expect(isTaken("14 May 2026", "£12.00 will be collected from your bank account")).toBe(true);
  expect(isTaken("14 mei 2026", "Wij schrijven het bedrag van € 12,00 af")).toBe(true);
  expect(isTaken("14 May 2026", "If you prefer, £12.00 will be collected from your bank account")).toBe(false);
  expect(isTaken("14 May 2026", "Please pay £12.00")).toBe(false);
  expect(isTaken("14.05.2026", "Weitere Abschläge von 12,00 € werden nicht mehr eingezogen")).toBe(false);
});

it("reads £12.10 as money, and 12/10 or 12.10. as a day", () => {
  const kinds = (text: string) =>
    featuresOf([page(line(text, 50, 40))], { today: day("2026-11-15") }).candidates.map(({ kind }) => kind);
  expect(kinds("Charge £12.10 on 12/10 today")).toEqual(["money", "part"]);
  expect(kinds("Betrag 12.10 am 12.10. fällig")).toEqual(["money", "part"]);
});

it("rejects a previous balance and an old price even if a sentence repeats them", () => {
  const confidenceOf = (favourite: number, ...texts: string[]) =>
    readWith({ amount: favourite, due: "" }, "14 May 2026", ...texts).amount?.confidence ?? 0;
  const sentence = "You did not pay the balance of $1,904.12 in full.";
  const certain = confidenceOf(190_412, "Closing balance $2,381.47", sentence);
  expect(confidenceOf(190_412, "Previous balance $1,904.12", "Closing balance $2,381.47", sentence)).toBeLessThan(
    certain,
  );
});

it("chooses the amount paid on a receipt even if the next row states the payment method", () => {
  const result = readWith(
    { amount: 8742, due: "" },
    "24.10.2026",
    "Gesamtsumme 87,42 €",
    "Bezahlt mit Karte",
    "Netto 71,00",
  );
  expect(result.amount?.value).toBe(cents(8742));
  expect(result.amount?.confidence).toBeGreaterThan(0.999);
});

it.each(["You need not make any payment.", "No payment due.", "Please don't send us anything."])(
  "hears from '%s' beside a credit that nothing is to be paid",
  (words) => {
    const result = readWith({ amount: 1, due: "" }, "14 May 2026", "Closing balance €18.40 CR", "Duty €30.00", words);
    expect(result.amount?.value).toBe(cents(0));
  },
);

it("reads nothing to pay from a negative total, but not from a speck read as its minus", () => {
  expect(amountOf(992, "Goods 9.92", "Returned -16.34", "Total payable: -6.42")).toBe(cents(0));
  expect(amountOf(992, "Waren 9,92 €", "Retouren -16,34 €", "Rechnungsbetrag -6,42 €")).toBe(cents(0));
  expect(amountOf(992, "Goods 9.92", "Returned -16.34", "Total payable: 9.92")).toBe(cents(992));
  expect(amountOf(3205, "Goods 32.05", "Others 19.83", "Total payable: -51.88")).toBe(cents(3205));
});

it("reads nothing to pay if more was paid than charged and the difference is called a credit", () => {
  const settled = ["Rechnungsbetrag brutto 1.046,58 €", "Abschläge -1.134,00 €"];
  expect(amountOf(104_658, ...settled, "Ihr Guthaben 87,42 €")).toBe(cents(0));
  expect(amountOf(104_658, ...settled, "Ihr Verbrauch 87,42 €")).toBe(cents(104_658));
  expect(amountOf(104_658, ...settled, "Ihr Guthaben 50,00 €")).toBe(cents(104_658));
});

it("reads what a card debits though its statement prints debts as negative, and no price of a unit", () => {
  const debit = "Den Rechnungsbetrag von 680,03 EUR buchen wir am 02.11.2026 ab.";
  expect(amountOf(68_003, "Neuer Saldo -680,03", "Mindestrückzahlung 50,00 EUR", debit)).toBe(cents(68_003));
  expect(amountOf(2473, "Your Direct Debit £94.00 a month", "Electricity unit rate 24.73p, standing charge")).toBe(
    cents(9400),
  );
});

it("reads a yearly bill's total, not one of its parts, unless it's paid in them", () => {
  const lines = ["Totale 2026 219,45 €", "Prima rata 30/04/2026 110,00 €", "Seconda rata 31/10/2026 109,45 €"];
  const read = featuresOf([page(...lines.map((text, at) => line(text, 50, 40 + 30 * at)))], {
    today: day("2026-11-15"),
  });
  const amountWith = (frequency: number) => {
    const words = new Float32Array(read.tokens.length * FIELDS);
    for (const one of read.candidates) if (one.kind === "money" && one.amount === 21_945) words[one.first * FIELDS] = 9;
    const paper = new Float32Array(23);
    paper[frequency] = 20;
    return decide(read, { words, none: new Float32Array(FIELDS).fill(-1), paper }).amount?.value;
  };
  const [quarterly, annually] = [2, 3];
  expect(amountWith(annually)).toBe(cents(21_945));
  expect(amountWith(quarterly)).toBe(cents(11_000));
});
