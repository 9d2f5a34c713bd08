import { describe, expect, it } from "vitest";
import { readStatement } from "./read-statement.ts";
import { CSV_SAMPLES } from "./testing/csv-samples.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("a bank's table", () => {
  it.each(CSV_SAMPLES)("is read: $kind", ({ text, lines, closing, currency }) => {
    const read = readStatement(bytesOf(text));
    if ("problem" in read) throw new Error(read.problem);
    const [statement] = read.statements;
    expect(read.statements).toHaveLength(1);
    expect(statement?.lines.map(({ day, amount, name }) => [day, amount, name])).toEqual(lines);
    expect(statement?.closing?.amount).toBe(closing);
    if (currency) expect(statement?.currency).toBe(currency);
  });

  it.each([
    ["2026-02-01", "ymd"],
    ["01/02/2026", "dmy"],
  ])("with %s has dates in the order %s", (date, order) => {
    const read = readStatement(bytesOf(`Date,What,Amount\n${date},Rent,-5.00\n${date},Shop,-6.00\n`));
    expect(read.csv?.layout.dateOrder).toBe(order);
  });

  it.each([
    ["dmy", "-900,00", ["01/08/2026", "01/09/2026", "01/10/2026"]],
    ["mdy", "-900,00", ["01/08/2026", "01/19/2026", "01/20/2026"]],
    ["mdy", "-900.00", ["01/08/2026", "01/09/2026", "01/10/2026"]],
  ])("has dates in the order %s with amounts such as %s and dates such as %j", (order, amount, dates) => {
    const rows = dates.map((date) => `${date};Rent;${amount}\n`);
    const read = readStatement(bytesOf(`Date;What;Amount\n${rows.join("")}`));
    expect(read.csv?.layout.dateOrder).toBe(order);
  });

  it("is read with the corrected layout for its columns", () => {
    const text = "Date,What,Amount\n01/02/2026,Rent,5.00\n02/02/2026,Shop,6.00\n";
    const first = readStatement(bytesOf(text));
    const layout = first.csv?.layout;
    if (layout === undefined) throw new Error("no layout");
    const requestedKeys: string[] = [];
    const read = readStatement(bytesOf(text), (key) => {
      requestedKeys.push(key);
      return { ...layout, dateOrder: "mdy", isTurned: true };
    });
    expect(requestedKeys).toEqual(["3,date|what|amount"]);
    expect("statements" in read && read.statements[0]?.lines[0]).toMatchObject({ day: "2026-01-02", amount: -500 });
  });

  it.each([
    ["windows-1252", [0x44, 0xfc, 0x72]],
    ["mixed", [0xc3, 0xbc, 0x20, 0xfc]],
  ])("in %s keeps its letters", (encoding, letters) => {
    const head = [...bytesOf("Datum;Name;Betrag\n02.11.2026;")];
    const read = readStatement(new Uint8Array([...head, ...letters, ...bytesOf(";-1,00\n")]));
    expect(read.encoding).toBe(encoding);
    expect("statements" in read && read.statements[0]?.lines[0]?.name).toMatch(/ü/);
  });

  it("is read in UTF-16 with and without a byte order mark", () => {
    const text = "Date\tDescription\tAmount\n2026-11-02\tRent\t-1.00\n";
    const wide = [...text].flatMap((sign) => [sign.charCodeAt(0), 0]);
    for (const bytes of [wide, [0xff, 0xfe, ...wide]]) {
      const read = readStatement(new Uint8Array(bytes));
      expect("statements" in read && read.statements[0]?.lines[0]).toMatchObject({ amount: -100, name: "Rent" });
    }
  });

  it("reports skipped rows", () => {
    const read = readStatement(
      bytesOf("Date,Description,Amount\n2026-11-02,Rent,-1.00\n2026-11-03,Gas,twelve\nTotal,,-1.00\n"),
    );
    expect("statements" in read && read.skipped).toEqual([
      { row: 3, why: "no-amount" },
      { row: 4, why: "no-date" },
    ]);
  });

  it("doesn't read 12.50 as 1250 when the decimal mark is a comma", () => {
    const read = readStatement(
      bytesOf("Date;Description;Amount\n2026-11-02;a;-1,00\n2026-11-03;b;-2,10\n2026-11-04;c;-12.50\n"),
    );
    expect("statements" in read && read.skipped).toEqual([{ row: 4, why: "no-amount" }]);
  });

  it.each([
    ["CLP", 35000000],
    ["KWD", 35000],
  ])("reads 350.000 %s", (currency, amount) => {
    const read = readStatement(bytesOf(`Date,Payee,Amount,Currency\n2026-11-02,a,350.000,${currency}\n`));
    expect("statements" in read && read.statements[0]?.lines[0]?.amount).toBe(amount);
  });

  it("gives two statements for two currencies", () => {
    const read = readStatement(
      bytesOf(
        "Date,Description,Amount,Currency\n2026-11-02,a,-1.00,EUR\n2026-11-03,b,-2.00,USD\n2026-11-03,b,-2.00,USD\n",
      ),
    );
    expect("statements" in read && read.statements.map(({ currency, lines }) => [currency, lines.length])).toEqual([
      ["EUR", 1],
      ["USD", 2],
    ]);
  });

  it.each([
    "Closing balance",
    "OPENING BALANCE",
    "Balance brought forward",
    "Balance c/f",
    "Endsaldo",
    "Eröffnungssaldo",
    "Kontostand am 30.11.2026",
    "Solde",
    "Solde précédent",
    "Solde au 30/11/2026",
    "Saldo final",
    "Saldo iniziale",
    "Saldo do dia",
    "Eindsaldo",
    "Utgående saldo",
  ])("leaves out a row that is only a balance: %s", (name) => {
    const read = readStatement(bytesOf(`Date;Description;Amount\n2026-11-01;Rent;-1.00\n2026-11-30;${name};8.00\n`));
    expect("statements" in read && [read.statements[0]?.lines.map((line) => line.name), read.skipped]).toEqual([
      ["Rent"],
      [],
    ]);
  });

  it.each([
    "New Balance",
    "Balance",
    "Closing balance fee",
    "Solde de tout compte",
    "Recarga saldo",
    "Saldo 24",
    "Total",
  ])("keeps the shop or payment %s", (name) => {
    const read = readStatement(bytesOf(`Date;Description;Amount\n2026-11-01;Rent;-1.00\n2026-11-30;${name};8.00\n`));
    expect("statements" in read && read.statements[0]?.lines.map((line) => line.name)).toEqual(["Rent", name]);
  });

  it("keeps a payment to a shop called Solde", () => {
    const read = readStatement(bytesOf("Date;Payee;Memo;Amount\n2026-11-01;Solde;Achat par carte;-1.00\n"));
    expect("statements" in read && read.statements[0]?.lines).toHaveLength(1);
  });

  it.each([
    ["kinds of transactions", "Type", ["DEB", "DEB", "DEB", "DEB", "FPO"], [null]],
    ["payees", "Description", ["Pay", "Pay", "Pay", "Pay"], [null]],
    ["codes without a name for them", "Unit", ["EUR", "EUR", "USD", "EUR"], ["EUR", "USD"]],
    ["rare codes", "Currency", ["XDR", "XDR", "ggp", "XDR"], ["XDR", "GGP"]],
  ])("finds the right currencies with three-letter %s", (_, column, cells, currencies) => {
    const rows = cells.map((cell, at) => `2026-11-0${at + 1},${cell},-${at}.00\n`);
    const read = readStatement(bytesOf(`Date,${column},Amount\n${rows.join("")}`));
    expect("statements" in read && read.statements.map(({ currency }) => currency)).toEqual(currencies);
  });

  it("loses no other row to an unclosed quote", () => {
    const rows = Array.from(
      { length: 400 },
      (_, at) => `2026-01-02,"shop ${at} with a long name to fill the row,-1.00`,
    );
    const read = readStatement(bytesOf(`Date,Description,Amount\n${rows.join("\n")}\n`));
    expect("statements" in read && read.statements[0]?.lines.length).toBe(400);
  });
});

