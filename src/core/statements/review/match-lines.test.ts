import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { parseMoney } from "#core/money.ts";
import { lineKeys } from "#core/statements/line-keys.ts";
import { readStatement } from "#core/statements/read-statement.ts";
import { lineOf, type StatementLine } from "#core/statements/statement.ts";
import { type KeyedLine, matchLines } from "./match-lines.ts";

function linesIn(text: string) {
  const read = readStatement(new TextEncoder().encode(text));
  if ("problem" in read) throw new Error(read.problem);
  const lines = read.statements[0]?.lines ?? [];
  const keys = lineKeys(lines);
  return lines.map((line, at) => ({ ...line, key: keys[at] ?? "" }));
}
const remembered = (
  lines: readonly (StatementLine & { key: string })[],
  paymentId: number | null = null,
): KeyedLine[] => lines.map((line) => ({ ...line, bankId: null, billId: paymentId === null ? null : 1, paymentId }));

const CSV = "Date,Description,Amount\n";
const OCTOBER = ["2026-10-01,Rent,-900.00", "2026-10-30,Coffee,-3.80", "2026-10-30,Coffee,-3.80"];
const NOVEMBER = ["2026-11-01,Rent,-900.00", "2026-11-02,Coffee,-3.80"];

it("matches every line of overlapping files, with equal lines on one day and newest first too", () => {
  const first = linesIn(`${CSV}${[...OCTOBER, NOVEMBER[0]].join("\n")}\n`);
  const second = linesIn(`${CSV}${[...OCTOBER.slice(1), ...NOVEMBER].toReversed().join("\n")}\n`);
  const { lines, earlier } = matchLines(second, remembered(first, 7));
  expect(lines.map(({ paymentId }) => paymentId)).toEqual([7, 7, 7, null]);
  expect(earlier.map(({ day: on, name }) => [on, name])).toEqual([["2026-10-01", "Rent"]]);
});

it("matches a line from another format of the same bank and keeps its key", () => {
  const csv = remembered(linesIn(`${CSV}2026-10-15,City Power,-132.50\n2026-10-02,ACME,2000.00\n`), 7);
  const ofx = linesIn(`OFXHEADER:100
<OFX><STMTRS><CURDEF>USD<BANKTRANLIST>
<STMTTRN><DTPOSTED>20261015<TRNAMT>-132.50<FITID>A1<NAME>CITY POWER &amp; LIGHT</STMTTRN>
<STMTTRN><DTPOSTED>20261016<TRNAMT>-132.50<FITID>A2<NAME>CITY POWER &amp; LIGHT</STMTTRN>
</BANKTRANLIST></STMTRS></OFX>`);
  const { lines, earlier } = matchLines(ofx, csv);
  expect(lines.map(({ key, paymentId }) => [key, paymentId])).toEqual([
    ["2026-10-15 -132.50 city power", 7],
    ["#A2 2026-10-16 -132.50", null],
  ]);
  expect(earlier).toHaveLength(1);
});

it("matches each line only once", () => {
  const one = remembered(linesIn(`${CSV}2026-10-30,Coffee House,-3.80\n2026-10-31,Tea,-2.00\n`), 7);
  const { lines } = matchLines(linesIn(`${CSV}${OCTOBER.join("\n")}\n`), one);
  expect(lines.filter(({ paymentId }) => paymentId !== null)).toHaveLength(1);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
});

it("has keys that survive storage unchanged, for long texts too", () => {
  for (let length = 150; length < 200; length += 1) {
    const text = `${"a".repeat(length)} ${"b ".repeat(60)}`;
    const line = lineOf({ day: day("2026-10-01"), amount: parseMoney("1.00") ?? never(), name: "x", text });
    for (const key of lineKeys([line, line])) expect(key).toBe(key.trim());
  }
});

function never(): never {
  throw new Error("no money");
}
