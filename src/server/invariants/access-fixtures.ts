import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import {
  apiTokens,
  authenticators,
  notificationChannels,
  passkeys,
  recoveryCodes,
  session,
} from "#server/db/schema/index.ts";
import { softPasskey } from "#server/features/auth/factors/testing.ts";
import { codeAt, stepOf } from "#server/features/auth/factors/totp.ts";
import type { TestApp, visitor } from "#server/testing.ts";

type Member = ReturnType<typeof visitor> & { id: string; household: string };

/** Access-related items of a user, by id. */
export type AccessItems = { tokenId: string; sessionId: string; passkeyId: string; channelId: number };

let seededCount = 0;

/** Creates a token, a second session, a channel and a passkey for a user, replacing earlier ones. */
export async function seedAccessItems({ db }: TestApp, { id: user, household }: Member): Promise<AccessItems> {
  seededCount += 1;
  await clearAccessItems(db, user);
  const now = new Date("2026-03-02T09:00:00Z");
  const expiresAt = new Date("2026-04-02T09:00:00Z");
  const [token] = await db
    .insert(apiTokens)
    .values({
      household,
      userId: user,
      name: "A",
      scope: "read",
      tokenHash: `${seededCount}`,
      createdAt: now,
      expiresAt,
    })
    .returning();
  const sess = { createdAt: now.toISOString() };
  const [other] = await db
    .insert(session)
    .values({ sid: `other ${seededCount}`, sess, expire: expiresAt, userId: user, household })
    .returning();
  const hook = { kind: "webhook" as const, target: `https://hook.example/${seededCount}`, label: "A", keys: {} };
  const [channel] = await db
    .insert(notificationChannels)
    .values({ ...hook, userId: user, createdAt: now })
    .returning();
  const [tokenId, sessionId, channelId] = [token?.id ?? "", other?.id ?? "", channel?.id ?? 0];
  return { tokenId, sessionId, channelId, passkeyId: `key-${seededCount}` };
}

export async function clearAccessItems(db: Db, user: string): Promise<void> {
  for (const table of [apiTokens, authenticators, notificationChannels, recoveryCodes, passkeys])
    await db.delete(table).where(eq(table.userId, user));
}

const addKey = async ({ db, clock }: TestApp, { id: user }: Member, items: AccessItems) => {
  const key = { userId: user, name: "A", publicKey: "", counter: 0, transports: "" };
  await db.insert(passkeys).values({ ...key, id: items.passkeyId, createdAt: clock.now() });
};

let first = "";
const newKey = () => softPasskey({ origin: "http://localhost:3000", rpId: "localhost" });
let answer: object = newKey().make({ challenge: "AAAA" });

type Stage = (test: TestApp, member: Member, items: AccessItems) => Promise<void>;

/** What must exist before a user's own call succeeds. */
export const accessStages: Record<string, Stage> = {
  removePasskey: addKey,
  renewRecoveryCodes: addKey,
  removeAuthenticator: async ({ db, clock }, { id }) => {
    const now = clock.now();
    await db.insert(authenticators).values({ userId: id, sealed: "", createdAt: now, confirmedAt: now });
  },
  finishAuthenticator: async ({ clock }, member) => {
    const { secret } = (await member.post("/api/auth/authenticator")).json();
    first = codeAt(secret, stepOf(clock.now()));
  },
  addPasskey: async (_, member) => {
    answer = newKey().make((await member.post("/api/auth/passkeys/options")).json());
  },
};

/** Bodies and ids of the access calls. */
export const accessCases = {
  endSession: { id: "sessionId" },
  deleteToken: { id: "tokenId" },
  removeChannel: { id: "channelId" },
  testChannel: { body: ({ channelId }: AccessItems) => ({ channelId }) },
  addChannel: { body: () => ({ kind: "webhook", target: "https://example.com/another" }) },
  saveNotifications: { body: () => ({ off: ["payday:mail"], quiet: null, timeZone: null }) },
  removePasskey: { id: "passkeyId" },
  createToken: { body: () => ({ name: "A", scope: "read", days: 7 }) },
  confirmIdentity: { body: () => ({ password: "correct horse" }) },
  changePassword: { body: () => ({ currentPassword: "correct horse", newPassword: "correct horse" }) },
  changeEmail: { body: () => ({ email: `moved-${seededCount}@example.com` }) },
  finishAuthenticator: { body: () => ({ code: first || "000000" }) },
  addPasskey: { body: () => ({ name: "A", answer }) },
} as const;
