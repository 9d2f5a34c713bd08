import type { Bill } from "#contract/bills.ts";
import { datesOf } from "#core/bills/bill.ts";
import { withDue } from "#core/bills/dues.ts";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { getBillOrThrow } from "#server/features/bills/add-bill.ts";
import { amountOfDue } from "#server/features/bills/amounts-store.ts";
import { archiveIfDone } from "#server/features/bills/archive-done.ts";
import { lockBill, updateBill } from "#server/features/bills/store.ts";
import { loadDues } from "./dues.ts";
import { insertPayment } from "./store.ts";

type Options = { household: string; id: number; dueDate: Day; today: Day; now: Date };

/** Skips a bill's oldest open due date: a cancelled payment takes its place, so that it is not requested again. */
export async function skipDue(tx: Db, { household, id, dueDate, today, now }: Options): Promise<Bill> {
  const bill = await lockBill(tx, household, id);
  if (bill === undefined) throw new Fault("not_found", "Bill not found");
  if (bill.nextDueDate !== dueDate) throw new Fault("conflict", `The bill is not due on ${dueDate}`);
  const dues = await loadDues(tx, bill, today);
  const records = withDue(dues.records, dueDate, "skipped");
  await updateBill(tx, bill, { ...datesOf(bill, dues.schedule, { records, since: dues.since }), updatedAt: now });
  await insertPayment(tx, {
    household,
    billId: bill.id,
    billName: bill.name,
    accountId: bill.accountId,
    amount: await amountOfDue(tx, bill, dueDate),
    status: "cancelled",
    source: "manual",
    dueDate,
    settlesDue: dueDate,
    createdAt: now,
  });
  await archiveIfDone(tx, bill, today);
  return getBillOrThrow(tx, household, id);
}
