import { randomInt } from "node:crypto";
import type { Background } from "#server/background.ts";
import type { Db } from "#server/db/database.ts";
import { databaseCode, inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { EMAIL_BY_ADDRESS, EMAIL_BY_PERSON } from "#server/features/auth/limits.ts";
import { deleteResets, findUser, findUserByEmail, lockUser, updateUser } from "#server/features/auth/store.ts";
import { notifySecurity } from "#server/features/notifications/send-messages.ts";
import { countAttempt, isWithinLimit } from "#server/http/rate-limit.ts";
import { notSignedIn } from "#server/http/session.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { deleteEmailLinks, newEmailLink, takeEmailLink } from "./email-links-store.ts";
import { changedMail, changeMail, registeredMail, takenMail } from "./email-mails.ts";

type MailDeps = { mailer: Mailer; background: Background; baseUrl: URL };
type Change = { user: string; email: string; now: Date };

/**
 * Changes a user's address. With an email server, a link to the new address does it; a taken address gets the same
 * response as a free one, and its owner an email. Without one nothing can be confirmed, and it is changed immediately.
 */
export async function changeEmail(db: Db, deps: MailDeps, { user, email, now }: Change): Promise<{ message: string }> {
  const person = await findUser(db, user);
  if (person === undefined) throw notSignedIn();
  if (person.isDemo) throw new Fault("forbidden", "The shared test account's address can't be changed");
  if (person.email === email) throw badAddress("This is already your address");
  await countAttempt(db, EMAIL_BY_PERSON, user, now);
  if (deps.mailer.kind === "outbox") {
    const write = () => inTransaction(db, (tx) => writeEmail(tx, user, { email, emailVerifiedAt: null }, now));
    notifyOldAddress(deps, await refuseTaken(write));
    return { message: "Your email address was changed" };
  }
  const sendMail = async () => {
    if (!(await isWithinLimit(db, EMAIL_BY_ADDRESS, email, now))) return;
    const isTaken = (await findUserByEmail(db, email)) !== undefined;
    const mail = isTaken
      ? takenMail(email)
      : changeMail(email, await newEmailLink(db, deps.baseUrl, { user, email, now }, person.email));
    await deps.mailer.send(mail);
  };
  deps.background.run("sending a link to a new address", sendMail, { after: randomInt(500, 3_000) });
  return { message: `A link is on its way to ${email}. Your address changes once you open it.` };
}

/** The email with the link that confirms a registered address; sent by the caller. */
export async function confirmationMail(db: Db, baseUrl: URL, change: Change) {
  return registeredMail(change.email, await newEmailLink(db, baseUrl, change));
}

/** Sends that link again to a signed-in user. */
export async function sendConfirmation(
  db: Db,
  { mailer, background, baseUrl }: MailDeps,
  { user, now }: Omit<Change, "email">,
): Promise<{ message: string }> {
  const person = await findUser(db, user);
  if (person === undefined) throw notSignedIn();
  await countAttempt(db, EMAIL_BY_PERSON, user, now);
  if (!person.mustConfirm || mailer.kind === "outbox") return { message: "Your email address is already confirmed" };
  const { email } = person;
  background.run("sending a confirmation link", async () =>
    mailer.send(await confirmationMail(db, baseUrl, { user, email, now })),
  );
  return { message: `A link is on its way to ${email}` };
}

type Confirm = { token: string; now: Date };

/** Changes the user's address to the confirmed one. */
export async function confirmEmail(
  db: Db,
  deps: MailDeps,
  { token, now }: Confirm,
): Promise<{ message: string; email: string }> {
  const { old, email } = await refuseTaken(() =>
    inTransaction(db, async (tx) => {
      const link = await takeEmailLink(tx, token, now);
      if (link === undefined) throw invalidLink();
      const verified = { emailVerifiedAt: now, mustConfirm: false };
      return { old: await writeEmail(tx, link.userId, { email: link.email, ...verified }, now), email: link.email };
    }),
  );
  if (old !== email) notifyOldAddress(deps, old);
  return { message: "Your email address is confirmed", email };
}

type NewEmail = { email: string; emailVerifiedAt: Date | null; mustConfirm?: boolean };

/** Returns the previous address. */
async function writeEmail(tx: Db, user: string, change: NewEmail, now: Date): Promise<string> {
  const person = await lockUser(tx, user);
  if (person === undefined) throw invalidLink();
  await updateUser(tx, user, change, now);
  await deleteResets(tx, person.email);
  await deleteEmailLinks(tx, user);
  if (person.email !== change.email) await notifySecurity(tx, user, "email-changed", now);
  return person.email;
}

/** An address belongs to one user; someone else may have taken it. */
async function refuseTaken<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw databaseCode(error) === "23505" ? badAddress("This address can't be used") : error;
  }
}

const notifyOldAddress = ({ mailer, background }: MailDeps, old: string) =>
  background.run("sending a notice of a changed address", () => mailer.send(changedMail(old)));

const badAddress = (message: string) => new Fault("invalid", message, { errors: { email: message } });
const invalidLink = () =>
  new Fault("invalid", "This link is no longer valid", { errors: { token: "This link is no longer valid" } });
