import type { Day } from "#core/day.ts";
import { type Cents, cents, MAX_CENTS } from "#core/money.ts";
import { readAmount } from "#core/statements/amount-text.ts";
import { readDate } from "#core/statements/date-text.ts";
import {
  balanceOf,
  lineOf,
  MAX_SKIPPED_REPORTED,
  type Skipped,
  type Statement,
  type StatementFailure,
  type StatementLine,
  type StatementResult,
  toResult,
} from "#core/statements/statement.ts";
import { directionOf, isBalanceRow, isNotBooked } from "./header-words.ts";
import { type CsvLayout, columnsOf, isComplete } from "./layout.ts";

type Row = readonly string[];
type ReadLine = { line: StatementLine; currency: string | null; balance: Cents | undefined };

/** Reads a bank's CSV rows into statements, one per currency, using a detected or corrected layout. */
export function readCsv(rows: readonly Row[], layout: CsvLayout): StatementResult | StatementFailure {
  if (!isComplete(layout)) return { problem: "no-columns" };
  const readLines: ReadLine[] = [];
  const skipped: Skipped[] = [];
  const readRow = rowReader(layout, rows);
  for (let at = layout.firstRow; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    if (row.every((cell) => cell.trim() === "")) continue;
    const read = readRow(row);
    if (read === undefined) continue;
    if (typeof read !== "string") readLines.push(read);
    else if (skipped.length < MAX_SKIPPED_REPORTED) skipped.push({ row: at + 1, why: read });
  }
  return toResult(byCurrency(readLines), skipped);
}

/** How to read a row: into a line, why it is skipped, or undefined for one that is only a balance. */
function rowReader(layout: CsvLayout, rows: readonly Row[]): (row: Row) => ReadLine | Skipped["why"] | undefined {
  const { dateOrder, decimalMark, isTurned } = layout;
  const column = (role: Parameters<typeof columnsOf>[1]) => columnsOf(layout, role)[0] ?? -1;
  const [date, amount, out, into, marker, fee] = [
    column("date"),
    column("amount"),
    column("out"),
    column("in"),
    column("marker"),
    column("fee"),
  ];
  const [name, payer, currency, balance, id, status] = [
    column("name"),
    column("payer"),
    column("currency"),
    column("balance"),
    column("id"),
    column("status"),
  ];
  const texts = columnsOf(layout, "text");
  const money = (cell: string | undefined) => (cell === undefined ? undefined : readAmount(cell, decimalMark));
  const usualSign = (at: number) =>
    at < 0 ? 1 : usualSignOf(rows.slice(layout.firstRow).map((row) => money(row[at])));
  const [outSign, inSign] = amount < 0 ? [usualSign(out), usualSign(into)] : [1, 1];

  function amountOf(row: Row): Cents | undefined {
    if (amount < 0) {
      const [debit, credit] = [money(row[out]), money(row[into])];
      if (debit === undefined && credit === undefined) return undefined;
      const sum = inSign * (credit ?? 0) - outSign * (debit ?? 0);
      return Math.abs(sum) <= MAX_CENTS ? cents(sum) : undefined;
    }
    const value = money(row[amount]);
    const direction = marker < 0 ? undefined : directionOf(row[marker] ?? "");
    if (value === undefined || (marker >= 0 && direction === undefined)) return undefined;
    const signed =
      direction === undefined ? (isTurned ? -value : value) : direction === "out" ? -Math.abs(value) : Math.abs(value);
    const sum = signed - Math.abs(money(row[fee]) ?? 0);
    return Math.abs(sum) <= MAX_CENTS ? cents(sum) : undefined;
  }

  return (row) => {
    if (status >= 0 && isNotBooked(row[status] ?? "")) return "not-booked";
    const day: Day | undefined = readDate(row[date] ?? "", dateOrder);
    if (day === undefined) return "no-date";
    const value = amountOf(row);
    if (value === undefined) return "no-amount";
    const sender = value > 0 && payer >= 0 ? (row[payer] ?? "") : "";
    const counterparty = sender.trim() === "" ? (row[name] ?? "") : sender;
    const text = texts
      .map((at) => row[at]?.trim() ?? "")
      .filter((part) => part !== "")
      .join(" ");
    if (isBalanceRow([row[name] ?? "", sender, text])) return undefined;
    const written = row[currency]?.trim().toUpperCase();
    return {
      line: lineOf({ day, amount: value, name: counterparty, text, bankId: row[id] }),
      currency: written && /^[A-Z]{3}$/.test(written) ? written : null,
      balance: money(row[balance]),
    };
  };
}

/** The sign of most amounts: some banks print all debits with a minus. The other sign is a reversal, such as a refund. */
function usualSignOf(values: readonly (Cents | undefined)[]): 1 | -1 {
  let sum = 0;
  for (const value of values) sum += Math.sign(value ?? 0);
  return sum < 0 ? -1 : 1;
}

/** One statement per currency. Rows without one are in the only other, if there is only one. */
function byCurrency(readLines: readonly ReadLine[]): Statement[] {
  const written = new Set(readLines.flatMap(({ currency }) => currency ?? []));
  const usual = written.size === 1 ? ([...written][0] ?? null) : null;
  const parts = new Map<string | null, ReadLine[]>();
  for (const one of readLines) {
    const currency = one.currency ?? usual;
    const same = parts.get(currency);
    if (same) same.push(one);
    else parts.set(currency, [one]);
  }
  return [...parts].map(([currency, all]) => ({
    format: "csv",
    account: null,
    currency,
    lines: all.map(({ line }) => line),
    ...balancesOf(all),
  }));
}

/** The opening and closing balance, from the balance column. */
function balancesOf(all: readonly ReadLine[]): Pick<Statement, "opening" | "closing"> {
  const ordered = isNewestFirst(all) ? all.toReversed() : all;
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first?.balance === undefined || last?.balance === undefined) return { opening: null, closing: null };
  return {
    opening: balanceOf(first.line.day, first.balance - first.line.amount),
    closing: { day: last.line.day, amount: last.balance },
  };
}

/** Decided by the dates, or within one day by the direction in which balances add up. */
function isNewestFirst(all: readonly ReadLine[]): boolean {
  const [first, second, last] = [all[0], all[1], all.at(-1)];
  if (first === undefined || last === undefined || first.line.day !== last.line.day)
    return (first?.line.day ?? "") > (last?.line.day ?? "");
  if (second?.balance === undefined || first.balance === undefined) return false;
  return second.balance + first.line.amount === first.balance && first.balance + second.line.amount !== second.balance;
}
