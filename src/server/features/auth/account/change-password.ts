import type * as z from "zod/mini";
import type { ChangePasswordInput } from "#contract/own-account.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { CONFIRM_PASSWORD } from "#server/features/auth/limits.ts";
import { hashPassword, matchesPassword } from "#server/features/auth/passwords.ts";
import { deleteResets, findUser, lockUser, updateUser } from "#server/features/auth/store.ts";
import { notifySecurity } from "#server/features/notifications/send-messages.ts";
import { countAttempt, forgetAttempts } from "#server/http/rate-limit.ts";
import { endAllSessions, notSignedIn } from "#server/http/session.ts";

type Options = {
  user: string;
  sid: string;
  /** Whether they have just confirmed their identity, required for users without a password. */
  isConfirmed: boolean;
  input: z.output<typeof ChangePasswordInput>;
  now: Date;
};

/** Changes the password of a user who knows the current one, and signs them out everywhere else. */
export async function changePassword(db: Db, options: Options): Promise<void> {
  const { user, sid, isConfirmed, input, now } = options;
  const person = await findUser(db, user);
  if (person === undefined) throw notSignedIn();
  if (person.isDemo) throw new Fault("forbidden", "The shared test account's password can't be changed");
  if (person.password === null && !isConfirmed) throw new Fault("confirm_first", "Please confirm it's you");
  if (person.password !== null) {
    await countAttempt(db, CONFIRM_PASSWORD, user, now);
    if (!(await matchesPassword(person.password, input.currentPassword ?? ""))) throw wrongPassword();
    await forgetAttempts(db, CONFIRM_PASSWORD, user);
  }
  const password = await hashPassword(input.newPassword);
  await inTransaction(db, async (tx) => {
    // It may have changed in the meantime, by an emailed link or in another window.
    if ((await lockUser(tx, user))?.password !== person.password) throw wrongPassword();
    await updateUser(tx, user, { password }, now);
    await deleteResets(tx, person.email);
    await endAllSessions(tx, user, sid);
    await notifySecurity(tx, user, "password-changed", now);
  });
}

function wrongPassword() {
  const message = "Your current password is wrong";
  return new Fault("invalid", message, { errors: { currentPassword: message } });
}
