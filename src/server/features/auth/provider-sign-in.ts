import { randomUUID } from "node:crypto";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import type { Registration } from "#server/env.ts";
import { Fault } from "#server/fault.ts";
import { join } from "#server/features/households/invitations.ts";
import { joinHousehold } from "#server/features/households/store.ts";
import { tellSecurity } from "#server/features/notifications/tell.ts";
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

/** How people of a provider are known here: Google's by a column of theirs, others' beside the issuer. */
export type Known = {
  name: string;
  find: (db: Db, subject: string) => Promise<UserRow | undefined>;
  /** By which name the provider knows a person, if it does. */
  subjectOf: (db: Db, user: UserRow) => Promise<string | null | undefined>;
  /** What to write on the person's own row. */
  column: (subject: string) => Partial<NewUser>;
  /** What else to write when the provider first names somebody who is here already. */
  greet: (tx: Db, user: UserRow, subject: string) => Promise<void>;
  /** The same for somebody who is new, and where they belong; left out, in a household of their own. */
  settle?: (tx: Db, user: UserRow, subject: string) => Promise<void>;
  /** Whether its people are let in although registration is closed. */
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

/** Whoever first comes from here joins the household of the person with the address `joins`, if there is one. */
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
  /** The link of an invitation that they opened before they went to the provider. */
  invitation?: string | undefined;
  now: Date;
};

/** The person behind a provider's identity: known by it, linked by a verified address, or new. */
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
  // Somebody was created under this address or identity between our look and our write: look again, once.
  const row = fresh ?? (await known.find(db, subject)) ?? (await link());
  if (row === undefined) throw new Fault("login_failed", "Login failed");
  return { ...row, isNew: fresh !== undefined };
}

/**
 * Links by address, if somebody has it. If nobody ever proved that address here, whoever registered it may be a stranger:
 * the password they chose, their sessions, their pending links and whatever else they could come in by go.
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
    await tellSecurity(tx, row.id, "provider-linked", now, `You can now sign in with ${known.name}.`);
  }
  return row;
}
