import { randomBytes } from "node:crypto";
import type { NewPasskeyAnswer, PasskeyAnswer } from "#contract/passkeys.ts";
import type { PasskeyRow } from "./store.ts";

const TIMEOUT = 120_000;
const NAME = "Weekwise";
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
type Transport = (typeof TRANSPORTS)[number];

// Loaded on demand: few requests need it.
const library = () => import("@simplewebauthn/server");

const newChallenge = () => randomBytes(32).toString("base64url");

const isTransport = (word: string): word is Transport => TRANSPORTS.some((each) => each === word);
const transportsOf = (words: readonly string[]) => words.filter(isTransport);

const toDescriptor = ({ id, transports }: PasskeyRow) => ({
  ...{ id, type: "public-key" as const },
  transports: transportsOf(transports.split(",")),
});

export type WebAuthn = ReturnType<typeof openWebAuthn>;

/**
 * WebAuthn: what to request from a browser, and whether its response is valid. Passkeys are bound to the server's host
 * name.
 */
export function openWebAuthn(baseUrl: URL) {
  const rpId = baseUrl.hostname;
  const expected = { expectedOrigin: baseUrl.origin, expectedRPID: rpId };

  /** Without keys any passkey is accepted, which must then verify its user by biometrics or PIN. */
  function authenticationOptions(keys?: readonly PasskeyRow[]) {
    return {
      ...{ challenge: newChallenge(), timeout: TIMEOUT, rpId },
      allowCredentials: (keys ?? []).map(toDescriptor),
      userVerification: keys ? ("preferred" as const) : ("required" as const),
    };
  }

  function registrationOptions(user: { id: string; email: string }, keys: readonly PasskeyRow[]) {
    return {
      ...{ challenge: newChallenge(), timeout: TIMEOUT, rp: { name: NAME, id: rpId } },
      user: { id: Buffer.from(user.id).toString("base64url"), name: user.email, displayName: user.email },
      // Ed25519, ECDSA with P-256, RSA: what authenticators support.
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: "public-key" as const })),
      excludeCredentials: keys.map(toDescriptor),
      authenticatorSelection: { residentKey: "required" as const, userVerification: "preferred" as const },
      attestation: "none" as const,
    };
  }

  /** The new key, or undefined when the response is invalid. */
  async function verifyRegistration(answer: NewPasskeyAnswer, challenge: string) {
    const { verifyRegistrationResponse } = await library();
    const response = { ...answer, clientExtensionResults: {} };
    const { clientDataJSON, attestationObject, transports = [] } = answer.response;
    const knownTransports = transportsOf(transports);
    const verification = await verifyRegistrationResponse({
      response: { ...response, response: { clientDataJSON, attestationObject, transports: knownTransports } },
      ...{ ...expected, expectedChallenge: challenge, requireUserVerification: false },
    }).catch(() => undefined);
    if (!verification?.verified) return undefined;
    const { id, publicKey, counter } = verification.registrationInfo.credential;
    return {
      id,
      counter,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      transports: knownTransports.join(","),
    };
  }

  /** The key's new counter when its response is valid, else undefined. */
  async function verifyAuthentication(
    answer: PasskeyAnswer,
    key: PasskeyRow,
    options: { challenge: string; mustVerifyUser: boolean },
  ) {
    const { verifyAuthenticationResponse } = await library();
    const { userHandle, ...signed } = answer.response;
    const verification = await verifyAuthenticationResponse({
      response: {
        ...{ ...answer, clientExtensionResults: {} },
        response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
      },
      ...{ ...expected, expectedChallenge: options.challenge, requireUserVerification: options.mustVerifyUser },
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")),
        counter: key.counter,
      },
    }).catch(() => undefined);
    return verification?.verified ? verification.authenticationInfo.newCounter : undefined;
  }

  return {
    authenticationOptions,
    registrationOptions,
    verifyRegistration,
    verifyAuthentication,
  };
}
