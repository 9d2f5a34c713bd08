import type { Day } from "#core/day.ts";
import { type Cents, cents, MAX_CENTS } from "#core/money.ts";

export const STATEMENT_FORMATS = ["csv", "ofx", "qif", "camt", "mt940"] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** How much one file may hold. */
export const STATEMENT_MAX_BYTES = 20 * 1024 * 1024;
export const STATEMENT_MAX_LINES = 50_000;
/** How much of a name and of a text is kept. */
export const NAME_LENGTH = 140;
export const TEXT_LENGTH = 280;

/** One movement on an account, as the bank tells it. What leaves the account is negative. */
export type StatementLine = {
  day: Day;
  amount: Cents;
  /** Who was paid, or who paid; the bank's whole text where it does not say. */
  name: string;
  text: string;
  /** The bank's own number of it; null when it gives none. */
  bankId: string | null;
};

/** What an account held at the end of a day; at its beginning, for an opening balance. */
export type StatementBalance = { day: Day; amount: Cents };

/** The movements of one account, in the order of their days. */
export type Statement = {
  format: StatementFormat;
  /** The account's number, as far as the file says. */
  account: string | null;
  /** ISO 4217, where the file says it. */
  currency: string | null;
  lines: StatementLine[];
  opening: StatementBalance | null;
  closing: StatementBalance | null;
};

/** Why a file cannot be read. */
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

/** A row or entry that could not be taken, and why. Rows count from 1. */
export type Skipped = { row: number; why: "no-date" | "no-amount" | "not-booked" };

export type Read = { statements: Statement[]; skipped: Skipped[] };
export type NotRead = { problem: StatementProblem };

/** A balance, where a column can hold it; null for a sum beyond that. */
export const balanceOf = (day: Day, amount: number): StatementBalance | null =>
  Math.abs(amount) <= MAX_CENTS ? { day, amount: cents(amount) } : null;

/** How many skipped rows are told of; the first of them. */
export const SKIPPED_TOLD = 200;

const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** A text on one line, without what a database cannot hold, at most so long. */
export function tidyText(text: string, most: number): string {
  if (text.length <= most && PLAIN.test(text)) return text;
  // Cut before it is looked at: a cell may hold megabytes.
  const bare = text
    .slice(0, 4 * most)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return bare.slice(0, most).replace(/[\uD800-\uDBFF]$|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "");
}

type Told = { day: Day; amount: Cents; name: string; text: string; bankId?: string | undefined };

/** A line from what a file says, with its texts tidied. Without a name the text stands for it. */
export function lineOf({ day, amount, name, text, bankId }: Told): StatementLine {
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

/** The lines by day; those of one day stay in the file's order, turned round where the file has the newest first. */
export function inOrder(lines: readonly StatementLine[]): StatementLine[] {
  const isNewestFirst = (lines[0]?.day ?? "") > (lines.at(-1)?.day ?? "");
  const ordered = isNewestFirst ? lines.toReversed() : [...lines];
  return ordered.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** One statement for each account and currency, in the order in which they first come. */
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

/** Statements as an answer, or why they are none. */
export function answerOf(parts: readonly Statement[], skipped: readonly Skipped[] = []): Read | NotRead {
  const statements = joinStatements(parts).filter(({ lines, closing }) => lines.length > 0 || closing !== null);
  const count = statements.reduce((all, { lines }) => all + lines.length, 0);
  if (count > STATEMENT_MAX_LINES) return { problem: "too-many-lines" };
  return statements.length === 0 ? { problem: "no-lines" } : { statements, skipped: [...skipped] };
}
