import type { NewPasskeyAnswer, PasskeyAnswer } from "#contract/passkeys.ts";
import type { OutputOf } from "#contract/request-types.ts";
import type { askNewPasskey, askPasskey } from "#contract/requests/security.ts";

/** Whether passkeys are available; most browsers need https or localhost. */
export const hasPasskeys = () => typeof window !== "undefined" && window.PublicKeyCredential !== undefined;

// Loaded on demand.
const library = () => import("@simplewebauthn/browser");

/** Asks for a passkey; throws if none is used. */
export async function showPasskey(options: OutputOf<typeof askPasskey>): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  const { id, rawId, response } = await startAuthentication({ optionsJSON: { ...options, extensions: {} } });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ...{ id, rawId, type: "public-key" },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

/** Creates a passkey; throws if none is created. */
export async function makePasskey(options: OutputOf<typeof askNewPasskey>): Promise<NewPasskeyAnswer> {
  const { startRegistration } = await library();
  const { id, rawId, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { ...{ id, rawId, type: "public-key" }, response: { clientDataJSON, attestationObject, transports } };
}

const DECLINED = new Set(["NotAllowedError", "AbortError"]);

/** The error message for a failed passkey. */
export function passkeyErrorText(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return "This device already has a passkey for Weekwise.";
  if (DECLINED.has(name)) return "No passkey was used. Please try again.";
  return "Your browser couldn't use a passkey here.";
}
