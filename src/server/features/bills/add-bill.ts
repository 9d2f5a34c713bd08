import type * as z from "zod/mini";
import type { Bill, CreateBillInput } from "#contract/bills.ts";
import { billToWire } from "#contract/to-wire.ts";
import { derive } from "#core/bills/derive.ts";
import { scheduleNew } from "#core/bills/re-plan.ts";
import { addDays, type Day } from "#core/day.ts";
import { ZERO } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { lockAccountForReference } from "#server/features/accounts/store.ts";
import { ensureRoom } from "#server/features/limits/check-limit.ts";
import { recordAmount } from "./amounts-store.ts";
import { throwIfBadDate, throwIfBadEnd } from "./bad-date.ts";
import { customOf } from "./merge.ts";
import { findBill, insertBill } from "./store.ts";

type Options = { household: string; input: z.output<typeof CreateBillInput>; today: Day; now: Date };

/** Adds a bill. Derived fields are calculated here, whatever the request contains. */
export async function addBill(tx: Db, options: Options): Promise<Bill> {
  return getBillOrThrow(tx, options.household, await makeBill(tx, options));
}

/** The same without loading the result: returns its id. */
export async function makeBill(tx: Db, { household, input, today, now }: Options): Promise<number> {
  const { endsOn = null, endsAfter = null, nextDueDate = null, ...rest } = input;
  const { every = null, unit = null, skippedMonths = [], estimate = null } = input;
  const { paymentDay = null, paymentDayType = "monthly" } = input;
  await ensureRoom(tx, household, "bills");
  if ((await lockAccountForReference(tx, household, input.accountId)) === undefined) throw noAccount();
  const fields = {
    ...{ ...rest, ...INITIAL_STATE, skippedMonths, estimate, paymentDay, paymentDayType },
    ...customOf({ frequency: input.frequency, every, unit }),
    ...{ startDate: today, nextCreditDate: addDays(today, 7) },
  };
  const scheduled = { ...fields, ...throwIfBadDate(scheduleNew(fields, nextDueDate, today)) };
  const end = endsOn !== null ? { on: endsOn } : endsAfter !== null ? { after: endsAfter } : ("never" as const);
  const derived = throwIfBadEnd(
    derive(scheduled, { end, records: [], saved: ZERO, creditedWeeks: 0, today, isCreditKept: true }),
  );
  const id = await insertBill(tx, { ...scheduled, ...derived, household, createdAt: now, updatedAt: now });
  await recordAmount(tx, { household, billId: id }, { from: today, amount: input.amount, why: "added" });
  return id;
}

const INITIAL_STATE = { endsOn: null, pausedFrom: null, pausedUntil: null, archivedOn: null, weeksLeftOut: 0 };

/** An existing bill as sent to the web. */
export async function getBillOrThrow(tx: Db, household: string, id: number): Promise<Bill> {
  const bill = await findBill(tx, household, id);
  if (bill === undefined) throw new Fault("not_found", "Bill not found");
  return billToWire(bill);
}

export const noAccount = () =>
  new Fault("not_found", "Account not found", { errors: { accountId: "Please select an account" } });
