import { and, asc, eq, inArray } from "drizzle-orm";
import type { Account } from "#contract/accounts.ts";
import type { Db } from "#server/db/database.ts";
import { members, userAccounts, users } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";

type Holder = Account["holders"][number];

/** The holders of each account of a household, or of one account. */
export async function listHolders(db: Db, household: string, accountId?: number): Promise<Map<number, Holder[]>> {
  const isOfAccount = accountId === undefined ? undefined : eq(userAccounts.accountId, accountId);
  const rows = await db
    .select({ account: userAccounts.accountId, id: users.id, firstName: users.firstName })
    .from(userAccounts)
    .innerJoin(users, eq(users.id, userAccounts.userId))
    .where(and(eq(userAccounts.household, household), isOfAccount))
    .orderBy(asc(userAccounts.id));
  const found = new Map<number, Holder[]>();
  for (const { account, ...holder } of rows) found.set(account, [...(found.get(account) ?? []), holder]);
  return found;
}

type AccountKey = { household: string; id: number };

/** Sets an account's holders. They must be members, and are locked until the transaction ends. */
export async function writeHolders(tx: Db, { household, id }: AccountKey, holders: readonly string[], now: Date) {
  const requestedIds = [...new Set(holders)];
  const isRequestedMember = and(eq(members.household, household), inArray(members.userId, requestedIds));
  const found =
    requestedIds.length === 0 ? [] : await tx.select().from(members).where(isRequestedMember).for("key share");
  if (found.length !== requestedIds.length) throw new Fault("not_found", "Member not found");
  await tx.delete(userAccounts).where(and(eq(userAccounts.household, household), eq(userAccounts.accountId, id)));
  if (requestedIds.length === 0) return;
  await tx
    .insert(userAccounts)
    .values(requestedIds.map((userId) => ({ household, userId, accountId: id, createdAt: now })));
}
