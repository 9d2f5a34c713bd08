import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import type { ConfirmResetInput, ResetInput } from "#contract/auth.ts";
import type { Background } from "#server/background.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { notifySecurity } from "#server/features/notifications/send-messages.ts";
import { countAttempt, forgetAttempts } from "#server/http/rate-limit.ts";
import { endAllSessions } from "#server/http/session.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { countAtAccount, countNetworks, type From } from "./attempts.ts";
import { CONFIRM_BY_LINK, CONFIRM_WRONG_LINK, LOGIN, RESET } from "./limits.ts";
import { hashPassword, matchesPassword } from "./passwords.ts";
import {
  deleteResets,
  findReset,
  findUserByEmail,
  insertReset,
  lockUserByEmail,
  takeReset,
  updateUser,
} from "./store.ts";

export const RESET_MINUTES = 30;

type Options = {
  input: z.output<typeof ResetInput>;
  from: From;
  baseUrl: URL;
  mailer: Mailer;
  background: Background;
  now: Date;
};

/**
 * Stores the requested password and emails a link. Known and unknown addresses are handled the same until the response
 * (hash, one row); only then is the address looked up. That starts after a random delay, so that the next request's
 * timing reveals nothing either.
 */
export async function requestReset(db: Db, options: Options): Promise<{ message: string }> {
  const { input, now, mailer } = options;
  await countAtAccount(db, RESET, { from: options.from, email: input.email, now });
  const { token, tokenHash } = newResetToken();
  await insertReset(db, {
    id: randomUUID(),
    tokenHash,
    email: input.email,
    passwordHash: await hashPassword(input.newPassword),
    createdAt: now,
    expiresAt: new Date(now.getTime() + RESET_MINUTES * 60_000),
  });
  const mailLink = async () => {
    const user = await findUserByEmail(db, input.email);
    if (user === undefined || user.isDemo) return;
    await mailer.send(resetMail(user.email, resetLink(options.baseUrl, token)));
  };
  options.background.run("sending a reset link", mailLink, { after: randomInt(500, 3_000) });
  return { message: messages[mailer.kind] };
}

const MESSAGE_START = "If there is an account with this address, a link to confirm the new password";
const messages = {
  smtp: `${MESSAGE_START} is on its way. It is valid for ${RESET_MINUTES} minutes.`,
  outbox: `${MESSAGE_START} is ready. This server is not set up to send email, so ask the person who runs it to print the link with 'npm run reset-link'.`,
};

function resetMail(to: string, link: string) {
  return {
    to,
    subject: "Confirm your new Weekwise password",
    text: `Hello,

Someone requested a new password for your Weekwise account. If it was you, open this link within ${RESET_MINUTES} minutes
and enter the new password again:

${link}

If it wasn't you, you can ignore this email. Your password won't change.

Weekwise
`,
  };
}

type ConfirmResetOptions = {
  input: z.output<typeof ConfirmResetInput>;
  networks: readonly string[];
  mailer: Mailer;
  background: Background;
  now: Date;
};

/**
 * Sets the requested password, once, and signs the user out everywhere. Only invalid links count against an address: a
 * valid one works however many others try from the same place. Returns the user.
 */
export async function confirmReset(
  db: Db,
  { input, networks, mailer, background, now }: ConfirmResetOptions,
): Promise<{ email: string }> {
  const tokenHash = hashResetToken(input.token);
  const reset = await findReset(db, tokenHash, now);
  if (reset === undefined) {
    await countNetworks(db, CONFIRM_WRONG_LINK, networks, now);
    throw invalidLink();
  }
  await countAttempt(db, CONFIRM_BY_LINK, tokenHash, now);
  // A link printed by the operator has no requested password; any new one will do.
  if (reset.passwordHash !== null && !(await matchesPassword(reset.passwordHash, input.newPassword)))
    throw differentPassword();
  const password = reset.passwordHash ?? (await hashPassword(input.newPassword));
  await inTransaction(db, async (tx) => {
    // Locks the user first, then their links: two links used at once wait here, and one of them is then invalid.
    const user = await lockUserByEmail(tx, reset.email);
    if (user === undefined || user.isDemo || !(await takeReset(tx, tokenHash))) throw invalidLink();
    await updateUser(tx, user.id, { password, emailVerifiedAt: user.emailVerifiedAt ?? now }, now);
    await deleteResets(tx, user.email);
    await endAllSessions(tx, user.id);
    await forgetAttempts(tx, LOGIN.account, user.email);
    await notifySecurity(tx, user.id, "password-changed", now);
  });
  background.run("deleting old reset links", () => mailer.forget(reset.email));
  return { email: reset.email };
}

const invalidLink = () =>
  new Fault("invalid", "This link is no longer valid. Please request a new one.", {
    errors: { token: "This link is no longer valid" },
  });

const differentPassword = () =>
  new Fault("invalid", "This isn't the new password you asked for. Enter the same one, or request a new link.", {
    errors: { newPassword: "This isn't the new password you asked for" },
  });

/** A link's secret: 256 random bits for the email, their hash for the database. */
export function newResetToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashResetToken(token) };
}

function hashResetToken(token: string): string {
  return createHash("sha256").update(`reset:${token}`).digest("base64url");
}

/** Built only from the configured address: a forged Host header must not choose where the link leads. */
export function resetLink(baseUrl: URL, token: string): string {
  const link = new URL("/reset-password", baseUrl);
  link.searchParams.set("token", token);
  return link.href;
}
