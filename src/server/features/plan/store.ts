import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { gapOf, isPaidAutomatically, runningCatchUp, scheduleOf } from "#core/bills/bill.ts";
import { recordsFrom } from "#core/bills/dues.ts";
import { scheduledAmounts } from "#core/bills/next-amount.ts";
import { type Day, earliest } from "#core/day.ts";
import { type Income, paydaysOf } from "#core/incomes/income.ts";
import { billInterval, incomeInterval } from "#core/interval.ts";
import { type Cents, cents, ZERO } from "#core/money.ts";
import { isOpen, type Payment, recordsOf } from "#core/payments/payment.ts";
import { planBill } from "#core/plan/bill.ts";
import type { DueParts, PlanBill, PlanIncome, PlanInput, WaitingDue } from "#core/plan/input.ts";
import { BY_INCOME } from "#core/shares.ts";
import { readMoney } from "#server/db/columns.ts";
import type { Db } from "#server/db/database.ts";
import { byNumber, inPages, PAGE } from "#server/db/in-pages.ts";
import { accounts, billSavings, bills, payments } from "#server/db/schema/index.ts";
import { startedAmounts } from "#server/features/bills/due-amounts.ts";
import { readSharesOf } from "#server/features/households/shares-store.ts";
import { listIncomesOf } from "#server/features/incomes/store.ts";
import { groupBy } from "#server/group-by.ts";
import { inParts, yieldToEventLoop } from "#server/in-parts.ts";

/** A household's input for its plan: everything, or what concerns one account. Whose pay is whose isn't in it. */
export async function readPlan(tx: Db, household: string, today: Day, accountId?: number): Promise<PlanInput> {
  const plans = await readPlans(tx, [household], today, accountId);
  return plans.get(household) ?? { today, accounts: [], bills: [], incomes: [], moved: [], shares: BY_INCOME };
}

/** The plans of many households in as many statements as for one. */
export async function readPlans(
  tx: Db,
  households: readonly string[],
  today: Day,
  accountId?: number,
): Promise<Map<string, PlanInput>> {
  const accountRows = await tx
    .select({ household: accounts.household, id: accounts.id, name: accounts.name, balance: accounts.balance })
    .from(accounts)
    .where(
      and(isAnyOf(accounts.household, households), accountId === undefined ? undefined : eq(accounts.id, accountId)),
    )
    .orderBy(asc(accounts.id));
  const accountsByHousehold = groupBy(accountRows, ({ household }) => household);
  const incomesByHousehold = groupBy(await listIncomesOf(tx, households), ({ household }) => household);
  const sharesByHousehold = await readSharesOf(tx, households);
  const billsByHousehold = await readBills(tx, households, today, accountId);
  return new Map(
    households.map((household) => [
      household,
      {
        today,
        accounts: (accountsByHousehold.get(household) ?? []).map(({ id, name, balance }) => ({ id, name, balance })),
        bills: billsByHousehold.get(household) ?? [],
        incomes: (incomesByHousehold.get(household) ?? []).map(toPlanIncome),
        moved: [],
        shares: sharesByHousehold.get(household) ?? BY_INCOME,
      },
    ]),
  );
}

const isAnyOf = (column: AnyPgColumn, households: readonly string[]) =>
  sql`${column} = any(${sql.param(households)}::uuid[])`;

/**
 * How far back a settled due date may affect the next one: longer than a usual period; longer ones are handled
 * separately.
 */
const PERIOD = 400;

/** Bills between yields. */
const BILLS_AT_ONCE = 50;

