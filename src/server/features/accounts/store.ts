import { and, asc, desc, eq, lt, ne, sql } from "drizzle-orm";
import type { Account } from "#contract/accounts.ts";
import { formatMoney } from "#core/money.ts";
import type { Db } from "#server/db/open.ts";
import { prepared } from "#server/db/prepared.ts";
import { accounts, bills, entries, operations, userAccounts } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";

export type AccountRow = typeof accounts.$inferSelect;

/** An account as it travels. */
export function toAccount({ id, name, balance, createdAt }: AccountRow): Account {
  return { id, name, balance: formatMoney(balance), createdAt: createdAt.toISOString() };
}

/** Not there, or not yours: nobody learns which. */
export const accountNotFound = () => new Fault("not_found", "Account not found");

const mine = (owner: string, id: number) => and(eq(accounts.owner, owner), eq(accounts.id, id));

export function listAccounts(db: Db, owner: string): Promise<AccountRow[]> {
  return db
    .select()
    .from(accounts)
    .where(eq(accounts.owner, owner))
    .orderBy(sql`lower(${accounts.name})`, asc(accounts.id));
}

export async function findAccount(db: Db, owner: string, id: number): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(mine(owner, id));
  return row;
}

const lock = prepared((db) =>
  db
    .select()
    .from(accounts)
    .where(and(eq(accounts.owner, sql.placeholder("owner")), eq(accounts.id, sql.placeholder("id"))))
    .for("no key update")
    .prepare("lock_account"),
);

/** The account, for whoever is about to change it: its balance stands still until the transaction ends. Lock bills before it. */
export async function lockAccount(tx: Db, owner: string, id: number): Promise<AccountRow | undefined> {
  const [row] = await lock(tx, { owner, id });
  return row;
}

/** The account, for whoever is about to refer to it: it can't be deleted until the transaction ends. */
export async function holdAccount(tx: Db, owner: string, id: number): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(accounts).where(mine(owner, id)).for("key share");
  return row;
}

type NewAccount = { owner: string; name: string; createdAt: Date };

/** Adds an account with nothing in it; undefined when the person has one of that name, however many try at once. */
export async function insertAccount(tx: Db, account: NewAccount): Promise<AccountRow | undefined> {
  const [row] = await tx.insert(accounts).values(account).onConflictDoNothing().returning();
  if (row === undefined) return undefined;
  await tx.insert(userAccounts).values({ userId: row.owner, accountId: row.id, createdAt: row.createdAt });
  return row;
}

/** Whether another account of the person goes by that name. */
export async function isNameTaken(tx: Db, { owner, id }: AccountRow, name: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.owner, owner), ne(accounts.id, id), eq(sql`lower(${accounts.name})`, sql`lower(${name})`)))
    .limit(1);
  return other !== undefined;
}

export async function renameAccount(tx: Db, { owner, id }: AccountRow, name: string): Promise<void> {
  await tx.update(accounts).set({ name }).where(mine(owner, id));
}

/** Locks the bills of an account, in the order in which everybody locks bills. */
export async function lockBillsOf(tx: Db, owner: string, accountId: number): Promise<void> {
  await tx
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.owner, owner), eq(bills.accountId, accountId)))
    .orderBy(asc(bills.id))
    .for("update");
}

/** Deletes an account; false when it is not there. What referred to it stays, without it; so do its entries. */
export async function removeAccount(tx: Db, owner: string, id: number): Promise<boolean> {
  const gone = await tx.delete(accounts).where(mine(owner, id)).returning({ id: accounts.id });
  return gone.length === 1;
}

type EntryPage = { owner: string; accountId: number; before?: number | undefined; limit: number };
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** An account's entries with why they were made, newest first. A deleted bill has no name any more. */
export function selectEntries(db: Db, { owner, accountId, before, limit }: EntryPage) {
  const ofAccount = and(eq(entries.owner, owner), eq(entries.accountId, accountId), eq(entries.pot, "account"));
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
      at: operations.at,
    })
    .from(entries)
    .innerJoin(operations, and(eq(operations.owner, entries.owner), eq(operations.id, entries.operationId)))
    .leftJoin(bills, and(eq(bills.owner, entries.owner), eq(bills.id, entries.billId)))
    .where(before === undefined ? ofAccount : and(ofAccount, lt(entries.id, before)))
    .orderBy(desc(entries.id))
    .limit(limit);
}
