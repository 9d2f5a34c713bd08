import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { paysItself, runningCatchUp, scheduleOf } from "#core/bills/bill.ts";
import { recordsFrom } from "#core/bills/dues.ts";
import type { Day } from "#core/day.ts";
import type { Income } from "#core/incomes/income.ts";
import { paydaysOf } from "#core/incomes/paydays.ts";
import { billInterval, incomeInterval } from "#core/interval.ts";
import { ZERO } from "#core/money.ts";
import { isOpen, type Payment, recordsOf } from "#core/payments/payment.ts";
import { planBill } from "#core/plan/bill.ts";
import type { PlanBill, PlanIncome, PlanInput, WaitingDue } from "#core/plan/input.ts";
import type { Db } from "#server/db/database.ts";
import { byNumber, inPages, PAGE } from "#server/db/in-pages.ts";
import { accounts, billSavings, bills, payments } from "#server/db/schema/index.ts";
import { partPaid } from "#server/features/bills/store.ts";
import { readShares } from "#server/features/households/shares-store.ts";
import { listIncomes } from "#server/features/incomes/store.ts";
import { groupBy } from "#server/group-by.ts";
import { inParts } from "#server/in-parts.ts";
import { yieldToEventLoop } from "#server/yield-to-event-loop.ts";

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

/** Others are answered between so many. */
const BILLS_AT_ONCE = 50;

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
  const { id, billId, status, amount, dueDate, nextTryDate, settlesDue, undoneDue } = payments;
  const said = await inPages(byNumber, (after = 0) =>
    tx
      .select({ id, billId, status, amount, dueDate, nextTryDate, settlesDue, undoneDue })
      .from(payments)
      .innerJoin(bills, and(eq(bills.household, payments.household), eq(bills.id, payments.billId)))
      .where(
        and(
          wanted,
          eq(payments.household, household),
          gt(id, after),
          sql`(${settlesDue} >= ${from} or ${undoneDue} >= ${from} or ${status} in ('scheduled', 'failed'))`,
        ),
      )
      .orderBy(asc(id))
      .limit(PAGE),
  );
  const paymentsOf = groupBy(said, (payment) => payment.billId);
  type SaidPayment = (typeof said)[number];
  const planOf = ({ bill, saved, partPaid: paid }: (typeof rows)[number]) => {
    const since = bill.nextDueDate !== null && bill.nextDueDate < today ? bill.nextDueDate : today;
    const needed = recordsFrom(billInterval(bill), since, bill.skippedMonths);
    const isNeeded = (payment: SaidPayment) =>
      isOpen(payment) || (payment.settlesDue ?? payment.undoneDue ?? needed) >= needed;
    const own = (paymentsOf.get(bill.id) ?? []).filter(isNeeded);
    return planBill(
      {
        ...{ id: bill.id, name: bill.name, accountId: bill.accountId, amount: bill.amount, weekly: bill.weeklyAmount },
        ...{ changes: [], saved: saved ?? ZERO, startDate: bill.startDate, nextCredit: bill.nextCreditDate },
        ...{ frequency: billInterval(bill), lastPaid: bill.lastPaidDate, paysItself: paysItself(bill) },
        ...{ schedule: scheduleOf(bill), records: recordsOf(own), since: bill.nextDueDate },
        ...{ waiting: own.flatMap((payment) => waitingDue(payment)), partPaid: paid, catchUp: runningCatchUp(bill) },
      },
      today,
    );
  };
  const planned: PlanBill[] = [];
  for (const part of inParts(rows, BILLS_AT_ONCE)) {
    planned.push(...part.map(planOf));
    await yieldToEventLoop();
  }
  return planned;
}

/** What waits to be paid: payments follow their bill when it moves to another account. */
function waitingDue(
  payment: Pick<Payment, "id" | "amount" | "status" | "nextTryDate" | "settlesDue" | "dueDate">,
): WaitingDue[] {
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
