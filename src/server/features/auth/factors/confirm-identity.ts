import { eq } from "drizzle-orm";
import type * as z from "zod/mini";
import type { PasskeyAnswer } from "#contract/passkeys.ts";
import type { ConfirmInput } from "#contract/security.ts";
import type { Db } from "#server/db/database.ts";
import { session } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { CONFIRM_PASSWORD } from "#server/features/auth/limits.ts";
import { matchesPassword } from "#server/features/auth/passwords.ts";
import { findUser } from "#server/features/auth/store.ts";
import { countAttempt, forgetAttempts } from "#server/http/rate-limit.ts";
import { hasSecondFactor } from "#server/http/second-factor.ts";
import type { Log } from "#server/log.ts";
import { checkCode } from "./check-code.ts";
import type { Seal } from "./seal.ts";
import { findPasskey, recordPasskeyUse } from "./store.ts";
import type { WebAuthn } from "./webauthn.ts";

type Deps = { seal: Seal; webauthn: WebAuthn; log: Log };
type Options = { user: string; sid: string; input: z.output<typeof ConfirmInput>; now: Date };

/** Confirms a user's identity for some minutes. */
export async function confirmIdentity(db: Db, deps: Deps, options: Options): Promise<void> {
  const { user, sid, input, now } = options;
  if (input.code !== undefined) {
    if ((await checkCode(db, { ...deps, user, code: input.code, now })) === undefined)
      throw invalidField("code", "This code is wrong or has already been used");
  } else if (input.passkey !== undefined) {
    const challenge = await takeChallenge(db, sid);
    if (
      challenge === undefined ||
      !(await verifyPasskey(db, deps.webauthn, { user, answer: input.passkey, challenge, now }))
    )
      throw invalidField("passkey", "This passkey could not be verified");
  } else if (!(await verifyPassword(db, user, input.password ?? "", now))) {
    throw invalidField("password", "This password is wrong");
  }
  await recordConfirmed(db, sid, now);
}

/** A password alone is not enough for a user with a second factor. */
async function verifyPassword(db: Db, user: string, password: string, now: Date): Promise<boolean> {
  await countAttempt(db, CONFIRM_PASSWORD, user, now);
  const isMatch = await matchesPassword((await findUser(db, user))?.password, password);
  if (!isMatch || (await hasSecondFactor(db, user))) return false;
  await forgetAttempts(db, CONFIRM_PASSWORD, user);
  return true;
}

type PasskeyCheck = { user: string; answer: PasskeyAnswer; challenge: string; now: Date };

/** Whether one of the user's passkeys signed the challenge. */
async function verifyPasskey(
  db: Db,
  webauthn: WebAuthn,
  { user, answer, challenge, now }: PasskeyCheck,
): Promise<boolean> {
  const key = await findPasskey(db, answer.id);
  if (key?.userId !== user) return false;
  const counter = await webauthn.verifyAuthentication(answer, key, { challenge, mustVerifyUser: false });
  return counter !== undefined && recordPasskeyUse(db, key, { counter, now });
}

const invalidField = (field: string, message: string) =>
  new Fault("invalid", message, { errors: { [field]: message } });

/** Stores the challenge for a signed-in user's passkey. */
export async function saveChallenge(db: Db, sid: string, challenge: string): Promise<void> {
  await db.update(session).set({ challenge }).where(eq(session.sid, sid));
}

/** Returns the challenge, once. */
export function takeChallenge(db: Db, sid: string): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(session).where(eq(session.sid, sid)).for("update");
    if (!row?.challenge) return undefined;
    await tx.update(session).set({ challenge: null }).where(eq(session.sid, sid));
    return row.challenge;
  });
}

/** Records that the user has just confirmed their identity. */
async function recordConfirmed(db: Db, sid: string, now: Date): Promise<void> {
  await db.update(session).set({ confirmedAt: now }).where(eq(session.sid, sid));
}
