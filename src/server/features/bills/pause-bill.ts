import type { Bill as WireBill } from "#contract/bills.ts";
import { type Bill, scheduleOf } from "#core/bills/bill.ts";
import { derive } from "#core/bills/derive.ts";
import type { Edit } from "#core/bills/edits.ts";
import { endToKeep } from "#core/bills/end.ts";
import { type BadPause, isStopped, openSince, pause, resume, unarchive } from "#core/bills/pause.ts";
import { YEARS_AHEAD } from "#core/bills/re-plan.ts";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { cancelOpenPayments } from "#server/features/payments/cancel-payment.ts";
import { loadDues } from "#server/features/payments/dues.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import { getBillOrThrow } from "./add-bill.ts";
import { throwIfBadEnd } from "./bad-date.ts";
import { recordEdits } from "./edits-store.ts";
import { recomputeOneOffWeekly } from "./recompute-one-off-weekly.ts";
import { lockBill, savingsOf, updateBill, updateSavingsWeek } from "./store.ts";

type Options = {
  household: string;
  id: number;
  /** The user; omitted where it follows from a change that is already recorded. */
  actor?: string | null;
  today: Day;
  now: Date;
};

/** Pauses a bill. Complete weeks are credited first; a payment scheduled within the pause is cancelled. */
export async function pauseBill(tx: Db, until: Day | null, options: Options): Promise<WireBill> {
  const { today } = options;
  const bill = await cancelOpenPayments(tx, await lockAndCredit(tx, options), { before: until, isAll: false, today });
  const decision = pause(bill, { today, until });
  if ("refused" in decision) throw badPause(decision);
  return changeAndRecord(tx, bill, { what: "paused", before: null, after: until }, decision, options);
}

export async function resumeBill(tx: Db, options: Options): Promise<WireBill> {
  const bill = await lockAndCredit(tx, options);
  if (bill.archivedOn !== null) throw new Fault("conflict", "This bill is archived. Restore it first.");
  return changeAndRecord(
    tx,
    bill,
    { what: "resumed", before: null, after: null },
    resume(bill, options.today),
    options,
  );
}

/** Archives a bill: it is paused without an end and removed from every list. Its open payments are cancelled. */
export async function archiveBill(tx: Db, options: Options): Promise<WireBill> {
  const { today } = options;
  const found = await lockAndCredit(tx, options);
  if (found.archivedOn !== null) return getBillOrThrow(tx, options.household, options.id);
  const bill = await cancelOpenPayments(tx, found, { before: null, isAll: true, today });
  const decision = pause(bill, { today, until: null });
  // With something due from before an earlier pause, that pause is kept; nothing is due in the archive anyway.
  const paused = "refused" in decision ? {} : decision;
  return changeAndRecord(
    tx,
    bill,
    { what: "archived", before: null, after: null },
    { ...paused, archivedOn: today },
    options,
  );
}

/** Restores a bill: it is due and credited from today on. A completed one has nothing left to do. */
export async function bringBackBill(tx: Db, options: Options): Promise<WireBill> {
  const bill = await lockAndCredit(tx, options);
  if (bill.archivedOn === null) return getBillOrThrow(tx, options.household, options.id);
  const { records } = await loadAllDues(tx, bill, options.today);
  const state = unarchive(bill, records, options.today);
  return changeAndRecord(tx, bill, { what: "brought-back", before: null, after: null }, state, options);
}

/** Undoes an automatic archiving and restores the bill's previous state. */
export async function reopenBill(tx: Db, options: Options): Promise<void> {
  const bill = await lockAndCredit(tx, options);
  await saveState(tx, bill, { archivedOn: null }, options);
}

/** Its due dates from the first possibly open one; for an archived bill that may be any. */
function loadAllDues(tx: Db, bill: Bill, today: Day) {
  const first = bill.archivedOn === null ? today : (scheduleOf(bill)?.from ?? today);
  return loadDues(tx, bill, first < today ? first : today);
}

/** Changes a bill's state and records who did it. */
async function changeAndRecord(
  tx: Db,
  bill: Bill,
  edit: Edit,
  state: Partial<Bill>,
  options: Options,
): Promise<WireBill> {
  const { household, id: billId, actor, today: day, now: at } = options;
  if (actor !== undefined) await recordEdits(tx, { household, billId }, [edit], { actor, day, at });
  return saveState(tx, bill, state, options);
}

async function lockAndCredit(tx: Db, { household, id, today, now }: Options): Promise<Bill> {
  const found = await lockBill(tx, household, id);
  if (found === undefined) throw new Fault("not_found", "Bill not found");
  await creditWeeks(tx, [found], { today, now });
  return (await lockBill(tx, household, id)) ?? found;
}

/** Saves a bill's new state and everything that follows from it; the number of remaining payments is unchanged. */
export async function saveState(tx: Db, before: Bill, state: Partial<Bill>, { household, id, today, now }: Options) {
  const bill = { ...before, ...state };
  const dues = await loadAllDues(tx, before, today);
  const context = { ...(await savingsOf(tx, before)), records: dues.records, since: openSince(before, today), today };
  // A paused bill continues counting from where it was.
  const isMoved = isStopped(before) !== isStopped(bill) || before.pausedUntil !== bill.pausedUntil;
  const derived = throwIfBadEnd(
    derive(bill, { ...context, end: endToKeep(before, dues.records), isCreditKept: !isMoved }),
  );
  await updateBill(tx, before, { ...state, ...derived, updatedAt: now });
  await updateSavingsWeek(tx, before, derived.weeklyAmount);
  await recomputeOneOffWeekly(tx, before);
  return getBillOrThrow(tx, household, id);
}

const MESSAGES: Record<BadPause["refused"], { field?: string; message: string }> = {
  "in-the-past": { field: "until", message: "Until must be after today" },
  "too-far-ahead": { field: "until", message: `Until must be at most ${YEARS_AHEAD} years ahead` },
  archived: { message: "This bill is archived. Restore it first." },
  "owes-from-before": { message: "There is still a due date from before the last pause. Please pay or skip it first." },
};

function badPause({ refused }: BadPause): Fault {
  const { field, message } = MESSAGES[refused];
  return field === undefined
    ? new Fault("conflict", message)
    : new Fault("invalid", message, { errors: { [field]: message } });
}
