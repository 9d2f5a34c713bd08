import type * as z from "zod/mini";
import type { LoginInput, User } from "#contract/auth.ts";
import type { Db } from "#server/db/open.ts";
import { Fault } from "#server/fault.ts";
import { countAttempt, forgetAttempts } from "#server/http/rate-limit.ts";
import { LOGIN_BY_ACCOUNT, LOGIN_BY_ADDRESS } from "./limits.ts";
import { fitsPassword } from "./passwords.ts";
import { findUserByEmail, toUser } from "./store.ts";

type Options = { input: z.output<typeof LoginInput>; network: string; demo: boolean; now: Date };

/** The person whose password this is. An unknown address costs the same time and gets the same words as a wrong password. */
export async function login(db: Db, { input, network, demo, now }: Options): Promise<User> {
  await countAttempt(db, LOGIN_BY_ADDRESS, network, now);
  await countAttempt(db, LOGIN_BY_ACCOUNT, input.email, now);
  const user = await findUserByEmail(db, input.email);
  const isOpen = user !== undefined && (demo || !user.isDemo);
  const fits = await fitsPassword(isOpen ? user.password : undefined, input.password);
  if (!(isOpen && fits)) throw new Fault("login_failed", "Login failed");
  await forgetAttempts(db, LOGIN_BY_ACCOUNT, input.email);
  return toUser(user);
}
