import { addDays, type Day, daysBetween, parseDay } from "#core/day.ts";
import type { UsualFrequency } from "#core/interval.ts";
import { type Cents, cents } from "#core/money.ts";
import { datesIn, dayOf } from "./date-text.ts";
import { frequencyOfDays } from "./find-frequency.ts";
import { termIn } from "./payment-term.ts";
import { at, below, type Element, readXml, textOf } from "./xml.ts";

/** The contents of an electronic invoice. */
export type EInvoice = {
  name: string | undefined;
  amount: Cents | undefined;
  date: Day | undefined;
  dueDate: Day | undefined;
  currency: string | undefined;
  isDirectDebit: boolean | undefined;
  frequency: UsualFrequency | undefined;
};

/** UN/CEFACT 4461 codes for direct debit and SEPA direct debit. */
const TAKEN = new Set(["49", "59"]);

/** Reads ZUGFeRD, Factur-X and XRechnung (CII), or UBL; undefined for any other XML. */
export function readEInvoice(source: string): EInvoice | undefined {
  const root = readXml(source);
  if (root === undefined) return undefined;
  if (/^CrossIndustry(Invoice|Document)$/.test(root.name)) return readCii(root);
  if (root.name === "Invoice" || root.name === "CreditNote") return readUbl(root);
  return undefined;
}

function readCii(root: Element): EInvoice {
  const document = at(root, "ExchangedDocument") ?? at(root, "HeaderExchangedDocument");
  const seller = below(root, "SellerTradeParty")[0];
  const settlement =
    below(root, "ApplicableHeaderTradeSettlement")[0] ?? below(root, "ApplicableSupplyChainTradeSettlement")[0];
  const sums =
    at(settlement, "SpecifiedTradeSettlementHeaderMonetarySummation") ??
    at(settlement, "SpecifiedTradeSettlementMonetarySummation");
  const date = dayIn(at(document, "IssueDateTime", "DateTimeString"));
  const terms = settlement?.children.filter(({ name }) => name === "SpecifiedTradePaymentTerms") ?? [];
  const due = terms
    .map((term) => dayIn(at(term, "DueDateDateTime", "DateTimeString")))
    .find((day) => day !== undefined);
  const words = terms.map((term) => textOf(at(term, "Description")) ?? "").join("\n");
  const means = settlement?.children.filter(({ name }) => name === "SpecifiedTradeSettlementPaymentMeans") ?? [];
  const codes = means.flatMap((each) => textOf(at(each, "TypeCode")) ?? []);
  return {
    name: textOf(at(seller, "Name")) ?? textOf(at(seller, "SpecifiedLegalOrganization", "TradingBusinessName")),
    amount: moneyOf(at(sums, "DuePayableAmount")) ?? moneyOf(at(sums, "GrandTotalAmount")),
    date,
    dueDate: due ?? dueByWords(words, date),
    currency: textOf(at(settlement, "InvoiceCurrencyCode")),
    isDirectDebit: debitOf(
      codes,
      terms.some((term) => at(term, "DirectDebitMandateID") !== undefined),
    ),
    frequency: periodOf(
      dayIn(at(settlement, "BillingSpecifiedPeriod", "StartDateTime", "DateTimeString")),
      dayIn(at(settlement, "BillingSpecifiedPeriod", "EndDateTime", "DateTimeString")),
    ),
  };
}

function readUbl(root: Element): EInvoice {
  const party = at(root, "AccountingSupplierParty", "Party");
  const date = dayIn(at(root, "IssueDate"));
  const means = root.children.filter(({ name }) => name === "PaymentMeans");
  const words = root.children
    .filter(({ name }) => name === "PaymentTerms")
    .map((term) => textOf(at(term, "Note")) ?? "");
  const codes = means.flatMap((each) => textOf(at(each, "PaymentMeansCode")) ?? []);
  return {
    name: textOf(at(party, "PartyName", "Name")) ?? textOf(at(party, "PartyLegalEntity", "RegistrationName")),
    amount: moneyOf(at(root, "LegalMonetaryTotal", "PayableAmount")),
    date,
    dueDate:
      dayIn(at(root, "DueDate")) ??
      means.map((each) => dayIn(at(each, "PaymentDueDate"))).find((day) => day !== undefined) ??
      dueByWords(words.join("\n"), date),
    currency: textOf(at(root, "DocumentCurrencyCode")),
    isDirectDebit: debitOf(
      codes,
      means.some((each) => at(each, "PaymentMandate") !== undefined),
    ),
    frequency: periodOf(dayIn(at(root, "InvoicePeriod", "StartDate")), dayIn(at(root, "InvoicePeriod", "EndDate"))),
  };
}

function dayIn(element: Element | undefined): Day | undefined {
  const compact = /^(\d{4})(\d{2})(\d{2})/.exec(textOf(element) ?? "");
  if (compact) return parseDay(`${compact[1]}-${compact[2]}-${compact[3]}`);
  const found = datesIn(textOf(element) ?? "")[0];
  return found && dayOf(found, "day-first");
}

function moneyOf(element: Element | undefined): Cents | undefined {
  const text = textOf(element);
  const value = text !== undefined && /^-?\d{1,8}(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
  return Number.isSafeInteger(value) ? cents(value) : undefined;
}

function debitOf(codes: readonly string[], hasMandate: boolean): boolean | undefined {
  if (hasMandate || codes.some((code) => TAKEN.has(code))) return true;
  return codes.length > 0 ? false : undefined;
}

/** Parses free-text terms such as "Payable within 30 days" or "by 4 April 2018". */
function dueByWords(words: string, date: Day | undefined): Day | undefined {
  const days = datesIn(words).flatMap((found) => dayOf(found, "day-first") ?? []);
  const last = days
    .filter((day) => date === undefined || day >= date)
    .sort()
    .at(-1);
  if (last !== undefined) return last;
  const term = termIn(words);
  return term === undefined || date === undefined ? undefined : addDays(date, term);
}

function periodOf(from: Day | undefined, to: Day | undefined): UsualFrequency | undefined {
  return from && to ? frequencyOfDays(daysBetween(from, to) + 1) : undefined;
}
