import { expect, it } from "vitest";
import { readEInvoice } from "./e-invoice.ts";
import { readXml, tokensOf } from "./xml.ts";

const cii = (terms: string) => `<?xml version="1.0"?><!-- made up -->
<rsm:CrossIndustryInvoice xmlns:rsm="a" xmlns:ram="b" xmlns:udt="c">
  <rsm:ExchangedDocument><ram:IssueDateTime><udt:DateTimeString format="102">20260305</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty><ram:ID>1</ram:ID><ram:Name>Stadtwerke Musterstadt &amp; S&#246;hne GmbH</ram:Name></ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>Kunde AG</ram:Name></ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>59</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>
      <ram:BillingSpecifiedPeriod>
        <ram:StartDateTime><udt:DateTimeString>20260201</udt:DateTimeString></ram:StartDateTime>
        <ram:EndDateTime><udt:DateTimeString>20260228</udt:DateTimeString></ram:EndDateTime>
      </ram:BillingSpecifiedPeriod>
      <ram:SpecifiedTradePaymentTerms>${terms}</ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        <ram:GrandTotalAmount>129.90</ram:GrandTotalAmount><ram:DuePayableAmount>29.9</ram:DuePayableAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;

it.each([
  ["<ram:DueDateDateTime><udt:DateTimeString>20260404</udt:DateTimeString></ram:DueDateDateTime>", "2026-04-04"],
  [
    "<ram:Description>Zahlbar innerhalb 30 Tagen netto bis 04.04.2026, 3% Skonto bis 15.03.2026</ram:Description>",
    "2026-04-04",
  ],
  ["<ram:Description>14 Tage 2% Skonto, 30 Tage netto</ram:Description>", "2026-04-04"],
  ["<ram:Description>Danke</ram:Description>", undefined],
])("reads CII with the terms %s", (terms, dueDate) => {
  expect(readEInvoice(cii(terms))).toEqual({
    name: "Stadtwerke Musterstadt & Söhne GmbH",
    amount: 2990,
    date: "2026-03-05",
    dueDate,
    currency: "EUR",
    isDirectDebit: true,
    frequency: "monthly",
  });
});

it("reads UBL", () => {
  const ubl = `<Invoice xmlns:cbc="x" xmlns:cac="y"><cbc:IssueDate>2026-03-05</cbc:IssueDate><cbc:DueDate>2026-03-19</cbc:DueDate>
    <cbc:DocumentCurrencyCode>GBP</cbc:DocumentCurrencyCode>
    <cac:AccountingSupplierParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Ambleford Water Ltd</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
    <cac:PaymentMeans><cbc:PaymentMeansCode name="Credit transfer">30</cbc:PaymentMeansCode></cac:PaymentMeans>
    <cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="GBP">1250.00</cbc:PayableAmount></cac:LegalMonetaryTotal></Invoice>`;
  expect(readEInvoice(ubl)).toEqual({
    name: "Ambleford Water Ltd",
    amount: 125000,
    date: "2026-03-05",
    dueDate: "2026-03-19",
    currency: "GBP",
    isDirectDebit: false,
    frequency: undefined,
  });
});

it.each([
  ["", undefined],
  ["<a><b></a>", undefined],
  ["not xml at all", undefined],
  ["<html><body>Invoice</body></html>", undefined],
  ["<x>".repeat(100), undefined],
])("rejects %s", (source, expected) => {
  expect(readEInvoice(source)).toBe(expected);
});

it.each([
  ["tags", "<a".repeat(300_000)],
  ["comments", "<!--".repeat(200_000)],
  ["sections", "<![CDATA[".repeat(100_000)],
  ["instructions", "<?".repeat(300_000)],
])("doesn't scan %s that never close", (_, source) => {
  expect([...tokensOf(source)]).toEqual([]);
  expect(readEInvoice(source)).toBeUndefined();
});

it("refuses more than 41 levels of nesting", () => {
  let taken = 0;
  function* counted(source: string) {
    for (const token of tokensOf(source)) {
      taken++;
      yield token;
    }
  }
  const source = "<a>".repeat(300_000);
  expect(readXml(source, counted(source))).toBeUndefined();
  expect(taken).toBe(40);
});

// A search restarting at each character would take 10^12 steps for each of these.
it.each([`<${"a".repeat(1_000_000)}<b></b>`, `<a ${" ".repeat(1_000_000)}<b></b>`, `<a>${"&#1".repeat(500_000)}</a>`])(
  "scans in linear time",
  (source) => {
    expect(readEInvoice(source)).toBeUndefined();
  },
);

it("knows no entities but the five, so that nothing can grow", () => {
  const source = '<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;&amp;&#x41;<![CDATA[<c>]]></a>';
  expect(readXml(source)?.text).toBe("&b;&A<c>");
});
