import type { Day } from "#core/day.ts";
import { type Cents, cents, MAX_CENTS } from "#core/money.ts";

export const STATEMENT_FORMATS = ["csv", "ofx", "qif", "camt", "mt940"] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** Limits of one file. */
export const STATEMENT_MAX_BYTES = 20 * 1024 * 1024;
export const STATEMENT_MAX_LINES = 50_000;
/** The longest name and text that are kept. */
export const NAME_LENGTH = 140;
export const TEXT_LENGTH = 280;

/** One transaction of an account. Money out is negative. */
export type StatementLine = {
  day: Day;
  amount: Cents;
  /** The payee or payer; the bank's whole text if that is unknown. */
  name: string;
  text: string;
  /** The bank's id for it; null without one. */
  bankId: string | null;
};

/** An account's balance at the end of a day, or at the start for an opening balance. */
export type StatementBalance = { day: Day; amount: Cents };

/** The transactions of one account, by day. */
export type Statement = {
  format: StatementFormat;
  /** The account number, if the file has one. */
  account: string | null;
  /** ISO 4217, if the file has it. */
  currency: string | null;
  lines: StatementLine[];
  opening: StatementBalance | null;
  closing: StatementBalance | null;
};

/** Why a file can't be read. */
export const STATEMENT_PROBLEMS = [
  "empty",
  "too-large",
  "too-many-lines",
  "spreadsheet",
  "pdf",
  "picture",
  "web-page",
  "not-text",
  "not-a-statement",
  "has-entities",
  "cut-off",
  "no-columns",
  "no-lines",
] as const;
export type StatementProblem = (typeof STATEMENT_PROBLEMS)[number];

/** A row or entry that was skipped, and why. Rows count from 1. */
export type Skipped = { row: number; why: "no-date" | "no-amount" | "not-booked" };

export type StatementResult = { statements: Statement[]; skipped: Skipped[] };
export type StatementFailure = { problem: StatementProblem };

/** A balance; null if it's too large for a database column. */
export const balanceOf = (day: Day, amount: number): StatementBalance | null =>
  Math.abs(amount) <= MAX_CENTS ? { day, amount: cents(amount) } : null;

/** How many skipped rows are reported. */
export const MAX_SKIPPED_REPORTED = 200;

const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Text on one line, without characters that a database can't store, cut to a length. */
export function tidyText(text: string, most: number): string {
  if (text.length <= most && PLAIN.test(text)) return text;
  // Cut first: a cell may contain megabytes.
  const cleaned = text
    .slice(0, 4 * most)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return cleaned.slice(0, most).replace(/[\uD800-\uDBFF]$|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "");
}

type Transaction = { day: Day; amount: Cents; name: string; text: string; bankId?: string | undefined };

/** A line with its texts cleaned up. Without a name, the text is used as the name. */
export function lineOf({ day, amount, name, text, bankId }: Transaction): StatementLine {
  const tidyName = tidyText(name, NAME_LENGTH);
  const tidy = tidyText(text, TEXT_LENGTH);
  return {
    day,
    amount,
    name: tidyName === "" ? tidy.slice(0, NAME_LENGTH) : tidyName,
    text: tidyName === "" || tidy === tidyName ? "" : tidy,
    bankId: tidyText(bankId ?? "", NAME_LENGTH) || null,
  };
}

/** Sorts lines by day. Within a day they keep the file's order, reversed if the file is newest first. */
export function inOrder(lines: readonly StatementLine[]): StatementLine[] {
  const isNewestFirst = (lines[0]?.day ?? "") > (lines.at(-1)?.day ?? "");
  const ordered = isNewestFirst ? lines.toReversed() : [...lines];
  return ordered.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** Merges parts into one statement per account and currency, in order of first appearance. */
export function joinStatements(parts: readonly Statement[]): Statement[] {
  const joined = new Map<string, Statement[]>();
  for (const part of parts) {
    const key = `${part.account ?? ""} ${part.currency ?? ""}`;
    const same = joined.get(key);
    if (same) same.push(part);
    else joined.set(key, [part]);
  }
  return [...joined.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const balances = (which: "opening" | "closing") => same.flatMap((part) => part[which] ?? []);
    const earliest = balances("opening").reduce<StatementBalance | null>(
      (best, one) => (best === null || one.day < best.day ? one : best),
      null,
    );
    const latest = balances("closing").reduce<StatementBalance | null>(
      (best, one) => (best === null || one.day >= best.day ? one : best),
      null,
    );
    return [{ ...first, lines: inOrder(same.flatMap(({ lines }) => lines)), opening: earliest, closing: latest }];
  });
}

/** The result of reading, or why it isn't a statement. */
export function toResult(
  parts: readonly Statement[],
  skipped: readonly Skipped[] = [],
): StatementResult | StatementFailure {
  const statements = joinStatements(parts).filter(({ lines, closing }) => lines.length > 0 || closing !== null);
  const count = statements.reduce((all, { lines }) => all + lines.length, 0);
  if (count > STATEMENT_MAX_LINES) return { problem: "too-many-lines" };
  return statements.length === 0 ? { problem: "no-lines" } : { statements, skipped: [...skipped] };
}
