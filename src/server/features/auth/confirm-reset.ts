import type * as z from "zod/mini";
import type { ConfirmResetInput } from "#contract/auth.ts";
import type { Background } from "#server/background.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { tellSecurity } from "#server/features/notifications/tell-security.ts";
import { countAttempt, forgetAttempts } from "#server/http/rate-limit.ts";
import { endAllSessions } from "#server/http/session.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { countNetworks } from "./attempts.ts";
import { CONFIRM_BY_LINK, CONFIRM_WRONG_LINK, LOGIN } from "./limits.ts";
import { fitsPassword, hashPassword } from "./passwords.ts";
import { hashResetToken } from "./reset-token.ts";
import { deleteResets, findReset, lockUserByEmail, takeReset, updateUser } from "./store.ts";

type Options = {
  input: z.output<typeof ConfirmResetInput>;
  networks: readonly string[];
  mailer: Mailer;
  background: Background;
  now: Date;
};

/**
 * Sets the password that was asked for, once, and signs the person out everywhere. Only links that are none count against an
 * address: whoever has the right one gets through, however many others try from the same place. Gives whose it was.
 */
export async function confirmReset(
  db: Db,
  { input, networks, mailer, background, now }: Options,
): Promise<{ email: string }> {
  const tokenHash = hashResetToken(input.token);
  const reset = await findReset(db, tokenHash, now);
  if (reset === undefined) {
    await countNetworks(db, CONFIRM_WRONG_LINK, networks, now);
    throw deadLink();
  }
  await countAttempt(db, CONFIRM_BY_LINK, tokenHash, now);
  // A link printed by whoever runs the server was not asked for with a password; any new one will do.
  if (reset.passwordHash !== null && !(await fitsPassword(reset.passwordHash, input.newPassword)))
    throw otherPassword();
  const password = reset.passwordHash ?? (await hashPassword(input.newPassword));
  await inTransaction(db, async (tx) => {
    // The person first, then their links: two links used at once wait for each other here, and one of them is dead after.
    const user = await lockUserByEmail(tx, reset.email);
    if (user === undefined || user.isDemo || !(await takeReset(tx, tokenHash))) throw deadLink();
    await updateUser(tx, user.id, { password, emailVerifiedAt: user.emailVerifiedAt ?? now }, now);
    await deleteResets(tx, user.email);
    await endAllSessions(tx, user.id);
    await forgetAttempts(tx, LOGIN.account, user.email);
    await tellSecurity(tx, user.id, "password-changed", now);
  });
  background.run("throwing away old reset links", () => mailer.forget(reset.email));
  return { email: reset.email };
}

const deadLink = () =>
  new Fault("invalid", "This link is no longer valid. Please ask for a new one.", {
    errors: { token: "This link is no longer valid" },
  });

const otherPassword = () =>
  new Fault("invalid", "This is not the new password you asked for. Type the same one, or ask for a new link.", {
    errors: { newPassword: "This is not the new password you asked for" },
  });
