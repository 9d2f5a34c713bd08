import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const NONCE = 12;
const TAG = 16;

export type Seal = ReturnType<typeof openSeal>;

/**
 * Protects secrets that must be readable by the server from anyone who only has the database: AES-256-GCM with a key
 * derived from the server's secret, bound to the user.
 */
export function openSeal(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "weekwise authenticators", 32));

  function seal(text: string, user: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(user));
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
  }

  /** Undefined for another key, another user, or tampered data. */
  function unseal(sealed: string, user: string): string | undefined {
    const bytes = Buffer.from(sealed, "base64url");
    if (bytes.length <= NONCE + TAG) return undefined;
    const cipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(user))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    try {
      return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]).toString("utf8");
    } catch {
      return undefined;
    }
  }

  return { seal, unseal };
}
