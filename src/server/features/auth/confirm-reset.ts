import type * as z from "zod/mini";
import type { ConfirmResetInput } from "#contract/auth.ts";
import type { Background } from "#server/background.ts";
import type { Db } from "#server/db/open.ts";
import { Fault } from "#server/fault.ts";
import { countAttempt, forgetAttempts } from "#server/http/rate-limit.ts";
import { endAllSessions } from "#server/http/session.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { CONFIRM_BY_ADDRESS, CONFIRM_BY_LINK, LOGIN_BY_ACCOUNT } from "./limits.ts";
import { fitsPassword, hashPassword } from "./passwords.ts";
import { hashResetToken } from "./reset-token.ts";
import { deleteResets, findReset, findUserByEmail, takeReset, updateUser } from "./store.ts";

type Options = {
  input: z.output<typeof ConfirmResetInput>;
  network: string;
  mailer: Mailer;
  background: Background;
  now: Date;
};

/** Sets the password that was asked for, once, and signs the person out everywhere. */
export async function confirmReset(
  db: Db,
  { input, network, mailer, background, now }: Options,
): Promise<{ message: string }> {
  await countAttempt(db, CONFIRM_BY_ADDRESS, network, now);
  const tokenHash = hashResetToken(input.token);
  await countAttempt(db, CONFIRM_BY_LINK, tokenHash, now);
  const reset = await findReset(db, tokenHash, now);
  if (reset === undefined) throw deadLink();
  // A link printed by whoever runs the server was not asked for with a password; any new one will do.
  if (reset.passwordHash !== null && !(await fitsPassword(reset.passwordHash, input.newPassword)))
    throw otherPassword();
  const password = reset.passwordHash ?? (await hashPassword(input.newPassword));
  await db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, reset.email);
    if (user === undefined || user.isDemo || !(await takeReset(tx, tokenHash))) throw deadLink();
    await updateUser(tx, user.id, { password, emailVerifiedAt: user.emailVerifiedAt ?? now }, now);
    await deleteResets(tx, user.email);
    await endAllSessions(tx, user.id);
    await forgetAttempts(tx, LOGIN_BY_ACCOUNT, user.email);
  });
  background.run("throwing away old reset links", () => mailer.forget(reset.email));
  background.run("mailing a password notice", () => mailer.send(noticeMail(reset.email)));
  return { message: "Your password was changed. Please sign in." };
}

const deadLink = () =>
  new Fault("invalid", "This link is no longer valid. Please ask for a new one.", {
    errors: { token: "This link is no longer valid" },
  });

const otherPassword = () =>
  new Fault("invalid", "This is not the new password you asked for. Type the same one, or ask for a new link.", {
    errors: { newPassword: "This is not the new password you asked for" },
  });

function noticeMail(to: string) {
  return {
    to,
    subject: "Your Weekwise password was changed",
    text: `Hello,

the password of this Weekwise account was changed just now, and every device was signed out.
If it was not you, ask for a new password at once on the sign-in page.

Weekwise
`,
  };
}
