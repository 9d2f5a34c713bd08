import * as z from "zod/mini";
import * as requests from "#contract/requests/own-account.ts";
import { call } from "./call.ts";
import { CurrentPassword, Email, Instant, NewPassword } from "./fields.ts";

const Message = z.object({ message: z.string() });
const MailedToken = z.string("This link is not valid").check(z.regex(/^[A-Za-z0-9_-]{43}$/, "This link is not valid"));

export const ChangePasswordInput = z.object({
  /** Left out by a person who has none yet. */
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
  summary: "Change your address. Where mail is sent, it changes once the link mailed to the new one is opened.",
  access: "account",
  confirm: "always",
  input: ChangeEmailInput,
  output: Message,
  status: 202,
  faults: ["too_many"],
});

export const sendConfirmation = call({
  ...requests.sendConfirmation,
  summary: "Mail the link once more that confirms the address you registered with.",
  access: "account",
  output: Message,
  status: 202,
  faults: ["too_many"],
});

export const ConfirmEmailInput = z.object({ token: MailedToken });

export const confirmEmail = call({
  ...requests.confirmEmail,
  summary: "Confirm an address with the mailed link.",
  access: "open",
  input: ConfirmEmailInput,
  output: z.object({ message: z.string(), email: z.string() }),
});

export const Session = z.object({
  id: z.string(),
  /** The browser and system, such as 'Firefox on Windows'. */
  device: z.string(),
  /** The network address it was last seen at, if that was kept. */
  address: z.nullable(z.string()),
  createdAt: Instant,
  /** When it was last used, to the hour. */
  usedAt: z.nullable(Instant),
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof Session>;

export const listSessions = call({
  ...requests.listSessions,
  summary: "Where you are signed in: this session, then those last used; at most 500.",
  access: "account",
  output: z.array(Session),
});

export const endSession = call({
  ...requests.endSession,
  summary: "Sign one of your sessions out.",
  access: "account",
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});

export const endOtherSessions = call({
  ...requests.endOtherSessions,
  summary: "Sign all your other sessions out.",
  access: "account",
  output: z.object({ ended: z.number() }),
});

export const Leaving = z.object({
  households: z.array(
    z.object({
      name: z.string(),
      others: z.number(),
      /** It goes with you, it stays with the others, or it keeps you: you are its last owner. */
      what: z.enum(["deleted", "stays", "needs an owner"]),
    }),
  ),
});
export type Leaving = z.output<typeof Leaving>;

export const previewLeaving = call({
  ...requests.previewLeaving,
  summary: "What happens to each of your households if you delete your account.",
  access: "account",
  output: Leaving,
});

export const deleteMyAccount = call({
  ...requests.deleteMyAccount,
  summary:
    "Delete your account and the households in which you are alone, within 24 hours; it can be taken back until then. Refused while you are the last owner of a household with others in it.",
  access: "account",
  confirm: "always",
  output: z.object({ message: z.string(), deletesAt: Instant }),
  status: 202,
  faults: ["conflict"],
});
