import { randomUUID } from "node:crypto";
import type { DatedAmount } from "#core/bills/amounts.ts";
import { datesOf, scheduleOf } from "#core/bills/bill.ts";
import { NO_NEXT_AMOUNT } from "#core/bills/next-amount.ts";
import { billWeekly } from "#core/bills/weekly.ts";
import { type Day, day } from "#core/day.ts";
import { type Cents, cents, ZERO } from "#core/money.ts";
import { recordsOf } from "#core/payments/payment.ts";
import type { SharePart } from "#core/shares.ts";
import type { Db } from "#server/db/database.ts";
import { writeHolders } from "#server/features/accounts/holders-store.ts";
import { insertAccount } from "#server/features/accounts/store.ts";
import type { NewBill } from "#server/features/bills/store.ts";
import { groupBy } from "#server/group-by.ts";
import { byId, canStop, creditOf, type File, type FileBill } from "./file.ts";
import type { Plan, Resolution } from "./plan-import.ts";
import {
  generateIds,
  insertAmounts,
  insertBillShares,
  insertBills,
  insertEdits,
  insertSavings,
  lockMemberIds,
  type Name,
} from "./store.ts";

/** Maps ids of the file to ours, with the keys to remember and the rows to delete at the end. */
export type IdMapping = { localIdOf: (id: number | null) => number | null; names: Name[]; deletedAtSource: number[] };

type Options = { file: File; plan: Plan; household: string; user: string; now: Date };

export type AccountToCreate = {
  id: number;
  name: string;
  holder: string;
  /** By member id. Missing in files and parts from earlier versions. */
  holders?: readonly string[] | undefined;
  checkedOn: Day | null;
  createdAt: Date;
};

/** Generates ids for the accounts that don't exist here. */
export async function assignAccountIds(
  tx: Db,
  { file, plan, user, now }: Options,
): Promise<IdMapping & { rows: AccountToCreate[] }> {
  const itemsById = byId(file.accounts);
  const usedIds = new Set(plan.entries.map(({ accountId }) => accountId));
  // An account deleted on both sides may still have paid a new bill.
  const created = [...plan.accounts].flatMap(([id, { state, key }]) =>
    state !== "existing" && (itemsById.has(id) || usedIds.has(id)) ? [{ id, key }] : [],
  );
  const ids = await generateIds(tx, "accounts", created);
  const rows = created.map(({ id }) => {
    const {
      name,
      checkedOn = null,
      holders,
      createdAt,
    } = itemsById.get(id) ?? { name: `import ${randomUUID()}`, createdAt: now };
    return { id: ids.get(id) ?? 0, name, holder: user, holders, checkedOn, createdAt };
  });
  const numberOf = (id: number) => {
    const { state, localId } = plan.accounts.get(id) ?? {};
    return ids.get(id) ?? (state === "existing" ? localId : undefined) ?? null;
  };
  return {
    localIdOf: (id) => (id === null ? null : numberOf(id)),
    names: created.map(({ id, key }) => ({ kind: "account", key, localId: ids.get(id) ?? 0 })),
    deletedAtSource: created.flatMap(({ id }) => (itemsById.has(id) ? [] : [ids.get(id) ?? 0])),
    rows,
  };
}

/** Creates accounts without entries. A duplicate name gets a number. */
export async function createAccounts(tx: Db, household: string, rows: readonly AccountToCreate[]): Promise<void> {
  const counts = new Map<string, number>();
  const people = rows.some(({ holders }) => holders !== undefined) ? await lockMemberIds(tx, household) : new Set();
  for (const { holders, ...account } of rows) {
    await insertWithUniqueName(tx, { ...account, household }, counts);
    if (holders === undefined) continue;
    // Leaves out members who have left since the file was read.
    const currentHolders = holders.filter((id) => people.has(id));
    await writeHolders(tx, { household, id: account.id }, currentHolders, account.createdAt);
  }
}

const NAME_LENGTH = 100;

type NewAccount = Parameters<typeof insertAccount>[1];

/** `taken` stores the last number for each name: a file may have many of one name, and counting must not restart. */
async function insertWithUniqueName(tx: Db, account: NewAccount, counts: Map<string, number>): Promise<void> {
  for (let count = (counts.get(account.name) ?? 0) + 1; ; count += 1) {
    counts.set(account.name, count);
    const suffix = count === 1 ? "" : ` (${count})`;
    // A surrogate pair must not be cut in half.
    const name = account.name
      .slice(0, NAME_LENGTH - suffix.length)
      .replace(/[\uD800-\uDBFF]$/, "")
      .trimEnd();
    const row = await insertAccount(tx, { ...account, name: `${name}${suffix}` });
    if (row !== undefined) return;
  }
}

type BillOptions = Omit<Options, "user"> & { accountOf: (id: number | null) => number | null };

export type BillToCreate = {
  bill: NewBill & LocalKey;
  savings: { creditedWeeks: number; lastUpdated: Date; createdAt: Date } | null;
  amounts: readonly DatedAmount[];
  /** Missing in parts written by an earlier version. */
  edits?: FileBill["edits"] | undefined;
  /** Missing in parts written by an earlier version. */
  shares?: readonly SharePart[] | undefined;
};

