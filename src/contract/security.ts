import * as z from "zod/mini";
import * as requests from "#contract/requests/security.ts";
import { User } from "./auth.ts";
import { call } from "./call.ts";
import { CurrentPassword, Instant } from "./fields.ts";
import { Passkey, PasskeyAnswer, RecoveryCodes } from "./passkeys.ts";

/** For how many minutes a person is taken to be themselves after they have proven it. */
export const CONFIRMED_MINUTES = 10;

/** Ways to prove that it is you: with a second factor those, else the password, else by signing in again. */
export const WAYS = ["code", "recovery", "passkey", "password"] as const;
const Ways = z.array(z.enum(WAYS));

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
  ...requests.getSecurity,
  summary: "How you sign in.",
  access: "account",
  output: Security,
});

export const secondStepWays = call({
  ...requests.secondStepWays,
  summary:
    "Which second steps a sign-in that is under way in this browser can take; none when there is no such sign-in.",
  access: "open",
  output: z.object({ ways: Ways }),
});

export const SecondStepInput = z.object({ code: Code });

export const secondStep = call({
  ...requests.secondStep,
  summary: "The second step of signing in: a code of the app, or a recovery code; sets the session cookie.",
  access: "open",
  input: SecondStepInput,
  output: User,
  faults: ["login_failed"],
});

const ONE_WAY = "Enter a code or your password";

/** One of the three. */
export const ConfirmInput = z
  .object(
    { code: z.optional(Code), password: z.optional(CurrentPassword), passkey: z.optional(PasskeyAnswer) },
    ONE_WAY,
  )
  .check(z.refine((given) => Object.values(given).filter((each) => each !== undefined).length === 1, ONE_WAY));

export const confirmIdentity = call({
  ...requests.confirmIdentity,
  summary: `Confirm that it is you, for ${CONFIRMED_MINUTES} minutes: by your second factor, or by your password where you have none.`,
  access: "account",
  input: ConfirmInput,
  output: z.object({ confirmedUntil: Instant }),
  faults: ["too_many"],
});

export const beginAuthenticator = call({
  ...requests.beginAuthenticator,
  summary: "Begin to use an app's codes: the secret for it, which counts once a code of it was sent.",
  access: "account",
  confirm: "always",
  output: z.object({ secret: z.string(), uri: z.string() }),
  faults: ["conflict"],
});

export const finishAuthenticator = call({
  ...requests.finishAuthenticator,
  summary: "Turn the app's codes on with a first one.",
  access: "account",
  confirm: "always",
  input: SecondStepInput,
  output: z.object({ recoveryCodes: z.nullable(RecoveryCodes) }),
  faults: ["conflict", "too_many"],
});

export const removeAuthenticator = call({
  ...requests.removeAuthenticator,
  summary: "Turn the app's codes off.",
  access: "account",
  confirm: "always",
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});

export const renewRecoveryCodes = call({
  ...requests.renewRecoveryCodes,
  summary: "Get new recovery codes; the old ones stop working.",
  access: "account",
  confirm: "always",
  output: z.object({ recoveryCodes: RecoveryCodes }),
  faults: ["conflict"],
});
