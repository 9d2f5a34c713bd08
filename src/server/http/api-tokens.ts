import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Scope } from "#contract/access.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { writeIfPossible } from "#server/db/database-errors.ts";
import { apiTokens, households, members } from "#server/db/schema/index.ts";
import { busyWith } from "./busy.ts";
import type { Principal } from "./session.ts";

export const TOKEN_PREFIX = "weekwise_";
const HOUSEHOLD_BYTES = 16;
export const TOKEN_BYTES = 32;
/** The last use is recorded at most this often, so that reads hardly write. */
const USE_RECORDED_EVERY = 5 * 60_000;

const SCOPES_OF: Record<"read" | "write", readonly Scope[]> = { read: ["read"], write: ["read", "write"] };

/** A request's Authorization header, or undefined. Tokens are accepted nowhere else. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  request.headers.authorization === undefined
    ? undefined
    : (/^Bearer +(\S+) *$/i.exec(request.headers.authorization)?.[1] ?? "");

/** A token contains the household's id, so that one query finds it, and 32 random bytes. */
export function tokenFor(household: string, random: Buffer): string {
  const idBytes = Buffer.from(household.replaceAll("-", ""), "hex");
  return TOKEN_PREFIX + Buffer.concat([idBytes, random]).toString("base64url");
}

export const hashOf = (token: string) => createHash("sha256").update(`api-token:${token}`).digest("base64url");

function householdIn(token: string): string | undefined {
  if (!token.startsWith(TOKEN_PREFIX) || token.length > 100) return undefined;
  const bytes = Buffer.from(token.slice(TOKEN_PREFIX.length), "base64url");
  if (bytes.length !== HOUSEHOLD_BYTES + TOKEN_BYTES) return undefined;
  const hex = bytes.subarray(0, HOUSEHOLD_BYTES).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The owner of a token, while it is valid and they are a member. */
export function openTokens({ db, clock }: { db: Db; clock: Clock }) {
  const find = db
    .select({
      id: apiTokens.id,
      user: apiTokens.userId,
      scope: apiTokens.scope,
      usedAt: apiTokens.usedAt,
      role: members.role,
      importing: households.importing,
      erasingSince: households.erasingSince,
      timeZone: households.timeZone,
      notBefore: households.notBefore,
    })
    .from(apiTokens)
    .innerJoin(members, and(eq(members.household, apiTokens.household), eq(members.userId, apiTokens.userId)))
    .innerJoin(households, eq(households.id, apiTokens.household))
    .where(
      and(
        eq(apiTokens.household, sql.placeholder("household")),
        eq(apiTokens.tokenHash, sql.placeholder("hash")),
        gt(apiTokens.expiresAt, sql.placeholder("now")),
      ),
    )
    .limit(1)
    .prepare("find_api_token");

  return async function authenticate(token: string): Promise<Principal | undefined> {
    const household = householdIn(token);
    if (household === undefined) return undefined;
    const now = clock.now();
    const [row] = await find.execute({ household, hash: hashOf(token), now });
    if (row === undefined) return undefined;
    if (row.usedAt === null || now.getTime() - row.usedAt.getTime() >= USE_RECORDED_EVERY) {
      const isToken = and(eq(apiTokens.household, household), eq(apiTokens.id, row.id));
      await writeIfPossible(() => db.update(apiTokens).set({ usedAt: now }).where(isToken).execute());
    }
    const { user, role, scope, timeZone, notBefore } = row;
    return {
      ...{ user, household, role, scopes: SCOPES_OF[scope], busy: busyWith(row) },
      ...{ calendar: { timeZone, notBefore }, session: null },
    };
  };
}
