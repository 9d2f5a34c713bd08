import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import type { RegisterInput, User } from "#contract/auth.ts";
import { DEMO_EMAIL } from "#contract/demo.ts";
import type { Db } from "#server/db/open.ts";
import type { Registration } from "#server/env.ts";
import { Fault } from "#server/fault.ts";
import { countAttempt } from "#server/http/rate-limit.ts";
import { REGISTER_BY_ACCOUNT, REGISTER_BY_ADDRESS } from "./limits.ts";
import { hashPassword } from "./passwords.ts";
import { hasPeople, insertUser, type NewUser, toUser, type UserRow } from "./store.ts";

type Options = { input: z.output<typeof RegisterInput>; network: string; policy: Registration; now: Date };

/** Creates an account. A taken address fails in the same words and after the same work as any other failure. */
export async function register(db: Db, { input, network, policy, now }: Options): Promise<User> {
  await countAttempt(db, REGISTER_BY_ADDRESS, network, now);
  await countAttempt(db, REGISTER_BY_ACCOUNT, input.email, now);
  if (policy === "closed") throw registrationClosed();
  const password = await hashPassword(input.password);
  const { email, firstName = null, lastName = null } = input;
  const row =
    email === DEMO_EMAIL
      ? undefined
      : await admit(db, policy, {
          id: randomUUID(),
          email,
          password,
          firstName,
          lastName,
          createdAt: now,
          updatedAt: now,
        });
  if (row === undefined) throw new Fault("invalid", "Registration failed");
  return toUser(row);
}

/** Adds a person as far as the policy lets anybody in; undefined when the address is taken. */
export function admit(db: Db, policy: Registration, user: NewUser): Promise<UserRow | undefined> {
  return db.transaction(async (tx) => {
    if (policy === "closed" || (policy === "first-user-only" && (await hasPeople(tx)))) throw registrationClosed();
    return insertUser(tx, user);
  });
}

const registrationClosed = () => new Fault("registration_closed", "Registration is closed on this server");
