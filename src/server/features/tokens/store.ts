import { and, count, desc, eq, sql } from "drizzle-orm";
import type { ApiToken } from "#contract/tokens.ts";
import type { Db } from "#server/db/database.ts";
import { apiTokens } from "#server/db/schema/index.ts";

export type TokenRow = typeof apiTokens.$inferSelect;
type TokenOwner = { household: string; user: string };

const isOwnedBy = ({ household, user }: TokenOwner) =>
  and(eq(apiTokens.household, household), eq(apiTokens.userId, user));

export const toToken = (row: TokenRow): ApiToken => ({
  ...{ id: row.id, name: row.name, scope: row.scope },
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
});

export async function listTokens(db: Db, who: TokenOwner): Promise<ApiToken[]> {
  const rows = db.select().from(apiTokens).where(isOwnedBy(who));
  return (await rows.orderBy(desc(apiTokens.createdAt), apiTokens.id)).map(toToken);
}

export async function countTokens(db: Db, who: TokenOwner): Promise<number> {
  const [row] = await db.select({ tokens: count() }).from(apiTokens).where(isOwnedBy(who));
  return row?.tokens ?? 0;
}

export async function insertToken(tx: Db, token: typeof apiTokens.$inferInsert): Promise<TokenRow> {
  const [row] = await tx.insert(apiTokens).values(token).returning();
  if (row === undefined) throw new Error("a token was not created");
  return row;
}

export async function deleteToken(db: Db, who: TokenOwner, id: string): Promise<boolean> {
  const isToken = and(isOwnedBy(who), sql`${apiTokens.id}::text = ${id}`);
  return (await db.delete(apiTokens).where(isToken).returning()).length === 1;
}
