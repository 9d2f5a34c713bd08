/**
 * A name for one intention of a person, sent as the Idempotency-Key: however often it arrives, it happens once.
 * Not randomUUID, which a browser has only on https and localhost; a household may reach its server by a plain address.
 */
export function requestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
