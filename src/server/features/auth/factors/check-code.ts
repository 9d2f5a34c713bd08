import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { CODE_BY_DAY, CODE_GUESSES, RECOVERY_GUESSES } from "#server/features/auth/limits.ts";
import { notifySecurity } from "#server/features/notifications/send-messages.ts";
import { countAttempt, forgetAttempts, uncountAttempt } from "#server/http/rate-limit.ts";
import type { Log } from "#server/log.ts";
import type { Seal } from "./seal.ts";
import { findAuthenticator, takeRecoveryCode, takeStep } from "./store.ts";
import { stepOfCode } from "./totp.ts";

type Options = { user: string; code: string; seal: Seal; log: Log; now: Date };

const APP_CODE = /^\d{6}$/;

/**
 * Whether this is an unused code of the user's app, or a recovery code, which it uses up. Guesses are counted before
 * anything else. Recovery codes can't be guessed and have their own counter, so that guessing app codes does not lock
 * the user out of those.
 */
export async function checkCode(db: Db, options: Options): Promise<"code" | "recovery" | undefined> {
  const { user, code, now } = options;
  if (!APP_CODE.test(code)) {
    await countAttempt(db, RECOVERY_GUESSES, user, now);
    const isTaken = await inTransaction(db, async (tx) => {
      if (!(await takeRecoveryCode(tx, user, code))) return false;
      await notifySecurity(tx, user, "recovery-used", now);
      return true;
    });
    if (!isTaken) return undefined;
    await forgetAttempts(db, RECOVERY_GUESSES, user);
    return "recovery";
  }
  await countAttempt(db, CODE_GUESSES, user, now);
  await countAttempt(db, CODE_BY_DAY, user, now);
  if (!(await isFreshCode(db, options, { mustBeOn: true }))) return undefined;
  await forgetAttempts(db, CODE_GUESSES, user);
  await uncountAttempt(db, CODE_BY_DAY, user);
  return "code";
}

/** Whether the app's code is right and unused. */
export async function isFreshCode(
  db: Db,
  { user, code, seal, log, now }: Options,
  { mustBeOn }: { mustBeOn: boolean },
): Promise<boolean> {
  const app = await findAuthenticator(db, user);
  if (app === undefined || (app.confirmedAt === null) === mustBeOn) return false;
  const secret = seal.unseal(app.sealed, user);
  if (secret === undefined) {
    log.error(
      { who: user },
      "an authenticator secret can't be decrypted; was SESSION_SECRET changed without setting FACTOR_SECRET?",
    );
    return false;
  }
  const step = stepOfCode(secret, code, { now, last: app.lastStep });
  return step !== undefined && (await takeStep(db, user, step));
}
