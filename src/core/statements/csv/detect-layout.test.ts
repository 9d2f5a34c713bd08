import { describe, expect, it } from "vitest";
import { readStatement } from "#core/statements/read-statement.ts";

function read(lines: readonly string[]) {
  const found = readStatement(new TextEncoder().encode(`${lines.join("\n")}\n`));
  if ("problem" in found) throw new Error(found.problem);
  return { lines: found.statements[0]?.lines ?? [], closing: found.statements[0]?.closing?.amount };
}
const amountsIn = (lines: readonly string[]) => read(lines).lines.map(({ amount }) => amount);

describe("a table without column names", () => {
  it("has no balance for an amount, even if the account is overdrawn", () => {
    const rows = ["-850,00\tRENT", "-84,00\tPOWER", "500,00\tPAY"];
    const balances = ["-100,00\t-950,00", "-950,00\t-1034,00", "-1034,00\t-534,00"];
    const table = rows.map((row, at) => `123456789\tEUR\t2026100${at + 1}\t${balances[at]}\t2026100${at + 1}\t${row}`);
    expect(read(table)).toMatchObject({ closing: -53400 });
    expect(amountsIn(table)).toEqual([-85000, -8400, 50000]);
  });

  it.each([
    ["an empty column beside it", ["850.00,", "84.00,", "31.20,"]],
    ["a balance that falls", ["850.00,,2150.00", "84.00,,2066.00", "31.20,,2034.80"]],
    ["a balance that falls below zero", ["850.00,,-150.00", "84.00,,-234.00", "31.20,,-265.20"]],
    ["the newest row first", ["31.20,,2034.80", "84.00,,2066.00", "850.00,,2150.00"].toReversed()],
  ])("has money out: %s", (_, cells) => {
    expect(amountsIn(cells.map((cell, at) => `10/2${at}/2026,SHOP,${cell}`))).toEqual([-85000, -8400, -3120]);
  });

  it("has a balance that follows amounts with a marker", () => {
    const rows = ["850,00;Debet;Huis;1.084,00", "84,00;Debet;Stroom;1.000,00", "500,00;Credit;Baan;1.500,00"];
    expect(read(rows.map((row, at) => `0${at + 1}-10-2026;${row}`))).toMatchObject({
      lines: [{ amount: -85000 }, { amount: -8400 }, { amount: 50000 }],
      closing: 150000,
    });
  });

  it("has money in before money out if the balance says so", () => {
    expect(amountsIn(["10/21/2026,A,,5.00,95.00", "10/22/2026,B,7.00,,102.00", "10/23/2026,C,,2.00,100.00"])).toEqual([
      -500, 700, -200,
    ]);
  });
});

it.each([
  ["besides the amount", ["-100.00,1.00,899.00", "-10.00,0.00,889.00", "-200.00,2.00,687.00"], [-10100, -1000, -20200]],
  ["within the amount", ["-100.00,1.00,900.00", "-10.00,0.00,890.00", "-200.00,2.00,690.00"], [-10000, -1000, -20000]],
])("reads a fee %s", (_, cells, amounts) => {
  const rows = cells.map((cell, at) => `2026-10-0${at + 1},Shop,${cell}`);
  expect(amountsIn(["Date,Description,Amount,Fee,Balance", ...rows])).toEqual(amounts);
});

describe("money out without a minus", () => {
  const rows = (cells: readonly string[]) => cells.map((cell, at) => `11/${13 + at}/2026,${cell}`);
  const shopping = ["NETFLIX,15.49", "SHELL,45.00", "GYM,30.00", "KROGER,88.12", "AMAZON,12.00"];

  it.each([
    ["its column names", "Date,Description,Card Member,Amount", shopping.map((cell) => cell.replace(",", ",J DOE,"))],
    ["the kind of each row", "Date,Description,Type,Amount", shopping.map((cell) => cell.replace(",", ",Purchase,"))],
    ["a repayment", "Date,Description,Amount", [...shopping, "PAYMENT - THANK YOU,-500.00"]],
  ])("is recognised in a credit card's file by %s", (_, heading, cells) => {
    expect(amountsIn([heading, ...rows(cells)])[0]).toBe(-1549);
  });

  it.each([
    ["transfers and interest", ["Transfer from Ann,50.00", "Transfer from Bob,50.00", "Interest,1.20"]],
    ["any other money in", ["Ann,50.00", "Bob,50.00", "Ann,50.00", "Bob,50.00", "Ann,50.00"]],
    ["only shops, which may also be refunds", shopping],
  ])("isn't assumed with %s", (_, cells) => {
    expect(amountsIn(["Date,Description,Amount", ...rows([...cells, "Car insurance,-240.00"])])[0]).toBeGreaterThan(0);
  });

  it("is recognised by a balance that falls", () => {
    const table = ["Date,Description,Amount,Balance", ...rows(["A,5.00,95.00", "B,-7.00,102.00", "C,2.00,100.00"])];
    expect(amountsIn(table)).toEqual([-500, 700, -200]);
  });
});

describe("semicolons between cells", () => {
  it.each([
    [
      "a title with an empty cell",
      ["Compte;****1234;31/10/2026;;1 475,09"],
      ["30/10/2026;PRELEVEMENT;PRLV SEPA;EDF;-84,20", "28/10/2026;VIREMENT;VIR RECU;EMPLOYEUR;2 310,45"],
    ],
    [
      "lines above and below",
      [
        ";",
        '"Umsätze";"Zeitraum: 30 Tage";',
        '"Neuer Kontostand";"2.345,67 EUR";',
        "",
        '"Tag";"Text";"Umsatz in EUR";',
      ],
      ['"30.10.2026";"Strom";"-84,20";', '"28.10.2026";"Lohn";"2.310,45";', "", '"Alter Kontostand";"119,22 EUR";'],
    ],
  ])("are found despite decimal commas, with %s", (_, head, rows) => {
    expect(amountsIn([...head, ...rows])).toEqual([231045, -8420]);
  });
});

it("reads the same payment every month as monthly, not daily", () => {
  const rows = Array.from({ length: 6 }, (_, at) => `0${at + 1}/05/2026,Rent,-900.00`);
  expect(read(["Date,Description,Amount", ...rows]).lines.at(-1)?.day).toBe("2026-06-05");
  const shops = Array.from({ length: 6 }, (_, at) => `0${at + 1}/05/2026,Shop ${at},-${at}.50`);
  expect(read(["Date,Description,Amount", ...shops]).lines.at(-1)?.day).toBe("2026-05-06");
});
