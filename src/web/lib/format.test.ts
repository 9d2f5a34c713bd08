import { expect, it } from "vitest";
import { cents } from "#core/money.ts";
import { currencySymbol, date, grouped, money, shortDay, weekdayAndDay } from "./format.ts";
import { choices } from "./preferences.ts";

it.each([
  ["1234.5", "USD", "$1,234.50"],
  ["0.00", "USD", "$0.00"],
  ["-3.07", "USD", "-$3.07"],
  ["99999999.99", "USD", "$99,999,999.99"],
  ["20", "EUR", "€20.00"],
  ["20", "GBP", "£20.00"],
  ["20", "AUD", "$20.00"],
])("writes %s in %s as %s", (amount, currency, text) => {
  expect(money(amount, currency)).toBe(text);
});

it("defaults to dollars and month first", () => {
  expect(money(cents(1250))).toBe("$12.50");
  expect(currencySymbol()).toBe("$");
  expect(date("2026-03-01")).toBe("03/01/2026");
});

it.each([
  ["DD/MM/YYYY", "01/03/2026"],
  ["YYYY-MM-DD", "2026-03-01"],
])("writes days as %s", (format, text) => {
  expect(date("2026-03-01", format)).toBe(text);
});

it("formats every offered currency as Intl does, and others through Intl", () => {
  for (const currency of [...choices.currency.options.map(({ value }) => value), "JPY", "CHF"]) {
    const intl = new Intl.NumberFormat("en-US", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
    for (const amount of [0, 1, 10, 99, 100, 99_999, 100_000, 12_345_678, 9_999_999_999, -1, -99, -100_000]) {
      expect(money(cents(amount), currency)).toBe(intl.format(amount / 100));
    }
    const { value } = intl.formatToParts(0).find(({ type }) => type === "currency") ?? {};
    expect(currencySymbol(currency)).toBe(value);
  }
  for (const number of [0, 7, 999, 1000, 123_456, 1_234_567]) {
    expect(grouped(number)).toBe(number.toLocaleString("en-US"));
  }
});

it.each([
  ["2026-11-20", "20 Nov", "Fri 20 Nov"],
  ["2026-01-01", "1 Jan", "Thu 1 Jan"],
  ["2027-02-16", "16 Feb", "Tue 16 Feb"],
  ["2027-11-16", "16 Nov 2027", "Tue 16 Nov 2027"],
  ["2025-12-31", "31 Dec 2025", "Wed 31 Dec 2025"],
])("writes %s as %s in a sentence on 17 Nov 2026", (value, short, withWeekday) => {
  const today = "2026-11-17";
  expect([shortDay(value, today), weekdayAndDay(value, today)]).toEqual([short, withWeekday]);
});
