import type { ListedBill } from "#contract/bills.ts";
import { nextDue } from "#core/due-soon.ts";
import { centsOf } from "#web/domain/bill-figures.ts";
import { readLocal, writeLocal } from "#web/lib/storage.ts";

export const BILL_ORDERS = [
  { value: "due", label: "Due date" },
  { value: "name", label: "Name" },
  { value: "amount", label: "Amount" },
  { value: "newest", label: "Newest" },
] as const;
export type BillOrder = (typeof BILL_ORDERS)[number]["value"];

const KEY = "billOrder";

export const readBillOrder = (): BillOrder => orderOf(readLocal(KEY));

export const keepBillOrder = (order: BillOrder) => writeLocal(KEY, order);

/** The order with this name; due date for unknown names. */
export const orderOf = (name: string | null): BillOrder =>
  BILL_ORDERS.find(({ value }) => value === name)?.value ?? "due";

/**
 * The bills in an order: the soonest due, the first name, the largest amount or the newest first. An assumed date counts too;
 * what has none comes last.
 */
export function inOrder(bills: readonly ListedBill[], order: BillOrder): ListedBill[] {
  const newest = bills.toReversed();
  if (order === "newest") return newest;
  if (order === "name") {
    // Created only when needed: it costs a phone 70 ms.
    const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true });
    return newest.sort((a, b) => byName.compare(a.name, b.name));
  }
  if (order === "amount") return newest.sort((a, b) => centsOf(b.amount) - centsOf(a.amount));
  const dues = new Map(newest.map((bill) => [bill, nextDue(bill) ?? bill.assumedDueDate ?? undefined]));
  return newest.sort((a, b) => compareDays(dues.get(a), dues.get(b)));
}

function compareDays(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b ? -1 : 1;
}
