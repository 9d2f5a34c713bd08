import type { Role } from "#contract/access.ts";
import { INVITATION_DAYS, type Invitation } from "#contract/invitations.ts";
import { PEOPLE_LIMITS, peopleLimitMessage } from "#contract/limits.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { namesOfPeople } from "#server/features/auth/names.ts";
import { lockHousehold } from "#server/features/limits/check-limit.ts";
import type { Mail } from "#server/mail/mailer.ts";
import { lockMembersAsOwner } from "./members.ts";
import { notifyJoined } from "./notify-joined.ts";
import { hashSecret, householdOfSecret, newSecret } from "./secret.ts";
import {
  deleteInvitation,
  findHousehold,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  insertMember,
  listHouseholdsOf,
  listInvitationRows,
  listMembers,
} from "./store.ts";

const DAY = 86_400_000;

/** The same answer for used, revoked, expired and unknown links. */
const invitationNotFound = () => new Fault("not_found", "This invitation is no longer valid. Ask for a new one.");

function toInvitation(
  { id, role, email, invitedBy, createdAt, expiresAt }: InvitationRow,
  names: Map<string, string>,
): Invitation {
  const by = names.get(invitedBy) ?? null;
  return { id, role, email, by, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

/** The open invitations, for an owner. */
export async function listInvitations(db: Db, household: string, now: Date): Promise<Invitation[]> {
  const rows = await listInvitationRows(db, household, now);
  const names = await namesOfPeople(
    db,
    rows.map(({ invitedBy }) => invitedBy),
  );
  return rows.map((row) => toInvitation(row, names));
}

type Invite = { household: string; user: string; role: Role; email: string | null; now: Date };

/** Creates a link. Its secret is only in the response. */
export async function invite(tx: Db, { household, user, role, email, now }: Invite) {
  const members = await lockMembersAsOwner(tx, { household, user });
  const open = await listInvitationRows(tx, household, now);
  if (open.length >= PEOPLE_LIMITS.invitations) throw new Fault("conflict", peopleLimitMessage("invitations"));
  if (members.some((member) => member.email === email)) throw new Fault("conflict", "This person is already a member");
  if (members.find(({ userId }) => userId === user)?.isDemo) {
    throw new Fault("conflict", "You can't invite people to the sample household");
  }
  const token = newSecret(household);
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY);
  const values = { household, tokenHash: hashSecret(token), role, email, invitedBy: user, createdAt: now, expiresAt };
  const row = await insertInvitation(tx, values);
  const names = await namesOfPeople(tx, [user]);
  return { invitation: toInvitation(row, names), token };
}

/** Revokes a link. */
export async function revokeInvitation(tx: Db, household: string, id: number): Promise<void> {
  if (!(await deleteInvitation(tx, household, id))) throw new Fault("not_found", "Invitation not found");
}

/** The invitation of a valid link. */
export async function getInvitation(db: Db, token: string, now: Date): Promise<InvitationRow> {
  const household = householdOfSecret(token);
  const row = household && (await findInvitation(db, household, hashSecret(token), now));
  if (!row) throw invitationNotFound();
  return row;
}

/** What a link invites to. */
export async function readInvitation(db: Db, token: string, now: Date) {
  const { household, role, email, invitedBy, expiresAt } = await getInvitation(db, token, now);
  const householdRow = await findHousehold(db, household);
  const names = await namesOfPeople(db, [invitedBy]);
  const by = names.get(invitedBy) ?? null;
  return { household: householdRow?.name ?? "", by, role, email, expiresAt: expiresAt.toISOString() };
}

type Joining = { user: string; email: string; token: string; now: Date };

/**
 * Joins with a link, once. Checked again under the household's lock, so that a revocation or another use either comes
 * first or waits. A member who opens it keeps their role, and the link stays valid.
 */
export async function join(
  tx: Db,
  { user, email, token, now }: Joining,
): Promise<{ household: string; isNew: boolean }> {
  const { household } = await getInvitation(tx, token, now);
  await lockHousehold(tx, household);
  const invitation = await getInvitation(tx, token, now);
  const members = await listMembers(tx, household);
  if (members.some(({ userId }) => userId === user)) return { household, isNew: false };
  if (invitation.email !== null && invitation.email !== email) throw wrongPerson();
  if (members.length >= PEOPLE_LIMITS.members) throw new Fault("conflict", peopleLimitMessage("members"));
  if ((await listHouseholdsOf(tx, user)).length >= PEOPLE_LIMITS.households) {
    throw new Fault("conflict", peopleLimitMessage("households"));
  }
  if (!(await deleteInvitation(tx, household, invitation.id))) throw invitationNotFound();
  await insertMember(tx, { household, userId: user, role: invitation.role, createdAt: now });
  await notifyJoined(tx, { household, user, now });
  return { household, isNew: true };
}

export const wrongPerson = () =>
  new Fault("forbidden", "This invitation is for another email address. Sign in with that one, or ask for a new link.");

/**
 * Built only from the configured address. The secret is in the URL fragment, which browsers don't send: no proxy logs
 * it.
 */
export function invitationLink(baseUrl: URL, token: string): string {
  const link = new URL("/join", baseUrl);
  link.hash = token;
  return link.href;
}

type Options = { to: string; link: string; household: string; by: string | null };

/** Names are reduced to one line: users choose them, and an email must not contain a second message. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

export function inviteMail({ to, link, household, by }: Options): Mail {
  const inviter = oneLine(by ?? "Someone");
  return {
    to,
    subject: `${inviter} invited you to ${oneLine(household)} on Weekwise`,
    text: `Hello,

${inviter} invited you to join the household '${oneLine(household)}' on Weekwise and manage its bills together.
Open this link to join. It is only for you, works once and is valid for ${INVITATION_DAYS} days:

${link}

If you weren't expecting this, you can ignore this email.

Weekwise
`,
  };
}
