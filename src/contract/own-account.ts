import * as z from "zod/mini";
import * as requests from "#contract/requests/own-account.ts";
import { call } from "./call.ts";
import { CurrentPassword, Email, Instant, NewPassword } from "./fields.ts";

const Message = z.object({ message: z.string() });
const MailedToken = z.string("This link is not valid").check(z.regex(/^[A-Za-z0-9_-]{43}$/, "This link is not valid"));

export const ChangePasswordInput = z.object({
  /** Omitted by a person who has no password yet. */
  currentPassword: z.optional(CurrentPassword),
  newPassword: NewPassword,
});

export const changePassword = call({
  ...requests.changePassword,
  summary: "Change your password. Ends your other sessions.",
  access: "account",
  confirm: "second factor",
  input: ChangePasswordInput,
  output: Message,
  faults: ["too_many"],
});

export const ChangeEmailInput = z.object({ email: Email });

export const changeEmail = call({
  ...requests.changeEmail,
  summary:
    "Change your email address. If the server sends email, the change takes effect once the link sent to the new address is opened.",
  access: "account",
  confirm: "always",
  input: ChangeEmailInput,
  output: Message,
  status: 202,
  faults: ["too_many"],
});

export const sendConfirmation = call({
  ...requests.sendConfirmation,
  summary: "Resend the email that confirms your address.",
  access: "account",
  output: Message,
  status: 202,
  faults: ["too_many"],
});

export const ConfirmEmailInput = z.object({ token: MailedToken });

export const confirmEmail = call({
  ...requests.confirmEmail,
  summary: "Confirm an email address with the emailed link.",
  access: "open",
  input: ConfirmEmailInput,
  output: z.object({ message: z.string(), email: z.string() }),
});

export const Session = z.object({
  id: z.string(),
  /** The browser and system, such as 'Firefox on Windows'. */
  device: z.string(),
  /** The IP address it was last seen at, if recorded. */
  address: z.nullable(z.string()),
  createdAt: Instant,
  /** When it was last used, to the hour. */
  usedAt: z.nullable(Instant),
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof Session>;

export const listSessions = call({
  ...requests.listSessions,
  summary: "List your sessions: this one first, then the most recently used; up to 500.",
  access: "account",
  output: z.array(Session),
});

export const endSession = call({
  ...requests.endSession,
  summary: "Sign out one of your sessions.",
  access: "account",
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});

export const endOtherSessions = call({
  ...requests.endOtherSessions,
  summary: "Sign out all your other sessions.",
  access: "account",
  output: z.object({ ended: z.number() }),
});

export const Leaving = z.object({
  households: z.array(
    z.object({
      name: z.string(),
      others: z.number(),
      /** Deleted with you, kept by the other members, or blocking: it needs another owner first. */
      what: z.enum(["deleted", "stays", "needs an owner"]),
    }),
  ),
});
export type Leaving = z.output<typeof Leaving>;

export const previewLeaving = call({
  ...requests.previewLeaving,
  summary: "Preview what happens to each of your households if you delete your account.",
  access: "account",
  output: Leaving,
});

export const deleteMyAccount = call({
  ...requests.deleteMyAccount,
  summary:
    "Request deletion of your account and of households without other members. It happens within 24 hours; you can cancel until then. Refused while you're the last owner of a household with other members.",
  access: "account",
  confirm: "always",
  output: z.object({ message: z.string(), deletesAt: Instant }),
  status: 202,
  faults: ["conflict"],
});
