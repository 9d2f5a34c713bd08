import * as z from "zod/mini";
import * as requests from "#contract/requests/security.ts";
import { User } from "./auth.ts";
import { call } from "./call.ts";
import { CurrentPassword, Instant } from "./fields.ts";
import { Passkey, PasskeyAnswer, RecoveryCodes } from "./passkeys.ts";

/** How many minutes an identity confirmation lasts. */
export const CONFIRMED_MINUTES = 10;

/** Ways to confirm your identity: a second factor if there is one, otherwise the password. With neither, sign in again. */
export const WAYS = ["code", "recovery", "passkey", "password"] as const;
const Ways = z.array(z.enum(WAYS));

/** Six digits from the app or a recovery code; spaces and dashes are ignored. */
export const Code = z.pipe(
  z.string("Enter a code").check(z.maxLength(60, "This code isn't valid")),
  z.pipe(
    z.transform((value: string) => value.replace(/[\s-]/g, "").toLowerCase()),
    z.string().check(z.regex(/^(\d{6}|[a-z2-7]{24})$/, "Enter the six digits or a complete recovery code")),
  ),
);

export const Security = z.object({
  hasPassword: z.boolean(),
  /** Whether the registered email address still has to be confirmed with the emailed link. */
  mustConfirmEmail: z.boolean(),
  /** Since when an authenticator app is on; null if it's off. */
  authenticatorSince: z.nullable(Instant),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.number(),
  /** How this person can confirm their identity. */
  ways: Ways,
  /** Until when the confirmation lasts in this session. */
  confirmedUntil: z.nullable(Instant),
});
export type Security = z.output<typeof Security>;

export const getSecurity = call({
  ...requests.getSecurity,
  summary: "Get your sign-in and security settings.",
  access: "account",
  output: Security,
});

export const secondStepWays = call({
  ...requests.secondStepWays,
  summary: "List the second steps available to the sign-in in progress in this browser; empty if there is none.",
  access: "open",
  output: z.object({ ways: Ways }),
});

export const SecondStepInput = z.object({ code: Code });

export const secondStep = call({
  ...requests.secondStep,
  summary: "Complete the second step of sign-in with a code from the app or a recovery code; sets the session cookie.",
  access: "open",
  input: SecondStepInput,
  output: User,
  faults: ["login_failed"],
});

const ONE_WAY = "Enter a code or your password";

/** Exactly one of the three. */
export const ConfirmInput = z
  .object(
    { code: z.optional(Code), password: z.optional(CurrentPassword), passkey: z.optional(PasskeyAnswer) },
    ONE_WAY,
  )
  .check(z.refine((given) => Object.values(given).filter((each) => each !== undefined).length === 1, ONE_WAY));

export const confirmIdentity = call({
  ...requests.confirmIdentity,
  summary: `Confirm your identity for ${CONFIRMED_MINUTES} minutes with your second factor, or with your password if you have none.`,
  access: "account",
  input: ConfirmInput,
  output: z.object({ confirmedUntil: Instant }),
  faults: ["too_many"],
});

export const beginAuthenticator = call({
  ...requests.beginAuthenticator,
  summary: "Start setting up an authenticator app. Returns its secret, which takes effect once a code is confirmed.",
  access: "account",
  confirm: "always",
  output: z.object({ secret: z.string(), uri: z.string() }),
  faults: ["conflict"],
});

export const finishAuthenticator = call({
  ...requests.finishAuthenticator,
  summary: "Turn on the authenticator app by confirming a first code.",
  access: "account",
  confirm: "always",
  input: SecondStepInput,
  output: z.object({ recoveryCodes: z.nullable(RecoveryCodes) }),
  faults: ["conflict", "too_many"],
});

export const removeAuthenticator = call({
  ...requests.removeAuthenticator,
  summary: "Turn off the authenticator app.",
  access: "account",
  confirm: "always",
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});

export const renewRecoveryCodes = call({
  ...requests.renewRecoveryCodes,
  summary: "Generate new recovery codes. The old ones stop working.",
  access: "account",
  confirm: "always",
  output: z.object({ recoveryCodes: RecoveryCodes }),
  faults: ["conflict"],
});
