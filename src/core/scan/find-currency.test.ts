import { expect, it } from "vitest";
import { findCurrency } from "./find-currency.ts";

it.each([
  ["Total £5.00", "GBP"],
  ["Do zapłaty 123,45 zł", "PLN"],
  ["Celkem 500 Kč", "CZK"],
  ["Total a pagar R$ 123,45", "BRL"],
  ["Att betala 1 234 kr, Bankgiro 123-4567", "SEK"],
  ["Å betale 890,00 kr, KID 123, MVA 178,00", "NOK"],
  ["At betale kr. 890,00, CVR 12345678", "DKK"],
  ["Total due $12.00", "USD"],
  ["Total due $12.00, ABN 12 345 678 901", "AUD"],
])("%s is in %s", (text, currency) => {
  expect(findCurrency([text])).toBe(currency);
});

it.each(["Total 12,00 kr", "Total 12.00"])("doesn't guess the currency of %s", (text) => {
  expect(findCurrency([text])).toBeUndefined();
});
