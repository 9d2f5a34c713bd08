import type { Background } from "#server/background.ts";
import type { Mailer } from "#server/mail/mailer.ts";

/** What a person is told about their own account, in case it was not they. */
export const NOTICES = {
  password: "Your password was changed, and your other devices were signed out.",
  authenticatorOn: "Signing in now also asks for a code from your authenticator app.",
  authenticatorOff: "Signing in no longer asks for a code from your authenticator app.",
  passkeyAdded: "A passkey was added. Signing in with your password now asks for a second step.",
  passkeyRemoved: "A passkey was removed.",
  recoveryUsed: "A recovery code was used. It will not work again.",
  recoveryRenewed: "New recovery codes were made. The old ones no longer work.",
  tokenMade: "An API token was made. Programs that have it can act for you.",
} as const;

type Post = { mailer: Mailer; background: Background };

/** Mails a person about a change to how they sign in. */
export function sendNotice({ mailer, background }: Post, to: string, what: keyof typeof NOTICES): void {
  const mail = { to, subject: "A change to how you sign in to Weekwise", text: textOf(NOTICES[what]) };
  background.run("mailing a security notice", () => mailer.send(mail));
}

const textOf = (change: string) => `Hello,

${change}

If it was you, there is nothing to do. If it was not, ask for a new password at once on the sign-in page, then look at
Security in your settings.

Weekwise
`;
