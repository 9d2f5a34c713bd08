import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { Db } from "#server/db/database.ts";
import { read } from "./dump.ts";

/** A random user action. The number selects the item it is about, modulo the number of items. */
export type Action =
  | { do: "create account" | "correct account"; which: number; balance: number }
  | { do: "delete account" | "delete bill" | "undo" | "cancel"; which: number }
  | { do: "create bill" | "edit bill"; which: number; account: number; bill: object }
  | { do: "pay"; which: number; amount: number | undefined; due: number | undefined; now: boolean }
  | { do: "pay too much"; which: number }
  | { do: "add week" | "remove week" };

export type ActionRequest = { method: "POST" | "PATCH" | "DELETE"; url: string; body?: object };

const money = (cents: number) => (cents / 100).toFixed(2);
const which = fc.nat({ max: 2 });
const amount = fc.integer({ min: 100, max: 30_000 });

const timing = fc.oneof(
  fc.record({ paymentDayType: fc.constant("monthly"), paymentDay: fc.constantFrom(1, 15, 28, 29, 30, 31) }),
  fc.record({ paymentDayType: fc.constant("weekly"), paymentDay: fc.integer({ min: 1, max: 7 }) }),
);
/** A bill's fields except its account. */
export const bill: fc.Arbitrary<object> = fc
  .tuple(
    fc.record({
      amount: amount.map(money),
      frequency: fc.constantFrom("weekly", "monthly", "quarterly", "annually"),
      isAutomatic: fc.boolean(),
      isDirectDebit: fc.boolean(),
    }),
    timing,
  )
  .map(([fields, days]) => ({ ...fields, ...days }));

export const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant("create account" as const), which, balance: fc.integer({ min: -9_000, max: 90_000 }) }),
  fc.record({ do: fc.constant("correct account" as const), which, balance: fc.integer({ min: -9_000, max: 90_000 }) }),
  fc.record({ do: fc.constantFrom("delete account" as const, "delete bill" as const), which }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant("create bill" as const), which, account: which, bill }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("edit bill" as const), which, account: which, bill }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("pay" as const),
      which,
      amount: fc.option(amount, { nil: undefined }),
      due: fc.option(fc.integer({ min: -3, max: 40 }), { nil: undefined }),
      now: fc.boolean(),
    }),
  },
  fc.record({ do: fc.constant("pay too much" as const), which }),
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom("undo" as const, "cancel" as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("add week" as const, "remove week" as const) }) },
);

type OwnedItems = { accounts: number[]; bills: number[]; payments: number[] };

/** A user's items that an action can be about: accounts and bills oldest first, payments newest first. */
export async function listOwnedItems(db: Db, household: string): Promise<OwnedItems> {
  const rows = await read<{ kind: keyof OwnedItems; id: number }>(
    db,
    sql`select 'accounts' as kind, id from accounts where household_id = ${household}
        union all select 'bills', id from bills where household_id = ${household}
        union all select 'payments', id from payments where household_id = ${household} order by 1, 2`,
  );
  const of = (kind: keyof OwnedItems) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return { accounts: of("accounts"), bills: of("bills"), payments: of("payments").reverse() };
}

/** An action as a request; missing items are requested anyway, with an id that does not exist. */
export function requestOf(action: Action, items: OwnedItems, dayAfter: (days: number) => string): ActionRequest {
  const pick = (ids: readonly number[], index: number) => ids[index % Math.max(1, ids.length)] ?? 999_999;
  switch (action.do) {
    case "create account":
      return {
        method: "POST",
        url: "/api/accounts",
        body: { name: `Account ${action.which}`, balance: money(action.balance) },
      };
    case "correct account":
      return {
        method: "PATCH",
        url: `/api/accounts/${pick(items.accounts, action.which)}`,
        body: { balance: money(action.balance) },
      };
    case "delete account":
      return { method: "DELETE", url: `/api/accounts/${pick(items.accounts, action.which)}` };
    case "create bill":
      return {
        method: "POST",
        url: "/api/bills",
        body: { name: "Bill", category: "other", accountId: pick(items.accounts, action.account), ...action.bill },
      };
    case "edit bill":
      return {
        method: "PATCH",
        url: `/api/bills/${pick(items.bills, action.which)}`,
        body: { accountId: pick(items.accounts, action.account), ...action.bill },
      };
    case "delete bill":
      return { method: "DELETE", url: `/api/bills/${pick(items.bills, action.which)}` };
    case "pay": {
      const { amount, due, now } = action;
      const body = {
        billId: pick(items.bills, action.which),
        ...(amount !== undefined && { amount: money(amount) }),
        ...(due !== undefined && { dueDate: dayAfter(due) }),
        processImmediately: now,
      };
      return { method: "POST", url: "/api/bills/pay", body };
    }
    case "pay too much":
      return {
        method: "POST",
        url: "/api/bills/pay",
        body: { billId: pick(items.bills, action.which), amount: "90000000.00" },
      };
    case "undo":
    case "cancel":
      return { method: "POST", url: `/api/payments/${pick(items.payments, action.which)}/${action.do}` };
    case "add week":
      return { method: "POST", url: "/api/bills/process-savings" };
    case "remove week":
      return { method: "POST", url: "/api/bills/reduce-savings" };
  }
}