/** The bill columns the plan needs: reading whole rows takes longer than planning them. */
const PLAN_COLUMNS = {
  ...{ household: bills.household, id: bills.id, name: bills.name, accountId: bills.accountId, amount: bills.amount },
  ...{ weeklyAmount: bills.weeklyAmount, startDate: bills.startDate, nextCreditDate: bills.nextCreditDate },
  ...{ frequency: bills.frequency, every: bills.every, unit: bills.unit, skippedMonths: bills.skippedMonths },
  ...{ paymentDay: bills.paymentDay, paymentDayType: bills.paymentDayType, anchorDate: bills.anchorDate },
  ...{ dueFrom: bills.dueFrom, paysFrom: bills.paysFrom, nextDueDate: bills.nextDueDate, endsOn: bills.endsOn },
  ...{ pausedFrom: bills.pausedFrom, pausedUntil: bills.pausedUntil, lastPaidDate: bills.lastPaidDate },
  ...{ isAutomatic: bills.isAutomatic, isDirectDebit: bills.isDirectDebit },
  ...{ nextAmount: bills.nextAmount, nextAmountFrom: bills.nextAmountFrom, creditUntil: bills.creditUntil },
  ...{ catchUpWeekly: bills.catchUpWeekly, catchUpUntil: bills.catchUpUntil },
};

const AMOUNTS = ["amount", "weeklyAmount", "nextAmount", "catchUpWeekly", "saved"] as const;
const SELECTED: Record<string, SQL.Aliased> = Object.fromEntries(
  Object.entries({ ...PLAN_COLUMNS, saved: billSavings.savedAmount, startedAmounts }).map(([name, column]) => [
    name,
    sql`${column}`.as(name),
  ]),
);
type Row = Pick<typeof bills.$inferSelect, keyof typeof PLAN_COLUMNS> & {
  saved: Cents | null;
  startedAmounts: [from: Day, before: string][] | null;
};
type RawRow = Omit<Row, (typeof AMOUNTS)[number]> & Record<(typeof AMOUNTS)[number], Cents | string | null>;

/** As returned by the driver, except amounts: with so many columns, Drizzle's mapping takes longer than planning. */
async function readRows(tx: Db, condition: SQL | undefined): Promise<Row[]> {
  const query = tx
    .select(SELECTED)
    .from(bills)
    .leftJoin(billSavings, and(eq(billSavings.household, bills.household), eq(billSavings.billId, bills.id)))
    .where(condition)
    .orderBy(asc(bills.id));
  const { rows } = (await tx.execute(query.getSQL())) as unknown as { rows: RawRow[] };
  const centsOf = (text: Cents | string | null) => (text === null ? null : readMoney(text));
  for (const row of rows) for (const name of AMOUNTS) row[name] = centsOf(row[name]);
  return rows as unknown as Row[];
}

