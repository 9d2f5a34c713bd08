import type { ColumnRole } from "#core/statements/csv/layout.ts";
import type { RecurringReason } from "#core/statements/recurring/find-recurring.ts";
import type { StatementFormat, StatementProblem } from "#core/statements/statement.ts";

/** Why a file cannot be read, and what to do. */
export const PROBLEM_WORDS: Record<StatementProblem, string> = {
  empty: "This file is empty.",
  "too-large": "This file is larger than 20 MB. Download a shorter period from your bank.",
  "too-many-lines": "This file has more than 50,000 lines. Download a shorter period from your bank.",
  spreadsheet:
    "This is a spreadsheet, whatever its name says. Open it and save it as CSV, or download CSV from your bank.",
  pdf: "This is a PDF. Download the same statement as CSV, OFX, QIF, CAMT or MT940 from your bank.",
  picture: "This is a picture. Download the statement as CSV, OFX, QIF, CAMT or MT940 from your bank.",
  "web-page": "This is a web page, which some banks call a spreadsheet. Download CSV or OFX instead.",
  "not-text": "This file is not a bank statement that we can read.",
  "not-a-statement": "This is an XML file, but no CAMT.053 bank statement.",
  "has-entities": "This file defines XML entities, which no bank statement needs. It was not read, to be safe.",
  "cut-off": "The end of this file is missing. Download it from your bank again.",
  "no-columns": "No column of dates and amounts was found. Choose below what each column holds.",
  "no-lines": "There are no payments in this file.",
};

export const FORMAT_WORDS: Record<StatementFormat, string> = {
  csv: "CSV",
  ofx: "OFX",
  qif: "QIF",
  camt: "CAMT.053",
  mt940: "MT940",
};

export const ROLE_LABELS: Record<ColumnRole, string> = {
  date: "Date",
  amount: "Amount",
  out: "Money out",
  in: "Money in",
  marker: "Out or in",
  name: "Name",
  payer: "Who paid",
  text: "Text",
  currency: "Currency",
  balance: "Balance",
  id: "Bank's number",
  status: "Status",
  ignore: "Not used",
};

const REASON_WORDS: Record<Exclude<RecurringReason["why"], "seen">, string> = {
  "same-amount": "same amount",
  "amount-varies": "amount varies",
  regular: "regular days",
  "days-vary": "days vary",
  gaps: "some are missing",
  "says-so": "the bank's text says so",
  "own-account": "between your own accounts",
  stopped: "has stopped",
  "only-twice": "seen only twice",
};

/** The reasons in one line: 'seen 9 times, regular days, same amount' */
export const reasonWords = (reasons: readonly RecurringReason[]) =>
  reasons.map((reason) => (reason.why === "seen" ? `seen ${reason.times} times` : REASON_WORDS[reason.why])).join(", ");
