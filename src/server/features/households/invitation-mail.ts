import { INVITATION_DAYS } from "#contract/invitations.ts";
import type { Mail } from "#server/mail/mailer.ts";

/**
 * Built from the configured address alone. The secret stands behind the #, which browsers keep to themselves: no proxy's log
 * has it.
 */
export function invitationLink(baseUrl: URL, token: string): string {
  const link = new URL("/join", baseUrl);
  link.hash = token;
  return link.href;
}

type Options = { to: string; link: string; household: string; by: string | null };

/** Names are one line each: somebody chose them, and a mail is no place for a second message. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

export function inviteMail({ to, link, household, by }: Options): Mail {
  const who = oneLine(by ?? "Somebody");
  return {
    to,
    subject: `${who} invites you to ${oneLine(household)} on Weekwise`,
    text: `Hello,

${who} invites you to the household '${oneLine(household)}' on Weekwise, to look after its bills together.
Open this link to join. It works once, for you alone, within ${INVITATION_DAYS} days:

${link}

If you do not know what this is about, do nothing.

Weekwise
`,
  };
}
