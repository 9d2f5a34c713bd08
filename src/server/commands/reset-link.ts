import { randomUUID } from "node:crypto";
import { Email } from "#contract/fields.ts";
import { openClock } from "#server/clock.ts";
import { openDatabase } from "#server/db/open.ts";
import { readEnvironment } from "#server/dot-env.ts";
import { readSettings, type Settings } from "#server/env.ts";
import { newResetToken, RESET_MINUTES, resetLink } from "#server/features/auth/reset-password.ts";
import { deleteFactors, findUserByEmail, insertReset } from "#server/features/auth/store.ts";
import { newestLink } from "#server/mail/outbox.ts";
import { endWithError, startError } from "#server/start-error.ts";

const WITHOUT_SECOND_STEP = "--without-second-step";

/**
 * Prints a link to set a new password: `npm run reset-link -- ann@example.com`. With `--without-second-step` it also
 * removes the user's authenticator app, passkeys and recovery codes, for users who have lost them.
 */
async function main(): Promise<void> {
  const email = Email.safeParse(process.argv[2]);
  if (!email.success) throw startError("Specify the person's email address: npm run reset-link -- someone@example.com");
  const settings = readSettings(readEnvironment());
  const since = new Date(openClock(settings.timezone).now().getTime() - RESET_MINUTES * 60_000);
  const mustDeleteFactors = process.argv.includes(WITHOUT_SECOND_STEP);
  const requestedLink = mustDeleteFactors ? undefined : await newestLink(settings.dataDir, email.data, since);
  const link = requestedLink ?? (await createLink(settings, email.data, mustDeleteFactors));
  const hint = requestedLink
    ? "It works only with the new password that was requested on the sign-in page."
    : "It works with any new password.";
  process.stdout.write(`${link}\n${hint} Valid for ${RESET_MINUTES} minutes after it was created.\n`);
}

/** Without a request on the sign-in page, the operator can create a link if the database is available. */
async function createLink(settings: Settings, email: string, mustDeleteFactors: boolean): Promise<string> {
  const { db, close } = await openDatabase(settings).catch((error: unknown) => {
    const fix =
      "Request one on the sign-in page first ('Forgot your password?') and run this again, or stop Weekwise and run this again.";
    throw startError(`No reset link is waiting for ${email}. ${fix}\n${error instanceof Error ? error.message : ""}`);
  });
  try {
    const user = await findUserByEmail(db, email);
    if (user === undefined || user.isDemo) throw startError(`No account has the address ${email}.`);
    if (mustDeleteFactors) await deleteFactors(db, user.id);
    const now = openClock(settings.timezone).now();
    const { token, tokenHash } = newResetToken();
    const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000);
    await insertReset(db, { id: randomUUID(), tokenHash, email, passwordHash: null, createdAt: now, expiresAt });
    return resetLink(settings.baseUrl, token);
  } finally {
    await close();
  }
}

main().catch(endWithError);
