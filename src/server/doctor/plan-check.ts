import { asc, sql } from "drizzle-orm";
import { addDays } from "#core/day.ts";
import { weeklyAmount } from "#core/frequency.ts";
import { nextDueAfter } from "#core/schedule.ts";
import type { Db } from "#server/db/open.ts";
import { bills } from "#server/db/schema/index.ts";
import { type BillRow, planOf } from "#server/features/bills/store.ts";
import { EXAMPLES, type Finding } from "./check.ts";

const BATCH = 1_000;

/** Every bill says what core would say of it: its weekly amount, and a next payment date that is one of its due days. */
export async function billsFollowTheirPlan(db: Db): Promise<Finding> {
  const finding: Finding = {
    check: "every bill's weekly amount and next payment date follow from it",
    checked: 0,
    wrong: 0,
    examples: [],
  };
  for (let batch = await billsAfter(db); batch.length > 0; batch = await billsAfter(db, batch.at(-1))) {
    finding.checked += batch.length;
    for (const what of batch.flatMap(contradictions)) {
      finding.wrong += 1;
      if (finding.examples.length < EXAMPLES) finding.examples.push(what);
    }
  }
  return finding;
}

function billsAfter(db: Db, last?: BillRow): Promise<BillRow[]> {
  const rest = last && sql`(${bills.owner}, ${bills.id}) > (${last.owner}, ${last.id})`;
  return db.select().from(bills).where(rest).orderBy(asc(bills.owner), asc(bills.id)).limit(BATCH);
}

function contradictions(bill: BillRow): string[] {
  const found: string[] = [];
  const name = `bill ${bill.id} of ${bill.owner}`;
  const weekly = weeklyAmount(bill.amount, bill.frequency);
  if (bill.weeklyAmount !== weekly) found.push(`${name} puts aside ${bill.weeklyAmount} cents a week, not ${weekly}`);
  const next = bill.nextPaymentDate;
  if (!isOnPlan(bill)) found.push(`${name} is next paid ${next ?? "never"}, which is not one of its due days`);
  return found;
}

function isOnPlan(bill: BillRow): boolean {
  const plan = planOf(bill);
  const next = bill.nextPaymentDate;
  if (plan === undefined || next === null) return plan === undefined && next === null;
  return nextDueAfter(plan, addDays(next, -1)) === next;
}
