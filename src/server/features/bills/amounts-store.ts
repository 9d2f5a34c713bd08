import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { DatedAmount, PastPayment } from "#core/bills/amounts.ts";
import type { Bill } from "#core/bills/bill.ts";
import { amountOnDue, type StartedAmount } from "#core/bills/next-amount.ts";
import { addDays, type Day, dayIn } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import { readMoney } from "#server/db/columns.ts";
import type { Db } from "#server/db/database.ts";
import { byNumber, inPages, PAGE } from "#server/db/in-pages.ts";
import { billAmounts, billEdits, operations, payments } from "#server/db/schema/index.ts";
import { realDay } from "#server/features/payments/store.ts";

type BillKey = { household: string; billId: number };

const isOfBill = ({ household, billId }: BillKey) =>
  and(eq(billAmounts.household, household), eq(billAmounts.billId, billId));

/** Records a bill's amount from a day on. */
export async function recordAmount(tx: Db, { household, billId }: BillKey, amount: DatedAmount): Promise<void> {
  await tx.insert(billAmounts).values({ household, billId, ...amount });
}

/** Every recorded amount of a bill, oldest first. */
export function listAmounts(db: Db, bill: BillKey): Promise<DatedAmount[]> {
  const { id, from, amount, why } = billAmounts;
  return inPages(byNumber, (after = 0) =>
    db
      .select({ id, from, amount, why })
      .from(billAmounts)
      .where(and(isOfBill(bill), gt(id, after)))
      .orderBy(asc(id))
      .limit(PAGE),
  );
}

/** The same for every bill of a household. */
export function listAllAmounts(db: Db, household: string): Promise<(DatedAmount & { billId: number })[]> {
  const { id, billId, from, amount, why } = billAmounts;
  return inPages(byNumber, (after = 0) =>
    db
      .select({ id, billId, from, amount, why })
      .from(billAmounts)
      .where(and(eq(billAmounts.household, household), gt(id, after)))
      .orderBy(asc(id))
      .limit(PAGE),
  );
}

/** The scheduled amounts of a bill that started after a day, oldest first. */
export async function listStartedAmounts(tx: Db, { household, billId }: BillKey, after: Day): Promise<StartedAmount[]> {
  const { day, id, before } = billEdits;
  const rows = await tx
    .select({ from: day, before })
    .from(billEdits)
    .where(
      and(
        eq(billEdits.household, household),
        eq(billEdits.billId, billId),
        eq(billEdits.what, "amount-began"),
        gt(day, after),
      ),
    )
    .orderBy(asc(day), asc(id));
  return rows.map((row) => ({ from: row.from, before: readMoney(row.before) }));
}

/** The amount of a bill's due date: one from before a scheduled amount started keeps the amount of then. */
export async function amountOfDue(tx: Db, bill: Bill, due: Day): Promise<Cents> {
  // Starting an amount changes the bill: a due date later than its last change, wherever the household is, needs no look.
  const isLater = due > addDays(dayIn("UTC", bill.updatedAt), 1);
  const key = { household: bill.household, billId: bill.id };
  return amountOnDue(bill, due, isLater ? [] : await listStartedAmounts(tx, key, due));
}

/** More than a year of the most frequent bill. */
const MAX_PAYMENTS = 60;

/**
 * A bill's manual payments, newest first, parts and rest combined: its actual amounts. The scheduler pays the estimate.
 */
export async function listPaidAmounts(
  tx: Db,
  { household, id }: Pick<Bill, "household" | "id">,
): Promise<PastPayment[]> {
  const parts = sql`coalesce((select sum(part.amount) from payments part where part.household_id = ${payments.household}
    and part.bill_id = ${payments.billId} and part.part_of = ${payments.settlesDue} and part.status = 'completed'), 0)`;
  return tx
    .select({
      amount: sql<Cents>`(${payments.amount} + ${parts})::text`.mapWith(payments.amount),
      day: sql<Day>`${realDay}`.mapWith(operations.day),
    })
    .from(payments)
    .innerJoin(operations, and(eq(operations.household, payments.household), eq(operations.id, payments.operationId)))
    .where(
      and(
        eq(payments.household, household),
        eq(payments.billId, id),
        eq(payments.status, "completed"),
        eq(payments.isExtra, false),
        isNull(payments.partOf),
        inArray(payments.source, ["manual", "scan"]),
      ),
    )
    .orderBy(desc(realDay), desc(operations.id))
    .limit(MAX_PAYMENTS);
}
