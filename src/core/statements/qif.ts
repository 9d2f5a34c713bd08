import { guessMark, readAmount } from "./amount-text.ts";
import { guessOrder, readDate } from "./date-text.ts";
import {
  lineOf,
  MAX_SKIPPED_REPORTED,
  type Skipped,
  STATEMENT_MAX_LINES,
  type Statement,
  type StatementFailure,
  type StatementResult,
  toResult,
} from "./statement.ts";

type Entry = { account: string | null; date: string; amount: string; payee: string; memo: string; row: number };

const WITH_MOVEMENTS = /^!type:\s*(bank|ccard|cash|oth a|oth l)/i;
const LONGEST = 1_000;

/** Reads QIF: one field per line, identified by its first letter, up to a line with ^. */
export function readQif(source: string): StatementResult | StatementFailure {
  const entries: Entry[] = [];
  let account: string | null = null;
  let [isMovements, isAccount] = [false, false];
  let entry = emptyEntry(1);
  let row = 0;
  const finish = () => {
    if (isMovements && entry.date !== "") entries.push({ ...entry, account });
    entry = emptyEntry(row + 1);
  };
  for (const line of linesOf(source)) {
    row += 1;
    const [letter, value] = [line[0] ?? "", line.slice(1, LONGEST).trim()];
    if (letter === "!" || letter === "^") {
      finish();
      if (entries.length > STATEMENT_MAX_LINES) return { problem: "too-many-lines" };
    }
    if (letter === "!") {
      // Until the next type, fields describe the account.
      if (/^!account/i.test(line)) [isMovements, isAccount] = [false, true];
      else if (/^!type:/i.test(line)) [isMovements, isAccount] = [WITH_MOVEMENTS.test(line), false];
    } else if (isAccount && letter === "N") account = value.slice(0, 40) || null;
    else if (letter === "D") entry.date = value;
    else if (letter === "T" || (letter === "U" && entry.amount === "")) entry.amount = value;
    else if (letter === "P") entry.payee = value;
    else if (letter === "M") entry.memo = value;
  }
  // The last entry often lacks its end. But a date or amount at the very end of the file may be incomplete.
  if (isMovements && entry.date !== "") {
    if (entry.amount === "" || /\n[DTU][^\n]*$/.test(source.slice(-LONGEST))) return { problem: "cut-off" };
    finish();
  }
  return statementsOf(entries);
}

const emptyEntry = (row: number): Entry => ({ account: null, date: "", amount: "", payee: "", memo: "", row });

function* linesOf(source: string): Generator<string> {
  for (let at = 0; at < source.length; ) {
    const end = source.indexOf("\n", at);
    yield source.slice(at, end < 0 ? source.length : end).trim();
    at = end < 0 ? source.length : end + 1;
  }
}

/** Old programs write dates such as 1/15'26 and 1/ 5' 6. */
const tidyDate = (date: string) =>
  date
    .replace(/\s+/g, "")
    .replace("'", "/")
    .replace(/\/(\d)$/, "/0$1");

/** One statement per account; a file without accounts is of one. */
function statementsOf(entries: readonly Entry[]): StatementResult | StatementFailure {
  const mark = guessMark(entries.map(({ amount }) => amount));
  const order = guessOrder(
    entries.map(({ date }) => tidyDate(date)),
    mark,
    { defaultOrder: "mdy", labels: entries.map(({ amount, payee }) => `${amount} ${payee}`) },
  );
  const statements = new Map<string | null, Statement>();
  const skipped: Skipped[] = [];
  for (const { account, date, amount: written, payee, memo, row } of entries) {
    const day = readDate(tidyDate(date), order);
    const amount = readAmount(written, mark);
    const statement = statements.get(account) ?? emptyStatement(account);
    statements.set(account, statement);
    if (day !== undefined && amount !== undefined) {
      if (/^opening balance$/i.test(payee)) statement.opening = { day, amount };
      else statement.lines.push(lineOf({ day, amount, name: payee, text: memo }));
    } else if (skipped.length < MAX_SKIPPED_REPORTED)
      skipped.push({ row, why: day === undefined ? "no-date" : "no-amount" });
  }
  return toResult([...statements.values()], skipped);
}

const emptyStatement = (account: string | null): Statement => ({
  format: "qif",
  account,
  currency: null,
  lines: [],
  opening: null,
  closing: null,
});
