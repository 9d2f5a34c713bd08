import { type Day, parseDay } from "#core/day.ts";
import { readUngrouped } from "./amount-text.ts";
import {
  lineOf,
  MAX_SKIPPED_REPORTED,
  type Skipped,
  type Statement,
  type StatementBalance,
  type StatementFailure,
  type StatementResult,
  TEXT_LENGTH,
  toResult,
} from "./statement.ts";
import { unescaped } from "./xml-scan.ts";

const LONGEST = 4 * TEXT_LENGTH;

/**
 * Reads OFX 1 (SGML without closing tags), OFX 2 (XML) and QFX by one rule: a value is the text after its tag. Nesting is
 * ignored, so malformed files from banks can be read too.
 */
export function readOfx(source: string): StatementResult | StatementFailure {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source.slice(0, 4_096))) return { problem: "has-entities" };
  const statements: Statement[] = [];
  const skipped: Skipped[] = [];
  let statement = emptyStatement();
  let entry: Record<string, string> | undefined;
  let group = "";
  let [count, isWhole] = [0, false];
  let bank = "";
  let balance: Record<string, string> = {};
  let end: Day | undefined;

  const finish = () => {
    statement.closing = closingOf(balance, end ?? latestDay(statement));
    [balance, end] = [{}, undefined];
    if (statement.lines.length > 0 || statement.closing) statements.push(statement);
    statement = emptyStatement();
    bank = "";
  };
  const closeEntry = () => {
    if (entry === undefined) return;
    count += 1;
    const why = addEntry(statement, entry);
    if (why && skipped.length < MAX_SKIPPED_REPORTED) skipped.push({ row: count, why });
    entry = undefined;
  };
  const openTag = (name: string, value: string) => {
    if (name === "STMTTRN") {
      closeEntry();
      entry = {};
    } else if (/^(?:CC)?STMTRS$|^INVSTMTRS$/.test(name)) finish();
    else if (name === "LEDGERBAL" || name === "AVAILBAL" || name.endsWith("ACCTTO") || name.endsWith("ACCTFROM"))
      group = name;
    else if (value === "") return;
    else if (entry) entry[name] ??= value;
    else if (name === "CURDEF") statement.currency = value.slice(0, 3).toUpperCase();
    else if (name === "BANKID") bank = value.slice(0, 20);
    else if (name === "ACCTID") statement.account ??= `${bank} ${value}`.trim().slice(0, 40);
    else if (group === "LEDGERBAL") balance[name] = value;
    else if (name === "DTEND") end = dayOf(value);
  };

  for (let at = source.indexOf("<"); at >= 0; ) {
    const end = source.indexOf(">", at);
    if (end < 0) break;
    const next = source.indexOf("<", end);
    const name = source
      .slice(at + 1, Math.min(end, at + 60))
      .trim()
      .toUpperCase();
    if (name === "/STMTTRN") closeEntry();
    else if (name.startsWith("/")) {
      if (name === `/${group}`) group = "";
      if (name === "/OFX") isWhole = true;
    } else {
      const isData = source.startsWith("<![CDATA[", next);
      const text = source.slice(end + 1, next < 0 ? source.length : Math.min(next, end + 1 + LONGEST));
      openTag(name, isData ? dataAt(source, next) : unescaped(text).trim());
    }
    at = next;
  }
  closeEntry();
  finish();
  if (!isWhole) return { problem: "cut-off" };
  return toResult(statements, skipped);
}

const emptyStatement = (): Statement => ({
  format: "ofx",
  account: null,
  currency: null,
  lines: [],
  opening: null,
  closing: null,
});

const dataAt = (source: string, at: number) =>
  source
    .slice(at + 9, at + 9 + LONGEST)
    .split("]]>", 1)[0]
    ?.trim() ?? "";

/** Parses 20261103, 20261103120000 or 20261103120000.000[-5:EST], using the bank's local day. */
function dayOf(text: string | undefined): Day | undefined {
  const [, year, month, date] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? "") ?? [];
  return parseDay(`${year}-${month}-${date}`);
}

/** The balance on its own day, or else at the end of the period; null without either. */
function closingOf({ BALAMT = "", DTASOF }: Record<string, string>, end: Day | undefined): StatementBalance | null {
  const [amount, day] = [readUngrouped(BALAMT), dayOf(DTASOF) ?? end];
  return amount === undefined || day === undefined ? null : { day, amount };
}

const latestDay = ({ lines }: Statement) =>
  lines
    .map(({ day }) => day)
    .sort()
    .at(-1);

function addEntry(statement: Statement, entry: Record<string, string>): Skipped["why"] | undefined {
  const posted = dayOf(entry.DTPOSTED ?? entry.DTUSER);
  if (posted === undefined) return "no-date";
  const amount = readUngrouped(entry.TRNAMT ?? "");
  if (amount === undefined) return "no-amount";
  const { NAME = "", MEMO = "", FITID, EXTDNAME = "" } = entry;
  statement.lines.push(lineOf({ day: posted, amount, name: EXTDNAME || NAME, text: MEMO, bankId: FITID }));
  return undefined;
}
