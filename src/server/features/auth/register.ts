import { randomInt, randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import type { RegisterInput } from "#contract/auth.ts";
import { DEMO_EMAIL } from "#contract/demo.ts";
import type { Background } from "#server/background.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import type { Registration } from "#server/env.ts";
import { Fault } from "#server/fault.ts";
import { getInvitation, join, wrongPerson } from "#server/features/households/invitations.ts";
import { isWithinLimit } from "#server/http/rate-limit.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { confirmationMail } from "./account/change-email.ts";
import { countAtAccount, type From } from "./attempts.ts";
import { REGISTER, REGISTER_MAIL } from "./limits.ts";
import { hashPassword } from "./passwords.ts";
import { type AddToHousehold, hasUsers, insertUser, type NewUser, type UserRow } from "./store.ts";

type Options = {
  input: z.output<typeof RegisterInput>;
  from: From;
  policy: Registration;
  baseUrl: URL;
  mailer: Mailer;
  background: Background;
  now: Date;
};

/**
 * Creates an account. With an email server, a taken address gets the same response as a free one after the same work,
 * and its owner an email. Without one, no one could learn why signing in fails, so it is refused with the generic
 * message.
 */
export async function register(db: Db, options: Options): Promise<{ message: string }> {
  const { input, from, policy, mailer, background, now } = options;
  await countAtAccount(db, REGISTER, { from, email: input.email, now });
  const { invitation } = input;
  if (invitation === undefined && policy === "closed") throw registrationClosed();
  if (invitation !== undefined) await checkInvitation(db, invitation, input.email, now);
  const password = await hashPassword(input.password);
  const { email, firstName = null, lastName = null } = input;
  const names = { firstName, lastName };
  const isDemo = email === DEMO_EMAIL;
  const mustConfirm = mailer.kind === "smtp";
  const newUser = { id: randomUUID(), email, password, ...names, mustConfirm, createdAt: now, updatedAt: now };
  const row = isDemo ? undefined : await admit(db, policy, newUser, { invitation });
  if (row === undefined && mailer.kind === "outbox") throw new Fault("invalid", "Registration failed");
  const { baseUrl } = options;
  const sendEmail = async () => {
    if (row !== undefined) return mailer.send(await confirmationMail(db, baseUrl, { user: row.id, email, now }));
    if (isDemo || !(await isWithinLimit(db, REGISTER_MAIL, email, now))) return;
    await mailer.send(alreadyRegisteredMail(email, baseUrl));
  };
  // After a random delay, so that the next request's timing reveals nothing either.
  if (mailer.kind === "smtp")
    background.run("sending a registration email", sendEmail, { after: randomInt(500, 3_000) });
  return { message: "Account created successfully! Please sign in." };
}

/** Rejects an invitation for another address before doing anything else. */
async function checkInvitation(db: Db, token: string, email: string, now: Date): Promise<void> {
  const invitation = await getInvitation(db, token, now);
  if (invitation.email !== null && invitation.email !== email) throw wrongPerson();
}

type Placement = { invitation?: string | undefined; onCreate?: AddToHousehold | undefined };

/**
 * Adds a user if the policy allows it; undefined when the address is taken. An invited user joins that household
 * instead of getting one, whatever the policy.
 */
export function admit(
  db: Db,
  policy: Registration,
  user: NewUser,
  { invitation, onCreate }: Placement = {},
): Promise<UserRow | undefined> {
  return inTransaction(db, async (tx) => {
    if (invitation !== undefined) {
      return insertUser(tx, user, async (tx, { id, email, createdAt }) => {
        await join(tx, { user: id, email, token: invitation, now: createdAt });
      });
    }
    if (policy === "closed" || (policy === "first-user-only" && (await hasUsers(tx)))) throw registrationClosed();
    return insertUser(tx, user, onCreate);
  });
}

const registrationClosed = () => new Fault("registration_closed", "Registration is closed on this server");

function alreadyRegisteredMail(to: string, baseUrl: URL) {
  return {
    to,
    subject: "You already have a Weekwise account",
    text: `Hello,

Someone tried to register for Weekwise with this address. You already have an account, so nothing was changed.
If it was you, sign in with your password, or choose 'Forgot your password?' on the sign-in page:

${new URL("/login", baseUrl).href}

If it wasn't you, you can ignore this email.

Weekwise
`,
  };
}
