import * as z from "zod/mini";
import { User } from "./auth.ts";
import { call } from "./call.ts";
import { Email, Instant, NewPassword } from "./fields.ts";
import { Passkey, PasskeyAnswer, RecoveryCodes } from "./passkeys.ts";

/** For how many minutes a person is taken to be themselves after they have proven it. */
export const CONFIRMED_MINUTES = 10;

/** Ways to prove that it is you: with a second factor those, else the password, else by signing in again. */
export const WAYS = ["code", "recovery", "passkey", "password"] as const;
const Ways = z.array(z.enum(WAYS));

const Message = z.object({ message: z.string() });
const password = z
  .string("Password is required")
  .check(z.minLength(1, "Password is required"), z.maxLength(256, "Password must be at most 256 characters"));
const MailedToken = z.string("This link is not valid").check(z.regex(/^[A-Za-z0-9_-]{43}$/, "This link is not valid"));

/** Six digits of the app, or a recovery code. Spaces and dashes are the person's own. */
export const Code = z.pipe(
  z.string("Enter a code").check(z.maxLength(60, "This is not a code")),
  z.pipe(
    z.transform((value: string) => value.replace(/[\s-]/g, "").toLowerCase()),
    z.string().check(z.regex(/^(\d{6}|[a-z2-7]{24})$/, "Enter the six digits, or a whole recovery code")),
  ),
);

export const Security = z.object({
  hasPassword: z.boolean(),
  /** Whether an address that was registered still waits for its mailed link to be opened. */
  mustConfirmEmail: z.boolean(),
  /** Since when codes of an app are asked for. */
  authenticatorSince: z.nullable(Instant),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.number(),
  /** How this person can confirm that it is they. */
  ways: Ways,
  /** Until when that need not be asked again in this session. */
  confirmedUntil: z.nullable(Instant),
});
export type Security = z.output<typeof Security>;

export const getSecurity = call({
  name: "getSecurity",
  summary: "How you sign in.",
  method: "GET",
  path: "/api/auth/security",
  access: "account",
  output: Security,
});

export const secondStepWays = call({
  name: "secondStepWays",
  summary:
    "Which second steps a sign-in that is under way in this browser can take; none when there is no such sign-in.",
  method: "GET",
  path: "/api/auth/second-step",
  access: "open",
  output: z.object({ ways: Ways }),
});

export const SecondStepInput = z.object({ code: Code });

export const secondStep = call({
  name: "secondStep",
  summary: "The second step of signing in: a code of the app, or a recovery code; sets the session cookie.",
  method: "POST",
  path: "/api/auth/second-step",
  access: "open",
  input: SecondStepInput,
  output: User,
  faults: ["login_failed"],
});

const ONE_WAY = "Enter a code or your password";

/** One of the three. */
export const ConfirmInput = z
  .object({ code: z.optional(Code), password: z.optional(password), passkey: z.optional(PasskeyAnswer) }, ONE_WAY)
  .check(z.refine((given) => Object.values(given).filter((each) => each !== undefined).length === 1, ONE_WAY));

export const confirmIdentity = call({
  name: "confirmIdentity",
  summary: `Confirm that it is you, for ${CONFIRMED_MINUTES} minutes: by your second factor, or by your password where you have none.`,
  method: "POST",
  path: "/api/auth/confirm",
  access: "account",
  input: ConfirmInput,
  output: z.object({ confirmedUntil: Instant }),
  faults: ["too_many"],
});

export const ChangePasswordInput = z.object({
  /** Left out by a person who has none yet. */
  currentPassword: z.optional(password),
  newPassword: NewPassword,
});

export const changePassword = call({
  name: "changePassword",
  summary: "Change your password. Ends your other sessions.",
  method: "POST",
  path: "/api/auth/password",
  access: "account",
  confirm: "second factor",
  input: ChangePasswordInput,
  output: Message,
  faults: ["too_many"],
});

export const ChangeEmailInput = z.object({ email: Email });

export const changeEmail = call({
  name: "changeEmail",
  summary: "Change your address. Where mail is sent, it changes once the link mailed to the new one is opened.",
  method: "POST",
  path: "/api/auth/email",
  access: "account",
  confirm: "always",
  input: ChangeEmailInput,
  output: Message,
  status: 202,
  faults: ["too_many"],
});

export const sendConfirmation = call({
  name: "sendConfirmation",
  summary: "Mail the link once more that confirms the address you registered with.",
  method: "POST",
  path: "/api/auth/email/send-again",
  access: "account",
  output: Message,
  status: 202,
  faults: ["too_many"],
});

export const ConfirmEmailInput = z.object({ token: MailedToken });

export const confirmEmail = call({
  name: "confirmEmail",
  summary: "Confirm an address with the mailed link.",
  method: "POST",
  path: "/api/auth/email/confirm",
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
  name: "listSessions",
  summary: "Where you are signed in: this session, then those last used; at most 500.",
  method: "GET",
  path: "/api/auth/sessions",
  access: "account",
  output: z.array(Session),
});

export const endSession = call({
  name: "endSession",
  summary: "Sign one of your sessions out.",
  method: "DELETE",
  path: "/api/auth/sessions/{id}",
  access: "account",
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});

export const endOtherSessions = call({
  name: "endOtherSessions",
  summary: "Sign all your other sessions out.",
  method: "POST",
  path: "/api/auth/sessions/end-others",
  access: "account",
  output: z.object({ ended: z.number() }),
});

export const beginAuthenticator = call({
  name: "beginAuthenticator",
  summary: "Begin to use an app's codes: the secret for it, which counts once a code of it was sent.",
  method: "POST",
  path: "/api/auth/authenticator",
  access: "account",
  confirm: "always",
  output: z.object({ secret: z.string(), uri: z.string() }),
  faults: ["conflict"],
});

export const finishAuthenticator = call({
  name: "finishAuthenticator",
  summary: "Turn the app's codes on with a first one.",
  method: "POST",
  path: "/api/auth/authenticator/first-code",
  access: "account",
  confirm: "always",
  input: SecondStepInput,
  output: z.object({ recoveryCodes: z.nullable(RecoveryCodes) }),
  faults: ["conflict", "too_many"],
});

export const removeAuthenticator = call({
  name: "removeAuthenticator",
  summary: "Turn the app's codes off.",
  method: "DELETE",
  path: "/api/auth/authenticator",
  access: "account",
  confirm: "always",
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});

export const renewRecoveryCodes = call({
  name: "renewRecoveryCodes",
  summary: "Get new recovery codes; the old ones stop working.",
  method: "POST",
  path: "/api/auth/recovery-codes",
  access: "account",
  confirm: "always",
  output: z.object({ recoveryCodes: RecoveryCodes }),
  faults: ["conflict"],
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
  name: "previewLeaving",
  summary: "What happens to each of your households if you delete your account.",
  method: "GET",
  path: "/api/auth/delete-account",
  access: "account",
  output: Leaving,
});

export const deleteMyAccount = call({
  name: "deleteMyAccount",
  summary:
    "Delete your account and the households in which you are alone, within 24 hours; it can be taken back until then. Refused while you are the last owner of a household with others in it.",
  method: "POST",
  path: "/api/auth/delete-account",
  access: "account",
  confirm: "always",
  output: z.object({ message: z.string(), deletesAt: Instant }),
  status: 202,
  faults: ["conflict"],
});
