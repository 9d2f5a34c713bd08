import type * as z from "zod/mini";
import type { UpdateBillInput, Bill as WireBill } from "#contract/bills.ts";
import { type Bill, datesOf, scheduleOf } from "#core/bills/bill.ts";
import { scheduleEdited } from "#core/bills/re-plan.ts";
import type { Day } from "#core/day.ts";
import { weeklyAmount } from "#core/recurrence.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { holdAccount } from "#server/features/accounts/store.ts";
import { planAgain, tellAll } from "#server/features/notifications/tell.ts";
import { findLastSettled, loadDues } from "#server/features/payments/dues.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import { getBillOrThrow, noAccount } from "./add-bill.ts";
import { checkPaymentDay, orBadDate } from "./bad-date.ts";
import { lockBill, removeBill, updateBill, updateSavingsWeek } from "./store.ts";

type Options = {
  household: string;
  id: number;
  input: z.output<typeof UpdateBillInput>;
  today: Day;
  now: Date;
  /** Who does it, and need not be told. */
  actor?: string | null;
};

/** Changes a bill. Weeks that were complete before are credited first, at the amount and into the account they belong to. */
export async function editBill(tx: Db, options: Options): Promise<WireBill> {
  const { household, id, input, today, now } = options;
  const before = await lockBill(tx, household, id);
  if (before === undefined) throw new Fault("not_found", "Bill not found");
  const after = merge(before, input);
  checkPaymentDay(after);
  const accountId = input.accountId ?? after.accountId;
  if (accountId === null || (await holdAccount(tx, household, accountId)) === undefined) throw noAccount();
  await creditWeeks(tx, [before], { today, now });
  const { id: _, household: _o, nextCreditDate: _n, createdAt: _c, ...change } = after;
  await updateBill(tx, before, {
    ...change,
    ...(await rescheduled(tx, before, after, { input, today })),
    weeklyAmount: weeklyAmount(after.amount, after.frequency),
    updatedAt: now,
  });
  await updateSavingsWeek(tx, before, weeklyAmount(after.amount, after.frequency));
  if (after.amount > before.amount) {
    const facts = { billId: id, billName: after.name, from: before.amount, to: after.amount, day: today };
    await tellAll(tx, household, { event: "bill-rose", ...facts }, { now, except: options.actor });
  }
  await planAgain(tx, household);
  return getBillOrThrow(tx, household, id);
}

export async function deleteBill(tx: Db, { household, id }: { household: string; id: number }): Promise<void> {
  if (!(await removeBill(tx, household, id))) throw new Fault("not_found", "Bill not found");
}

/** What was left out stays as it is. */
function merge(before: Bill, { nextDueDate: _, ...input }: Options["input"]): Bill {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  return { ...before, ...given };
}

/** When the bill is due from now on. A due that was settled is never due again, whatever was changed. */
async function rescheduled(tx: Db, before: Bill, after: Bill, { input, today }: Pick<Options, "input" | "today">) {
  const settled = await findLastSettled(tx, before);
  const due = orBadDate(scheduleEdited({ before, after, given: input, ...settled, today }));
  const bill = { ...after, ...due };
  const schedule = scheduleOf(bill);
  const since = schedule?.from ?? today;
  const { records } = await loadDues(tx, { ...bill, nextDueDate: null }, since);
  return { ...due, ...datesOf(bill, schedule, { records, since }) };
}
