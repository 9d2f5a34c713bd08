import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const STEP = 30_000;
const DIGITS = 6;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret for an authenticator app: 160 bits in base32. */
export const newSecret = () => base32(randomBytes(20));

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The URI in the QR code (otpauth). */
export function otpauthUri(secret: string, email: string): string {
  const uri = new URL(`otpauth://totp/${encodeURIComponent(`Weekwise:${email}`)}`);
  uri.search = new URLSearchParams({ secret, issuer: "Weekwise" }).toString();
  return uri.href;
}

export const stepOf = (now: Date) => Math.floor(now.getTime() / STEP);

/** The code of a time step, per RFC 6238. SHA-1 is what every app supports, and its weakness doesn't matter here. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

/** The time step of a code: the current one or its neighbours, since clocks differ; never one up to `last`. */
export function stepOfCode(secret: string, code: string, { now, last }: { now: Date; last: number }) {
  const entered = Buffer.from(code.padEnd(DIGITS).slice(0, DIGITS));
  const current = stepOf(now);
  const matching = [current, current - 1, current + 1].filter((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), entered),
  );
  return matching.find((step) => step > last);
}
