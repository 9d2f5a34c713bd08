import { expect, it } from "vitest";
import { type Cell, CSV_BOM, csvLine } from "./csv.ts";

it.each<[string, Cell[], string]>([
  ["plain text", ["Power", "utilities"], "Power,utilities"],
  ["nothing", [null, "", null], ",,"],
  ["yes and no", [true, false], "yes,no"],
  ["numbers", [12, "-3.50", "0.00", -77], "12,-3.50,0.00,-77"],
  ["commas and quotes", ['Tom, "the" cat'], '"Tom, ""the"" cat"'],
  ["lines", ["a\r\nb"], '"a\r\nb"'],
  ["a formula after a semicolon, which some spreadsheets split at", ["a;=1"], '"a;\'=1"'],
  ["formulas after other separators", ["a|@x\tb\t+1\r\n=2"], "\"a|'@x\tb\t'+1\r\n'=2\""],
  ["a quoted formula after a semicolon", ['a;"=1"'], '"a;\'""=1"""'],
  ["separators without a formula", ["Gas; water | heat"], '"Gas; water | heat"'],
  ["a minus after a comma, which the quotes protect", ["Rent, -5 off"], '"Rent, -5 off"'],
  ["a formula", ["=1+1"], "'=1+1"],
  ["a formula with quotes", ['=HYPERLINK("http://x","y")'], '"\'=HYPERLINK(""http://x"",""y"")"'],
  ["plus", ["+1"], "'+1"],
  ["a minus that isn't a number", ["-1+1|cmd"], "'-1+1|cmd"],
  ["a lone minus", ["-"], "'-"],
  ["an invalid number", ["-1e5"], "'-1e5"],
  ["at", ["@SUM(A1)"], "'@SUM(A1)"],
  ...[..."\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212"].map((sign): [string, Cell[], string] => [
    `a formula that starts with ${sign}`,
    [`${sign}1+1`],
    `'${sign}1+1`,
  ]),
  ["a formula after a zero-width mark", ["\u200B=1"], "'\u200B=1"],
  ["a formula after a wide space", ["\u3000=1"], "'\u3000=1"],
  ["a full-width sign after a full-width word", ["\u96FB;\uFF1D1"], '"\u96FB;\'\uFF1D1"'],
  ["a tab", ["\t=1"], "\"'\t'=1\""],
  ["a carriage return", ["\r=1"], "\"'\r'=1\""],
  ["a tab before plain text", ["\ta"], '"\'\ta"'],
  ["other scripts", ["電気 🏠"], "電気 🏠"],
])("writes %s", (_, cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});

it("starts with the byte order mark", () => {
  expect(Buffer.from(CSV_BOM)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
});
