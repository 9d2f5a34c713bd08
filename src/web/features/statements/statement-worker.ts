import { day } from "#core/day.ts";
import { cents, formatMoney, parseMoney } from "#core/money.ts";
import { lineKeys } from "#core/statements/line-keys.ts";
import { readRemembering } from "#core/statements/read-remembering.ts";
import { comparedDays, explainBalance } from "#core/statements/review/explain-balance.ts";
import { type KeyedLine, matchLines } from "#core/statements/review/match-lines.ts";
import { reviewStatement } from "#core/statements/review/review.ts";
import type { Statement } from "#core/statements/statement.ts";
import type {
  FileRead,
  Reviewed,
  ReviewRequest,
  Summary,
  WireLine,
  WorkerRequest,
  WorkerResponse,
  WorkerResults,
} from "./worker-messages.ts";

// Parses the file in a worker, so that the page stays responsive. The transactions stay here until they are uploaded in parts.
let statements: Statement[] = [];
let keys: string[][] = [];

function summaryOf({ lines, ...rest }: Statement): Summary {
  const today = rest.closing?.day ?? rest.opening?.day ?? day("1970-01-01");
  return { ...rest, count: lines.length, from: lines[0]?.day ?? today, to: lines.at(-1)?.day ?? today };
}

function read({ bytes, layout, remembered }: Extract<WorkerRequest, { kind: "read" }>): FileRead {
  const file = readRemembering(bytes, { chosen: layout, remembered });
  statements = "statements" in file ? file.statements : [];
  keys = statements.map(({ lines }) => lineKeys(lines));
  return {
    format: file.format,
    csv: file.csv,
    corrected: file.corrected,
    problem: "problem" in file ? file.problem : null,
    statements: statements.map(summaryOf),
    skipped: "skipped" in file ? file.skipped : [],
  };
}

/** The file's transactions merged with known ones; a transaction known under another key keeps that key. */
function allLines({ at, known }: ReviewRequest): KeyedLine[] {
  const newLines = (statements[at]?.lines ?? []).map((line, place) => ({ ...line, key: keys[at]?.[place] ?? "" }));
  const knownLines = known.map(({ amount, day: on, ...line }) => ({
    ...line,
    day: day(on),
    amount: parseMoney(amount) ?? cents(0),
    bankId: null,
  }));
  const { lines, earlier } = matchLines(newLines, knownLines);
  keys[at] = lines.map(({ key }) => key);
  return [...earlier, ...lines];
}

function review(request: ReviewRequest): Reviewed {
  const { bills, incomes, today, balance, at } = request;
  const lines = allLines(request);
  const statement = statements[at];
  const until = lines.reduce((last, line) => (line.day > last ? line.day : last), day("1970-01-01"));
  const found = reviewStatement({ lines, bills, incomes, until, today });
  const entries = balance?.entries.map((entry) => ({ ...entry, amount: cents(entry.amount) })) ?? [];
  const [first, last] = [statement?.lines[0]?.day ?? today, statement?.lines.at(-1)?.day ?? today];
  const { from, before } = comparedDays({ first, last, since: balance?.since ?? today, today });
  const explained =
    balance && statement
      ? explainBalance({
          ...{ bank: cents(balance.bank), here: cents(balance.recorded), before },
          lines: statement.lines.filter((line) => line.day >= from),
          entries: entries.filter((entry) => entry.day >= from),
        })
      : null;
  return { review: found, balance: explained };
}

function part({ at, from, count }: Extract<WorkerRequest, { kind: "part" }>): WireLine[] {
  const lines = statements[at]?.lines.slice(from, from + count) ?? [];
  return lines.map(({ day: on, amount, name, text }, place) => ({
    ...{ key: keys[at]?.[from + place] ?? "", day: on, amount: formatMoney(amount), name, text },
  }));
}

const answer = (request: WorkerRequest): WorkerResults[keyof WorkerResults] =>
  request.kind === "read" ? read(request) : request.kind === "review" ? review(request) : part(request);

self.addEventListener("message", ({ data }: MessageEvent<{ id: number; request: WorkerRequest }>) => {
  const reply = (message: WorkerResponse) => self.postMessage(message);
  try {
    reply({ id: data.id, answer: answer(data.request) });
  } catch (error) {
    reply({ id: data.id, failed: String(error) });
  }
});
