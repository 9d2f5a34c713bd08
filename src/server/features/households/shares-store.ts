import { and, asc, eq, gt, sql } from "drizzle-orm";
import { BY_INCOME, type SharePart, type Shares } from "#core/shares.ts";
import type { Db } from "#server/db/database.ts";
import { inPages, PAGE } from "#server/db/in-pages.ts";
import { billShares, households, members } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";
import { groupBy } from "#server/group-by.ts";

/** How a household shares its bills. */
export async function readShares(db: Db, household: string): Promise<Shares> {
  return (await readSharesOf(db, [household])).get(household) ?? BY_INCOME;
}

/** The same for many households. */
export async function readSharesOf(db: Db, ids: readonly string[]): Promise<Map<string, Shares>> {
  const rows = await db
    .select({ id: households.id, mode: households.shareMode, memberId: members.userId, share: members.share })
    .from(households)
    .leftJoin(members, eq(members.household, households.id))
    .where(sql`${households.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(asc(members.createdAt), asc(members.userId));
  const withBillShares = await db
    .selectDistinct({ id: billShares.household })
    .from(billShares)
    .where(sql`${billShares.household} = any(${sql.param(ids)}::uuid[])`);
  const sharesByHousehold = new Map<string, Shares["bills"]>();
  for (const { id } of withBillShares) sharesByHousehold.set(id, await listBillShares(db, id));
  return new Map(
    [...groupBy(rows, ({ id }) => id)].map(([id, people]) => [
      id,
      {
        mode: people[0]?.mode ?? "income",
        parts: people.flatMap(({ memberId, share }) =>
          memberId === null || share === null ? [] : [{ memberId, share }],
        ),
        bills: sharesByHousehold.get(id) ?? [],
      },
    ]),
  );
}

/** The shares of each bill with its own rule, one row per bill, since twenty members make many. */
export async function listBillShares(db: Db, household: string): Promise<Shares["bills"]> {
  const { billId, userId, share } = billShares;
  const rows = await inPages(
    (row: { billId: number }) => row.billId,
    (after = 0) =>
      db
        .select({
          billId,
          people: sql<string[]>`array_agg(${userId} order by ${userId})`,
          shares: sql<number[]>`array_agg(${share} order by ${userId})`,
        })
        .from(billShares)
        .where(and(eq(billShares.household, household), gt(billId, after)))
        .groupBy(billId)
        .orderBy(asc(billId))
        .limit(PAGE),
  );
  return rows.map(({ billId: id, people, shares }) => ({
    billId: id,
    parts: people.map((memberId, at) => ({ memberId, share: shares[at] ?? 0 })),
  }));
}

/** Sets the household's rule; percentages belong to that rule only. */
export async function writeShares(tx: Db, household: string, { mode, parts }: Pick<Shares, "mode" | "parts">) {
  await tx.update(households).set({ shareMode: mode }).where(eq(households.id, household));
  await tx.update(members).set({ share: null }).where(eq(members.household, household));
  for (const { memberId, share } of parts) {
    await tx
      .update(members)
      .set({ share })
      .where(and(eq(members.household, household), eq(members.userId, memberId)));
  }
}

/** Sets a bill's shares; without any it follows the household's rule. */
export async function writeBillShares(tx: Db, household: string, billId: number, parts: readonly SharePart[]) {
  await tx.delete(billShares).where(and(eq(billShares.household, household), eq(billShares.billId, billId)));
  const rows = parts.filter(({ share }) => share > 0);
  if (rows.length === 0) return;
  await tx
    .insert(billShares)
    .values(rows.map(({ memberId, share }) => ({ household, billId, userId: memberId, share })));
}

/** Rejects a user who is not a member; membership is locked until the transaction ends. */
export async function requireMember(tx: Db, household: string, memberId: string | null): Promise<void> {
  if (memberId === null) return;
  const found = tx
    .select({ id: members.userId })
    .from(members)
    .where(and(eq(members.household, household), eq(members.userId, memberId)));
  if ((await found.for("key share")).length === 0) throw new Fault("not_found", "Member not found");
}
