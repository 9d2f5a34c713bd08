import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Bill } from "#core/bills/bill.ts";
import { nextTry } from "#core/bills/next-try.ts";
import { addDays, type Day } from "#core/day.ts";
import { type Cents, ZERO } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { accounts, bills, payments } from "#server/db/schema/index.ts";

type Failed = { amount: Cents; paymentId?: number };
type When = { day: Day; today: Day };

/**
 * The day a failed payment is retried: normally the next one. When catching up, days on which its account can't have
 * enough are skipped. The account's row is locked.
 */
export async function nextTryDay(tx: Db, bill: Bill, failed: Failed, { day, today }: When): Promise<Day> {
  if (day >= today) return addDays(day, 1);
  const { household, accountId } = bill;
  if (accountId === null) return addDays(today, 1);
  const [account] = await tx
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.household, household), eq(accounts.id, accountId)));
  const credits = await tx
    .select({ first: sql<Day>`${bills.nextCreditDate}`.mapWith(bills.nextCreditDate), weekly: aWeek(day) })
    .from(bills)
    .where(and(eq(bills.household, household), eq(bills.accountId, accountId), isNotNull(bills.nextCreditDate)))
    .groupBy(bills.nextCreditDate);
  const before = await sumBefore(tx, { ...bill, accountId }, failed);
  return nextTry({ amount: failed.amount, before, balance: account?.balance ?? ZERO, credits }, day, today);
}

/** Failed payments are retried in the order of their bills, each day. */
async function sumBefore(tx: Db, bill: Bill & { accountId: number }, { amount, paymentId }: Failed): Promise<Cents> {
  const isOfBill = sql`${payments.billId} = ${bill.id}`;
  const isEarlier = paymentId === undefined ? isOfBill : sql`(${isOfBill} and ${payments.id} < ${paymentId})`;
  const [row] = await tx
    .select({ sum: total(payments.amount) })
    .from(payments)
    .innerJoin(bills, and(eq(bills.household, payments.household), eq(bills.id, payments.billId)))
    .where(
      and(
        eq(payments.household, bill.household),
        eq(payments.status, "failed"),
        isNotNull(payments.nextTryDate),
        eq(bills.accountId, bill.accountId),
        sql`${payments.amount} <= ${sql.param(amount, payments.amount)}`,
        sql`(${payments.billId} < ${bill.id} or ${isEarlier})`,
      ),
    );
  return row?.sum ?? ZERO;
}

/**
 * What a day's bills are credited each week, with any catch-up and later amount included: an upper bound, so that no
 * day is missed.
 */
const aWeek = (day: Day) =>
  sql<Cents>`sum(greatest(${bills.weeklyAmount}, ceil(100 * (${bills.weeklyAmount} + 0.01) * ${bills.nextAmount} / ${bills.amount}) / 100) + case when ${bills.catchUpUntil} >= ${day}::date then ${bills.catchUpWeekly} else 0 end)::numeric(16, 2)::text`.mapWith(
    bills.weeklyAmount,
  );

const total = (column: typeof payments.amount) => sql<Cents>`coalesce(sum(${column}), 0)::text`.mapWith(column);
