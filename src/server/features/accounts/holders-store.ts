import { and, asc, eq, inArray } from "drizzle-orm";
import type { Account } from "#contract/accounts.ts";
import type { Db } from "#server/db/database.ts";
import { members, userAccounts, users } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";

type Holder = Account["holders"][number];

/** The holders of each account of a household, or of one account. */
export async function listHolders(db: Db, household: string, accountId?: number): Promise<Map<number, Holder[]>> {
  const isOne = accountId === undefined ? undefined : eq(userAccounts.accountId, accountId);
  const rows = await db
    .select({ account: userAccounts.accountId, id: users.id, firstName: users.firstName })
    .from(userAccounts)
    .innerJoin(users, eq(users.id, userAccounts.userId))
    .where(and(eq(userAccounts.household, household), isOne))
    .orderBy(asc(userAccounts.id));
  const found = new Map<number, Holder[]>();
  for (const { account, ...holder } of rows) found.set(account, [...(found.get(account) ?? []), holder]);
  return found;
}

type Of = { household: string; id: number };

/** Sets an account's holders. They must be members, and are locked until the transaction ends. */
export async function writeHolders(tx: Db, { household, id }: Of, holders: readonly string[], now: Date) {
  const wanted = [...new Set(holders)];
  const isWanted = and(eq(members.household, household), inArray(members.userId, wanted));
  const here = wanted.length === 0 ? [] : await tx.select().from(members).where(isWanted).for("key share");
  if (here.length !== wanted.length) throw new Fault("not_found", "Member not found");
  await tx.delete(userAccounts).where(and(eq(userAccounts.household, household), eq(userAccounts.accountId, id)));
  if (wanted.length === 0) return;
  await tx.insert(userAccounts).values(wanted.map((userId) => ({ household, userId, accountId: id, createdAt: now })));
}
