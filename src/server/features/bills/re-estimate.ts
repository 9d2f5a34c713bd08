import { type AmountReason, estimate } from "#core/bills/amounts.ts";
import type { Bill } from "#core/bills/bill.ts";
import { billWeekly } from "#core/bills/weekly.ts";
import type { Day } from "#core/day.ts";
import { type Cents, ZERO } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { listAmounts, listPaidAmounts, recordAmount } from "./amounts-store.ts";
import { lockBill, updateBill, updateSavingsWeek } from "./store.ts";

type Cause = { source: "manual" | "scan" | "undone"; today: Day };

/** A varying bill's previous and new amount, when a payment changed it. */
export type AmountChange = { before: Cents; now: Cents; weekly: Cents };

/** Updates a varying bill's estimate after a payment was made or undone, along with its weekly amount. */
export async function reEstimate(tx: Db, unlocked: Bill, { source, today }: Cause): Promise<AmountChange | undefined> {
  if (unlocked.estimate === null) return undefined;
  const bill = await lockBill(tx, unlocked.household, unlocked.id);
  if (bill?.estimate == null) return undefined;
  const paid = await listPaidAmounts(tx, bill);
  const estimated = estimate(bill.estimate, paid, today);
  const mayKeepEntered = estimated === undefined || source === "undone";
  const amount =
    (mayKeepEntered ? await findEnteredAmount(tx, bill, { estimated, paidOn: paid[0]?.day }) : undefined) ?? estimated;
  if (amount === undefined || amount === bill.amount) return undefined;
  const weekly = bill.frequency === "once" ? bill.weeklyAmount : billWeekly({ ...bill, amount }, ZERO);
  await updateBill(tx, bill, { amount, weeklyAmount: weekly });
  await updateSavingsWeek(tx, bill, weekly);
  const why: AmountReason = bill.estimate !== "last" || source === "undone" ? "estimated" : REASONS[source];
  await recordAmount(tx, { household: bill.household, billId: bill.id }, { from: today, amount, why });
  return { before: bill.amount, now: amount, weekly };
}

const REASONS = { manual: "paid", scan: "scanned" } as const;

type LastEstimate = { estimated: Cents | undefined; paidOn: Day | undefined };

/**
 * An amount entered since the last remaining payment and not replaced by the rule; before any payment, the last one
 * entered.
 */
async function findEnteredAmount(
  tx: Db,
  { household, id }: Bill,
  { estimated, paidOn }: LastEstimate,
): Promise<Cents | undefined> {
  const amounts = await listAmounts(tx, { household, billId: id });
  const last = amounts.findLastIndex(({ why }) => why === "added" || why === "edited");
  const entered = amounts[last];
  if (entered === undefined || paidOn === undefined) return entered?.amount;
  const isReplaced = amounts.slice(last + 1).some(({ amount }) => amount === estimated);
  return entered.from < paidOn || isReplaced || entered.why === "added" ? undefined : entered.amount;
}
