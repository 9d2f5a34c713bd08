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
import { type AccountToCreate, type BillToCreate, createAccounts, createBills } from "./insert-accounts-and-bills.ts";
import { insertStatementLines, insertStatements, type LineToWrite, type StatementToWrite } from "./statements.ts";
import {
  type IncomeToWrite,
  insertIncomes,
  insertPayments,
  insertTransfers,
  type Name,
  type PaymentToWrite,
  saveNames,
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
  | { kind: "accounts"; rows: AccountToCreate[] }
  | { kind: "bills"; rows: BillToCreate[] }
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
      return createAccounts(tx, household, part.rows);
    case "bills":
      return createBills(tx, household, part.rows);
    case "operations":
      return insertOperations(tx, household, part.rows);
    case "entries":
      return writeEntries(tx, household, part.rows);
    case "payments":
      return insertPayments(tx, part.rows);
    case "incomes":
      return insertIncomes(tx, household, part.rows);
    case "transfers":
      return insertTransfers(tx, household, part.rows);
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
      return saveNames(tx, household, part.rows);
    case "dates":
      return setDates(tx, household, part.rows);
  }
}

/** Money moves only through entries, as everywhere; each continues from its pot's balance. */
async function writeEntries(tx: Db, household: string, rows: readonly Movement[]): Promise<void> {
  const balances = new Map<string, number>();
  const accountIds = rows.flatMap(({ pot, accountId }) => (pot === "account" && accountId !== null ? [accountId] : []));
  const billIds = rows.flatMap(({ pot, billId }) => (pot === "savings" && billId !== null ? [billId] : []));
  const accountRows = await tx
    .select({ id: accounts.id, balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.household, household), sql`${accounts.id} = any(${sql.param(accountIds)}::bigint[])`))
    .orderBy(asc(accounts.id))
    .for("no key update");
  for (const { id, balance } of accountRows) balances.set(`account ${id}`, balance);
  const savingsRows = await tx
    .select({ id: billSavings.billId, balance: billSavings.savedAmount })
    .from(billSavings)
    .where(
      and(eq(billSavings.household, household), sql`${billSavings.billId} = any(${sql.param(billIds)}::bigint[])`),
    );
  for (const { id, balance } of savingsRows) balances.set(`savings ${id}`, balance);
  const moves = rows.map((row) => {
    const name = row.pot === "account" ? `account ${row.accountId}` : `savings ${row.billId}`;
    const after = cents((balances.get(name) ?? ZERO) + row.amount);
    balances.set(name, after);
    return { ...row, after };
  });
  await insertEntries(tx, household, moves);
}

async function setDates(tx: Db, household: string, rows: readonly Dates[]): Promise<void> {
  const columnOf = <T>(select: (row: Dates) => T) => sql.param(rows.map(select));
  await tx.execute(sql`
    update bills b set next_credit_date = d.credit, next_payment_date = d.payment, next_amount = d.amount, next_amount_from = d.begins
    from unnest(${columnOf(({ id }) => id)}::bigint[], ${columnOf(({ nextCreditDate }) => nextCreditDate)}::date[],
      ${columnOf(({ nextPaymentDate }) => nextPaymentDate)}::date[],
      ${columnOf(({ nextAmount }) => (nextAmount == null ? null : formatMoney(nextAmount)))}::numeric[],
      ${columnOf(({ nextAmountFrom = null }) => nextAmountFrom)}::date[]) as d(id, credit, payment, amount, begins)
    where b.household_id = ${household} and b.id = d.id`);
}
