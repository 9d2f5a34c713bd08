import type * as z from "zod/mini";
import type { Bill } from "#contract/bills.ts";
import type { CatchUpInput } from "#contract/plan-changes.ts";
import { type Day, daysBetween } from "#core/day.ts";
import { neededCatchUps } from "#core/plan/catch-up.ts";
import type { CatchUp } from "#core/plan/input.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { getBillOrThrow } from "#server/features/bills/add-bill.ts";
import { lockBill, updateBill } from "#server/features/bills/store.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import { readPlan } from "./store.ts";

type Options = { household: string; id: number; today: Day; now: Date };
type CatchUpRequest = z.output<typeof CatchUpInput>;

/** Starts a bill's catch-up, or changes the current one. Complete weeks are credited first, without it. */
export async function startCatchUp(tx: Db, requested: CatchUpRequest, options: Options): Promise<Bill> {
  const { household, id, today, now } = options;
  const bill = await lockOrThrow(tx, options);
  await creditWeeks(tx, [bill], { today, now });
  const { weekly, until } = await catchUpFor(tx, requested, options);
  await updateBill(tx, bill, { catchUpWeekly: weekly, catchUpUntil: until, updatedAt: now });
  return getBillOrThrow(tx, household, id);
}

/** Ends a bill's catch-up. What it has credited stays. */
export async function stopCatchUp(tx: Db, options: Options): Promise<Bill> {
  const { household, id, today, now } = options;
  const bill = await lockOrThrow(tx, options);
  await creditWeeks(tx, [bill], { today, now });
  await updateBill(tx, bill, { catchUpWeekly: null, catchUpUntil: null, updatedAt: now });
  return getBillOrThrow(tx, household, id);
}

async function lockOrThrow(tx: Db, { household, id }: Options) {
  const bill = await lockBill(tx, household, id);
  if (bill === undefined) throw new Fault("not_found", "Bill not found");
  return bill;
}

const DAYS_AHEAD = 3_660;

/** The requested catch-up, or the one needed by the bill's first short due date. */
async function catchUpFor(
  tx: Db,
  { weekly, until, needed: isNeeded }: CatchUpRequest,
  { household, id, today }: Options,
): Promise<CatchUp> {
  if (isNeeded === undefined && weekly !== undefined && until !== undefined) {
    if (until < today) throw badUntil("Until must be today or later");
    if (daysBetween(today, until) > DAYS_AHEAD) throw badUntil("Until must be within the next 10 years");
    return { weekly, until };
  }
  const plan = await readPlan(tx, household, today);
  const accountId = plan.bills.find((bill) => bill.id === id)?.accountId ?? null;
  if (accountId === null) throw new Fault("conflict", "This bill needs an account first");
  const needed = neededCatchUps(plan, accountId).find(({ due }) => due.billId === id);
  if (needed === undefined) throw new Fault("conflict", "Every due date of this bill is covered");
  if (needed.catchUp === null)
    throw new Fault("conflict", "There are no weeks left before it is due. Add a lump sum instead.");
  return needed.catchUp;
}

const badUntil = (message: string) => new Fault("invalid", message, { errors: { until: message } });
