import { randomInt, randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import type { ResetInput } from "#contract/auth.ts";
import type { Background } from "#server/background.ts";
import type { Db } from "#server/db/database.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { countAtAccount, type From } from "./attempts.ts";
import { RESET } from "./limits.ts";
import { hashPassword } from "./passwords.ts";
import { newResetToken, RESET_MINUTES, resetLink } from "./reset-token.ts";
import { findUserByEmail, insertReset } from "./store.ts";

type Options = {
  input: z.output<typeof ResetInput>;
  from: From;
  baseUrl: URL;
  mailer: Mailer;
  background: Background;
  now: Date;
};

/**
 * Remembers the password asked for and mails a link. A known and an unknown address take the same road up to
 * the answer (hash, one row); only afterwards is it looked up whether there is anybody to write to. That starts at a
 * moment nobody can foresee, so that how long the next request takes tells nothing either.
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
  options.background.run("mailing a reset link", mailLink, { after: randomInt(500, 3_000) });
  return { message: answers[mailer.kind] };
}

const ASKED = "If there is an account with this address, a link to confirm the new password";
const answers = {
  smtp: `${ASKED} is on its way. It is valid for ${RESET_MINUTES} minutes.`,
  outbox: `${ASKED} is ready. This server sends no mail: whoever runs it can print the link with 'npm run reset-link'.`,
};

function resetMail(to: string, link: string) {
  return {
    to,
    subject: "Confirm your new Weekwise password",
    text: `Hello,

somebody asked for a new password for this Weekwise account. If it was you, open this link within ${RESET_MINUTES} minutes
and type the new password once more:

${link}

If it was not you, do nothing: your password stays as it is.

Weekwise
`,
  };
}
