import { and, asc, desc, eq, gte, lt, ne, sql } from "drizzle-orm";
import type { Account } from "#core/accounts/account.ts";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { prepared } from "#server/db/prepared.ts";
import {
  accounts,
  bills,
  entries,
  incomes,
  operations,
  statementLines,
  userAccounts,
} from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";

/** The same answer for missing and foreign ids. */
export const accountNotFound = () => new Fault("not_found", "Account not found");

const byId = (household: string, id: number) => and(eq(accounts.household, household), eq(accounts.id, id));

export function listAccounts(db: Db, household: string): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(eq(accounts.household, household))
    .orderBy(sql`lower(${accounts.name})`, asc(accounts.id));
}

export async function findAccount(db: Db, household: string, id: number): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(byId(household, id));
  return row;
}

const lockPrepared = prepared((db) =>
  db
    .select()
    .from(accounts)
    .where(and(eq(accounts.household, sql.placeholder("household")), eq(accounts.id, sql.placeholder("id"))))
    .for("no key update")
    .prepare("lock_account"),
);

/** An account locked for an update: its balance can't change until the transaction ends. Lock bills before it. */
export async function lockAccount(tx: Db, household: string, id: number): Promise<Account | undefined> {
  const [row] = await lockPrepared(tx, { household, id });
  return row;
}

/** An account locked for a reference: it can't be deleted until the transaction ends. */
export async function lockAccountForReference(tx: Db, household: string, id: number): Promise<Account | undefined> {
  const [row] = await tx.select().from(accounts).where(byId(household, id)).for("key share");
  return row;
}

type NewAccount = {
  /** Generated beforehand, if given. */
  id?: number;
  household: string;
  name: string;
  /** The member who owns it; null for none in particular. */
  holder: string | null;
  /** When its balance was last confirmed. */
  checkedOn?: Day | null;
  createdAt: Date;
};

/**
 * Adds an account with no entries; undefined when the household already has one of that name, even with simultaneous
 * requests.
 */
export async function insertAccount(tx: Db, account: NewAccount): Promise<Account | undefined> {
  const { holder, ...values } = account;
  const insert = values.id === undefined ? tx.insert(accounts) : tx.insert(accounts).overridingSystemValue();
  const [row] = await insert.values(values).onConflictDoNothing().returning();
  if (row === undefined) return undefined;
  const { household, id: accountId, createdAt } = row;
  if (holder !== null) await tx.insert(userAccounts).values({ household, userId: holder, accountId, createdAt });
  return row;
}

/** Whether another account of the household has that name. */
export async function isNameTaken(tx: Db, { household, id }: Account, name: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.household, household),
        ne(accounts.id, id),
        eq(sql`lower(${accounts.name})`, sql`lower(${name})`),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** Records when a balance was last confirmed. */
export async function recordChecked(tx: Db, { household, id }: Account, checkedOn: Day | null): Promise<void> {
  await tx.update(accounts).set({ checkedOn }).where(byId(household, id));
}

export async function renameAccount(tx: Db, { household, id }: Account, name: string): Promise<void> {
  await tx.update(accounts).set({ name }).where(byId(household, id));
}

/** Locks the bills and incomes of an account, so that no one who holds one of them waits for the account. */
export async function lockReferrersOf(tx: Db, household: string, accountId: number): Promise<void> {
  for (const table of [bills, incomes]) {
    await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.household, household), eq(table.accountId, accountId)))
      .orderBy(asc(table.id))
      .for("update");
  }
}

const PAYMENTS_AT_ONCE = 500;

/** Removes an account from the next payments after an id; returns the last one checked, null at the end. */
async function forgetAccount(
  tx: Db,
  { household, id, after }: { household: string; id: number; after: number },
): Promise<number | null> {
  const result = await tx.execute(sql`
    with slice as (
      select id, account_id from payments where household_id = ${household} and id > ${after} order by id limit ${PAYMENTS_AT_ONCE}
    ), forgotten as (
      update payments p set account_id = null from slice
      where p.household_id = ${household} and p.id = slice.id and slice.account_id = ${id}
    )
    select max(id) as last from slice`);
  const [row] = (result as unknown as { rows: { last: number | null }[] }).rows;
  return row?.last ?? null;
}

/** Consecutive ids per statement; other households' lines may be in between. */
const LINE_IDS_AT_ONCE = 2_000;

/**
 * Deletes an account's statement lines within a range of ids; returns where to continue, null at the end. By id, since
 * until the transaction ends every other search would scan the rows deleted before.
 */
async function deleteSomeLines(
  tx: Db,
  { household, id, from }: { household: string; id: number; from: number },
): Promise<number | null> {
  const isNext = and(eq(statementLines.household, household), gte(statementLines.id, from));
  const [next] = await tx
    .select({ id: sql<string | null>`min(${statementLines.id})` })
    .from(statementLines)
    .where(isNext);
  if (next?.id == null) return null;
  const [first, end] = [Number(next.id), Number(next.id) + LINE_IDS_AT_ONCE];
  await tx
    .delete(statementLines)
    .where(
      and(
        eq(statementLines.household, household),
        gte(statementLines.id, first),
        lt(statementLines.id, end),
        eq(statementLines.accountId, id),
      ),
    );
  return end;
}

/** Deletes an account; false when it is missing. Its references are set to null; its entries stay. */
export async function removeAccount(tx: Db, household: string, id: number): Promise<boolean> {
  // New references wait here, and then find that it is deleted. Otherwise each would restart this.
  const [locked] = await tx.select({ id: accounts.id }).from(accounts).where(byId(household, id)).for("update");
  if (locked === undefined) return false;
  for (const table of [bills, incomes]) {
    await tx
      .update(table)
      .set({ accountId: null })
      .where(and(eq(table.household, household), eq(table.accountId, id)));
  }
  // Years of payments, in batches: a single statement would block other requests.
  for (let last: number | null = 0; last !== null; ) {
    last = await forgetAccount(tx, { household, id, after: last });
    await yieldToEventLoop();
  }
  // The same for its statement lines, which are deleted with it.
  for (let from: number | null = 0; from !== null; await yieldToEventLoop())
    from = await deleteSomeLines(tx, { household, id, from });
  await tx.delete(accounts).where(byId(household, id));
  return true;
}

type EntryPage = { household: string; accountId: number; before?: number | undefined; limit: number };
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** An account's entries with their reasons, newest first. A deleted bill has no name. */
export function selectEntries(db: Db, { household, accountId, before, limit }: EntryPage) {
  const isOfAccount = and(
    eq(entries.household, household),
    eq(entries.accountId, accountId),
    eq(entries.pot, "account"),
  );
  return db
    .select({
      id: entries.id,
      day: operations.day,
      kind: operations.kind,
      weeks: operations.weeks,
      billId: entries.billId,
      billName: bills.name,
      amount: entries.amount,
      after: entries.after,
      catchUp: entries.catchUp,
      at: operations.at,
      actor: operations.actor,
    })
    .from(entries)
    .innerJoin(operations, and(eq(operations.household, entries.household), eq(operations.id, entries.operationId)))
    .leftJoin(bills, and(eq(bills.household, entries.household), eq(bills.id, entries.billId)))
    .where(before === undefined ? isOfAccount : and(isOfAccount, lt(entries.id, before)))
    .orderBy(desc(entries.id))
    .limit(limit);
}
