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
  type AddToHousehold,
  createOwnHousehold,
  deleteResets,
  deleteSignInMethods,
  findSubject,
  findUserByGoogleId,
  findUserByIdentity,
  insertIdentity,
  lockUserByEmail,
  type NewUser,
  type UserRow,
  updateUser,
} from "./store.ts";

/** How a provider's users are identified here: Google's by a column, others' together with the issuer. */
export type ProviderUsers = {
  name: string;
  find: (db: Db, subject: string) => Promise<UserRow | undefined>;
  /** The user's subject at the provider, if any. */
  subjectOf: (db: Db, user: UserRow) => Promise<string | null | undefined>;
  /** What to write to the user's own row. */
  columnsFor: (subject: string) => Partial<NewUser>;
  /** What else to write when the provider is linked to an existing user. */
  onLink: (tx: Db, user: UserRow, subject: string) => Promise<void>;
  /** The same for a new user, and their household; by default one of their own. */
  onCreate?: (tx: Db, user: UserRow, subject: string) => Promise<void>;
  /** Whether its users are admitted even when registration is closed. */
  isAlwaysAdmitted: boolean;
  proofOf: (user: string, subject: string) => Proof;
};

export const ofGoogle: ProviderUsers = {
  name: "Google",
  find: findUserByGoogleId,
  subjectOf: async (_, { googleId }) => googleId,
  columnsFor: (googleId) => ({ googleId }),
  onLink: async () => {},
  isAlwaysAdmitted: false,
  proofOf: (user, googleId) => ({ user, googleId }),
};

/** New users from this issuer join the household of the user with the address `joins`, if there is one. */
export function ofIssuer(name: string, issuer: string, joins: string | undefined): ProviderUsers {
  async function onLink(tx: Db, user: UserRow, subject: string): Promise<boolean> {
    const now = user.updatedAt;
    await insertIdentity(tx, { issuer, subject, userId: user.id, createdAt: now });
    return joins !== undefined && joinHousehold(tx, { user: user.id, owner: joins, now });
  }
  return {
    name,
    find: (db, subject) => findUserByIdentity(db, issuer, subject),
    subjectOf: (db, { id }) => findSubject(db, issuer, id),
    columnsFor: () => ({}),
    onLink: async (...args) => void (await onLink(...args)),
    onCreate: async (tx, user, subject) => {
      if (!(await onLink(tx, user, subject))) await createOwnHousehold(tx, user);
    },
    isAlwaysAdmitted: joins !== undefined,
    proofOf: (user, subject) => ({ user, issuer, subject }),
  };
}

type Options = {
  person: ProviderPerson;
  providerUsers: ProviderUsers;
  policy: Registration;
  /** The invitation they opened before going to the provider. */
  invitation?: string | undefined;
  now: Date;
};

/** The user of a provider's identity: known by it, linked by a confirmed address, or new. */
export async function providerSignIn(
  db: Db,
  { person, providerUsers, policy, invitation, now }: Options,
): Promise<UserRow & { isNew: boolean }> {
  const { subject, email, firstName, lastName, picture } = person;
  const existing = await providerUsers.find(db, subject);
  if (existing) return { ...existing, isNew: false };
  if (!person.isVerified) throw new Fault("login_failed", `${providerUsers.name} has not verified this email address`);
  const link = () => inTransaction(db, (tx) => linkByAddress(tx, providerUsers, person, now));
  const linked = await link();
  if (linked) return { ...linked, isNew: false };
  const names = { firstName, lastName, profileImageUrl: picture };
  const times = { emailVerifiedAt: now, createdAt: now, updatedAt: now };
  const user = { id: randomUUID(), email, ...providerUsers.columnsFor(subject), ...names, ...times };
  const { onCreate } = providerUsers;
  const addToHousehold: AddToHousehold = async (tx, row) => {
    if (invitation === undefined) return onCreate ? onCreate(tx, row, subject) : createOwnHousehold(tx, row);
    await providerUsers.onLink(tx, row, subject);
    await join(tx, { user: row.id, email, token: invitation, now });
  };
  const isInvited = invitation !== undefined || providerUsers.isAlwaysAdmitted;
  const created = await admit(db, isInvited ? "open" : policy, user, { onCreate: addToHousehold });
  // Someone was created with this address or identity in the meantime: look again, once.
  const row = created ?? (await providerUsers.find(db, subject)) ?? (await link());
  if (row === undefined) throw new Fault("login_failed", "Login failed");
  return { ...row, isNew: created !== undefined };
}

/**
 * Links by address, if it belongs to a user. If that address was never confirmed here, whoever registered it may be a
 * stranger: their password, sessions, pending links and every other way in are removed.
 */
async function linkByAddress(
  tx: Db,
  providerUsers: ProviderUsers,
  person: ProviderPerson,
  now: Date,
): Promise<UserRow | undefined> {
  const local = await lockUserByEmail(tx, person.email);
  if (local === undefined) return undefined;
  const linked = await providerUsers.subjectOf(tx, local);
  if (linked === person.subject) return local;
  if (local.isDemo || linked != null) throw new Fault("login_failed", "Login failed");
  const isUnproven = local.emailVerifiedAt === null;
  if (isUnproven) {
    await deleteSignInMethods(tx, local.id);
    await endAllSessions(tx, local.id);
    await deleteResets(tx, local.email);
  }
  const row = await updateUser(
    tx,
    local.id,
    {
      ...(isUnproven && { password: null, googleId: null, emailVerifiedAt: now, mustConfirm: false }),
      ...providerUsers.columnsFor(person.subject),
      profileImageUrl: local.profileImageUrl ?? person.picture,
    },
    now,
  );
  if (row) {
    await providerUsers.onLink(tx, row, person.subject);
    await notifySecurity(tx, row.id, "provider-linked", now, `You can now sign in with ${providerUsers.name}.`);
  }
  return row;
}
