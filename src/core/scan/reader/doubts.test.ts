import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import type { Page } from "#core/scan/page.ts";
import { decide, FIELDS } from "./decide.ts";
import { featuresOf } from "./features.ts";

const line = (text: string, x: number, y: number, height = 10) => ({ text, x, y, width: text.length * 5, height });
const page = (...words: Page["words"]): Page => ({ width: 595, height: 842, words });

/** The amount a network would be given that holds every sum alike likely, but one more. */
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

it("doubts an old price, a credit, a limit, a deposit that is held and a card's minimum", () => {
  expect(amountOf(3000, "Your premium goes from £30.00 to £35.00 on 1 May")).toBe(cents(3500));
  expect(amountOf(2240, "Balance on your account £22.40 CR", "Your account £22.40")).toBe(cents(0));
  expect(amountOf(60_000, "Credit limit £600.00", "Balance £84.20")).toBe(cents(8420));
  expect(amountOf(90_000, "We thank you. Your deposit of £900.00 is held", "Rent £600.00")).toBe(cents(60_000));
  expect(amountOf(500, "Minimum payment £5.00", "New balance £84.20")).toBe(cents(8420));
  expect(amountOf(8420, "Credit limit £600.00", "Balance £84.20")).toBe(cents(8420));
});

it("doubts what is asked of those who are late, the next rate beside what is owed now, and instalments that are paid", () => {
  expect(amountOf(21_029, "Total amount due $195.10", "Pay this amount after 08/21/26 $210.29")).toBe(cents(19_510));
  expect(amountOf(17_270, "Total $170.99", "After Jul 07, the amount due will increase to $172.70")).toBe(
    cents(17_099),
  );
  expect(amountOf(10_300, "Reste à payer 78,56 €", "Votre nouvelle mensualité à partir du 08/07/2026 : 103,00 €")).toBe(
    cents(7856),
  );
  expect(amountOf(10_300, "Votre nouvelle mensualité à partir du 08/07/2026 : 103,00 €")).toBe(cents(10_300));
  expect(amountOf(24_900, "15.02.2026 249,00 gezahlt", "15.08.2026 261,30 offen")).toBe(cents(26_130));
  expect(amountOf(10_400, "Payment 15 May +£104.00", "We lower it from £104.00 to £92.50")).toBe(cents(9250));
});

it("takes a sum with its tax where the paper adds the two", () => {
  expect(amountOf(2500, "New rate $25.00", "Sales tax (NY, 8.25%) $2.06", "Next charge $27.06")).toBe(cents(2706));
  expect(amountOf(15_000, "You pay £150.00", "Tax relief £37.50", "Invested £187.50")).toBe(cents(15_000));
});

it("hears how often from the words beside the amount", () => {
  const often = (...texts: string[]) => {
    const read = featuresOf([page(...texts.map((text, at) => line(text, 50, 40 + 30 * at)))], {
      today: day("2026-11-15"),
    });
    const words = new Float32Array(read.tokens.length * FIELDS).fill(1);
    return decide(read, { words, none: new Float32Array(FIELDS).fill(-9), paper: new Float32Array(23) }).frequency
      .value;
  };
  expect(often("Your annual fee of £59.00")).toBe("annually");
  expect(often("Your share this week £138.70")).toBe("weekly");
  expect(often("Rate 3 von 12: 39,00 EUR")).toBe("monthly");
});

it("takes the day of a discount and a card's last month for no due day", () => {
  const due = (...texts: string[]) => {
    const read = featuresOf([page(...texts.map((text, at) => line(text, 50, 40 + 30 * at)))], {
      today: day("2026-11-15"),
    });
    const words = new Float32Array(read.tokens.length * FIELDS);
    const [own, misleading] = read.candidates.filter(({ kind }) => kind !== "money");
    words[(own?.first ?? 0) * FIELDS + 2] = 20;
    words[(own?.first ?? 0) * FIELDS + 1] = -20;
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

it("takes the first day of a plan of instalments that is still to come", () => {
  const read = featuresOf(
    [
      page(
        ...[
          "28-02-2026",
          "31-01-2026 € 89,88",
          "30-04-2026 € 89,88",
          "31-03-2026 € 89,88",
          "29-05-2026 € 89,88",
          "of alles uiterlijk 15-04-2026",
        ].map((text, at) => line(text, 50, 40 + 30 * at)),
      ),
    ],
    { today: day("2026-11-15") },
  );
  const words = new Float32Array(read.tokens.length * FIELDS);
  const days = read.candidates.filter(({ kind }) => kind === "date");
  words[(days[0]?.first ?? 0) * FIELDS + 2] = 20;
  words[(days.at(-1)?.first ?? 0) * FIELDS + 1] = 9;
  const none = new Float32Array(FIELDS).fill(-9);
  expect(decide(read, { words, none, paper: new Float32Array(23) }).dueDate?.value).toBe("2026-03-31");
});

it("reads £12.10 as money, and 12/10 or 12.10. as a day", () => {
  const kinds = (text: string) =>
    featuresOf([page(line(text, 50, 40))], { today: day("2026-11-15") }).candidates.map(({ kind }) => kind);
  expect(kinds("Charge £12.10 on 12/10 today")).toEqual(["money", "part"]);
  expect(kinds("Betrag 12.10 am 12.10. fällig")).toEqual(["money", "part"]);
});
