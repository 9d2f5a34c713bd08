import { type Day, parseDay } from "#core/day.ts";
import { type Cents, cents } from "#core/money.ts";
import { readAmount } from "./amount-text.ts";
import {
  lineOf,
  MAX_SKIPPED_REPORTED,
  type Skipped,
  type Statement,
  type StatementFailure,
  type StatementResult,
  toResult,
} from "./statement.ts";
import { scanXml } from "./xml-scan.ts";

/** The collected fields of an entry, or of one transaction of a batch entry. */
type Draft = Record<string, string>;

const LONGEST = 600;

/** Reads CAMT.053 from version 02. Intraday reports (052) and notifications (054) have the same entries. */
export function readCamt(source: string): StatementResult | StatementFailure {
  const statements: Statement[] = [];
  const skipped: Skipped[] = [];
  const path: string[] = [];
  let [entry, part, balance]: (Draft | undefined)[] = [];
  let parts: Draft[] = [];
  let count = 0;
  let statement: Statement | undefined;

  const inside = (name: string) => path.includes(name);
  const end = {
    Stmt: () => {
      if (statement) statements.push(statement);
      statement = undefined;
    },
    Bal: () => {
      if (statement && balance) addBalance(statement, balance);
      balance = undefined;
    },
    TxDtls: () => {
      if (part) parts.push(part);
      part = undefined;
    },
    Ntry: () => {
      count += 1;
      const why = statement && entry ? addEntry(statement, entry, parts) : undefined;
      if (why && skipped.length < MAX_SKIPPED_REPORTED) skipped.push({ row: count, why });
      entry = undefined;
      parts = [];
    },
  };

  const state = scanXml(source, {
    open(name, attributes) {
      path.push(name);
      if (name === "Stmt" || name === "Rpt" || name === "Ntfctn") statement = emptyStatement();
      if (statement === undefined) return;
      if (name === "Ntry") entry = {};
      else if (name === "TxDtls" && entry) part = {};
      else if (name === "Bal") balance = {};
      const currency = name === "Amt" ? /\bCcy\s*=\s*["']([A-Za-z]{3})["']/.exec(attributes)?.[1] : undefined;
      const target = part ?? entry ?? balance;
      if (currency && target) target[`${keyOf(path)} Ccy`] ??= currency;
    },
    text(text) {
      const value = text.trim();
      if (value === "" || statement === undefined) return;
      const target = part ?? entry ?? balance;
      const key = keyOf(path);
      if (target)
        target[key] = target[key] === undefined ? value.slice(0, LONGEST) : `${target[key]} ${value}`.slice(0, LONGEST);
      else if (inside("Acct") && !inside("RltdAcct")) {
        if (path.at(-1) === "IBAN" || (path.at(-1) === "Id" && path.at(-2) === "Othr"))
          statement.account ??= value.slice(0, 40);
        if (path.at(-1) === "Ccy") statement.currency ??= value.slice(0, 3).toUpperCase();
      }
    },
    close(name) {
      if (name === "Stmt" || name === "Rpt" || name === "Ntfctn") end.Stmt();
      else if (name === "Bal" || name === "TxDtls" || name === "Ntry") end[name]();
      path.pop();
    },
  });
  if (state !== "whole") return { problem: state };
  return statements.length === 0 ? { problem: "not-a-statement" } : toResult(statements, skipped);
}

const emptyStatement = (): Statement => ({
  format: "camt",
  account: null,
  currency: null,
  lines: [],
  opening: null,
  closing: null,
});

/** The path within the current entry, transaction or balance. */
function keyOf(path: readonly string[]): string {
  const from = Math.max(path.lastIndexOf("Ntry"), path.lastIndexOf("TxDtls"), path.lastIndexOf("Bal"));
  return path.slice(from + 1).join("/");
}

const isDebit = (draft: Draft) => draft.CdtDbtInd === "DBIT";
const dayOf = (text: string | undefined): Day | undefined =>
  text === undefined ? undefined : parseDay(text.slice(0, 10));

function amountOf(draft: Draft, key: string): Cents | undefined {
  const size = readAmount(draft[key] ?? "", ".");
  return size === undefined ? undefined : cents(isDebit(draft) ? -Math.abs(size) : Math.abs(size));
}

function addBalance(statement: Statement, draft: Draft): void {
  const amount = amountOf(draft, "Amt");
  const day = dayOf(draft["Dt/Dt"] ?? draft["Dt/DtTm"]);
  if (amount === undefined || day === undefined) return;
  statement.currency ??= draft["Amt Ccy"]?.toUpperCase() ?? null;
  const kind = draft["Tp/CdOrPrtry/Cd"];
  if (kind === "OPBD" || kind === "PRCD") statement.opening ??= { day, amount };
  else if (kind === "CLBD") statement.closing = { day, amount };
}

/** Adds an entry's line, or one line per transaction of a batch if they add up to it. Returns why if it's skipped. */
function addEntry(statement: Statement, entry: Draft, parts: readonly Draft[]): Skipped["why"] | undefined {
  const status = entry["Sts/Cd"] ?? entry.Sts ?? "BOOK";
  if (status !== "BOOK") return "not-booked";
  const day = dayOf(entry["BookgDt/Dt"] ?? entry["BookgDt/DtTm"] ?? entry["ValDt/Dt"] ?? entry["ValDt/DtTm"]);
  if (day === undefined) return "no-date";
  const amount = amountOf(entry, "Amt");
  if (amount === undefined) return "no-amount";
  statement.currency ??= entry["Amt Ccy"]?.toUpperCase() ?? null;
  const split = parts.length > 1 ? splitOf(entry, parts, amount) : undefined;
  if (split)
    for (const one of split)
      statement.lines.push(lineFrom({ day, amount: one.amount, entry, part: one.part, isPart: true }));
  else statement.lines.push(lineFrom({ day, amount, entry, part: parts[0] ?? {}, isPart: false }));
  return undefined;
}

function splitOf(entry: Draft, parts: readonly Draft[], whole: Cents): { part: Draft; amount: Cents }[] | undefined {
  const split = parts.flatMap((part) => {
    const signed = { CdtDbtInd: entry.CdtDbtInd ?? "", ...part };
    const amount = amountOf(signed, "Amt") ?? amountOf(signed, "AmtDtls/TxAmt/Amt");
    return amount === undefined ? [] : [{ part, amount }];
  });
  const sum = split.reduce((all, { amount }) => all + amount, 0);
  return split.length === parts.length && sum === whole ? split : undefined;
}

type LineInput = { day: Day; amount: Cents; entry: Draft; part: Draft; isPart: boolean };

function lineFrom({ day, amount, entry, part, isPart }: LineInput) {
  const [counterpartyTag, other] = amount < 0 ? ["Cdtr", "Dbtr"] : ["Dbtr", "Cdtr"];
  const named = (who: string) => part[`RltdPties/${who}/Nm`] ?? part[`RltdPties/${who}/Pty/Nm`];
  const name =
    named(`Ultmt${counterpartyTag}`) ?? named(counterpartyTag) ?? named(other) ?? part["RltdPties/TradgPty/Nm"] ?? "";
  const text = [part["RmtInf/Ustrd"], part["RmtInf/Strd/CdtrRefInf/Ref"], part.AddtlTxInf, entry.AddtlNtryInf];
  const partId = part["Refs/AcctSvcrRef"] ?? part["Refs/TxId"];
  const entryId = entry.AcctSvcrRef ?? (isPart ? undefined : partId);
  return lineOf({
    day,
    amount,
    name,
    text: text.filter((one) => one !== undefined).join(" "),
    // The entry's id is shared by its parts.
    bankId: isPart ? partId : entryId,
  });
}
