import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, type Placeholder, sql } from "drizzle-orm";
import type { PageRange } from "#contract/paging.ts";
import type { Bill, BillDates, ShownBill } from "#core/bills/bill.ts";
import { hasTakenEffect } from "#core/bills/next-amount.ts";
import type { Day } from "#core/day.ts";
import { type Cents, ZERO } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { prepared } from "#server/db/prepared.ts";
import { accounts, billSavings, bills, documents, payments } from "#server/db/schema/index.ts";
import { groupBy } from "#server/group-by.ts";
import { earlierAmount, partPaid } from "./due-amounts.ts";

export type NewBill = typeof bills.$inferInsert;

const billColumns = {
  bill: bills,
  savings: {
    savedAmount: billSavings.savedAmount,
    weeklyAmount: billSavings.weeklyAmount,
    lastUpdated: billSavings.lastUpdated,
  },
  account: { id: accounts.id, name: accounts.name, balance: accounts.balance },
  partPaid,
  earlierAmount,
};

function selectBills(db: Db) {
  return db
    .select(billColumns)
    .from(bills)
    .leftJoin(billSavings, and(eq(billSavings.household, bills.household), eq(billSavings.billId, bills.id)))
    .leftJoin(accounts, and(eq(accounts.household, bills.household), eq(accounts.id, bills.accountId)));
}

/** Every bill of a household, oldest first. This is the most frequent call, so its statements are prepared once. */
export function billLister(db: Db): (household: string) => Promise<ShownBill[]> {
  const household = sql.placeholder("household");
  const isActive = and(eq(bills.household, household), isNull(bills.archivedOn));
  const all = selectBills(db).where(isActive).orderBy(asc(bills.id)).prepare("list_bills");
  const openOfHousehold = selectOpenPayments(db).where(isOpenPaymentOf(household)).prepare("list_open_payments");
  return async (householdId) => {
    const [rows, openPayments] = await Promise.all([
      all.execute({ household: householdId }),
      openOfHousehold.execute({ household: householdId }),
    ]);
    const paymentsByBill = groupBy(openPayments, ({ billId }) => billId);
    return rows.map((row) => ({ ...row, openPayments: paymentsByBill.get(row.bill.id) ?? [] }));
  };
}

/** Every archived bill, the latest first. */
export async function listArchived(db: Db, household: string): Promise<ShownBill[]> {
  const rows = await selectBills(db)
    .where(and(eq(bills.household, household), isNotNull(bills.archivedOn)))
    .orderBy(desc(bills.archivedOn), desc(bills.id));
  return rows.map((row) => ({ ...row, openPayments: [] }));
}

type PageOptions = PageRange & { household: string; isArchived: boolean };

/** A page of the bills or the archive, in the order of creation. */
export async function listPage(db: Db, { household, isArchived, limit, after }: PageOptions): Promise<ShownBill[]> {
  const isInList = isArchived ? isNotNull(bills.archivedOn) : isNull(bills.archivedOn);
  const rows = await selectBills(db)
    .where(and(eq(bills.household, household), isInList, gt(bills.id, sql`${after}::bigint`)))
    .orderBy(asc(bills.id))
    .limit(limit);
  const ids = sql.param(rows.map(({ bill }) => bill.id));
  const openPayments = await selectOpenPayments(db).where(
    and(isOpenPaymentOf(household), sql`${payments.billId} = any(${ids}::bigint[])`),
  );
  const paymentsByBill = groupBy(openPayments, ({ billId }) => billId);
  return rows.map((row) => ({ ...row, openPayments: paymentsByBill.get(row.bill.id) ?? [] }));
}

const isBill = and(eq(bills.household, sql.placeholder("household")), eq(bills.id, sql.placeholder("id")));

const findPrepared = prepared((db) => selectBills(db).where(isBill).prepare("find_bill"));

const findOpenPayments = prepared((db) =>
  selectOpenPayments(db)
    .where(and(isOpenPaymentOf(sql.placeholder("household")), eq(payments.billId, sql.placeholder("id"))))
    .prepare("find_open_payments"),
);

export async function findBill(db: Db, household: string, id: number): Promise<ShownBill | undefined> {
  const [row] = await findPrepared(db, { household, id });
  if (row === undefined) return undefined;
  return { ...row, openPayments: await findOpenPayments(db, { household, id }) };
}

const selectOpenPayments = (db: Db) => db.select().from(payments).orderBy(asc(payments.dueDate), asc(payments.id));

const isOpenPaymentOf = (household: string | Placeholder) =>
  and(eq(payments.household, household), sql`${payments.status} in ('scheduled', 'failed')`);

const lockPrepared = prepared((db) => db.select().from(bills).where(isBill).for("update").prepare("lock_bill"));

/** A bill, locked until the transaction ends. */
export async function lockBill(tx: Db, household: string, id: number): Promise<Bill | undefined> {
  const [row] = await lockPrepared(tx, { household, id });
  return row;
}

/** A locked bill after its weeks were credited: another amount may have started. */
export async function reloadAfterCredit(tx: Db, bill: Bill, today: Day): Promise<Bill> {
  return hasTakenEffect(bill, today) ? ((await lockBill(tx, bill.household, bill.id)) ?? bill) : bill;
}

