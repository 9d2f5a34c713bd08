import type { Bill } from "#core/bills/bill.ts";
import { billWeekly } from "#core/bills/weekly.ts";
import { cents, ZERO } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { partPaidOf } from "#server/features/payments/dues.ts";
import { lockBill, savingsOf, updateBill, updateSavingsWeek } from "./store.ts";

/**
 * Spreads a one-off bill's missing amount over the remaining weeks after its savings or payments have changed. Part
 * payments are not missing. Does nothing for other bills.
 */
export async function recomputeOneOffWeekly(tx: Db, { frequency, household, id }: Bill): Promise<void> {
  if (frequency !== "once") return;
  const bill = await lockBill(tx, household, id);
  if (bill === undefined || bill.archivedOn !== null) return;
  const due = bill.nextDueDate ?? bill.endsOn;
  const { saved } = await savingsOf(tx, bill);
  const paid = due === null ? ZERO : await partPaidOf(tx, bill, due);
  const weeklyAmount = billWeekly(bill, cents(saved + paid));
  if (weeklyAmount === bill.weeklyAmount) return;
  await updateBill(tx, bill, { weeklyAmount });
  await updateSavingsWeek(tx, bill, weeklyAmount);
}
