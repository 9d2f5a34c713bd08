import type { Day } from "#core/day.ts";
import type { ColumnRole } from "#core/statements/csv/layout.ts";
import type { RecurringReason } from "#core/statements/recurring/find-recurring.ts";
import type { StatementFormat, StatementProblem } from "#core/statements/statement.ts";
import { money, shortDay } from "#web/lib/format.ts";

/** Why a file cannot be read, and what to do. */
export const PROBLEM_TEXT: Record<StatementProblem, string> = {
  empty: "This file is empty.",
  "too-large": "This file is larger than 20 MB. Download a shorter period from your bank.",
  "too-many-lines": "This file has more than 50,000 transactions. Download a shorter period from your bank.",
  spreadsheet:
    "This is a spreadsheet, even if its name says otherwise. Save it as CSV, or download CSV from your bank.",
  pdf: "This is a PDF. Download the same statement as CSV, OFX, QIF, CAMT or MT940 from your bank.",
  picture: "This is an image. Download the statement as CSV, OFX, QIF, CAMT or MT940 from your bank.",
  "web-page": "This is a web page, even if your bank calls it a spreadsheet. Download CSV or OFX instead.",
  "not-text": "We can't read this file as a bank statement.",
  "not-a-statement": "This is an XML file, but not a CAMT.053 file.",
  "has-entities": "For your safety this file was not read: it defines XML entities, which bank statements don't need.",
  "cut-off": "The end of this file is missing. Download it from your bank again.",
  "no-columns": "We couldn't find the date and amount columns. Choose below what each column contains.",
  "no-lines": "There are no transactions in this file.",
};

/** A file without any row that could be a transaction, so that there are no columns to choose. */
export const NO_TABLE_TEXT =
  "We found no rows with a date and an amount in this file. Download the statement as CSV, OFX, QIF, CAMT or MT940 from your bank.";

export const FORMAT_TEXT: Record<StatementFormat, string> = {
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
  marker: "Debit or credit",
  fee: "Fee",
  name: "Name",
  payer: "Payer",
  text: "Description",
  currency: "Currency",
  balance: "Balance",
  id: "Bank reference",
  status: "Status",
  ignore: "Ignore",
};

const REASON_TEXT: Record<Exclude<RecurringReason["why"], "seen" | "changed">, string> = {
  "same-amount": "same amount",
  "amount-varies": "amount varies",
  regular: "regular days",
  "days-vary": "days vary",
  gaps: "some payments missing",
  "says-so": "from the bank's description",
  "own-account": "between your own accounts",
  stopped: "has stopped",
  "only-twice": "seen only twice",
};

/** The reasons in one line: 'seen 9 times, regular days, same amount' */
export const reasonText = (reasons: readonly RecurringReason[], today: Day) =>
  reasons.map((reason) => describeReason(reason, today)).join(", ");

function describeReason(reason: RecurringReason, today: Day): string {
  if (reason.why === "seen") return `seen ${reason.times} times`;
  if (reason.why !== "changed") return REASON_TEXT[reason.why];
  return `from ${money(reason.from)} to ${money(reason.to)} since ${shortDay(reason.on, today)}`;
}
