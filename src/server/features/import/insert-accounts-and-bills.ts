import { randomUUID } from "node:crypto";
import type { DatedAmount } from "#core/bills/amounts.ts";
import { datesOf, scheduleOf } from "#core/bills/bill.ts";
import { creditUntilOf } from "#core/bills/end.ts";
import { NO_NEXT_AMOUNT } from "#core/bills/next-amount.ts";
import { isStopped } from "#core/bills/pause.ts";
import { billWeekly } from "#core/bills/weekly.ts";
import { addDays, type Day, day } from "#core/day.ts";
import { cents, ZERO } from "#core/money.ts";
import { recordsOf } from "#core/payments/payment.ts";
import type { SharePart } from "#core/shares.ts";
import type { Db } from "#server/db/database.ts";
import { writeHolders } from "#server/features/accounts/holders-store.ts";
import { insertAccount } from "#server/features/accounts/store.ts";
import type { NewBill } from "#server/features/bills/store.ts";
import { groupBy } from "#server/group-by.ts";
import { byId, type File, type FileBill } from "./file.ts";
import type { Plan, Resolution } from "./plan-import.ts";
import {
  drawIds,
  holdPeople,
  insertAmounts,
  insertBillShares,
  insertBills,
  insertEdits,
  insertSavings,
  type Name,
} from "./store.ts";

/** Which number of ours stands for a number of the file, what is to be remembered of it, and what goes again at the end. */
export type Numbers = { of: (id: number | null) => number | null; names: Name[]; deletedAtSource: number[] };

type Options = { file: File; plan: Plan; household: string; user: string; now: Date };

export type AccountToMake = {
  id: number;
  name: string;
  holder: string;
  /** In place of the holder. Left out by files and parts that an earlier version wrote. */
  holders?: readonly string[] | undefined;
  checkedOn: Day | null;
  createdAt: Date;
};

/** Draws the numbers of the accounts that are not here. */
export async function numberAccounts(
  tx: Db,
  { file, plan, user, now }: Options,
): Promise<Numbers & { rows: AccountToMake[] }> {
  const listed = byId(file.accounts);
  const used = new Set(plan.entries.map(({ accountId }) => accountId));
  // One that is gone on both sides may still have paid a bill that is new here.
  const made = [...plan.accounts].flatMap(([id, { state, key }]) =>
    state !== "existing" && (listed.has(id) || used.has(id)) ? [{ id, key }] : [],
  );
  const ids = await drawIds(tx, "accounts", made);
  const rows = made.map(({ id }) => {
    const {
      name,
      checkedOn = null,
      holders,
      createdAt,
    } = listed.get(id) ?? { name: `import ${randomUUID()}`, createdAt: now };
    return { id: ids.get(id) ?? 0, name, holder: user, holders, checkedOn, createdAt };
  });
  const numberOf = (id: number) => {
    const { state, localId } = plan.accounts.get(id) ?? {};
    return ids.get(id) ?? (state === "existing" ? localId : undefined) ?? null;
  };
  return {
    of: (id) => (id === null ? null : numberOf(id)),
    names: made.map(({ id, key }) => ({ kind: "account", key, localId: ids.get(id) ?? 0 })),
    deletedAtSource: made.flatMap(({ id }) => (listed.has(id) ? [] : [ids.get(id) ?? 0])),
    rows,
  };
}

/** Makes accounts with nothing in them yet. A name that is taken gets a number after it. */
export async function makeAccounts(tx: Db, household: string, rows: readonly AccountToMake[]): Promise<void> {
  const taken = new Map<string, number>();
  const people = rows.some(({ holders }) => holders !== undefined) ? await holdPeople(tx, household) : new Set();
  for (const { holders, ...account } of rows) {
    await openNamed(tx, { ...account, household }, taken);
    if (holders === undefined) continue;
    // Whoever has left since the file was read holds nothing here.
    const here = holders.filter((id) => people.has(id));
    await writeHolders(tx, { household, id: account.id }, here, account.createdAt);
  }
}

const NAME_LENGTH = 100;

type Named = Parameters<typeof insertAccount>[1];

/** `taken` knows where the numbers of a name had got to: a file may have many of one name, and none begins anew. */
async function openNamed(tx: Db, account: Named, taken: Map<string, number>): Promise<void> {
  for (let count = (taken.get(account.name) ?? 0) + 1; ; count += 1) {
    taken.set(account.name, count);
    const suffix = count === 1 ? "" : ` (${count})`;
    // A sign outside the basic plane must not be cut in half.
    const name = account.name
      .slice(0, NAME_LENGTH - suffix.length)
      .replace(/[\uD800-\uDBFF]$/, "")
      .trimEnd();
    const row = await insertAccount(tx, { ...account, name: `${name}${suffix}` });
    if (row !== undefined) return;
  }
}

type BillOptions = Omit<Options, "user"> & { accountOf: (id: number | null) => number | null };

