import { randomInt } from "node:crypto";
import type { Background } from "#server/background.ts";
import type { Db } from "#server/db/database.ts";
import { databaseCode, inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { EMAIL_BY_ADDRESS, EMAIL_BY_PERSON } from "#server/features/auth/limits.ts";
import { deleteResets, findUser, findUserByEmail, lockUser, updateUser } from "#server/features/auth/store.ts";
import { tellSecurity } from "#server/features/notifications/tell.ts";
import { countAttempt, isWithinLimit } from "#server/http/rate-limit.ts";
import { notSignedIn } from "#server/http/session.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { deleteEmailLinks, newEmailLink, takeEmailLink } from "./email-links-store.ts";
import { changedMail, changeMail, registeredMail, takenMail } from "./email-mails.ts";

type Post = { mailer: Mailer; background: Background; baseUrl: URL };
type Change = { user: string; email: string; now: Date };

/**
 * Changes a person's address. Where mail is sent, a link to the new one does it; an address that somebody has gets the very
 * answer of a free one, and its owner a mail. Where none is sent nothing can be proven, and it is changed at once.
 */
export async function changeEmail(db: Db, post: Post, { user, email, now }: Change): Promise<{ message: string }> {
  const person = await findUser(db, user);
  if (person === undefined) throw notSignedIn();
  if (person.isDemo) throw new Fault("forbidden", "The shared test account's address can't be changed");
  if (person.email === email) throw badAddress("This is already your address");
  await countAttempt(db, EMAIL_BY_PERSON, user, now);
  if (post.mailer.kind === "outbox") {
    const write = () => inTransaction(db, (tx) => writeEmail(tx, user, { email, emailVerifiedAt: null }, now));
    tellOld(post, await refuseTaken(write));
    return { message: "Your email address was changed" };
  }
  const mailIt = async () => {
    if (!(await isWithinLimit(db, EMAIL_BY_ADDRESS, email, now))) return;
    const isTaken = (await findUserByEmail(db, email)) !== undefined;
    const mail = isTaken
      ? takenMail(email)
      : changeMail(email, await newEmailLink(db, post.baseUrl, { user, email, now }, person.email));
    await post.mailer.send(mail);
  };
  post.background.run("sending a link to a new address", mailIt, { after: randomInt(500, 3_000) });
  return { message: `A link is on its way to ${email}. Your address changes once you open it.` };
}

/** Mails the link that confirms an address which was registered; the mail is sent by whoever calls. */
export async function confirmationMail(db: Db, baseUrl: URL, wanted: Change) {
  return registeredMail(wanted.email, await newEmailLink(db, baseUrl, wanted));
}

/** The same once more, for somebody who is signed in. */
export async function sendConfirmation(
  db: Db,
  { mailer, background, baseUrl }: Post,
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

/** Makes the address that a link was mailed to the person's own, proven. */
export async function confirmEmail(
  db: Db,
  post: Post,
  { token, now }: Confirm,
): Promise<{ message: string; email: string }> {
  const { old, email } = await refuseTaken(() =>
    inTransaction(db, async (tx) => {
      const link = await takeEmailLink(tx, token, now);
      if (link === undefined) throw deadLink();
      const proven = { emailVerifiedAt: now, mustConfirm: false };
      return { old: await writeEmail(tx, link.userId, { email: link.email, ...proven }, now), email: link.email };
    }),
  );
  if (old !== email) tellOld(post, old);
  return { message: "Your email address is confirmed", email };
}

type NewEmail = { email: string; emailVerifiedAt: Date | null; mustConfirm?: boolean };

/** Answers the address before. */
async function writeEmail(tx: Db, user: string, change: NewEmail, now: Date): Promise<string> {
  const person = await lockUser(tx, user);
  if (person === undefined) throw deadLink();
  await updateUser(tx, user, change, now);
  await deleteResets(tx, person.email);
  await deleteEmailLinks(tx, user);
  if (person.email !== change.email) await tellSecurity(tx, user, "email-changed", now);
  return person.email;
}

/** An address is one person's; somebody else may have it by now. */
async function refuseTaken<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw databaseCode(error) === "23505" ? badAddress("This address can't be used") : error;
  }
}

const tellOld = ({ mailer, background }: Post, old: string) =>
  background.run("sending a notice of a changed address", () => mailer.send(changedMail(old)));

const badAddress = (message: string) => new Fault("invalid", message, { errors: { email: message } });
const deadLink = () =>
  new Fault("invalid", "This link is no longer valid", { errors: { token: "This link is no longer valid" } });
