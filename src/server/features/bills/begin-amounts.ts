import { and, asc, sql } from "drizzle-orm";
import type { Bill } from "#core/bills/bill.ts";
import { NO_NEXT_AMOUNT, scheduledAmounts } from "#core/bills/next-amount.ts";
import type { Day } from "#core/day.ts";
import { type Cents, formatMoney } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { bills } from "#server/db/schema/index.ts";
import { notifyOfRises } from "#server/features/notifications/send-messages.ts";
import { groupBy } from "#server/group-by.ts";
import { inParts } from "#server/in-parts.ts";
import { updateBill } from "./store.ts";

type BillKeys = readonly { household: string; id: number }[];

/** Bills per statement: a household may have a thousand amounts that start on one day, and others need their turn. */
const BATCH_SIZE = 100;

/**
 * Starts amounts whose day has come, for bills whose earlier weeks are all credited: due dates and credits use them
 * from that day on. The caller holds the bills' row locks. Returns whether there was one.
 */
export async function beginAmounts(
  tx: Db,
  keys: BillKeys,
  { today, now }: { today: Day; now: Date },
): Promise<boolean> {
  const households = sql.param(keys.map(({ household }) => household));
  const ids = sql.param(keys.map(({ id }) => id));
  const rows = await tx
    .select()
    .from(bills)
    .where(
      and(
        sql`(${bills.household}, ${bills.id}) in (select * from unnest(${households}::uuid[], ${ids}::bigint[]))`,
        sql`${bills.nextAmountFrom} <= ${today}::date`,
        sql`(${bills.nextCreditDate} is null or ${bills.nextCreditDate} >= ${bills.nextAmountFrom})`,
      ),
    )
    .orderBy(asc(bills.household), asc(bills.id));
  const started: StartedAmount[] = [];
  for (const bill of rows) {
    const [next] = scheduledAmounts(bill);
    if (next) started.push({ bill, ...next });
    else await updateBill(tx, bill, NO_NEXT_AMOUNT);
  }
  for (const batch of inParts(started, BATCH_SIZE)) await writeStarted(tx, batch, now);
  for (const [household, amountsOfHousehold] of groupBy(started, ({ bill }) => bill.household)) {
    const rises = amountsOfHousehold.map(({ bill, from, amount }) => ({
      bill,
      from: bill.amount,
      to: amount,
      day: from,
    }));
    await notifyOfRises(tx, household, rises, { now, except: null });
  }
  return rows.length > 0;
}

type StartedAmount = { bill: Bill; from: Day; amount: Cents; weekly: Cents };

/** The oldest recorded changes are deleted when a person next changes the bill. */
async function writeStarted(tx: Db, started: readonly StartedAmount[], now: Date): Promise<void> {
  const columnOf = <T>(select: (each: StartedAmount) => T) => sql.param(started.map(select));
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with begun as materialized (
      select * from unnest(
        ${columnOf(({ bill }) => bill.household)}::uuid[], ${columnOf(({ bill }) => bill.id)}::bigint[],
        ${columnOf(({ from }) => from)}::date[], ${columnOf(({ bill }) => formatMoney(bill.amount))}::text[],
        ${columnOf(({ amount }) => formatMoney(amount))}::text[], ${columnOf(({ weekly }) => formatMoney(weekly))}::numeric[]
      ) as begun(household_id, id, day, before, after, weekly)
    ), priced as (
      update bills b set amount = begun.after::numeric, weekly_amount = begun.weekly, next_amount = null, next_amount_from = null, updated_at = ${at}
      from begun where b.household_id = begun.household_id and b.id = begun.id
    ), saved as (
      update bill_savings s set weekly_amount = begun.weekly
      from begun where s.household_id = begun.household_id and s.bill_id = begun.id
    ), noted as (
      insert into bill_amounts (household_id, bill_id, from_day, amount, why)
      select household_id, id, day, after::numeric, 'edited' from begun
    )
    insert into bill_edits (household_id, bill_id, what, before, after, day, at)
    select household_id, id, 'amount-began', before, after, day, ${at} from begun`);
}
