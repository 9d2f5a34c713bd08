import { randomUUID } from "node:crypto";
import type { Db } from "#server/db/open.ts";
import type { Registration } from "#server/env.ts";
import { Fault } from "#server/fault.ts";
import { endAllSessions } from "#server/http/session.ts";
import type { GooglePerson } from "./google.ts";
import { admit } from "./register.ts";
import {
  deleteResets,
  dropUnprovenPassword,
  findUserByEmail,
  findUserByGoogleId,
  type UserRow,
  updateUser,
} from "./store.ts";

type Options = { person: GooglePerson; policy: Registration; now: Date };

/** The person behind a Google identity: known by it, linked by a verified address, or new. */
export async function googleSignIn(db: Db, { person, policy, now }: Options): Promise<UserRow> {
  const known = await findUserByGoogleId(db, person.googleId);
  if (known) return known;
  if (!person.isVerified) throw new Fault("login_failed", "Google has not verified this e-mail address");
  const local = await findUserByEmail(db, person.email);
  if (local) return linkGoogle(db, local, { person, now });
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
  const row = fresh ?? (await findUserByGoogleId(db, googleId));
  if (row === undefined) throw new Fault("login_failed", "Login failed");
  return row;
}

/**
 * Links by address. If nobody ever proved that address here, whoever registered it may be a stranger:
 * the password they chose, their sessions and their pending links go.
 */
function linkGoogle(db: Db, local: UserRow, { person, now }: { person: GooglePerson; now: Date }): Promise<UserRow> {
  if (local.isDemo || local.googleId !== null) throw new Fault("login_failed", "Login failed");
  return db.transaction(async (tx) => {
    if (local.emailVerifiedAt === null) {
      await dropUnprovenPassword(tx, local.id);
      await endAllSessions(tx, local.id);
      await deleteResets(tx, local.email);
    }
    const linked = await updateUser(
      tx,
      local.id,
      {
        googleId: person.googleId,
        emailVerifiedAt: local.emailVerifiedAt ?? now,
        profileImageUrl: local.profileImageUrl ?? person.picture,
      },
      now,
    );
    if (linked === undefined) throw new Fault("login_failed", "Login failed");
    return linked;
  });
}
