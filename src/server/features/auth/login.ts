import type * as z from "zod/mini";
import type { LoginInput } from "#contract/auth.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import type { Proof } from "#server/http/second-factor.ts";
import { countAtAccount, type From } from "./attempts.ts";
import { LOGIN } from "./limits.ts";
import { matchesPassword } from "./passwords.ts";
import { findUserByEmail, type UserRow } from "./store.ts";

type Options = { input: z.output<typeof LoginInput>; from: From; demo: boolean; now: Date };

/**
 * The user with this password, and the hash it matched, which is checked again when the session starts. An unknown
 * address takes the same time and gets the same message as a wrong password.
 */
export async function login(db: Db, { input, from, demo, now }: Options): Promise<{ user: UserRow; proof: Proof }> {
  const clearAttempts = await countAtAccount(db, LOGIN, { from, email: input.email, now });
  const user = await findUserByEmail(db, input.email);
  const password = user !== undefined && (demo || !user.isDemo) ? user.password : null;
  const isMatch = await matchesPassword(password, input.password);
  if (user === undefined || password === null || !isMatch) throw new Fault("login_failed", "Login failed");
  await clearAttempts();
  return { user, proof: { user: user.id, password } };
}
