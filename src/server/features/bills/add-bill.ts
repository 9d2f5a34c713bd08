import type * as z from "zod/mini";
import type { Bill, CreateBillInput } from "#contract/bills.ts";
import { billToWire } from "#contract/to-wire.ts";
import { datesOf, scheduleOf } from "#core/bills/bill.ts";
import { scheduleNew } from "#core/bills/re-plan.ts";
import { addDays, type Day } from "#core/day.ts";
import { weeklyAmount } from "#core/recurrence.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { holdAccount } from "#server/features/accounts/store.ts";
import { makeRoom } from "#server/features/limits/check-limit.ts";
import { planAgain } from "#server/features/notifications/tell.ts";
import { orBadDate } from "./bad-date.ts";
import { findBill, insertBill } from "./store.ts";

type Options = { household: string; input: z.output<typeof CreateBillInput>; today: Day; now: Date };

/** Adds a bill. What is derived is derived here, whatever the request carries. */
export async function addBill(tx: Db, { household, input, today, now }: Options): Promise<Bill> {
  const { paymentDay = null, paymentDayType = "monthly", nextDueDate = null, ...rest } = input;
  await makeRoom(tx, household, "bills");
  if ((await holdAccount(tx, household, input.accountId)) === undefined) throw noAccount();
  const schedule = orBadDate(scheduleNew({ ...rest, paymentDay, paymentDayType }, nextDueDate, today));
  const id = await insertBill(tx, {
    ...rest,
    ...schedule,
    ...datesOf(rest, scheduleOf({ ...rest, ...schedule }), { records: [] }),
    household,
    weeklyAmount: weeklyAmount(input.amount, input.frequency),
    startDate: today,
    nextCreditDate: addDays(today, 7),
    createdAt: now,
    updatedAt: now,
  });
  await planAgain(tx, household);
  return getBillOrThrow(tx, household, id);
}

/** A bill that is known to be there, as the web sees it. */
export async function getBillOrThrow(tx: Db, household: string, id: number): Promise<Bill> {
  const bill = await findBill(tx, household, id);
  if (bill === undefined) throw new Fault("not_found", "Bill not found");
  return billToWire(bill);
}

export const noAccount = () =>
  new Fault("not_found", "Account not found", { errors: { accountId: "Please select an account" } });