async function readBills(
  tx: Db,
  households: readonly string[],
  today: Day,
  accountId?: number,
): Promise<Map<string, PlanBill[]>> {
  // Archived bills are not in the plan, nor those that are paused until further notice and need an account.
  const condition = and(
    isAnyOf(bills.household, households),
    isNull(bills.archivedOn),
    sql`(${bills.pausedFrom} is null or ${bills.pausedUntil} is not null or ${bills.accountId} is not null)`,
    accountId === undefined ? undefined : eq(bills.accountId, accountId),
  );
  const rows = await readRows(tx, condition);
  // For a bill with a long period, a due date settled long ago may still affect the next one.
  const years = sql`case ${bills.frequency} when 'custom' then case ${bills.unit} when 'year' then ${bills.every} * 400 when 'month' then ${bills.every} * 40 else ${bills.every} * 7 end when 'once' then 8000 else 0 end`;
  const from = sql`least(coalesce(${bills.nextDueDate}, ${today}::date), ${today}::date) - (${PERIOD}::int + ${years}) * (1 + cardinality(${bills.skippedMonths}))`;
  const { id, billId, status, amount, dueDate, nextTryDate, settlesDue, undoneDue, partOf } = payments;
  const paymentRows = await inPages(byNumber, (after = 0) =>
    tx
      .select({
        ...{ household: payments.household, id, billId, status, source: payments.source, amount },
        ...{ dueDate, nextTryDate, settlesDue, undoneDue, partOf },
      })
      .from(payments)
      .innerJoin(bills, and(eq(bills.household, payments.household), eq(bills.id, payments.billId)))
      .where(
        and(
          condition,
          isAnyOf(payments.household, households),
          gt(id, after),
          sql`(${settlesDue} >= ${from} or ${undoneDue} >= ${from} or ${status} in ('scheduled', 'failed')
            or ${partOf} >= ${bills.nextDueDate} and ${status} = 'completed')`,
        ),
      )
      .orderBy(asc(id))
      .limit(PAGE),
  );
  const paymentsByBill = groupBy(paymentRows, ({ household, billId: bill }) => `${household}/${bill}`);
  const planOf = (bill: (typeof rows)[number]) => {
    const frequency = billInterval(bill);
    const needed = recordsFrom(frequency, earliest(today, bill.nextDueDate), bill.skippedMonths);
    const paymentsOfBill = paymentsByBill
      .get(`${bill.household}/${bill.id}`)
      ?.filter((payment) => isOpen(payment) || (payment.settlesDue ?? payment.undoneDue ?? needed) >= needed);
    const { id, name, accountId, amount, startDate, startedAmounts: started } = bill;
    return planBill(
      {
        id,
        name,
        accountId,
        amount,
        weekly: bill.weeklyAmount,
        changes: scheduledAmounts(bill),
        saved: bill.saved ?? ZERO,
        startDate,
        nextCredit: bill.nextCreditDate,
        frequency,
        lastPaid: bill.lastPaidDate,
        gap: gapOf(bill),
        isPaidAutomatically: isPaidAutomatically(bill),
        schedule: scheduleOf(bill),
        records: paymentsOfBill === undefined ? [] : recordsOf(paymentsOfBill),
        since: bill.nextDueDate,
        waiting: paymentsOfBill === undefined ? [] : paymentsOfBill.flatMap((payment) => waitingDue(payment)),
        started: started === null ? [] : started.map(([from, before]) => ({ from, before: readMoney(before) })),
        parts: paymentsOfBill === undefined ? [] : partsOf(paymentsOfBill),
        catchUp: runningCatchUp(bill),
      },
      today,
    );
  };
  const planned = new Map<string, PlanBill[]>();
  for (const part of inParts(rows, BILLS_AT_ONCE)) {
    for (const row of part) {
      const billsOfHousehold = planned.get(row.household);
      if (billsOfHousehold) billsOfHousehold.push(planOf(row));
      else planned.set(row.household, [planOf(row)]);
    }
    await yieldToEventLoop();
  }
  return planned;
}

/** The part payments of each due date. */
function partsOf(rows: readonly Pick<Payment, "amount" | "status" | "partOf">[]): DueParts[] {
  const paid = new Map<Day, Cents>();
  for (const { partOf: due, amount, status } of rows)
    if (due !== null && status === "completed") paid.set(due, cents((paid.get(due) ?? 0) + amount));
  return [...paid].map(([due, sum]) => ({ due, paid: sum }));
}

/** Open payments, which follow their bill when it moves to another account. */
function waitingDue(
  payment: Pick<Payment, "id" | "amount" | "status" | "source" | "nextTryDate" | "settlesDue" | "dueDate">,
): WaitingDue[] {
  const { id: paymentId, amount, status, source, nextTryDate: day, settlesDue, dueDate } = payment;
  if (!isOpen(payment) || day === null) return [];
  const keepsAmount = (status !== "scheduled" || source === "scan") && { keepsAmount: true };
  return [{ paymentId, due: settlesDue ?? dueDate ?? day, day, amount, ...keepsAmount }];
}

const toPlanIncome = (income: Income): PlanIncome => ({
  ...{ id: income.id, name: income.name, amount: income.amount, weekly: income.weeklyAmount },
  ...{
    frequency: incomeInterval(income),
    accountId: income.accountId,
    paydays: paydaysOf(income),
    memberId: income.memberId,
    owner: null,
  },
});
