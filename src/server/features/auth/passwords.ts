import { hash, verify } from "@node-rs/argon2";

/** argon2id, 19 MiB, two passes: OWASP's recommendation, 24 ms here. The package's defaults, stated explicitly. */
export const REAL_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The cost for new hashes. Only tests lower it: nearly all of them sign in, and few are about passwords. */
export const passwordCost = { ...REAL_COST };

/** Keyboards may compose the same password differently; NFC normalises it. */
const bytesOf = (password: string) => Buffer.from(password.normalize("NFC"));

export function hashPassword(password: string): Promise<string> {
  return hash(bytesOf(password), passwordCost);
}

const dummy = hashPassword("nobody has this password");

/** Whether the password matches. Without a hash it takes the same time and returns false. */
export async function matchesPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isMatch = await verify(stored ?? (await dummy), bytesOf(password));
  return isMatch && stored != null;
}