export type BillToMake = {
  bill: NewBill & Local;
  savings: { creditedWeeks: number; lastUpdated: Date; createdAt: Date } | null;
  amounts: readonly DatedAmount[];
  /** Left out by parts that an earlier version wrote. */
  edits?: FileBill["edits"] | undefined;
  /** Left out by parts that an earlier version wrote. */
  shares?: readonly SharePart[] | undefined;
};

/** Draws the numbers of the bills that are not here. */
export async function numberBills(
  tx: Db,
  { file, plan, household, now, accountOf }: BillOptions,
): Promise<Numbers & { rows: BillToMake[] }> {
  const listed = byId(file.bills);
  const made = [...plan.bills].flatMap(([id, resolution]) => (isMade(resolution) ? [{ id, key: resolution.key }] : []));
  const ids = await drawIds(tx, "bills", made);
  const paymentsOf = groupBy(plan.payments, ({ billId }) => billId);
  const rows = made.map(({ id }) => {
    const bill = listed.get(id);
    const local = { id: ids.get(id) ?? 0, household };
    const payments = plan.bills.get(id)?.state === "new" ? (paymentsOf.get(id) ?? []) : undefined;
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
    of: (id) => (id === null ? null : numberOf(id)),
    names: made.map(({ id, key }) => ({ kind: "bill", key, localId: ids.get(id) ?? 0 })),
    deletedAtSource: made.flatMap(({ id }) => (listed.has(id) ? [] : [ids.get(id) ?? 0])),
    rows,
  };
}

/** Makes bills and their savings with nothing in them yet, and nothing due: the scheduler leaves them alone until they are whole. */
export async function makeBills(tx: Db, household: string, rows: readonly BillToMake[]): Promise<void> {
  await insertBills(
    tx,
    rows.map(({ bill }) => ({ ...bill, nextCreditDate: NEVER, nextPaymentDate: null, ...NO_NEXT_AMOUNT })),
  );
  const saving = rows.flatMap(({ bill, savings }) => {
    if (savings === null) return [];
    const { creditedWeeks, lastUpdated, createdAt } = savings;
    return [{ household, billId: bill.id, weeklyAmount: bill.weeklyAmount, creditedWeeks, lastUpdated, createdAt }];
  });
  await insertSavings(tx, saving);
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

/** Earlier files do not tell what a bill came to before. */
const firstAmount = ({ startDate: from, amount }: FileBill): DatedAmount => ({ from, amount, why: "added" });

const NEVER = day("2199-01-08");

const isMade = ({ state }: Resolution) => state === "new" || state === "restored" || state === "deleted-at-source";

type Local = { id: number; household: string };

/** One that comes back without its payments goes on from its next date: nothing tells what was paid before. */
function billRow(
  bill: FileBill,
  local: Local & { accountId: number | null },
  payments: Plan["payments"] | undefined,
): NewBill & Local {
  const { key: _, savings, catchUp, amounts: _a, edits: _e, shares: _s, ...rest } = bill;
  const credit = creditOf(bill);
  const records = payments && recordsOf(payments);
  const already = (savings?.savedAmount ?? ZERO) + partPaidOf(bill, payments);
  const dueFrom = records === undefined ? (bill.nextPaymentDate ?? bill.nextDueDate) : bill.dueFrom;
  return {
    ...rest,
    ...local,
    catchUpWeekly: catchUp?.weekly ?? null,
    catchUpUntil: catchUp?.until ?? null,
    weeklyAmount: billWeekly({ ...bill, ...credit }, cents(already)),
    ...datesOf(bill, scheduleOf({ ...bill, dueFrom }), { records: records ?? [] }),
    anchorDate: bill.nextDueDate === null && !canStop(bill) ? null : bill.anchorDate,
    dueFrom,
    ...credit,
  };
}

/** What parts of its next due are paid. */
const partPaidOf = ({ nextDueDate }: FileBill, payments: Plan["payments"] = []): number =>
  payments
    .filter(({ partOf, status }) => partOf !== null && partOf === nextDueDate && status === "completed")
    .reduce((sum, { amount }) => sum + amount, 0);

/** Whether it can have a plan and nothing due: it has an end, or is or was paused. */
export const canStop = ({ endsOn, pausedFrom }: FileBill) => endsOn !== null || pausedFrom !== null;

/** When its next week is credited, and up to when weeks are. */
export function creditOf(bill: FileBill): { nextCreditDate: Day | null; creditUntil: Day | null } {
  const creditUntil = creditUntilOf(bill);
  const next = addDays(bill.startDate, 7 * ((bill.savings?.creditedWeeks ?? 0) + bill.weeksLeftOut + 1));
  const isOver = isStopped(bill) || (creditUntil !== null && next > creditUntil);
  return { nextCreditDate: isOver ? null : next, creditUntil };
}

/** A bill of which nothing is known but that it was; it stands for as long as its entries are written. */
function placeholderBill(local: Local, now: Date): NewBill & Local {
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
