import { type AmountReason, estimate } from "#core/bills/amounts.ts";
import type { Bill } from "#core/bills/bill.ts";
import { billWeekly } from "#core/bills/weekly.ts";
import type { Day } from "#core/day.ts";
import { type Cents, ZERO } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { listAmounts, listPaid, noteAmount } from "./amounts-store.ts";
import { lockBill, updateBill, updateSavingsWeek } from "./store.ts";

type Why = { source: "manual" | "scan" | "undone"; today: Day };

/** A varying bill's previous and new amount, when a payment changed it. */
export type Moved = { before: Cents; now: Cents; weekly: Cents };

/** Updates a varying bill's estimate after a payment was made or undone, along with its weekly amount. */
export async function reEstimate(tx: Db, of: Bill, { source, today }: Why): Promise<Moved | undefined> {
  if (of.estimate === null) return undefined;
  const bill = await lockBill(tx, of.household, of.id);
  if (bill?.estimate == null) return undefined;
  const paid = await listPaid(tx, bill);
  const byRule = estimate(bill.estimate, paid, today);
  const isTyped = byRule === undefined || source === "undone";
  const amount = (isTyped ? await typedSince(tx, bill, { byRule, paidOn: paid[0]?.day }) : undefined) ?? byRule;
  if (amount === undefined || amount === bill.amount) return undefined;
  const weekly = bill.frequency === "once" ? bill.weeklyAmount : billWeekly({ ...bill, amount }, ZERO);
  await updateBill(tx, bill, { amount, weeklyAmount: weekly });
  await updateSavingsWeek(tx, bill, weekly);
  const why: AmountReason = bill.estimate !== "last" || source === "undone" ? "estimated" : WHY[source];
  await noteAmount(tx, { household: bill.household, billId: bill.id }, { from: today, amount, why });
  return { before: bill.amount, now: amount, weekly };
}

const WHY = { manual: "paid", scan: "scanned" } as const;

type Paid = { byRule: Cents | undefined; paidOn: Day | undefined };

/**
 * An amount entered since the last remaining payment and not replaced by the rule; before any payment, the last one
 * entered.
 */
async function typedSince(tx: Db, { household, id }: Bill, { byRule, paidOn }: Paid): Promise<Cents | undefined> {
  const amounts = await listAmounts(tx, { household, billId: id });
  const last = amounts.findLastIndex(({ why }) => why === "added" || why === "edited");
  const typed = amounts[last];
  if (typed === undefined || paidOn === undefined) return typed?.amount;
  const isMoved = amounts.slice(last + 1).some(({ amount }) => amount === byRule);
  return typed.from < paidOn || isMoved || typed.why === "added" ? undefined : typed.amount;
}
