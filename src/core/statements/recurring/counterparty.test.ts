import { describe, expect, it } from "vitest";
import { addDays, addMonths, day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { lineOf } from "#core/statements/statement.ts";
import { groupByCounterparty } from "./counterparty.ts";
import { findRecurring } from "./find-recurring.ts";

const MONTHS = {
  en: "January February March April May June July August September October",
  de: "Januar Februar März April Mai Juni Juli August September Oktober",
  fr: "janvier février mars avril mai juin juillet août septembre octobre",
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre",
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre",
  nl: "januari februari maart april mei juni juli augustus september oktober",
  pl: "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik",
  se: "jan26 feb26 mar26 apr26 maj26 jun26 jul26 aug26 sep26 okt26",
};
const until = day("2026-10-31");

/** Lines of ten months, whose text is made from the month's name. */
const monthly = (on: number, amount: number, name: string, texts: readonly string[]) =>
  texts.map((text, at) =>
    lineOf({ day: addDays(addMonths(day("2026-01-01"), at), on - 1), amount: cents(amount), name, text }),
  );
const found = (lines: Parameters<typeof findRecurring>[0]) =>
  findRecurring(lines, until).map(({ kind, name, amount }) => [kind, name, amount]);

describe("a counterparty whose text names the month", () => {
  it.each(Object.entries(MONTHS))("is the same every month (%s)", (_, names) => {
    const months = names.split(" ");
    const lines = [
      ...monthly(
        1,
        -85_000,
        "J Harris Lettings",
        months.map((month) => `Ref ${month}`),
      ),
      ...monthly(
        5,
        -8_400,
        "Octopus Energy",
        months.map((month, at) => `${month} 2026 account ${4000 + at * 37}`),
      ),
      ...monthly(
        28,
        231_045,
        "Acme",
        months.map((month) => `${month} pay`),
      ),
    ];
    expect(found(lines).sort()).toEqual([
      ["bill", "Harris Lettings", 85_000],
      ["bill", "Octopus Energy", 8_400],
      ["income", "Acme", 231_045],
    ]);
  });

  it("is the same if the bank has only one text", () => {
    const lines = monthly(
      1,
      -85_000,
      "",
      MONTHS.en.split(" ").map((month) => `RENT ${month} J HARRIS`),
    );
    expect(found(lines)).toEqual([["bill", "Rent Harris", 85_000]]);
  });

  it("keeps its name if that is a month's", () => {
    const lines = [
      ...monthly(1, -2_000, "Mars", Array(10).fill("")),
      ...monthly(9, -7_000, "May Gurney", Array(10).fill("")),
    ];
    expect(found(lines).map(([, name]) => name)).toEqual(["Mars", "May Gurney"]);
  });
});

describe("a name with many different texts", () => {
  const texts = "thanks lunch flat cinema birthday holiday gift shoes petrol dinner".split(" ");

  it("is the payee if the amount is mostly the same", () => {
    expect(groupByCounterparty(monthly(1, -5_000, "Ann Smith", texts))).toHaveLength(1);
  });

  it("is an intermediary if the amounts differ, or if it's known as one", () => {
    const differing = monthly(1, -5_000, "Paywell", texts).map((line, at) => ({
      ...line,
      amount: cents(-900 - 70 * at),
    }));
    expect(groupByCounterparty(differing)).toHaveLength(10);
    expect(groupByCounterparty(monthly(1, -5_000, "Klarna", texts))).toHaveLength(10);
  });
});
