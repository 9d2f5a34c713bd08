import { and, asc, eq, sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import { type Cents, cents, formatMoney, ZERO } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { accounts, billSavings, type scanLessons } from "#server/db/schema/index.ts";
import { removeAccount } from "#server/features/accounts/store.ts";
import { removeBill } from "#server/features/bills/store.ts";
import {
  type EntryToWrite,
  insertEntries,
  insertOperations,
  type OperationToWrite,
} from "#server/features/ledger/insert-many.ts";
import { insertLessons } from "#server/features/scan-lessons/store.ts";
import { type AccountToMake, type BillToMake, makeAccounts, makeBills } from "./insert-accounts-and-bills.ts";
import { insertStatementLines, insertStatements, type LineToWrite, type StatementToWrite } from "./statements.ts";
import {
  type IncomeToWrite,
  insertIncomes,
  insertPayments,
  insertTransfers,
  keepNames,
  type Name,
  type PaymentToWrite,
  type TransferToWrite,
} from "./store.ts";

export type Movement = Omit<EntryToWrite, "after">;
export type Dates = {
  id: number;
  nextCreditDate: Day | null;
  nextPaymentDate: Day | null;
  /** Missing in parts written by an earlier version. */
  nextAmount?: Cents | null;
  nextAmountFrom?: Day | null;
};

/** Some rows of one kind. A part is one transaction, small enough not to block other requests. */
export type Part =
  | { kind: "accounts"; rows: AccountToMake[] }
  | { kind: "bills"; rows: BillToMake[] }
  | { kind: "operations"; rows: OperationToWrite[] }
  | { kind: "entries"; rows: Movement[] }
  | { kind: "payments"; rows: PaymentToWrite[] }
  | { kind: "incomes"; rows: IncomeToWrite[] }
  | { kind: "transfers"; rows: TransferToWrite[] }
  | { kind: "statements"; rows: StatementToWrite[] }
  | { kind: "statement lines"; rows: LineToWrite[] }
  | { kind: "scan lessons"; rows: (typeof scanLessons.$inferInsert)[] }
  | { kind: "gone bills"; rows: number[] }
  | { kind: "gone accounts"; rows: number[] }
  | { kind: "names"; rows: Name[] }
  | { kind: "dates"; rows: Dates[] };

/** Rows per part. */
export const PART_SIZES: Record<Part["kind"], number> = {
  accounts: 20,
  bills: 100,
  operations: 500,
  entries: 250,
  payments: 200,
  incomes: 100,
  transfers: 250,
  statements: 50,
  "statement lines": 250,
  "scan lessons": 50,
  "gone bills": 50,
  "gone accounts": 20,
  names: 500,
  dates: 250,
};

/** Writes the rows of a part. */
export async function writePart(tx: Db, household: string, part: Part): Promise<void> {
  switch (part.kind) {
    case "accounts":
      return makeAccounts(tx, household, part.rows);
    case "bills":
      return makeBills(tx, household, part.rows);
    case "operations":
      return insertOperations(tx, household, part.rows);
    case "entries":
      return writeEntries(tx, household, part.rows);
    case "payments":
      return insertPayments(tx, part.rows);
    case "incomes":
      return insertIncomes(tx, household, part.rows);
    case "transfers":
      return insertTransfers(tx, part.rows);
    case "statements":
      return insertStatements(tx, part.rows);
    case "statement lines":
      return insertStatementLines(tx, household, part.rows);
    case "scan lessons":
      return insertLessons(tx, part.rows);
    case "gone bills":
      // What was deleted at the source is deleted here too, once its ledger entries are written.
      for (const id of part.rows) await removeBill(tx, household, id);
      return;
    case "gone accounts":
      for (const id of part.rows) await removeAccount(tx, household, id);
      return;
    case "names":
      return keepNames(tx, household, part.rows);
    case "dates":
      return setDates(tx, household, part.rows);
  }
}

/** Money moves only through entries, as everywhere; each continues from its pot's balance. */
async function writeEntries(tx: Db, household: string, rows: readonly Movement[]): Promise<void> {
  const figures = new Map<string, number>();
  const accountIds = rows.flatMap(({ pot, accountId }) => (pot === "account" && accountId !== null ? [accountId] : []));
  const billIds = rows.flatMap(({ pot, billId }) => (pot === "savings" && billId !== null ? [billId] : []));
  const held = await tx
    .select({ id: accounts.id, figure: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.household, household), sql`${accounts.id} = any(${sql.param(accountIds)}::bigint[])`))
    .orderBy(asc(accounts.id))
    .for("no key update");
  for (const { id, figure } of held) figures.set(`account ${id}`, figure);
  const saved = await tx
    .select({ id: billSavings.billId, figure: billSavings.savedAmount })
    .from(billSavings)
    .where(
      and(eq(billSavings.household, household), sql`${billSavings.billId} = any(${sql.param(billIds)}::bigint[])`),
    );
  for (const { id, figure } of saved) figures.set(`savings ${id}`, figure);
  const moves = rows.map((row) => {
    const name = row.pot === "account" ? `account ${row.accountId}` : `savings ${row.billId}`;
    const after = cents((figures.get(name) ?? ZERO) + row.amount);
    figures.set(name, after);
    return { ...row, after };
  });
  await insertEntries(tx, household, moves);
}

async function setDates(tx: Db, household: string, rows: readonly Dates[]): Promise<void> {
  const column = <T>(read: (row: Dates) => T) => sql.param(rows.map(read));
  await tx.execute(sql`
    update bills b set next_credit_date = d.credit, next_payment_date = d.payment, next_amount = d.amount, next_amount_from = d.begins
    from unnest(${column(({ id }) => id)}::bigint[], ${column(({ nextCreditDate }) => nextCreditDate)}::date[],
      ${column(({ nextPaymentDate }) => nextPaymentDate)}::date[],
      ${column(({ nextAmount }) => (nextAmount == null ? null : formatMoney(nextAmount)))}::numeric[],
      ${column(({ nextAmountFrom = null }) => nextAmountFrom)}::date[]) as d(id, credit, payment, amount, begins)
    where b.household_id = ${household} and b.id = d.id`);
}