/** Every unarchived bill of a household. */
export function listActiveBills(db: Db, household: string): Promise<Bill[]> {
  return db
    .select()
    .from(bills)
    .where(and(eq(bills.household, household), isNull(bills.archivedOn)));
}

/** Every unarchived bill of a household, locked in a fixed order. */
export function lockBills(tx: Db, household: string): Promise<Bill[]> {
  const isActive = and(eq(bills.household, household), isNull(bills.archivedOn));
  return tx.select().from(bills).where(isActive).orderBy(asc(bills.id)).for("update");
}

export async function insertBill(tx: Db, bill: NewBill): Promise<number> {
  const [row] = await tx.insert(bills).values(bill).returning({ id: bills.id });
  if (row === undefined) throw new Error("a bill was not saved");
  return row.id;
}

export async function updateBill(
  tx: Db,
  { household, id }: Pick<Bill, "household" | "id">,
  change: Partial<NewBill>,
): Promise<void> {
  await tx
    .update(bills)
    .set(change)
    .where(and(eq(bills.household, household), eq(bills.id, id)));
}

const updatePaidPrepared = prepared((db) =>
  db
    .update(bills)
    .set({
      lastPaidDate: sql`${sql.placeholder("paidOn")}`,
      nextDueDate: sql`${sql.placeholder("nextDueDate")}`,
      nextPaymentDate: sql`${sql.placeholder("nextPaymentDate")}`,
      duesLeft: sql`${sql.placeholder("duesLeft")}`,
      updatedAt: sql`${sql.placeholder("now")}`,
    })
    .where(isBill)
    .prepare("move_paid_bill"),
);

type PaidChange = BillDates & { paidOn: Day; now: Date };

/** Records that a bill was paid, and when it is next due. */
export async function updatePaid(
  tx: Db,
  { household, id }: Pick<Bill, "household" | "id">,
  paid: PaidChange,
): Promise<void> {
  await updatePaidPrepared(tx, { household, id, ...paid, now: paid.now.toISOString() });
}

/** Deletes a bill; false when it is missing. Its payments and entries stay, without it; those scheduled or failed are cancelled. */
export async function removeBill(tx: Db, household: string, id: number): Promise<boolean> {
  const isOfBill = and(eq(payments.household, household), eq(payments.billId, id));
  const cancelled = { status: "cancelled", nextTryDate: null, failureReason: "bill-deleted" } as const;
  await tx
    .update(payments)
    .set(cancelled)
    .where(and(isOfBill, inArray(payments.status, ["scheduled", "failed"])));
  await tx.update(payments).set({ billId: null }).where(isOfBill);
  // Its documents are deleted later and one at a time: they may be large.
  await tx
    .update(documents)
    .set({ billId: null })
    .where(and(eq(documents.household, household), eq(documents.billId, id)));
  const deleted = await tx
    .delete(bills)
    .where(and(eq(bills.household, household), eq(bills.id, id)))
    .returning({ id: bills.id });
  return deleted.length === 1;
}

/** A bill's savings and number of credited weeks; protected by the bill's row lock. */
export async function savingsOf(tx: Db, { household, id }: Pick<Bill, "household" | "id">) {
  const { savedAmount: saved, creditedWeeks } = billSavings;
  const [row] = await tx
    .select({ saved, creditedWeeks })
    .from(billSavings)
    .where(and(eq(billSavings.household, household), eq(billSavings.billId, id)));
  return row ?? { saved: ZERO, creditedWeeks: 0 };
}

/** The savings records of a household by bill. */
export async function listSavings(tx: Db, household: string): Promise<Map<number, typeof billSavings.$inferSelect>> {
  const rows = await tx.select().from(billSavings).where(eq(billSavings.household, household));
  return new Map(rows.map((row) => [row.billId, row]));
}

/** Creates missing savings records. */
export async function ensureSavings(tx: Db, rows: readonly Bill[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const fresh = rows.map(({ household, id, weeklyAmount }) => ({
    household,
    billId: id,
    weeklyAmount,
    lastUpdated: now,
    createdAt: now,
  }));
  await tx.insert(billSavings).values(fresh).onConflictDoNothing();
}

/** Keeps the record's weekly amount equal to its bill's. */
export async function updateSavingsWeek(
  tx: Db,
  { household, id }: Pick<Bill, "household" | "id">,
  weeklyAmount: Cents,
): Promise<void> {
  await tx
    .update(billSavings)
    .set({ weeklyAmount })
    .where(and(eq(billSavings.household, household), eq(billSavings.billId, id)));
}

/** Updates the modification time of savings. */
export async function touchSavings(tx: Db, household: string, billIds: readonly number[], now: Date): Promise<void> {
  if (billIds.length === 0) return;
  await tx
    .update(billSavings)
    .set({ lastUpdated: now })
    .where(
      and(eq(billSavings.household, household), sql`${billSavings.billId} = any(${sql.param(billIds)}::bigint[])`),
    );
}
