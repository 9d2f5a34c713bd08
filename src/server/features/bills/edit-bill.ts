import type * as z from "zod/mini";
import type { Bill, UpdateBillInput } from "#contract/bills.ts";
import { BAD_PAYMENT_DAY } from "#contract/payment-days.ts";
import type { Day } from "#core/day.ts";
import { weeklyAmount } from "#core/frequency.ts";
import { isPaymentDay } from "#core/schedule.ts";
import type { Db } from "#server/db/open.ts";
import { Fault } from "#server/fault.ts";
import { holdAccount } from "#server/features/accounts/store.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import { noAccount, shown } from "./add-bill.ts";
import { beginPlan, isSameTiming } from "./schedule-bill.ts";
import { type BillRow, lockBill, removeBill, updateBill, updateSavingsWeek } from "./store.ts";

type Options = { owner: string; id: number; input: z.output<typeof UpdateBillInput>; today: Day; now: Date };

/** Changes a bill. Weeks that were complete before are credited first, at the amount and into the account they belong to. */
export async function editBill(tx: Db, { owner, id, input, today, now }: Options): Promise<Bill> {
  const before = await lockBill(tx, owner, id);
  if (before === undefined) throw new Fault("not_found", "Bill not found");
  const after = merge(before, input);
  if (after.paymentDay !== null && !isPaymentDay(after.paymentDayType, after.paymentDay)) throw badDay();
  const accountId = input.accountId ?? after.accountId;
  if (accountId === null || (await holdAccount(tx, owner, accountId)) === undefined) throw noAccount();
  await creditWeeks(tx, [before], { today, now });
  const { id: _, owner: _o, nextCreditDate: _n, createdAt: _c, ...change } = after;
  await updateBill(tx, before, {
    ...change,
    ...(isSameTiming(before, after) ? {} : beginPlan(after, today)),
    weeklyAmount: weeklyAmount(after.amount, after.frequency),
    updatedAt: now,
  });
  await updateSavingsWeek(tx, before, weeklyAmount(after.amount, after.frequency));
  return shown(tx, owner, id);
}

export async function deleteBill(tx: Db, { owner, id }: { owner: string; id: number }): Promise<void> {
  if (!(await removeBill(tx, owner, id))) throw new Fault("not_found", "Bill not found");
}

/** What was left out stays as it is. */
function merge(before: BillRow, input: Options["input"]): BillRow {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  return { ...before, ...given };
}

const badDay = () => new Fault("invalid", BAD_PAYMENT_DAY, { errors: { paymentDay: BAD_PAYMENT_DAY } });