/** Generates ids for the bills that don't exist here. */
export async function assignBillIds(
  tx: Db,
  { file, plan, household, now, accountOf }: BillOptions,
): Promise<IdMapping & { rows: BillToCreate[] }> {
  const itemsById = byId(file.bills);
  const created = [...plan.bills].flatMap(([id, resolution]) =>
    isCreated(resolution) ? [{ id, key: resolution.key }] : [],
  );
  const ids = await generateIds(tx, "bills", created);
  const paymentsByBill = groupBy(plan.payments, ({ billId }) => billId);
  const rows = created.map(({ id }) => {
    const bill = itemsById.get(id);
    const local = { id: ids.get(id) ?? 0, household };
    const payments = plan.bills.get(id)?.state === "new" ? (paymentsByBill.get(id) ?? []) : undefined;
    return bill
      ? {
          bill: billRow(bill, { ...local, accountId: accountOf(bill.accountId) }, payments),
          savings: bill.savings,
          amounts: bill.amounts.length > 0 ? bill.amounts : [firstAmount(bill)],
          edits: bill.edits,
          shares: bill.shares,
        }
      : {
          bill: placeholderBill(local, now),
          savings: { creditedWeeks: 0, lastUpdated: now, createdAt: now },
          amounts: [],
        };
  });
  const numberOf = (id: number) => ids.get(id) ?? plan.bills.get(id)?.localId ?? null;
  return {
    localIdOf: (id) => (id === null ? null : numberOf(id)),
    names: created.map(({ id, key }) => ({ kind: "bill", key, localId: ids.get(id) ?? 0 })),
    deletedAtSource: created.flatMap(({ id }) => (itemsById.has(id) ? [] : [ids.get(id) ?? 0])),
    rows,
  };
}

/** Creates bills and their savings without entries or due dates: the scheduler ignores them until they are complete. */
export async function createBills(tx: Db, household: string, rows: readonly BillToCreate[]): Promise<void> {
  await insertBills(
    tx,
    rows.map(({ bill }) => ({ ...bill, nextCreditDate: NEVER, nextPaymentDate: null, ...NO_NEXT_AMOUNT })),
  );
  const savingsRows = rows.flatMap(({ bill, savings }) => {
    if (savings === null) return [];
    const { creditedWeeks, lastUpdated, createdAt } = savings;
    return [{ household, billId: bill.id, weeklyAmount: bill.weeklyAmount, creditedWeeks, lastUpdated, createdAt }];
  });
  await insertSavings(tx, savingsRows);
  await insertAmounts(
    tx,
    rows.flatMap(({ bill, amounts }) => amounts.map((each) => ({ ...each, household, billId: bill.id }))),
  );
  await insertEdits(
    tx,
    rows.flatMap(({ bill, edits = [] }) => edits.map((each) => ({ ...each, household, billId: bill.id }))),
  );
  const shared = rows.flatMap(({ bill, shares = [] }) =>
    shares.length > 0 ? [{ billId: bill.id, parts: shares }] : [],
  );
  await insertBillShares(tx, household, shared);
}

/** Earlier files don't contain previous amounts. */
const firstAmount = ({ startDate: from, amount }: FileBill): DatedAmount => ({ from, amount, why: "added" });

const NEVER = day("2199-01-08");

const isCreated = ({ state }: Resolution) => state === "new" || state === "restored" || state === "deleted-at-source";

type LocalKey = { id: number; household: string };

/** A bill restored without its payments continues from its next date: earlier payments are unknown. */
function billRow(
  bill: FileBill,
  local: LocalKey & { accountId: number | null },
  payments: Plan["payments"] | undefined,
): NewBill & LocalKey {
  const { key: _, savings, catchUp, amounts: _a, edits: _e, shares: _s, ...rest } = bill;
  const credit = creditOf(bill);
  const records = payments && recordsOf(payments);
  const paidOrSaved = (savings?.savedAmount ?? ZERO) + partPaidOf(bill, payments);
  const dueFrom = records === undefined ? (bill.nextPaymentDate ?? bill.nextDueDate) : bill.dueFrom;
  return {
    ...rest,
    ...local,
    catchUpWeekly: catchUp?.weekly ?? null,
    catchUpUntil: catchUp?.until ?? null,
    weeklyAmount: weeklyOf({ ...bill, ...credit }, cents(paidOrSaved)),
    ...datesOf(bill, scheduleOf({ ...bill, dueFrom }), { records: records ?? [] }),
    anchorDate: bill.nextDueDate === null && !canStop(bill) ? null : bill.anchorDate,
    dueFrom,
    ...credit,
  };
}

/** A one-off bill's weekly amount is the one last calculated: weeks that were credited since had it too. */
function weeklyOf(bill: FileBill & ReturnType<typeof creditOf>, paidOrSaved: Cents): Cents {
  const { frequency, nextCreditDate, archivedOn, weeklyAmount, amount } = bill;
  const isKept = frequency === "once" && (nextCreditDate !== null || archivedOn !== null);
  return isKept && weeklyAmount !== undefined
    ? cents(Math.max(0, Math.min(weeklyAmount, amount)))
    : billWeekly(bill, paidOrSaved);
}

/** The part payments of its next due date. */
const partPaidOf = ({ nextDueDate }: FileBill, payments: Plan["payments"] = []): number =>
  payments
    .filter(({ partOf, status }) => partOf !== null && partOf === nextDueDate && status === "completed")
    .reduce((sum, { amount }) => sum + amount, 0);

/** A placeholder for a deleted bill, which exists while its entries are written. */
function placeholderBill(local: LocalKey, now: Date): NewBill & LocalKey {
  return {
    ...local,
    name: "Deleted",
    amount: cents(1),
    frequency: "weekly",
    category: "other",
    weeklyAmount: cents(1),
    startDate: day("2199-01-01"),
    nextCreditDate: NEVER,
    createdAt: now,
    updatedAt: now,
  };
}
