import { hash, verify } from "@node-rs/argon2";
import { passwordCost } from "./password-cost.ts";

/** The same password typed on two keyboards may be composed differently; NFC makes it one. */
const bytesOf = (password: string) => Buffer.from(password.normalize("NFC"));

export function hashPassword(password: string): Promise<string> {
  return hash(bytesOf(password), passwordCost);
}

const dummy = hashPassword("nobody has this password");

/** Whether the password fits. With no hash to compare it still takes the same time, and the answer is no. */
export async function fitsPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await dummy), bytesOf(password));
  return fits && stored != null;
}
