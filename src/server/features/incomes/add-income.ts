import type * as z from "zod/mini";
import type { CreateIncomeInput, Income } from "#contract/incomes.ts";
import { incomeToWire } from "#contract/to-wire.ts";
import type { Day } from "#core/day.ts";
import { type BadPayday, withPayday } from "#core/incomes/income.ts";
import { incomeInterval, weeklyAmount } from "#core/interval.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { accountNotFound, lockAccountForReference } from "#server/features/accounts/store.ts";
import { requireMember } from "#server/features/households/shares-store.ts";
import { ensureRoom } from "#server/features/limits/check-limit.ts";
import { insertIncome } from "./store.ts";

const MESSAGES: Record<BadPayday, { field: string; message: string }> = {
  "in-the-past": { field: "nextPayday", message: "Next payday must be today or later" },
  "too-far-ahead": { field: "nextPayday", message: "Next payday must be within the next 10 years" },
  "not-on-the-payment-day": { field: "nextPayday", message: "Next payday must fall on the payment day" },
  "needs-both-days": { field: "secondPaymentDay", message: "Please choose two different days of the month" },
};

type Options = { user: string | null; input: z.output<typeof CreateIncomeInput>; today: Day; now: Date };

/** Adds an income source, counted from today. */
export async function addIncome(tx: Db, household: string, { user, input, today, now }: Options): Promise<Income> {
  const { name, amount, frequency, every = null, unit = null, accountId = null } = input;
  await ensureRoom(tx, household, "incomes");
  if (accountId !== null && !(await lockAccountForReference(tx, household, accountId))) throw accountNotFound();
  const { memberId = user } = input;
  await requireMember(tx, household, memberId);
  const { paymentDay = null, paymentDayType = "monthly", secondPaymentDay = null } = input;
  const interval = { frequency, ...(frequency === "custom" ? { every, unit } : { every: null, unit: null }) };
  const days = { ...interval, paymentDay, paymentDayType, secondPaymentDay, payday: null, startDate: today };
  const row = await insertIncome(tx, {
    ...getPaydayOrThrow(days, input, today),
    household,
    memberId,
    name,
    amount,
    accountId,
    weeklyAmount: weeklyAmount(amount, incomeInterval(interval)),
    createdAt: now,
    updatedAt: now,
  });
  return incomeToWire(row, today);
}

type IncomeDays = Parameters<typeof withPayday>[0];

/** An income's paydays as requested; rejects contradictory ones. */
export function getPaydayOrThrow<T extends IncomeDays>(
  income: T,
  requested: Parameters<typeof withPayday>[1],
  today: Day,
): T {
  const found = withPayday(income, requested, today);
  if (typeof found !== "string") return found;
  const { field, message } = MESSAGES[found];
  throw new Fault("invalid", message, { errors: { [field]: message } });
}
