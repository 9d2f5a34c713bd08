import { randomUUID } from "node:crypto";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import type { Registration } from "#server/env.ts";
import { Fault } from "#server/fault.ts";
import { join } from "#server/features/households/invitations.ts";
import { joinHousehold } from "#server/features/households/store.ts";
import { notifySecurity } from "#server/features/notifications/send-messages.ts";
import type { Proof } from "#server/http/second-factor.ts";
import { endAllSessions } from "#server/http/session.ts";
import type { ProviderPerson } from "./provider.ts";
import { admit } from "./register.ts";
import {
  deleteResets,
  dropWaysIn,
  findSubject,
  findUserByGoogleId,
  findUserByIdentity,
  inOwnHousehold,
  insertIdentity,
  lockUserByEmail,
  type NewUser,
  type Settle,
  type UserRow,
  updateUser,
} from "./store.ts";

/** How a provider's users are identified here: Google's by a column, others' together with the issuer. */
export type Known = {
  name: string;
  find: (db: Db, subject: string) => Promise<UserRow | undefined>;
  /** The user's subject at the provider, if any. */
  subjectOf: (db: Db, user: UserRow) => Promise<string | null | undefined>;
  /** What to write to the user's own row. */
  column: (subject: string) => Partial<NewUser>;
  /** What else to write when the provider is linked to an existing user. */
  greet: (tx: Db, user: UserRow, subject: string) => Promise<void>;
  /** The same for a new user, and their household; by default one of their own. */
  settle?: (tx: Db, user: UserRow, subject: string) => Promise<void>;
  /** Whether its users are admitted even when registration is closed. */
  isExpected: boolean;
  proofOf: (user: string, subject: string) => Proof;
};

export const ofGoogle: Known = {
  name: "Google",
  find: findUserByGoogleId,
  subjectOf: async (_, { googleId }) => googleId,
  column: (googleId) => ({ googleId }),
  greet: async () => {},
  isExpected: false,
  proofOf: (user, googleId) => ({ user, googleId }),
};

/** New users from this issuer join the household of the user with the address `joins`, if there is one. */
export function ofIssuer(name: string, issuer: string, joins: string | undefined): Known {
  async function greet(tx: Db, user: UserRow, subject: string): Promise<boolean> {
    const now = user.updatedAt;
    await insertIdentity(tx, { issuer, subject, userId: user.id, createdAt: now });
    return joins !== undefined && joinHousehold(tx, { user: user.id, owner: joins, now });
  }
  return {
    name,
    find: (db, subject) => findUserByIdentity(db, issuer, subject),
    subjectOf: (db, { id }) => findSubject(db, issuer, id),
    column: () => ({}),
    greet: async (...met) => void (await greet(...met)),
    settle: async (tx, user, subject) => {
      if (!(await greet(tx, user, subject))) await inOwnHousehold(tx, user);
    },
    isExpected: joins !== undefined,
    proofOf: (user, subject) => ({ user, issuer, subject }),
  };
}

type Options = {
  person: ProviderPerson;
  known: Known;
  policy: Registration;
  /** The invitation they opened before going to the provider. */
  invitation?: string | undefined;
  now: Date;
};

/** The user of a provider's identity: known by it, linked by a confirmed address, or new. */
export async function providerSignIn(
  db: Db,
  { person, known, policy, invitation, now }: Options,
): Promise<UserRow & { isNew: boolean }> {
  const { subject, email, firstName, lastName, picture } = person;
  const met = await known.find(db, subject);
  if (met) return { ...met, isNew: false };
  if (!person.isVerified) throw new Fault("login_failed", `${known.name} has not verified this email address`);
  const link = () => inTransaction(db, (tx) => linkByAddress(tx, known, person, now));
  const linked = await link();
  if (linked) return { ...linked, isNew: false };
  const names = { firstName, lastName, profileImageUrl: picture };
  const times = { emailVerifiedAt: now, createdAt: now, updatedAt: now };
  const user = { id: randomUUID(), email, ...known.column(subject), ...names, ...times };
  const { settle } = known;
  const joining: Settle = async (tx, row) => {
    if (invitation === undefined) return settle ? settle(tx, row, subject) : inOwnHousehold(tx, row);
    await known.greet(tx, row, subject);
    await join(tx, { user: row.id, email, token: invitation, now });
  };
  const isInvited = invitation !== undefined || known.isExpected;
  const fresh = await admit(db, isInvited ? "open" : policy, user, { settle: joining });
  // Someone was created with this address or identity in the meantime: look again, once.
  const row = fresh ?? (await known.find(db, subject)) ?? (await link());
  if (row === undefined) throw new Fault("login_failed", "Login failed");
  return { ...row, isNew: fresh !== undefined };
}

/**
 * Links by address, if it belongs to a user. If that address was never confirmed here, whoever registered it may be a
 * stranger: their password, sessions, pending links and every other way in are removed.
 */
async function linkByAddress(tx: Db, known: Known, person: ProviderPerson, now: Date): Promise<UserRow | undefined> {
  const local = await lockUserByEmail(tx, person.email);
  if (local === undefined) return undefined;
  const linked = await known.subjectOf(tx, local);
  if (linked === person.subject) return local;
  if (local.isDemo || linked != null) throw new Fault("login_failed", "Login failed");
  const isUnproven = local.emailVerifiedAt === null;
  if (isUnproven) {
    await dropWaysIn(tx, local.id);
    await endAllSessions(tx, local.id);
    await deleteResets(tx, local.email);
  }
  const row = await updateUser(
    tx,
    local.id,
    {
      ...(isUnproven && { password: null, googleId: null, emailVerifiedAt: now, mustConfirm: false }),
      ...known.column(person.subject),
      profileImageUrl: local.profileImageUrl ?? person.picture,
    },
    now,
  );
  if (row) {
    await known.greet(tx, row, person.subject);
    await notifySecurity(tx, row.id, "provider-linked", now, `You can now sign in with ${known.name}.`);
  }
  return row;
}
