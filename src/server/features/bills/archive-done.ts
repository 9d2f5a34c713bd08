import { and, eq, inArray } from "drizzle-orm";
import type { Bill } from "#core/bills/bill.ts";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { payments } from "#server/db/schema/index.ts";
import { lockBill, updateBill } from "./store.ts";

/** Archives a bill that ends once its last due date is paid or skipped. */
export async function archiveIfDone(tx: Db, { household, id, endsOn }: Bill, on: Day): Promise<void> {
  if (endsOn === null) return;
  const bill = await lockBill(tx, household, id);
  if (bill === undefined || bill.duesLeft !== 0 || bill.archivedOn !== null) return;
  const [openPayment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.household, household),
        eq(payments.billId, id),
        inArray(payments.status, ["scheduled", "failed"]),
      ),
    )
    .limit(1);
  if (openPayment === undefined) await updateBill(tx, bill, { archivedOn: on, nextCreditDate: null });
}