describe("money out and in", () => {
  it.each([
    ["with an empty Credit column", "Debit,Credit", ["900.00,", "132.50,"], [-90000, -13250]],
    ["with dashes in the Credit column", "Debit,Credit", ["900.00,-", "132.50,-"], [-90000, -13250]],
    [
      "with an empty Credit column and a balance",
      "Debit,Credit,Balance",
      ["900.00,,50.00", "1.00,,49.00"],
      [-90000, -100],
    ],
    ["with a balance that contradicts it", "Debit,Credit,Balance", ["900.00,,900.00", "1.00,,901.00"], [-90000, -100]],
    ["with an empty Debit column", "Debit Amount,Credit Amount", [",900.00", ",132.50"], [90000, 13250]],
    ["with negative debits and an empty Credit column", "Debit,Credit", ["-900.00,", "-132.50,"], [-90000, -13250]],
    ["with Withdrawals alone", "Withdrawals", ["900.00", "132.50"], [-90000, -13250]],
    ["with Deposits alone", "Deposits", ["900.00", "132.50"], [90000, 13250]],
    ["with an amount and empty other columns", "Amount,Debit,Credit", ["900.00,,", "-132.50,,"], [90000, -13250]],
    ["with an amount whose name has 'in'", "Amount in EUR,Paid out", ["900.00,", "-132.50,"], [90000, -13250]],
    ["with a currency after 'in'", "Debit in EUR,Credit in EUR", ["900.00,", ",132.50"], [-90000, 13250]],
    ["with a marker", "Debit,Direction", ["900.00,CR", "132.50,DR"], [90000, -13250]],
    [
      "with a refund with a minus",
      "Debit,Credit",
      ["900.00,", "40.00,", "-132.50,", ",5.00"],
      [-90000, -4000, 13250, 500],
    ],
    [
      "with a refund in parentheses",
      "Paid out,Paid in",
      ["900.00,", "40.00,", "(132.50),", ",5.00"],
      [-90000, -4000, 13250, 500],
    ],
    [
      "with a refund without a minus",
      "Debit,Credit",
      ["-900.00,", "-40.00,", "132.50,", ",5.00"],
      [-90000, -4000, 13250, 500],
    ],
    ["with a returned deposit", "Debit,Credit", [",900.00", ",40.00", ",-40.00", "5.00,"], [90000, 4000, -4000, -500]],
    ["with a refund in Withdrawals alone", "Withdrawals", ["900.00", "40.00", "-132.50"], [-90000, -4000, 13250]],
  ])("are told apart %s", (_, columns, cells, amounts) => {
    const rows = cells.map((cell, at) => `2026-11-0${at + 1},Shop ${at},${cell}\n`);
    const read = readStatement(bytesOf(`Date,Description,${columns}\n${rows.join("")}`));
    expect("statements" in read && read.statements[0]?.lines.map(({ amount }) => amount)).toEqual(amounts);
  });
});

