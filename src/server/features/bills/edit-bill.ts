import type * as z from "zod/mini";
import type { UpdateBillInput, Bill as WireBill } from "#contract/bills.ts";
import { estimate } from "#core/bills/amounts.ts";
import { type Bill, scheduleOf } from "#core/bills/bill.ts";
import { derive } from "#core/bills/derive.ts";
import type { DueRecord } from "#core/bills/dues.ts";
import { editsOf } from "#core/bills/edits.ts";
import { endToKeep, exceedsEnd, type RequestedEnd } from "#core/bills/end.ts";
import { checkNextAmount, hasTakenEffect, NO_NEXT_AMOUNT } from "#core/bills/next-amount.ts";
import { scheduleEdited } from "#core/bills/re-plan.ts";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { lockAccountForReference } from "#server/features/accounts/store.ts";
import { notifyOfRise, type Rise } from "#server/features/notifications/send-messages.ts";
import { findLastSettled, loadDues, moveOpenParts, moveOpenPayment } from "#server/features/payments/dues.ts";
import { followAccount, followAmount } from "#server/features/payments/follow-amount.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import { getBillOrThrow, noAccount } from "./add-bill.ts";
import { listPaidAmounts, recordAmount } from "./amounts-store.ts";
import { badNextAmount, checkPaymentDay, throwIfBadDate, throwIfBadEnd } from "./bad-date.ts";
import { recordEdits } from "./edits-store.ts";
import { customOf, withoutUndefined } from "./merge.ts";
import { recomputeOneOffWeekly } from "./recompute-one-off-weekly.ts";
import { lockBill, removeBill, savingsOf, updateBill, updateSavingsWeek } from "./store.ts";

type Options = {
  household: string;
  id: number;
  input: z.output<typeof UpdateBillInput>;
  /**
   * The user who makes the change and needs no notification; omitted where the change follows from one that is already
   * recorded.
   */
  actor?: string | null;
  /** Collects a possible increase, where the caller notifies of several at once. */
  onRise?: (rise: Rise) => void;
  today: Day;
  now: Date;
};

/** Changes a bill. Complete weeks are credited first, at the old amount and to the old account. */
export async function editBill(tx: Db, options: Options): Promise<WireBill> {
  await changeBill(tx, options);
  return getBillOrThrow(tx, options.household, options.id);
}

/** The same without loading the result: returns the bill before and after. */
export async function changeBill(tx: Db, options: Options): Promise<{ before: Bill; after: Bill }> {
  const { household, id, input, actor, onRise, today, now } = options;
  const found = await lockBill(tx, household, id);
  if (found === undefined) throw new Fault("not_found", "Bill not found");
  const accountId = input.accountId ?? found.accountId;
  const merged = merge(found, input);
  checkPaymentDay(merged);
  if (accountId === null || (await lockAccountForReference(tx, household, accountId)) === undefined) throw noAccount();
  const credited = await creditWeeks(tx, [found], { today, now });
  const isUnchanged = credited === 0 && !hasTakenEffect(found, today);
  const before = isUnchanged ? found : ((await lockBill(tx, household, id)) ?? found);
  const requested = await withEstimate(tx, before, merge(before, input), today);
  const derived = await reschedule(tx, before, requested, { input, today });
  const after = { ...requested, ...derived, ...nextAmountOf({ ...requested, ...derived }, input, today) };
  const { id: _, household: _o, createdAt: _c, ...change } = after;
  await updateBill(tx, before, { ...change, updatedAt: now });
  await updateSavingsWeek(tx, before, derived.weeklyAmount);
  await moveOpenParts(tx, before, after);
  await followAmount(tx, before, after, { today, now });
  await followAccount(tx, before, after);
  await recomputeOneOffWeekly(tx, after);
  if (after.amount !== before.amount) {
    await recordAmount(tx, { household, billId: id }, { from: today, amount: after.amount, why: "edited" });
  }
  const rise = { from: before.amount, to: after.amount, day: today };
  if (onRise) onRise({ bill: after, ...rise });
  else await notifyOfRise(tx, after, rise, { now, except: actor });
  if (actor !== undefined)
    await recordEdits(tx, { household, billId: id }, editsOf(before, after), { actor, day: today, at: now });
  return { before, after };
}

