import { MOST_PASSKEYS, type NewPasskeyAnswer, type Passkey } from "#contract/passkeys.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { CODE_GUESSES } from "#server/features/auth/limits.ts";
import { lockUser, type UserRow } from "#server/features/auth/store.ts";
import { notifySecurity } from "#server/features/notifications/send-messages.ts";
import { countAttempt, forgetAttempts } from "#server/http/rate-limit.ts";
import { notSignedIn } from "#server/http/session.ts";
import type { Log } from "#server/log.ts";
import { isFreshCode } from "./check-code.ts";
import type { Seal } from "./seal.ts";
import {
  countRecoveryCodes,
  insertPasskey,
  listPasskeys,
  replaceRecoveryCodes,
  saveSecret,
  toPasskey,
  turnOnAuthenticator,
} from "./store.ts";
import { newSecret, otpauthUri } from "./totp.ts";
import type { WebAuthn } from "./webauthn.ts";

/**
 * Requires a user who may set up a factor: not the shared account, and with a confirmed address. The row is locked
 * until the transaction ends.
 */
export async function lockUserForSetup(tx: Db, user: string): Promise<UserRow> {
  const person = await lockUser(tx, user);
  if (person === undefined) throw notSignedIn();
  if (person.isDemo) throw new Fault("conflict", "The shared test account can't have a second factor");
  if (person.mustConfirm) throw new Fault("conflict", "Please confirm your email address first");
  return person;
}

type Begin = { user: string; seal: Seal; now: Date };

/** Creates a secret for an app. It takes effect only once a code was entered. */
export function beginAuthenticator(db: Db, { user, seal, now }: Begin): Promise<{ secret: string; uri: string }> {
  return inTransaction(db, async (tx) => {
    const { email } = await lockUserForSetup(tx, user);
    const secret = newSecret();
    if (!(await saveSecret(tx, user, seal.seal(secret, user), now))) throw alreadyOn();
    return { secret, uri: otpauthUri(secret, email) };
  });
}

type Finish = { user: string; code: string; seal: Seal; log: Log; now: Date };

/** Turns on app codes after a first one. A user without a second factor gets recovery codes, shown only this once. */
export async function finishAuthenticator(db: Db, options: Finish): Promise<{ recoveryCodes: string[] | null }> {
  const { user, now } = options;
  await countAttempt(db, CODE_GUESSES, user, now);
  const recoveryCodes = await inTransaction(db, async (tx) => {
    await lockUserForSetup(tx, user);
    if (!(await isFreshCode(tx, options, { mustBeOn: false }))) {
      const message = "This code is wrong. Check that your phone's clock is right.";
      throw new Fault("invalid", message, { errors: { code: message } });
    }
    await turnOnAuthenticator(tx, user, now);
    await notifySecurity(tx, user, "authenticator-on", now);
    return firstRecoveryCodes(tx, user, now);
  });
  await forgetAttempts(db, CODE_GUESSES, user);
  return { recoveryCodes };
}

export function askNewPasskey(db: Db, webauthn: WebAuthn, user: string) {
  return inTransaction(db, async (tx) => {
    const { id, email } = await lockUserForSetup(tx, user);
    const keys = await listPasskeys(tx, user);
    if (keys.length >= MOST_PASSKEYS) throw tooMany();
    return webauthn.registrationOptions({ id, email }, keys);
  });
}

type Add = { user: string; name: string; answer: NewPasskeyAnswer; challenge: string | undefined; now: Date };
type Added = { passkey: Passkey; recoveryCodes: string[] | null };

export async function addPasskey(db: Db, webauthn: WebAuthn, options: Add): Promise<Added> {
  const { user, name, answer, challenge, now } = options;
  const credential = challenge === undefined ? undefined : await webauthn.verifyRegistration(answer, challenge);
  if (credential === undefined) throw new Fault("invalid", "This passkey could not be added. Please try again.");
  return inTransaction(db, async (tx) => {
    await lockUserForSetup(tx, user);
    if ((await listPasskeys(tx, user)).length >= MOST_PASSKEYS) throw tooMany();
    const row = await insertPasskey(tx, { ...credential, userId: user, name, createdAt: now });
    if (row === undefined) throw new Fault("conflict", "This passkey has already been added");
    await notifySecurity(tx, user, "passkey-added", now, `Name: ${row.name}.`);
    return { passkey: toPasskey(row), recoveryCodes: await firstRecoveryCodes(tx, user, now) };
  });
}

async function firstRecoveryCodes(tx: Db, user: string, now: Date): Promise<string[] | null> {
  return (await countRecoveryCodes(tx, user)) > 0 ? null : replaceRecoveryCodes(tx, user, now);
}

const alreadyOn = () => new Fault("conflict", "You already have an authenticator app set up. Remove it first.");
const tooMany = () => new Fault("conflict", `You can have at most ${MOST_PASSKEYS} passkeys. Remove one first.`);
