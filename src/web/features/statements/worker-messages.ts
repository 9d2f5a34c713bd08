import type { Day } from "#core/day.ts";
import type { CsvLayout } from "#core/statements/csv/layout.ts";
import type { RememberedLayout } from "#core/statements/read-remembering.ts";
import type { CsvPreview } from "#core/statements/read-statement.ts";
import type { KnownBill } from "#core/statements/review/actual-day.ts";
import type { Difference } from "#core/statements/review/explain-balance.ts";
import type { KnownIncome } from "#core/statements/review/likely-match.ts";
import type { Review } from "#core/statements/review/review.ts";
import type { Skipped, Statement, StatementFormat, StatementProblem } from "#core/statements/statement.ts";

/** A statement of the file without its transactions, which stay in the worker. */
export type Summary = Omit<Statement, "lines"> & { count: number; from: Day; to: Day };

/** The file's contents, or why it cannot be read; CSV columns can be corrected in either case. */
export type FileRead = {
  format: StatementFormat | null;
  csv: CsvPreview | null;
  /** The layout to remember for the next file; null if it's the guess. */
  corrected: CsvLayout | null;
  problem: StatementProblem | null;
  statements: Summary[];
  skipped: Skipped[];
};

export type WireLine = { key: string; day: string; amount: string; name: string; text: string };
export type KnownLine = WireLine & { billId: number | null; paymentId: number | null };

/** The bank's balance and ours; `since` is the first day of the account here. */
export type Balance = {
  bank: number;
  recorded: number;
  since: Day;
  entries: { day: Day; amount: number; name: string }[];
};

export type ReviewRequest = {
  at: number;
  known: KnownLine[];
  bills: KnownBill[];
  incomes: KnownIncome[];
  balance: Balance | null;
  today: Day;
};
export type Reviewed = { review: Review; balance: { difference: number; parts: Difference[] } | null };

/** Requests to the worker. The file's bytes go nowhere else. */
export type WorkerRequest =
  | { kind: "read"; bytes: Uint8Array; layout: CsvLayout | null; remembered: RememberedLayout[] }
  | ({ kind: "review" } & ReviewRequest)
  | { kind: "part"; at: number; from: number; count: number };

export type WorkerResults = { read: FileRead; review: Reviewed; part: WireLine[] };
export type WorkerResponse =
  | { id: number; answer: WorkerResults[keyof WorkerResults] }
  | { id: number; failed: string };
