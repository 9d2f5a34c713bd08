import type { NewPasskeyAnswer, PasskeyAnswer } from "#contract/passkeys.ts";
import type { OutputOf } from "#contract/request-types.ts";
import type { askNewPasskey, askPasskey } from "#contract/requests/security.ts";

/** Whether this browser has passkeys: most do, on https and on this machine itself. */
export const hasPasskeys = () => typeof window !== "undefined" && window.PublicKeyCredential !== undefined;

// Fetched when somebody presses a button for it.
const library = () => import("@simplewebauthn/browser");

/** Lets the person show a passkey; raises an error when they do not. */
export async function showPasskey(options: OutputOf<typeof askPasskey>): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  const { id, rawId, response } = await startAuthentication({ optionsJSON: { ...options, extensions: {} } });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ...{ id, rawId, type: "public-key" },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

/** Lets the person make a passkey; raises an error when they do not. */
export async function makePasskey(options: OutputOf<typeof askNewPasskey>): Promise<NewPasskeyAnswer> {
  const { startRegistration } = await library();
  const { id, rawId, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { ...{ id, rawId, type: "public-key" }, response: { clientDataJSON, attestationObject, transports } };
}

const DECLINED = new Set(["NotAllowedError", "AbortError"]);

/** What to say about a passkey that was not shown or made. */
export function passkeyTrouble(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return "This device already has a passkey for Weekwise.";
  if (DECLINED.has(name)) return "No passkey was used. Please try again.";
  return "Your browser couldn't use a passkey here.";
}
