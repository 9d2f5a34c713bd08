/** A bank's CSV format with the expected result; all accounts are made up. */
export type CsvSample = {
  kind: string;
  text: string;
  lines: readonly (readonly [day: string, amount: number, name: string])[];
  closing?: number;
  currency?: string;
};

export const CSV_SAMPLES: readonly CsvSample[] = [
  {
    kind: "German, semicolons, decimal comma, two-digit years, preamble",
    text: [
      '"Girokonto";"DE12500105170648489890"',
      '"Zeitraum:";"01.10.2026 - 31.10.2026"',
      '"Kontostand vom 31.10.2026:";"1.204,55 €"',
      '""',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"',
      '"30.10.26";"30.10.26";"Gebucht";"MAX MUSTER";"Stadtwerke Beispielstadt";"Abschlag Strom 10/26";"Ausgang";"DE02120300000000202051";"-84,00";"DE98ZZZ1";"M-1";""',
      '"28.10.26";"28.10.26";"Gebucht";"Beispiel GmbH";"MAX MUSTER";"Lohn Oktober";"Eingang";"DE02500105170137075030";"2.310,45";"";"";""',
      '"13.10.26";"13.10.26";"Vorgemerkt";"MAX MUSTER";"Tankstelle";"Karte";"Ausgang";"";"-50,00";"";"";""',
    ].join("\r\n"),
    lines: [
      ["2026-10-28", 231045, "Beispiel GmbH"],
      ["2026-10-30", -8400, "Stadtwerke Beispielstadt"],
    ],
  },
  {
    kind: "American, one signed column, month first, running balance",
    text: [
      "Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #",
      'DEBIT,10/15/2026,"CITY POWER & LIGHT  ONLINE PMT CKF123456789",-132.50,ACH_DEBIT,1867.50,,',
      "CREDIT,10/02/2026,ACME CORP PAYROLL PPD ID: 9111111101,2000.00,ACH_CREDIT,2000.00,,",
    ].join("\n"),
    lines: [
      ["2026-10-02", 200000, "ACME CORP PAYROLL PPD ID: 9111111101"],
      ["2026-10-15", -13250, "CITY POWER & LIGHT ONLINE PMT CKF123456789"],
    ],
    closing: 186750,
  },
  {
    kind: "British, paid out and paid in, month names",
    text: [
      '"Account Name:","Current ****12345"',
      '"Account Balance:","£1,911.20"',
      "",
      '"Date","Transaction type","Description","Paid out","Paid in","Balance"',
      '"01 Oct 2026","Direct debit","COUNCIL TAX","£188.80","","£1,811.20"',
      '"05 Oct 2026","Bank credit","J SMITH","","£100.00","£1,911.20"',
    ].join("\n"),
    lines: [
      ["2026-10-01", -18880, "COUNCIL TAX"],
      ["2026-10-05", 10000, "J SMITH"],
    ],
    closing: 191120,
  },
  {
    kind: "Australian, no heading, day first, signed with a plus",
    text: [
      '14/11/2026,"-45.90","WOOLWORTHS 1234 SYDNEY NS AUS","+954.10"',
      '13/11/2026,"-1,200.00","Direct Debit 012345 RAY WHITE RENT","+1000.00"',
      '12/11/2026,"+2200.00","Salary EXAMPLE PTY LTD","+2200.00"',
    ].join("\n"),
    lines: [
      ["2026-11-12", 220000, "Salary EXAMPLE PTY LTD"],
      ["2026-11-13", -120000, "Direct Debit 012345 RAY WHITE RENT"],
      ["2026-11-14", -4590, "WOOLWORTHS 1234 SYDNEY NS AUS"],
    ],
    closing: 95410,
  },
  {
    kind: "Dutch, compact dates, Af and Bij",
    text: [
      '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie";"Tag"',
      '"20261103";"Vattenfall Klantenservice";"NL11INGB0001234567";"NL22ABNA0123456789";"IC";"Af";"89,00";"Incasso";"Termijn nov";"511,00";""',
      '"20261101";"Werkgever BV";"NL11INGB0001234567";"NL33RABO0123456789";"OV";"Bij";"600,00";"Overschrijving";"Salaris";"600,00";""',
    ].join("\n"),
    lines: [
      ["2026-11-01", 60000, "Werkgever BV"],
      ["2026-11-03", -8900, "Vattenfall Klantenservice"],
    ],
    closing: 51100,
  },
  {
    kind: "French, debit and credit, spaces between thousands",
    text: [
      "Date;Libellé;Débit euros;Crédit euros;",
      "02/11/2026;PRLV SEPA EDF CLIENTS PARTICULIERS;-95,20;;",
      "30/10/2026;VIR SALAIRE EXEMPLE SAS;;1 950,00;",
    ].join("\n"),
    lines: [
      ["2026-10-30", 195000, "VIR SALAIRE EXEMPLE SAS"],
      ["2026-11-02", -9520, "PRLV SEPA EDF CLIENTS PARTICULIERS"],
    ],
  },
  {
    kind: "an app's, times, currency, states",
    text: [
      "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance",
      "CARD_PAYMENT,Current,2026-11-01 08:11:00,2026-11-02 03:00:00,Netflix,-12.99,0.00,GBP,COMPLETED,87.01",
      "TOPUP,Current,2026-10-31 10:00:00,2026-10-31 10:00:01,Top-Up by *1234,100.00,0.00,GBP,COMPLETED,100.00",
      "CARD_PAYMENT,Current,2026-11-03 08:11:00,,Uber,-9.00,0.00,GBP,REVERTED,",
    ].join("\n"),
    lines: [
      ["2026-10-31", 10000, "Top-Up by *1234"],
      ["2026-11-02", -1299, "Netflix"],
    ],
    closing: 8701,
    currency: "GBP",
  },
  {
    kind: "a credit card's, spending without a minus",
    text: [
      "Date,Description,Amount",
      "11/13/2026,SPOTIFY USA,10.99",
      "11/12/2026,GROCERY STORE #1123,82.10",
      "11/11/2026,GAS STATION 77,40.00",
      "11/09/2026,MOBILE PAYMENT - THANK YOU,-500.00",
      "11/05/2026,HBO MAX,15.99",
      "11/03/2026,PHARMACY 0042,7.25",
    ].join("\n"),
    lines: [
      ["2026-11-03", -725, "PHARMACY 0042"],
      ["2026-11-05", -1599, "HBO MAX"],
      ["2026-11-09", 50000, "MOBILE PAYMENT - THANK YOU"],
      ["2026-11-11", -4000, "GAS STATION 77"],
      ["2026-11-12", -8210, "GROCERY STORE #1123"],
      ["2026-11-13", -1099, "SPOTIFY USA"],
    ],
  },
  {
    kind: "formulas and a spreadsheet's wrapping in the cells",
    text: [
      "sep=;",
      "Date;Reference;Description;Amount",
      '2026-11-02;="000123";"=HYPERLINK(""http://example.org"";""Click"")";-10,00',
      '2026-11-03;="000124";=1+1;-20,00',
    ].join("\n"),
    lines: [
      ["2026-11-02", -1000, '=HYPERLINK("http://example.org";"Click")'],
      ["2026-11-03", -2000, "=1+1"],
    ],
  },
  {
    kind: "Swiss, money in and out 'in CHF', a disclaimer below",
    text: [
      'Datum von:;="01.10.2026"',
      "",
      "Datum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie",
      '30.10.2026;Buchung;"KAUF LADEN BASEL";;-84.30;;',
      '25.10.2026;Gutschrift;"LOHN MUSTER AG";5200.00;;;',
      '01.10.2026;Buchung;"MIETE";;-1650.00;;',
      "",
      "Disclaimer:",
    ].join("\n"),
    lines: [
      ["2026-10-01", -165000, "MIETE"],
      ["2026-10-25", 520000, "LOHN MUSTER AG"],
      ["2026-10-30", -8430, "KAUF LADEN BASEL"],
    ],
  },
  {
    kind: "German, payee and payer in one column, pending in a column of notes",
    text: [
      "Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Glaeubiger ID;Mandatsreferenz;Beguenstigter/Zahlungspflichtiger;Betrag;Waehrung;Info",
      "DE12500105170648489890;30.10.26;30.10.26;FOLGELASTSCHRIFT;Abschlag Strom Oktober 2026 Kundennummer 4711;DE98ZZZ1;M1;Stadtwerke;-84,00;EUR;Umsatz gebucht",
      "DE12500105170648489890;28.10.26;28.10.26;LOHN GEHALT;Lohn Oktober Personalnummer 77;;;Beispiel GmbH;2310,45;EUR;Umsatz gebucht",
      "DE12500105170648489890;27.10.26;27.10.26;KARTENZAHLUNG;2026-10-26T18:11 Debitk.2 2028-12;;;Laden;-31,20;EUR;Umsatz vorgemerkt",
    ].join("\n"),
    lines: [
      ["2026-10-28", 231045, "Beispiel GmbH"],
      ["2026-10-30", -8400, "Stadtwerke"],
    ],
    currency: "EUR",
  },
  {
    kind: "a currency only of foreign purchases",
    text: [
      '"Booking Date","Partner Name","Payment Reference","Amount (EUR)","Original Amount","Original Currency"',
      '2026-10-01,"REWE",,-23.21,-23.21,EUR',
      '2026-10-02,"Vattenfall","Strom Oktober",-84.00,,',
      '2026-10-03,"Hotel NY",,-93.21,-100.00,USD',
    ].join("\n"),
    lines: [
      ["2026-10-01", -2321, "REWE"],
      ["2026-10-02", -8400, "Vattenfall"],
      ["2026-10-03", -9321, "Hotel NY"],
    ],
  },
  {
    kind: "Polish, sender and recipient in one column, after a description of the kind",
    text: [
      "#Data operacji;#Data ksiegowania;#Opis operacji;#Tytul;#Nadawca/Odbiorca;#Kwota;#Saldo po operacji;",
      '2026-10-05;2026-10-05;PRZELEW ZEWNETRZNY WYCHODZACY;"CZYNSZ";"SPOLDZIELNIA";-850,00;2 000,00;',
      '2026-10-10;2026-10-10;PRZELEW ZEWNETRZNY PRZYCHODZACY;"WYNAGRODZENIE";"FIRMA SP Z OO";5 000,00;7 000,00;',
    ].join("\n"),
    lines: [
      ["2026-10-05", -85000, "SPOLDZIELNIA"],
      ["2026-10-10", 500000, "FIRMA SP Z OO"],
    ],
    closing: 700000,
  },
  {
    kind: "numbered descriptions, of which the first has the name",
    text: [
      "Abschlussdatum;Währung;Belastung;Gutschrift;Saldo;Beschreibung1;Beschreibung2;Beschreibung3",
      '2026-10-25;CHF;;5000.00;8500.00;"MUSTER AG";"Gutschrift";"Lohn Oktober 2026 Personalnummer 4711"',
      '2026-10-01;CHF;-1500.00;;3500.00;"Vermieter AG";"Dauerauftrag";"Miete Oktober 2026 Wohnung 12"',
    ].join("\n"),
    lines: [
      ["2026-10-01", -150000, "Vermieter AG"],
      ["2026-10-25", 500000, "MUSTER AG"],
    ],
    closing: 850000,
    currency: "CHF",
  },
];
