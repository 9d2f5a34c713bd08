import { eq, sql } from "drizzle-orm";
import type { ExportedKind } from "#contract/export.ts";
import { incomeInterval, weeklyAmount } from "#core/interval.ts";
import { failureReasonOf } from "#core/payments/failure-text.ts";
import { areValidShares, type SharePart } from "#core/shares.ts";
import type { Db } from "#server/db/database.ts";
import {
  billAmounts,
  billEdits,
  billSavings,
  bills,
  imports,
  incomes,
  members,
  payments,
  transfers,
} from "#server/db/schema/index.ts";
import type { NewBill } from "#server/features/bills/store.ts";
import { writeBillShares } from "#server/features/households/shares-store.ts";
import { inParts } from "#server/in-parts.ts";
import type { File, FileIncome, FilePayment } from "./file.ts";

/** An imported item, its permanent key, and our id. */
export type Name = { kind: ExportedKind; key: string; localId: number };

type CountedTable = "accounts" | "bills" | "incomes" | "payments" | "operations" | "statements";

/** Generates an id for each item, in order, so that they can refer to each other before they are written. */
export async function generateIds(
  tx: Db,
  table: CountedTable,
  items: readonly { id: number }[],
): Promise<Map<number, number>> {
  const idsByItem = new Map<number, number>();
  for (const part of inParts(items, 5_000)) {
    const rows = await tx
      .select({ id: sql`nextval(pg_get_serial_sequence(${table}, 'id'))`.mapWith(Number) })
      .from(sql`generate_series(1, ${part.length}::int)`);
    for (const [index, { id }] of part.entries()) idsByItem.set(id, rows[index]?.id ?? 0);
  }
  return idsByItem;
}

export async function insertBills(tx: Db, rows: (NewBill & { id: number })[]): Promise<void> {
  if (rows.length > 0) await tx.insert(bills).overridingSystemValue().values(rows);
}

export async function insertSavings(tx: Db, rows: (typeof billSavings.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(billSavings).values(rows);
}

export async function insertAmounts(tx: Db, rows: (typeof billAmounts.$inferInsert)[]): Promise<void> {
  for (const part of inParts(rows)) await tx.insert(billAmounts).values(part);
}

export async function insertEdits(tx: Db, rows: (typeof billEdits.$inferInsert)[]): Promise<void> {
  for (const part of inParts(rows)) {
    // Parts are stored as JSON, which has no timestamps.
    await tx.insert(billEdits).values(part.map((row) => ({ ...row, at: new Date(row.at) })));
  }
}

type Related = {
  household: string;
  ids: Map<number, number>;
  accountOf: (id: number | null) => number | null;
  billOf: (id: number | null) => number | null;
};

export type PaymentToWrite = ReturnType<typeof paymentsToWrite>[number];

export function paymentsToWrite(
  part: readonly FilePayment[],
  { household, ids, accountOf, billOf, operations: operationIds }: Related & { operations: Map<number, number> },
) {
  return part.map(({ key: _, ...payment }) => ({
    ...payment,
    failureReason: failureReasonOf(payment.failureReason),
    id: ids.get(payment.id) ?? 0,
    household,
    billId: billOf(payment.billId),
    accountId: accountOf(payment.accountId),
    operationId: payment.operationId === null ? null : (operationIds.get(payment.operationId) ?? null),
    settledBy: payment.settledBy === null ? null : (ids.get(payment.settledBy) ?? null),
  }));
}

export async function insertPayments(tx: Db, rows: PaymentToWrite[]): Promise<void> {
  if (rows.length > 0) await tx.insert(payments).overridingSystemValue().values(rows);
}

export type IncomeToWrite = ReturnType<typeof incomesToWrite>[number];

type Importing = {
  user: string;
  /** The members of the household. */
  people: readonly string[];
};

export function incomesToWrite(
  part: readonly FileIncome[],
  { household, ids, accountOf, user, people }: Omit<Related, "billOf"> & Importing,
) {
  return part.map(({ key: _, memberId = user, ...income }) => ({
    ...income,
    memberId: memberId === null || people.includes(memberId) ? memberId : user,
    id: ids.get(income.id) ?? 0,
    household,
    accountId: accountOf(income.accountId),
    weeklyAmount: weeklyAmount(income.amount, incomeInterval(income)),
  }));
}

/** The incomes of a user who has left since the file was read leave with them. */
export async function insertIncomes(tx: Db, household: string, rows: IncomeToWrite[]): Promise<void> {
  if (rows.length === 0) return;
  const people = await lockMemberIds(tx, household);
  const kept = rows.filter(({ memberId }) => memberId === null || people.has(memberId));
  if (kept.length > 0) await tx.insert(incomes).overridingSystemValue().values(kept);
}

export type SharesToWrite = { billId: number; parts: readonly SharePart[] };

/** Bills with their own shares, except where one of the members is missing. */
export async function insertBillShares(tx: Db, household: string, rows: readonly SharesToWrite[]): Promise<void> {
  const people = rows.length === 0 ? new Set() : await lockMemberIds(tx, household);
  for (const { billId, parts } of rows) {
    if (!areValidShares(parts) || parts.some(({ memberId }) => !people.has(memberId))) continue;
    await writeBillShares(tx, household, billId, parts);
  }
}

/** The members of a household, locked until the transaction ends. */
export async function lockMemberIds(tx: Db, household: string): Promise<Set<string>> {
  const found = tx.select({ id: members.userId }).from(members).where(eq(members.household, household));
  return new Set((await found.for("key share")).map(({ id }) => id));
}

export type TransferToWrite = typeof transfers.$inferInsert;

/** Transfers of new incomes to existing accounts. */
export function transfersToWrite(
  rows: File["transfers"],
  {
    household,
    user,
    ids,
    accountOf,
    operations: operationIds,
  }: Omit<Related, "billOf"> & { user: string; operations: Map<number, number> },
): TransferToWrite[] {
  return rows.flatMap(({ id: _, incomeId, accountId, operationId, ...row }) => {
    const [income, account] = [ids.get(incomeId), accountOf(accountId)];
    if (income === undefined || account === null) return [];
    const operation = operationId === null ? null : (operationIds.get(operationId) ?? null);
    return [{ ...row, household, incomeId: income, accountId: account, operationId: operation, movedBy: user }];
  });
}

/** The transfers of incomes that are still here. */
export async function insertTransfers(tx: Db, household: string, rows: TransferToWrite[]): Promise<void> {
  const present = await tx.select({ id: incomes.id }).from(incomes).where(eq(incomes.household, household));
  const ids = new Set(present.map(({ id }) => id));
  const kept = rows.filter(({ incomeId }) => ids.has(incomeId));
  if (kept.length > 0) await tx.insert(transfers).values(kept).onConflictDoNothing();
}

/** Stores the keys of imported items, so that they are recognised next time. */
export async function saveNames(tx: Db, household: string, names: readonly Name[]): Promise<void> {
  for (const part of inParts(names)) {
    await tx
      .insert(imports)
      .values(part.map((name) => ({ ...name, household })))
      .onConflictDoUpdate({ target: [imports.household, imports.key], set: { localId: sql`excluded.local_id` } });
  }
}
