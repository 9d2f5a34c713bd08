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
  expect(due("Date 12/28/2026", "to your card (expires 04/29)", "on January 6")).toBe("2027-01-06");
});
