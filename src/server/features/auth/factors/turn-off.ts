import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { lockUser } from "#server/features/auth/store.ts";
import { notifySecurity } from "#server/features/notifications/send-messages.ts";
import { hasSecondFactor } from "#server/http/second-factor.ts";
import { deleteAuthenticator, deletePasskey, deleteRecoveryCodes, replaceRecoveryCodes } from "./store.ts";

export function removeAuthenticator(db: Db, user: string, now: Date): Promise<void> {
  return turnOff(db, user, async (tx) => {
    if (!(await deleteAuthenticator(tx, user))) throw new Fault("not_found", "You have no authenticator app set up");
    await notifySecurity(tx, user, "authenticator-off", now);
  });
}

export function removePasskey(db: Db, user: string, id: string, now: Date): Promise<void> {
  return turnOff(db, user, async (tx) => {
    if (!(await deletePasskey(tx, user, id))) throw new Fault("not_found", "Passkey not found");
    await notifySecurity(tx, user, "passkey-removed", now);
  });
}

/** The recovery codes are removed with the last factor. */
function turnOff(db: Db, user: string, remove: (tx: Db) => Promise<void>): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user);
    await remove(tx);
    if (!(await hasSecondFactor(tx, user))) await deleteRecoveryCodes(tx, user);
  });
}

export function renewRecoveryCodes(db: Db, user: string, now: Date): Promise<{ recoveryCodes: string[] }> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user);
    if (!(await hasSecondFactor(tx, user)))
      throw new Fault("conflict", "Set up a second step first to get recovery codes");
    await notifySecurity(tx, user, "recovery-renewed", now);
    return { recoveryCodes: await replaceRecoveryCodes(tx, user, now) };
  });
}
