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

/** Not there, or not yours: nobody learns which. */
export const accountNotFound = () => new Fault("not_found", "Account not found");

const mine = (household: string, id: number) => and(eq(accounts.household, household), eq(accounts.id, id));

export function listAccounts(db: Db, household: string): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(eq(accounts.household, household))
    .orderBy(sql`lower(${accounts.name})`, asc(accounts.id));
}

export async function findAccount(db: Db, household: string, id: number): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(mine(household, id));
  return row;
}

const lock = prepared((db) =>
  db
    .select()
    .from(accounts)
    .where(and(eq(accounts.household, sql.placeholder("household")), eq(accounts.id, sql.placeholder("id"))))
    .for("no key update")
    .prepare("lock_account"),
);

/** The account, for whoever is about to change it: its balance stands still until the transaction ends. Lock bills before it. */
export async function lockAccount(tx: Db, household: string, id: number): Promise<Account | undefined> {
  const [row] = await lock(tx, { household, id });
  return row;
}

/** The account, for whoever is about to refer to it: it can't be deleted until the transaction ends. */
export async function holdAccount(tx: Db, household: string, id: number): Promise<Account | undefined> {
  const [row] = await tx.select().from(accounts).where(mine(household, id)).for("key share");
  return row;
}

type NewAccount = {
  /** Drawn beforehand, if it is given. */
  id?: number;
  household: string;
  name: string;
  /** Whose bank account it is; nobody's in particular when null. */
  holder: string | null;
  /** When its balance was last known to be right. */
  checkedOn?: Day | null;
  createdAt: Date;
};

/** Adds an account with nothing in it; undefined when the person has one of that name, however many try at once. */
export async function insertAccount(tx: Db, account: NewAccount): Promise<Account | undefined> {
  const { holder, ...values } = account;
  const insert = values.id === undefined ? tx.insert(accounts) : tx.insert(accounts).overridingSystemValue();
  const [row] = await insert.values(values).onConflictDoNothing().returning();
  if (row === undefined) return undefined;
  const { household, id: accountId, createdAt } = row;
  if (holder !== null) await tx.insert(userAccounts).values({ household, userId: holder, accountId, createdAt });
  return row;
}

/** Whether another account of the person goes by that name. */
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

/** Notes that somebody knows the balance to be right. */
export async function noteChecked(tx: Db, { household, id }: Account, checkedOn: Day): Promise<void> {
  await tx.update(accounts).set({ checkedOn }).where(mine(household, id));
}

export async function renameAccount(tx: Db, { household, id }: Account, name: string): Promise<void> {
  await tx.update(accounts).set({ name }).where(mine(household, id));
}

/** Locks what an account is paid from or into, so that nobody who holds one of them waits for the account meanwhile. */
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

const SLICE = 500;

/** Takes an account out of the next payments after a number; answers the last one looked at, null at the end. */
async function forgetAccount(
  tx: Db,
  { household, id, after }: { household: string; id: number; after: number },
): Promise<number | null> {
  const result = await tx.execute(sql`
    with slice as (
      select id, account_id from payments where household_id = ${household} and id > ${after} order by id limit ${SLICE}
    ), forgotten as (
      update payments p set account_id = null from slice
      where p.household_id = ${household} and p.id = slice.id and slice.account_id = ${id}
    )
    select max(id) as last from slice`);
  const [row] = (result as unknown as { rows: { last: number | null }[] }).rows;
  return row?.last ?? null;
}

/** So many numbers in a row; lines lie as they came, and other households' may lie between. */
const LINES = 2_000;

/**
 * Deletes an account's bank lines among the next of the household from a number on; answers from where to go on, null at the
 * end. By number, since until the transaction ends every other search meets again what was deleted before.
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
  const [first, end] = [Number(next.id), Number(next.id) + LINES];
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

/** Deletes an account; false when it is not there. What referred to it stays, without it; so do its entries. */
export async function removeAccount(tx: Db, household: string, id: number): Promise<boolean> {
  // Whoever is about to refer to it waits here, and then finds that it is gone. Otherwise each new reference begins this anew.
  const [held] = await tx.select({ id: accounts.id }).from(accounts).where(mine(household, id)).for("update");
  if (held === undefined) return false;
  for (const table of [bills, incomes]) {
    await tx
      .update(table)
      .set({ accountId: null })
      .where(and(eq(table.household, household), eq(table.accountId, id)));
  }
  // Years of payments, some at a time: one statement for all of them would hold everybody up.
  for (let last: number | null = 0; last !== null; ) {
    last = await forgetAccount(tx, { household, id, after: last });
    await yieldToEventLoop();
  }
  // So are the lines of its statements, which go with it.
  for (let from: number | null = 0; from !== null; await yieldToEventLoop())
    from = await deleteSomeLines(tx, { household, id, from });
  await tx.delete(accounts).where(mine(household, id));
  return true;
}

type EntryPage = { household: string; accountId: number; before?: number | undefined; limit: number };
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** An account's entries with why they were made, newest first. A deleted bill has no name any more. */
export function selectEntries(db: Db, { household, accountId, before, limit }: EntryPage) {
  const ofAccount = and(eq(entries.household, household), eq(entries.accountId, accountId), eq(entries.pot, "account"));
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
    .where(before === undefined ? ofAccount : and(ofAccount, lt(entries.id, before)))
    .orderBy(desc(entries.id))
    .limit(limit);
}