it.each(["+100.00", "100.00 CR", "Cr. 100.00"])("keeps the direction of mostly deposits such as %s", (deposit) => {
  const rows = [deposit, deposit, deposit, deposit, "-40.00"].map((amount, at) => `2026-11-0${at + 1},Pay,${amount}\n`);
  const read = readStatement(bytesOf(`Date,Description,Amount\n${rows.join("")}`));
  expect("statements" in read && read.statements[0]?.lines[0]?.amount).toBe(10000);
});

describe("a table that is cut off", () => {
  const head = "Date,Description,Amount\n2026-11-01,Shop,-20.00\n2026-11-02,Rent,-100.00\n";

  it.each(["2026-11-03", "2026-11-03,Ga", "2026-11-03,Gas,-1", "2026-11-03,Gas,-132.", "2026-11-03,Gas,-132.5"])(
    "is refused: %s",
    (row) => expect(readStatement(bytesOf(head + row))).toMatchObject({ problem: "cut-off" }),
  );

  it.each(["2026-11-03,Gas,-132.50", "2026-11-03,Gas,-132.50\n", "Total,,-252.50", "3 rows"])(
    "isn't detected if the last row is complete or isn't a transaction: %s",
    (row) => expect(readStatement(bytesOf(head + row))).toHaveProperty("statements"),
  );

  it("isn't detected if decimals are optional or trailing cells are omitted", () => {
    const mixed = "Date,Description,Amount\n2026-11-01,Shop,-20\n2026-11-02,Rent,-100.5\n2026-11-03,Gas,-132";
    expect(readStatement(bytesOf(mixed))).toHaveProperty("statements");
    const short = "Date,Amount,Text\n2026-11-01,-20.00,a\n2026-11-02,-10.00\n2026-11-03,-13.00";
    expect(readStatement(bytesOf(short))).toHaveProperty("statements");
  });
});

describe("a file that isn't a statement", () => {
  it.each([
    ["empty", ""],
    ["empty", " \n "],
    ["spreadsheet", "PK\u0003\u0004rest"],
    ["not-a-statement", '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook></Workbook>'],
    ["pdf", "%PDF-1.7"],
    ["web-page", "<html><table><tr><td>1</td></tr></table></html>"],
    ["not-text", "a\0b\0\0"],
    ["not-a-statement", "<?xml version='1.0'?><invoice/>"],
    ["no-columns", "just some words\nand more\n"],
  ])("is refused as %s", (problem, text) => {
    expect(readStatement(bytesOf(text))).toMatchObject({ problem });
  });

  it("is refused with too many lines", () => {
    const rows = "2026-11-02,a,-1.00\n".repeat(50_001);
    expect(readStatement(bytesOf(`Date,Description,Amount\n${rows}`))).toMatchObject({ problem: "too-many-lines" });
  });
});
