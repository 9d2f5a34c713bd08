import { and, desc, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { Payment } from "#core/payments/payment.ts";
import type { Db } from "#server/db/database.ts";
import { prepared } from "#server/db/prepared.ts";
import { operations, payments } from "#server/db/schema/index.ts";

/** The actual day of a payment: the bank's, where it is matched to a statement line. Joined with its operation. */
export const realDay = sql`coalesce((select line.day from statement_lines line
  where line.household_id = ${payments.household} and line.payment_id = ${payments.id}), ${operations.day})`;

export type NewPayment = typeof payments.$inferInsert;

const insertPrepared = prepared((db) =>
  db
    .insert(payments)
    .values({
      household: sql.placeholder("household"),
      billId: sql.placeholder("billId"),
      billName: sql.placeholder("billName"),
      accountId: sql.placeholder("accountId"),
      amount: sql.placeholder("amount"),
      status: sql.placeholder("status"),
      source: sql.placeholder("source"),
      dueDate: sql.placeholder("dueDate"),
      // Text already, since a null timestamp can't be formatted.
      processedAt: sql`${sql.placeholder("processedAt")}`,
      failureReason: sql.placeholder("failureReason"),
      nextTryDate: sql.placeholder("nextTryDate"),
      operationId: sql.placeholder("operationId"),
      settlesDue: sql.placeholder("settlesDue"),
      isExtra: sql.placeholder("isExtra"),
      partOf: sql.placeholder("partOf"),
      createdAt: sql.placeholder("createdAt"),
    })
    .returning()
    .prepare("insert_payment"),
);

const DEFAULTS = {
  billId: null,
  accountId: null,
  dueDate: null,
  failureReason: null,
  nextTryDate: null,
  operationId: null,
  settlesDue: null,
  isExtra: false,
  partOf: null,
};

export async function insertPayment(tx: Db, payment: NewPayment): Promise<Payment> {
  const processedAt = payment.processedAt?.toISOString() ?? null;
  const [row] = await insertPrepared(tx, { ...DEFAULTS, ...payment, processedAt });
  if (row === undefined) throw new Error("a payment was not saved");
  return row;
}

export async function updatePayment(
  tx: Db,
  { household, id }: Pick<Payment, "household" | "id">,
  change: Partial<NewPayment>,
): Promise<Payment> {
  const [row] = await tx
    .update(payments)
    .set(change)
    .where(and(eq(payments.household, household), eq(payments.id, id)))
    .returning();
  if (row === undefined) throw new Error("a payment no longer exists");
  return row;
}

/** A payment without a lock: its bill is locked first, then this one. */
export async function findPayment(db: Db, household: string, id: number): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.household, household), eq(payments.id, id)));
  return row;
}

export async function lockPayment(tx: Db, household: string, id: number): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.household, household), eq(payments.id, id)))
    .for("update");
  return row;
}

type Filter = {
  limit?: number | undefined;
  before?: number | undefined;
  billId?: number | undefined;
  status?: string | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
};

/** A page of payments, newest first. The days are due dates, else the household's days of payment. */
export async function listPayments(
  db: Db,
  household: string,
  filter: Filter,
): Promise<{ items: Payment[]; next: number | null }> {
  const { limit = 50, before, billId, status, from, to } = filter;
  const paidOn = db
    .select({ day: operations.day })
    .from(operations)
    .where(and(eq(operations.household, payments.household), eq(operations.id, payments.operationId)));
  const on = sql<Day>`coalesce(${payments.dueDate}, (${paidOn}))`;
  const conditions: (SQL | undefined)[] = [
    eq(payments.household, household),
    // An id larger than any existing one is valid: everything is before it.
    before === undefined ? undefined : lt(payments.id, sql`${before}::bigint`),
    billId === undefined ? undefined : eq(payments.billId, billId),
    status === undefined ? undefined : sql`${payments.status} = ${status}`,
    from === undefined ? undefined : gte(on, sql`${from}::date`),
    to === undefined ? undefined : lte(on, sql`${to}::date`),
  ];
  const rows = await db
    .select()
    .from(payments)
    .where(and(...conditions))
    .orderBy(desc(payments.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return { items: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** Who made each payment, by operation id; null is the scheduler. */
export async function actorsOf(
  db: Db,
  household: string,
  paymentRows: readonly Payment[],
): Promise<Map<number, string | null>> {
  const ids = paymentRows.flatMap(({ operationId }) => operationId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: operations.id, actor: operations.actor })
    .from(operations)
    .where(and(eq(operations.household, household), sql`${operations.id} = any(${sql.param(ids)}::bigint[])`));
  return new Map(rows.map(({ id, actor }) => [id, actor]));
}
