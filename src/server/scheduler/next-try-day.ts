import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Bill } from "#core/bills/bill.ts";
import { nextTry } from "#core/bills/next-try.ts";
import { addDays, type Day } from "#core/day.ts";
import { type Cents, ZERO } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { accounts, bills, payments } from "#server/db/schema/index.ts";

/** `dueDate` is the due date it settles, else its day; `paymentId` is missing for one that is not yet stored. */
type Failed = { amount: Cents; dueDate: Day | null; paymentId?: number };
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

/** The due date of a payment: the one it settles, else its own day. */
export const dueOfPayment = sql<Day | null>`coalesce(${payments.settlesDue}, ${payments.dueDate})`;

/** A household's waiting payments are made by due date and bill, as in the plan. */
export const inRetryOrder = [asc(dueOfPayment), asc(payments.billId), asc(payments.id)];

/** The failed payments retried before one, as far as they are no larger. */
async function sumBefore(
  tx: Db,
  bill: Bill & { accountId: number },
  { amount, dueDate, paymentId }: Failed,
): Promise<Cents> {
  // A payment without a day is last, and its number is higher than any stored one.
  const order = sql`(coalesce(${dueOfPayment}, 'infinity'), ${payments.billId}, ${payments.id})`;
  const isEarlier = sql`${order} < (coalesce(${dueDate}::date, 'infinity'), ${bill.id}::bigint, ${paymentId ?? Number.MAX_SAFE_INTEGER}::bigint)`;
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
        isEarlier,
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
