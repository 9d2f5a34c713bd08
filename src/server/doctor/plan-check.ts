import { asc, sql } from "drizzle-orm";
import { type Bill, datesOf, scheduleOf } from "#core/bills/bill.ts";
import type { DueRecord } from "#core/bills/dues.ts";
import { creditUntilOf } from "#core/bills/end.ts";
import { billWeekly } from "#core/bills/weekly.ts";
import { ZERO } from "#core/money.ts";
import { recordsOf } from "#core/payments/payment.ts";
import type { Db } from "#server/db/database.ts";
import { bills, payments } from "#server/db/schema/index.ts";
import { groupBy } from "#server/group-by.ts";
import { EXAMPLES, type Finding } from "./check.ts";

const BATCH = 1_000;

/** Every bill has the weekly amount and next dates that core calculates from its schedule and payments. */
export async function billsFollowTheirPlan(db: Db): Promise<Finding> {
  const finding: Finding = {
    check: "every bill's weekly amount and next dates match its schedule and payments",
    checked: 0,
    wrong: 0,
    examples: [],
  };
  for (let batch = await billsAfter(db); batch.length > 0; batch = await billsAfter(db, batch.at(-1))) {
    finding.checked += batch.length;
    const paymentsOf = groupBy(await paymentsFor(db, batch), ({ household, billId }) => `${household} ${billId}`);
    const records = (bill: Bill) => recordsOf(paymentsOf.get(`${bill.household} ${bill.id}`) ?? []);
    for (const what of batch.flatMap((bill) => contradictions(bill, records(bill)))) {
      finding.wrong += 1;
      if (finding.examples.length < EXAMPLES) finding.examples.push(what);
    }
  }
  return finding;
}

function billsAfter(db: Db, last?: Bill): Promise<Bill[]> {
  const isAfter = last && sql`(${bills.household}, ${bills.id}) > (${last.household}, ${last.id})`;
  return db.select().from(bills).where(isAfter).orderBy(asc(bills.household), asc(bills.id)).limit(BATCH);
}

function paymentsFor(db: Db, batch: readonly Bill[]) {
  const households = sql.param(batch.map(({ household }) => household));
  const ids = sql.param(batch.map(({ id }) => id));
  return db
    .select()
    .from(payments)
    .where(
      sql`(${payments.household}, ${payments.billId}) in (select * from unnest(${households}::uuid[], ${ids}::bigint[]))
        and (${payments.settlesDue} is not null or ${payments.undoneDue} is not null)`,
    );
}

function contradictions(bill: Bill, records: readonly DueRecord[]): string[] {
  const found: string[] = [];
  const name = `bill ${bill.id} of ${bill.household}`;
  // For a one-off bill it is the missing amount at the last calculation.
  const weekly = bill.frequency === "once" ? bill.weeklyAmount : billWeekly(bill, ZERO);
  if (bill.weeklyAmount !== weekly)
    found.push(`${name} saves ${bill.weeklyAmount} cents per week instead of ${weekly}`);
  const { nextDueDate, nextPaymentDate, duesLeft } = datesOf(bill, scheduleOf(bill), { records });
  if (bill.nextDueDate !== nextDueDate) {
    found.push(`${name} is next due ${bill.nextDueDate ?? "never"} instead of ${nextDueDate ?? "never"}`);
  }
  if (bill.nextPaymentDate !== nextPaymentDate) {
    found.push(`${name} is next paid ${bill.nextPaymentDate ?? "never"} instead of ${nextPaymentDate ?? "never"}`);
  }
  if (bill.duesLeft !== duesLeft) found.push(`${name} has ${bill.duesLeft} due dates left instead of ${duesLeft}`);
  const creditUntil = creditUntilOf(bill);
  if (bill.creditUntil !== creditUntil) {
    found.push(`${name} is credited until ${bill.creditUntil ?? "forever"} instead of ${creditUntil ?? "forever"}`);
  }
  return found;
}
