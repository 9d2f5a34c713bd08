import { hash, verify } from "@node-rs/argon2";

/** argon2id, 19 MiB, two passes: what OWASP asks for, and 24 ms here. The package's defaults, said aloud. */
export const REAL_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a new password is hashed with. Only tests lower it: nearly all of them sign somebody in, and few are about passwords. */
export const passwordCost = { ...REAL_COST };

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
