import type * as z from "zod/mini";
import type { UpdateIncomeInput, Income as WireIncome } from "#contract/incomes.ts";
import { BAD_PAYMENT_DAY } from "#contract/schedule-fields.ts";
import { incomeToWire } from "#contract/to-wire.ts";
import type { Day } from "#core/day.ts";
import type { Income } from "#core/incomes/income.ts";
import { incomeInterval, weeklyAmount } from "#core/interval.ts";
import { isPaymentDay } from "#core/schedule.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { accountNotFound, lockAccountForReference } from "#server/features/accounts/store.ts";
import { requireMember } from "#server/features/households/shares-store.ts";
import { getPaydayOrThrow } from "./add-income.ts";
import { incomeNotFound, lockIncome, updateIncome } from "./store.ts";

type Edit = z.output<typeof UpdateIncomeInput>;
type Options = { id: number; input: Edit; today: Day; now: Date };

/**
 * Changes an income source; fields left out are unchanged. Its account is locked first, in the same order as deleting
 * an account.
 */
export async function editIncome(tx: Db, household: string, { id, input, today, now }: Options): Promise<WireIncome> {
  const hasAccount =
    input.accountId == null || (await lockAccountForReference(tx, household, input.accountId)) !== undefined;
  const before = await lockIncome(tx, household, id);
  if (before === undefined) throw incomeNotFound();
  if (!hasAccount) throw accountNotFound();
  await requireMember(tx, household, input.memberId ?? null);
  const requested = merge(before, input);
  const { paymentDay, paymentDayType } = requested;
  if (paymentDay !== null && !isPaymentDay(paymentDayType, paymentDay)) {
    throw new Fault("invalid", BAD_PAYMENT_DAY, { errors: { paymentDay: BAD_PAYMENT_DAY } });
  }
  const after = { ...getPaydayOrThrow(requested, input, today), updatedAt: now };
  await updateIncome(tx, after);
  return incomeToWire(after, today);
}

function merge(before: Income, edit: Edit): Income {
  const {
    name = before.name,
    amount = before.amount,
    frequency = before.frequency,
    every = before.every,
    unit = before.unit,
    accountId = before.accountId,
    memberId = before.memberId,
    paymentDay = before.paymentDay,
    paymentDayType = before.paymentDayType,
    secondPaymentDay = before.secondPaymentDay,
  } = edit;
  const interval = { frequency, ...(frequency === "custom" ? { every, unit } : { every: null, unit: null }) };
  const weekly = weeklyAmount(amount, incomeInterval(interval));
  const days = { ...interval, paymentDay, paymentDayType, secondPaymentDay };
  return { ...before, ...days, name, amount, accountId, memberId, weeklyAmount: weekly };
}
