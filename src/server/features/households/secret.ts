import { createHash, randomBytes } from "node:crypto";

const HOUSEHOLD_BYTES = 16;
const RANDOM_BYTES = 24;

/** A secret contains the household's id, so that one query finds it, and 24 random bytes. */
export function newSecret(household: string): string {
  const idBytes = Buffer.from(household.replaceAll("-", ""), "hex");
  return Buffer.concat([idBytes, randomBytes(RANDOM_BYTES)]).toString("base64url");
}

/** The database stores only this hash. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** The household in a secret, which may not exist. */
export function householdOfSecret(secret: string): string | undefined {
  const bytes = Buffer.from(secret, "base64url");
  if (bytes.length !== HOUSEHOLD_BYTES + RANDOM_BYTES) return undefined;
  const hex = bytes.subarray(0, HOUSEHOLD_BYTES).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
