import { randomUUID } from "node:crypto";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import type { Registration } from "#server/env.ts";
import { Fault } from "#server/fault.ts";
import { endAllSessions } from "#server/http/session.ts";
import type { GooglePerson } from "./google.ts";
import { admit } from "./register.ts";
import { deleteResets, findUserByGoogleId, lockUserByEmail, type UserRow, updateUser } from "./store.ts";

type Options = { person: GooglePerson; policy: Registration; now: Date };

/** The person behind a Google identity: known by it, linked by a verified address, or new. */
export async function googleSignIn(db: Db, { person, policy, now }: Options): Promise<UserRow> {
  const known = await findUserByGoogleId(db, person.googleId);
  if (known) return known;
  if (!person.isVerified) throw new Fault("login_failed", "Google has not verified this email address");
  const link = () => inTransaction(db, (tx) => linkGoogle(tx, person, now));
  const linked = await link();
  if (linked) return linked;
  const { googleId, email, firstName, lastName, picture } = person;
  const fresh = await admit(db, policy, {
    id: randomUUID(),
    email,
    googleId,
    firstName,
    lastName,
    profileImageUrl: picture,
    emailVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  // Somebody was created under this address or identity between our look and our write: look again, once.
  const row = fresh ?? (await findUserByGoogleId(db, googleId)) ?? (await link());
  if (row === undefined) throw new Fault("login_failed", "Login failed");
  return row;
}

/**
 * Links by address, if somebody has it. If nobody ever proved that address here, whoever registered it may be a stranger:
 * the password they chose, their sessions and their pending links go.
 */
async function linkGoogle(tx: Db, person: GooglePerson, now: Date): Promise<UserRow | undefined> {
  const local = await lockUserByEmail(tx, person.email);
  if (local === undefined || local.googleId === person.googleId) return local;
  if (local.isDemo || local.googleId !== null) throw new Fault("login_failed", "Login failed");
  const isUnproven = local.emailVerifiedAt === null;
  const linked = await updateUser(
    tx,
    local.id,
    {
      googleId: person.googleId,
      ...(isUnproven && { password: null, emailVerifiedAt: now }),
      profileImageUrl: local.profileImageUrl ?? person.picture,
    },
    now,
  );
  if (isUnproven) {
    await endAllSessions(tx, local.id);
    await deleteResets(tx, local.email);
  }
  return linked;
}
