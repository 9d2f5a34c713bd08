import * as z from "zod/mini";
import * as requests from "#contract/requests/security.ts";
import { User } from "./auth.ts";
import { call } from "./call.ts";
import { Instant, requiredText } from "./fields.ts";

/** How many passkeys a person may have. */
export const MOST_PASSKEYS = 20;

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: Instant,
  usedAt: z.nullable(Instant),
});
export type Passkey = z.output<typeof Passkey>;

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
const KnownKey = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.enum(TRANSPORTS)),
});

/** Options for navigator.credentials.get(), named as in WebAuthn. */
const RequestOptions = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(KnownKey),
  userVerification: z.enum(["required", "preferred"]),
});

const CreationOptions = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  excludeCredentials: z.array(KnownKey),
  authenticatorSelection: z.object({ residentKey: z.literal("required"), userVerification: z.literal("preferred") }),
  attestation: z.literal("none"),
});

const BAD = "This passkey response isn't valid";
const base64url = (max: number) => z.string(BAD).check(z.maxLength(max, BAD), z.regex(/^[\w-]+$/, BAD));
const keyId = base64url(1400);

const credentialOf = <T extends z.ZodMiniType>(response: T) =>
  z.object({ id: keyId, rawId: keyId, type: z.literal("public-key", BAD), response }, BAD);

export const PasskeyAnswer = credentialOf(
  z.object(
    {
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(4_000),
      userHandle: z.optional(base64url(200)),
    },
    BAD,
  ),
);
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>;

export const NewPasskeyAnswer = credentialOf(
  z.object(
    {
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(20_000),
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    },
    BAD,
  ),
);
export type NewPasskeyAnswer = z.output<typeof NewPasskeyAnswer>;

/** Recovery codes, shown only once. */
export const RecoveryCodes = z.array(z.string());

export const askPasskey = call({
  ...requests.askPasskey,
  summary:
    "Start signing in with a passkey, alone or as the second step after a password. Returns the options for the browser.",
  access: "open",
  output: RequestOptions,
  faults: ["too_many"],
});

export const passkeySignIn = call({
  ...requests.passkeySignIn,
  summary: "Sign in with a passkey, alone or as the second step after a password; sets the session cookie.",
  access: "open",
  input: PasskeyAnswer,
  output: User,
  faults: ["login_failed"],
});

export const askNewPasskey = call({
  ...requests.askNewPasskey,
  summary: "Start adding a passkey. Returns the options for the browser.",
  access: "account",
  confirm: "always",
  output: CreationOptions,
  faults: ["conflict"],
});

export const addPasskey = call({
  ...requests.addPasskey,
  summary: `Add a passkey. Signing in with a password then requires a second step. You can have up to ${MOST_PASSKEYS}.`,
  access: "account",
  confirm: "always",
  input: z.object({ name: requiredText("Name", 60), answer: NewPasskeyAnswer }),
  output: z.object({ passkey: Passkey, recoveryCodes: z.nullable(RecoveryCodes) }),
  status: 201,
  faults: ["conflict"],
});

export const removePasskey = call({
  ...requests.removePasskey,
  summary: "Remove a passkey.",
  access: "account",
  confirm: "always",
  params: z.object({ id: keyId }),
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});

export const askPasskeyToConfirm = call({
  ...requests.askPasskeyToConfirm,
  summary: "Start confirming your identity with a passkey. Returns the options for the browser.",
  access: "account",
  output: RequestOptions,
});
