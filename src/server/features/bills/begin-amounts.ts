import { and, asc, sql } from "drizzle-orm";
import { comingAmounts, NO_NEXT_AMOUNT } from "#core/bills/next-amount.ts";
import type { Day } from "#core/day.ts";
import { formatMoney } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { bills } from "#server/db/schema/index.ts";
import { tellOfRise } from "#server/features/notifications/tell-of-rise.ts";
import { noteAmount } from "./amounts-store.ts";
import { noteEdits } from "./edits-store.ts";
import { updateBill, updateSavingsWeek } from "./store.ts";

type Keys = readonly { household: string; id: number }[];

/**
 * Begins the amounts whose day has come, of bills whose weeks before it are all credited: dues and credits follow it from that
 * day on. The caller holds the bills' row locks. Answers whether there was one.
 */
export async function beginAmounts(tx: Db, keys: Keys, { today, now }: { today: Day; now: Date }): Promise<boolean> {
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
  for (const bill of rows) {
    const { household, id: billId } = bill;
    await updateBill(tx, bill, NO_NEXT_AMOUNT);
    for (const { from, amount, weekly } of comingAmounts(bill)) {
      await updateBill(tx, bill, { amount, weeklyAmount: weekly, updatedAt: now });
      await updateSavingsWeek(tx, bill, weekly);
      await noteAmount(tx, { household, billId }, { from, amount, why: "edited" });
      const edit = { what: "amount-began", before: formatMoney(bill.amount), after: formatMoney(amount) } as const;
      await noteEdits(tx, { household, billId }, [edit], { actor: null, day: from, at: now });
      await tellOfRise(tx, bill, { from: bill.amount, to: amount, day: from }, { now, except: null });
    }
  }
  return rows.length > 0;
}
