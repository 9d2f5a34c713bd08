import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { notPaidAgain } from "#core/bills/dues.ts";
import type { Day } from "#core/day.ts";
import type { ForecastBill, WaitingPayment } from "#core/forecast.ts";
import type { Cents } from "#core/money.ts";
import type { Db } from "#server/db/open.ts";
import { bills, entries, operations, payments } from "#server/db/schema/index.ts";
import { scheduleOf } from "#server/features/bills/store.ts";
import { recordsOf } from "#server/features/payments/dues.ts";
import { groupBy } from "#server/group-by.ts";

/**
 * What an account held at the end of each day on which it changed. By the days that entries belong to, not the order in which
 * they were written: a week that was credited late counts from when it was complete, also one of many credited at once.
 */
export function listPastBalances(
  tx: Db,
  household: string,
  accountId: number,
): Promise<{ day: Day; balance: Cents }[]> {
  const amount = sql`${entries.amount} / ${operations.weeks}`;
  const on = sql`${operations.day} - 7 * back.weeks`;
  // Out of their order, large amounts could add up to more on the way than any account ever held.
  const running = sql`least(greatest(sum(sum(${amount})) over (order by ${on}), -99999999.99), 99999999.99)::numeric(10, 2)`;
  return tx
    .select({
      day: sql<Day>`(${on})::text`.mapWith(operations.day),
      balance: sql<Cents>`${running}::text`.mapWith(entries.amount),
    })
    .from(entries)
    .innerJoin(operations, and(eq(operations.household, entries.household), eq(operations.id, entries.operationId)))
    .innerJoin(sql`generate_series(0, ${operations.weeks} - 1) as back(weeks)`, sql`true`)
    .where(and(eq(entries.household, household), eq(entries.accountId, accountId), eq(entries.pot, "account")))
    .groupBy(on)
    .orderBy(asc(on));
}

/** The bills of an account, as a forecast needs them. */
export async function listPayingBills(
  tx: Db,
  household: string,
  accountId: number,
): Promise<(ForecastBill & { name: string })[]> {
  const ofAccount = and(eq(bills.household, household), eq(bills.accountId, accountId));
  const rows = await tx.select().from(bills).where(ofAccount);
  // Off the schedule, a due settled up to a period ago may stand for the next one.
  const isNearNext = sql`${bills.nextPaymentDate} - ${payments.settlesDue} < 400 or ${payments.undoneDue} >= ${bills.nextPaymentDate}`;
  const said = await tx
    .select({
      billId: payments.billId,
      id: payments.id,
      status: payments.status,
      settlesDue: payments.settlesDue,
      undoneDue: payments.undoneDue,
    })
    .from(payments)
    .innerJoin(bills, and(eq(bills.household, payments.household), eq(bills.id, payments.billId)))
    .where(and(ofAccount, isNearNext));
  const ofBill = groupBy(said, ({ billId }) => billId);
  return rows.map((bill) => {
    const plan = scheduleOf(bill);
    const next = bill.nextPaymentDate;
    const records = recordsOf(ofBill.get(bill.id) ?? []);
    return {
      id: bill.id,
      name: bill.name,
      amount: bill.amount,
      weekly: bill.weeklyAmount,
      nextCredit: bill.nextCreditDate,
      due: plan && next !== null ? { plan, next, settled: notPaidAgain(plan, records) } : undefined,
    };
  });
}

/** What waits to be paid from an account: payments follow their bill when it moves to another. */
export async function listWaitingPayments(tx: Db, household: string, accountId: number): Promise<WaitingPayment[]> {
  const rows = await tx
    .select({
      id: payments.id,
      billId: bills.id,
      amount: payments.amount,
      day: payments.nextTryDate,
      status: payments.status,
    })
    .from(payments)
    .innerJoin(bills, and(eq(bills.household, payments.household), eq(bills.id, payments.billId)))
    .where(
      and(
        eq(bills.household, household),
        eq(bills.accountId, accountId),
        isNotNull(payments.nextTryDate),
        sql`${payments.status} in ('scheduled', 'failed')`,
      ),
    );
  return rows.flatMap(({ day, status, ...payment }) =>
    day === null ? [] : [{ ...payment, nextTry: day, hasFailed: status === "failed" }],
  );
}