/** The later amount: rejected when it was entered and is impossible, dropped when another change made it so. */
function nextAmountOf(bill: Bill, input: Options["input"], today: Day) {
  const checked = checkNextAmount(bill, today);
  if (!("refused" in checked)) return checked;
  if (input.nextAmount == null) return NO_NEXT_AMOUNT;
  throw badNextAmount(checked);
}

/** A bill with a newly chosen rule is estimated at once, unless its amount was entered as well. */
async function withEstimate(tx: Db, before: Bill, after: Bill, today: Day): Promise<Bill> {
  const isAmountEntered = after.amount !== before.amount;
  if (after.estimate === null || after.estimate === before.estimate || isAmountEntered) return after;
  const amount = estimate(after.estimate, await listPaidAmounts(tx, before), today);
  return amount === undefined ? after : { ...after, amount };
}

export async function deleteBill(tx: Db, { household, id }: { household: string; id: number }): Promise<void> {
  if (!(await removeBill(tx, household, id))) throw new Fault("not_found", "Bill not found");
}

/** Fields left out are unchanged. */
function merge(before: Bill, { nextDueDate: _, endsOn: _e, endsAfter: _a, ...input }: Options["input"]): Bill {
  const after = { ...before, ...withoutUndefined(input) };
  return { ...after, ...customOf(after) };
}

/** The new due dates and what follows from them. A settled due date is never due again, whatever was changed. */
async function reschedule(tx: Db, before: Bill, after: Bill, { input, today }: Pick<Options, "input" | "today">) {
  const settled = await findLastSettled(tx, before);
  const due = throwIfBadDate(scheduleEdited({ before, after, given: input, ...settled, today }));
  return derived(tx, { before, bill: { ...after, ...due }, due, input, today });
}

type ScheduleChange<Due> = { before: Bill; bill: Bill; due: Due } & Pick<Options, "input" | "today">;

async function derived<Due>(tx: Db, { before, bill, due, input, today }: ScheduleChange<Due>) {
  await moveOpenPayment(tx, before, bill);
  const since = scheduleOf(bill)?.from ?? today;
  const { records } = await loadDues(tx, { ...bill, nextDueDate: null }, since);
  const { saved, creditedWeeks } = await savingsOf(tx, before);
  const context = { records, since, saved, creditedWeeks, today, isCreditKept: true };
  const end = requestedEnd(before, input, records);
  const after = throwIfBadEnd(derive(bill, { ...context, end }));
  const isEndEntered = input.endsOn != null || input.endsAfter != null;
  if (isEndEntered && after.endsBy !== null && exceedsEnd(end, after, records))
    throwIfBadEnd({ refused: input.endsOn == null ? "too-many-scheduled" : "scheduled-after-it" });
  return { ...due, ...after };
}

/** The schedule fields, to be restored later. */
export const scheduleFieldsOf = ({ anchorDate, dueFrom, paysFrom, paymentDay, paymentDayType }: Bill) => ({
  ...{ anchorDate, dueFrom, paysFrom, paymentDay, paymentDayType },
});

/** Restores a bill's schedule to what it was before someone moved it: earlier due dates count again. */
export async function restoreSchedule(
  tx: Db,
  { bill: before, days, today, now }: { bill: Bill; days: ReturnType<typeof scheduleFieldsOf>; today: Day; now: Date },
): Promise<void> {
  const due = await derived(tx, { before, bill: { ...before, ...days }, due: days, input: {}, today });
  await updateBill(tx, before, { ...due, updatedAt: now });
  await updateSavingsWeek(tx, before, due.weeklyAmount);
  await moveOpenParts(tx, before, { ...before, ...due });
}

function requestedEnd(
  before: Bill,
  { endsOn, endsAfter, nextDueDate }: Options["input"],
  records: readonly DueRecord[],
): RequestedEnd {
  if (endsOn != null) return { on: endsOn };
  if (endsAfter != null) return { after: endsAfter };
  if (endsOn === null || endsAfter === null) return "never";
  const keptEnd = endToKeep(before, records);
  // An explicit new due date also needs an end.
  return typeof keptEnd === "object" && "kept" in keptEnd && nextDueDate != null && before.endsOn !== null
    ? { on: before.endsOn }
    : keptEnd;
}
