import { describe, expect, it } from "vitest";
import { readStatement } from "./read-statement.ts";
import * as samples from "./testing/samples.ts";

function read(text: string) {
  const found = readStatement(new TextEncoder().encode(text));
  if ("problem" in found) throw new Error(found.problem);
  return found;
}

const shown = (text: string) =>
  read(text).statements[0]?.lines.map(({ day, amount, name, bankId }) => [day, amount, name, bankId]);

const mt940 = (entries: string) => `:20:A\n:25:X\n:28C:1/1\n:60F:C261001EUR100,00\n${entries}:62F:C261002EUR70,00\n-\n`;

describe("readStatement", () => {
  it("reads OFX 1 with its amounts and names", () => {
    expect(shown(samples.OFX_SGML)).toEqual([
      ["2026-10-02", 200000, "ACME PAYROLL", "A2"],
      ["2026-10-15", -13250, "CITY POWER & LIGHT", "A1"],
    ]);
    expect(read(samples.OFX_SGML).statements[0]).toMatchObject({
      account: "121000248 0001234567",
      currency: "USD",
      closing: { day: "2026-10-31", amount: 186750 },
    });
  });

  it.each([
    ["without a day", "<BALAMT>1867.50"],
    ["with its day first", "<DTASOF>20261031<BALAMT>1867.50"],
  ])("reads an OFX balance %s", (_, balance) => {
    const text = samples.OFX_SGML.replace("<BALAMT>1867.50<DTASOF>20261031", balance);
    expect(read(text).statements[0]?.closing).toEqual({ day: "2026-10-31", amount: 186750 });
  });

  it("reads OFX 2 of a credit card, with decimal commas", () => {
    expect(shown(samples.OFX_XML)).toEqual([["2026-11-03", -999, "Strom & Gas", "x-1"]]);
    expect(read(samples.OFX_XML).statements[0]?.closing).toEqual({ day: "2026-11-05", amount: -999 });
  });

  it.each([
    ["-12.345", "no-amount"],
    ["-0,005", "no-amount"],
    ["1,234", "no-amount"],
    ["-12.340", -1234],
    ["-12,5", -1250],
    ["-1,234.50", -123450],
    ["-1.234,50", -123450],
  ])("reads the only mark of an OFX amount as a decimal mark: %s", (written, expected) => {
    const { statements, skipped } = read(samples.OFX_SGML.replace("-132.50", written));
    const amount = statements[0]?.lines.find(({ bankId }) => bankId === "A1")?.amount;
    expect(amount ?? skipped[0]?.why).toBe(expected);
  });

  it.each([
    ["1.234,56", "no-amount"],
    ["12,345", "no-amount"],
    ["12,3400", -1234],
    ["12.5", -1250],
    ["12,", -1200],
    ["12", -1200],
  ])("doesn't cut off an MT940 amount: %s", (written, expected) => {
    const { statements, skipped } = read(samples.MT940_GERMAN.replace("84,00", written));
    const amount = statements[0]?.lines.find(({ bankId }) => bankId === "BANK77")?.amount;
    expect(amount ?? skipped[0]?.why).toBe(expected);
  });

  it("reads US and UK QIF dates", () => {
    expect(shown(samples.QIF_AMERICAN)).toEqual([
      ["2026-01-02", 200000, "Acme Payroll", null],
      ["2026-01-15", -113250, "City Power", null],
    ]);
    expect(shown(samples.QIF_EUROPEAN)).toEqual([
      ["2026-10-28", 231045, "Lohn", null],
      ["2026-10-31", -8400, "Stadtwerke", null],
    ]);
  });

  it("reads QIF with decimal commas and dates of the first of each month", () => {
    const entries = ["08", "09", "10"].map((month) => `D01/${month}/2026\nT-900,00\nPMiete\n^\n`);
    expect(shown(`!Type:Bank\n${entries.join("")}`)?.map(([day]) => day)).toEqual([
      "2026-08-01",
      "2026-09-01",
      "2026-10-01",
    ]);
  });

  it("reads the months of QIF first, even if only they change", () => {
    const entries = ["1", "2", "3", "4", "5"].map((month) => `D${month}/5/2026\nT-9${month}.00\nPPower\n^\n`);
    expect(
      shown(`!Type:Bank\n${entries.join("")}`)
        ?.map(([day]) => day)
        .at(-1),
    ).toBe("2026-05-05");
  });

  it("reads QIF of two accounts as two statements", () => {
    const { statements, skipped } = read(samples.QIF_TWO_ACCOUNTS);
    expect(statements.map(({ account, lines }) => [account, lines.map(({ amount }) => amount)])).toEqual([
      ["Checking", [-1000]],
      ["Savings", [2000]],
    ]);
    expect(skipped).toEqual([]);
  });

  it("reads MT940 with coded text fields and a booking date in the next year", () => {
    expect(shown(samples.MT940_GERMAN)).toEqual([
      ["2026-10-02", -8400, "Stadtwerke Beispielstadt", "BANK77"],
      ["2027-01-02", 231045, "Beispiel GmbH", null],
    ]);
    expect(read(samples.MT940_GERMAN).statements[0]).toMatchObject({
      account: "12030000/1234567",
      currency: "EUR",
      opening: { day: "2026-10-01", amount: 100000 },
      closing: { day: "2026-10-31", amount: 322645 },
    });
  });

  it.each(["?", "~", "<", ">", "^"])("reads MT940 with %s before each field of a text", (mark) => {
    const text = "020?00PRZELEW?20Czynsz za?21 lokal?32Spoldzielnia?33 Nowa".replaceAll("?", mark);
    const { lines } = read(mt940(`:61:2610021002D50,00NTRFNONREF\n:86:${text}\n`)).statements[0] ?? {};
    expect(lines).toMatchObject([{ name: "Spoldzielnia Nowa", text: "PRZELEW Czynsz za lokal" }]);
  });

  it("keeps an MT940 text with a question mark before digits", () => {
    const { lines } = read(mt940(":61:2610021002D50,00NTRFNONREF\n:86:BEA PAS?12 WINKEL\n")).statements[0] ?? {};
    expect(lines).toMatchObject([{ name: "BEA PAS?12 WINKEL" }]);
  });

  it.each([
    ["2602300302", "2026-03-02"],
    ["260230", "2026-02-28"],
    ["260431", "2026-04-30"],
  ])("reads an MT940 value date after the month's last day: %s", (dates, expected) => {
    expect(shown(mt940(`:61:${dates}D50,00NTRFNONREF\n:86:Interest\n`))?.[0]?.[0]).toBe(expected);
  });

  it("reads the balances of an MT940 message with two pages", () => {
    const page = ":62M:C261002EUR90,00\n:28C:1/2\n:60M:C261002EUR90,00\n";
    expect(read(mt940(page)).statements[0]).toMatchObject({ opening: { amount: 10000 }, closing: { amount: 7000 } });
  });

  it("refuses MT940 whose first message is cut off", () => {
    const cut = mt940(":61:2610021002D10,00NTRFNONREF\n").split(":62F")[0];
    expect(readStatement(new TextEncoder().encode(`${cut}${mt940("")}`))).toMatchObject({ problem: "cut-off" });
  });

  it("reads MT940 in a SWIFT envelope, with a reversal", () => {
    expect(shown(samples.MT940_DUTCH)).toEqual([
      ["2026-11-03", -8900, "Vattenfall N.V.", "20261103001"],
      ["2026-11-03", 900, "Terugboeking winkel", null],
    ]);
  });

  it.each([
    ["02", samples.CAMT_02],
    ["08", samples.CAMT_08],
  ])("reads CAMT.053.001.%s, splitting batch entries", (_, text) => {
    expect(shown(text)).toEqual([
      ["2026-10-05", -8400, "Stadtwerke & Co", "R1"],
      ["2026-10-09", -1000, "Verein", "P1"],
      ["2026-10-09", -2000, "Schule", "P2"],
    ]);
    const found = read(text);
    expect(found.statements[0]).toMatchObject({
      account: "DE12500105170648489890",
      currency: "EUR",
      opening: { day: "2026-10-01", amount: 100000 },
      closing: { day: "2026-10-31", amount: 88600 },
    });
    expect(found.skipped).toEqual([{ row: 3, why: "not-booked" }]);
  });

  it.each([
    ["OFX", samples.OFX_SGML],
    ["MT940", samples.MT940_GERMAN],
    ["CAMT", samples.CAMT_02],
  ])("refuses %s that is cut off at any point", (_, text) => {
    for (let share = 0.35; share < 0.95; share += 0.05) {
      const found = readStatement(new TextEncoder().encode(text.slice(0, Math.floor(text.length * share))));
      expect(found).toHaveProperty("problem");
    }
  });

  it.each([4, 8, 12, 16])("refuses QIF that ends %i characters into an amount", (length) => {
    const entries = "!Type:Bank\nD1/15'26\nT-5.00\nPShop\n^\nD1/16'26\nT-132.50";
    const cut = entries.slice(0, entries.lastIndexOf("D1") + length);
    expect(readStatement(new TextEncoder().encode(cut))).toMatchObject({ problem: "cut-off" });
  });

  it("reads QIF whose last entry has no end marker", () => {
    expect(shown("!Type:Bank\nD1/15'26\nT-5.00\nPShop\n^\nD1/16'26\nT-132.50\nPPower\n")).toHaveLength(2);
  });

  it.each([
    ["of CAMT", samples.ENTITY_BOMB],
    ["of OFX", samples.OFX_XML.replace("<OFX>", '<!DOCTYPE OFX [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><OFX>')],
    ["that name a file", '<!DOCTYPE Document [<!ENTITY a SYSTEM "file:///etc/passwd">]><Document>&a;</Document>'],
    ["after long whitespace", samples.CAMT_02.replace("<Stmt>", `${" ".repeat(9_000)}<!ENTITY a "aa"><Stmt>`)],
  ])("refuses XML with custom entities %s", (_, text) => {
    expect(readStatement(new TextEncoder().encode(text))).toMatchObject({ problem: "has-entities" });
  });
});
