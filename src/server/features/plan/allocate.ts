import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import type { Bill } from "#contract/bills.ts";
import type { AccountOutlook } from "#contract/plan.ts";
import type { AllocationInput } from "#contract/plan-changes.ts";
import { figuresToWire } from "#contract/plan-to-wire.ts";
import type { Day } from "#core/day.ts";
import { cents, formatMoney } from "#core/money.ts";
import { accountFigures } from "#core/plan/figures.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { accountNotFound, lockAccount } from "#server/features/accounts/store.ts";
import { getBillOrThrow } from "#server/features/bills/add-bill.ts";
import { recomputeOneOffWeekly } from "#server/features/bills/recompute-one-off-weekly.ts";
import { ensureSavings, lockBills, touchSavings } from "#server/features/bills/store.ts";
import { post } from "#server/features/ledger/post.ts";
import { savedOf } from "#server/features/payments/settle.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { simulateYielding } from "./simulate-yielding.ts";
import { readPlan } from "./store.ts";

type Options = {
  household: string;
  input: z.output<typeof AllocationInput>;
  request: WriteRequest;
  today: Day;
  now: Date;
};

/** Allocates spare money of an account to one of its bills: its savings grow, and no balance changes. */
export async function allocate(tx: Db, options: Options): Promise<{ bill: Bill; account: AccountOutlook }> {
  const { household, input, request, today, now } = options;
  const { billId, amount } = input;
  const bills = await lockBills(tx, household);
  const bill = bills.find(({ id }) => id === billId);
  if (bill === undefined) throw new Fault("not_found", "Bill not found");
  if (bill.accountId === null) throw new Fault("conflict", "This bill needs an account first");
  await creditWeeks(tx, bills, { today, now });
  if ((await lockAccount(tx, household, bill.accountId)) === undefined) throw accountNotFound();
  const { spare } = await figuresOf(tx, household, bill.accountId, today);
  if (amount > spare) {
    const message = `Only ${formatMoney(spare)} is available in this account`;
    throw new Fault("conflict", message, { errors: { amount: message } });
  }
  await ensureSavings(tx, [bill], now);
  const key = request.key === undefined ? `allocation:${randomUUID()}` : `request:${request.key}`;
  const details = { kind: "allocation" as const, requestHash: request.hash, actor: request.actor, day: today, at: now };
  const after = cents((await savedOf(tx, bill)) + amount);
  await post(tx, { household, key, ...details }, [{ pot: "savings", billId, amount, after }]);
  await touchSavings(tx, household, [billId], now);
  await recomputeOneOffWeekly(tx, bill);
  const account = figuresToWire(await figuresOf(tx, household, bill.accountId, today));
  return { bill: await getBillOrThrow(tx, household, billId), account };
}

async function figuresOf(tx: Db, household: string, accountId: number, today: Day) {
  const input = await readPlan(tx, household, today, accountId);
  const [figures] = accountFigures(input, await simulateYielding(input));
  if (figures === undefined) throw accountNotFound();
  return figures;
}
