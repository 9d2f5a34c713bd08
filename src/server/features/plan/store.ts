import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { paysItself, runningCatchUp, scheduleOf } from "#core/bills/bill.ts";
import { comingAmounts } from "#core/bills/next-amount.ts";
import type { Day } from "#core/day.ts";
import type { Income } from "#core/incomes/income.ts";
import { paydaysOf } from "#core/incomes/paydays.ts";
import { billInterval, incomeInterval } from "#core/interval.ts";
import { ZERO } from "#core/money.ts";
import { isOpen, type Payment, recordsOf } from "#core/payments/payment.ts";
import { planBill } from "#core/plan/bill.ts";
import type { PlanIncome, PlanInput, WaitingDue } from "#core/plan/input.ts";
import type { Db } from "#server/db/database.ts";
import { accounts, billSavings, bills, payments } from "#server/db/schema/index.ts";
import { partPaid } from "#server/features/bills/store.ts";
import { readShares } from "#server/features/households/shares-store.ts";
import { listIncomes } from "#server/features/incomes/store.ts";
import { groupBy } from "#server/group-by.ts";

/** Everything of a household that its plan is computed from, as it is at one moment: all of it, or what concerns one account. */
export function loadPlan(db: Db, household: string, today: Day, accountId?: number): Promise<PlanInput> {
  return db.transaction((tx) => readPlan(tx, household, today, accountId), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

/** The same inside a transaction, which sees what it has written itself. */
export async function readPlan(tx: Db, household: string, today: Day, accountId?: number): Promise<PlanInput> {
  const ofAccount = accountId === undefined ? undefined : eq(accounts.id, accountId);
  const held = await tx
    .select({ id: accounts.id, name: accounts.name, balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.household, household), ofAccount))
    .orderBy(asc(accounts.id));
  const incomes = await listIncomes(tx, household);
  return {
    today,
    accounts: held,
    bills: await readBills(tx, household, today, accountId),
    incomes: incomes.map(toPlanIncome),
    shares: await readShares(tx, household),
  };
}

/** How far back a settled due may stand for the next one: longer than the period of a usual bill; that of another is looked at apart. */
const PERIOD = 400;

async function readBills(tx: Db, household: string, today: Day, accountId?: number) {
  // What is paused until further notice, or in the archive, is not in the plan.
  const wanted = and(
    eq(bills.household, household),
    isNull(bills.archivedOn),
    sql`(${bills.pausedFrom} is null or ${bills.pausedUntil} is not null)`,
    accountId === undefined ? undefined : eq(bills.accountId, accountId),
  );
  const rows = await tx
    .select({ bill: bills, saved: billSavings.savedAmount, partPaid })
    .from(bills)
    .leftJoin(billSavings, and(eq(billSavings.household, bills.household), eq(billSavings.billId, bills.id)))
    .where(wanted)
    .orderBy(asc(bills.id));
  // Of a bill that comes seldom, what was settled long ago may still stand for the next due.
  const years = sql`case ${bills.frequency} when 'custom' then case ${bills.unit} when 'year' then ${bills.every} * 400 when 'month' then ${bills.every} * 40 else ${bills.every} * 7 end when 'once' then 8000 else 0 end`;
  const from = sql`least(coalesce(${bills.nextDueDate}, ${today}::date), ${today}::date) - (${PERIOD}::int + ${years}) * (1 + cardinality(${bills.skippedMonths}))`;
  const said = await tx
    .select({ payment: payments })
    .from(payments)
    .innerJoin(bills, and(eq(bills.household, payments.household), eq(bills.id, payments.billId)))
    .where(
      and(
        wanted,
        eq(payments.household, household),
        sql`(${payments.settlesDue} >= ${from} or ${payments.undoneDue} >= ${from} or ${payments.status} in ('scheduled', 'failed'))`,
      ),
    );
  const paymentsOf = groupBy(
    said.map(({ payment }) => payment),
    ({ billId }) => billId,
  );
  return rows.map(({ bill, saved, partPaid: paid }) => {
    const own = paymentsOf.get(bill.id) ?? [];
    return planBill(
      {
        ...{ id: bill.id, name: bill.name, accountId: bill.accountId, amount: bill.amount, weekly: bill.weeklyAmount },
        ...{
          changes: comingAmounts(bill),
          saved: saved ?? ZERO,
          startDate: bill.startDate,
          nextCredit: bill.nextCreditDate,
        },
        ...{ frequency: billInterval(bill), lastPaid: bill.lastPaidDate, paysItself: paysItself(bill) },
        ...{ schedule: scheduleOf(bill), records: recordsOf(own), since: bill.nextDueDate },
        ...{ waiting: own.flatMap((payment) => waitingDue(payment)), partPaid: paid, catchUp: runningCatchUp(bill) },
      },
      today,
    );
  });
}

/** What waits to be paid: payments follow their bill when it moves to another account. */
function waitingDue(payment: Payment): WaitingDue[] {
  const { id: paymentId, amount, nextTryDate: day, settlesDue, dueDate } = payment;
  return isOpen(payment) && day !== null ? [{ paymentId, due: settlesDue ?? dueDate ?? day, day, amount }] : [];
}

const toPlanIncome = (income: Income): PlanIncome => ({
  ...{ id: income.id, name: income.name, amount: income.amount, weekly: income.weeklyAmount },
  ...{
    frequency: incomeInterval(income),
    accountId: income.accountId,
    paydays: paydaysOf(income),
    memberId: income.memberId,
  },
});
