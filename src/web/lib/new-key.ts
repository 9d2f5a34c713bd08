/** A name that nobody used before, for an Idempotency-Key. A server in the household may speak plain http, where randomUUID is missing. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
