import type { Role } from "#contract/access.ts";
import { isLastOwner, nextOwnerOf } from "#core/household.ts";
import type { SecurityNotice } from "#core/notifications/events.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { findUser } from "#server/features/auth/store.ts";
import { lockHousehold } from "#server/features/limits/check-limit.ts";
import { planAgain } from "#server/features/notifications/plan-again.ts";
import { notifySecurity } from "#server/features/notifications/send-messages.ts";
import {
  deleteInvitationsBy,
  deleteMember,
  deleteUsableInvitations,
  findHousehold,
  firstHouseholdName,
  insertHousehold,
  listHouseholdsOf,
  listMembers,
  updateRole,
} from "./store.ts";

type MemberKey = { household: string; user: string };

const memberNotFound = () => new Fault("not_found", "Member not found");
const lastOwner = (what: string) =>
  new Fault("conflict", `A household needs an owner. Hand over ownership before you ${what}.`);

/** The members of a household, locked: membership changes one at a time, so that an owner always remains. */
async function lockMembers(tx: Db, household: string) {
  await lockHousehold(tx, household);
  return listMembers(tx, household);
}

/** The same for an owner, checked under the lock: two who remove each other at once were both owners at first. */
export async function lockMembersAsOwner(tx: Db, { household, user }: MemberKey) {
  const members = await lockMembers(tx, household);
  if (!members.some(({ userId, role }) => userId === user && role === "owner")) throw notOwner();
  return members;
}

const notOwner = () => new Fault("forbidden", "You don't have permission to do this in this household");

/** Changes a member's role. */
export async function changeRole(
  tx: Db,
  { household, user }: MemberKey,
  { id, role, now }: { id: string; role: Role; now: Date },
) {
  const members = await lockMembersAsOwner(tx, { household, user });
  const before = members.find(({ userId }) => userId === id)?.role;
  if (before === undefined) throw memberNotFound();
  if (role !== "owner" && isLastOwner(members, id)) throw lastOwner(id === user ? "step down" : "change this role");
  await updateRole(tx, household, id, role);
  // Only an owner can invite, and their invitations end with the role.
  if (role !== "owner") await deleteInvitationsBy(tx, household, id);
  if (role === before) return;
  const notice = role === "owner" ? "made-owner" : before === "owner" ? "no-longer-owner" : "role-changed";
  await notifyOfRole(tx, { household, user: id }, notice, now);
}

/** Transfers one's own ownership to another member. */
export async function handOver(tx: Db, { household, user }: MemberKey, id: string, now: Date): Promise<void> {
  const members = await lockMembersAsOwner(tx, { household, user });
  const next = members.find(({ userId }) => userId === id);
  if (next === undefined || id === user) throw memberNotFound();
  await updateRole(tx, household, id, "owner");
  await updateRole(tx, household, user, "member");
  await deleteInvitationsBy(tx, household, user);
  await notifyOfRole(tx, { household, user: id }, "made-owner", now);
  await notifyOfRole(tx, { household, user }, "no-longer-owner", now);
}

/** Notifies a member of a changed role. */
async function notifyOfRole(tx: Db, { household, user }: MemberKey, notice: SecurityNotice, now: Date): Promise<void> {
  const householdRow = await findHousehold(tx, household);
  await notifySecurity(tx, user, notice, now, `Name: ${householdRow?.name ?? ""}.`);
}

/** Removes another member. Links they could rejoin with are deleted too. */
export async function removeMember(tx: Db, { household, user }: MemberKey, id: string, now: Date): Promise<void> {
  const members = await lockMembersAsOwner(tx, { household, user });
  const member = members.find(({ userId }) => userId === id);
  if (member === undefined) throw memberNotFound();
  if (id === user) throw new Fault("conflict", "To remove yourself, leave the household");
  await deleteMember(tx, household, id);
  await deleteUsableInvitations(tx, household, member.email);
  await ensureHousehold(tx, id, now);
}

type Leaving = MemberKey & { now: Date; onNext: (household: string) => Promise<void> };

/** Leaves a household. The user's new household is announced first, since the sessions left behind end. */
export async function leaveHousehold(tx: Db, { household, user, now, onNext }: Leaving): Promise<void> {
  const members = await lockMembers(tx, household);
  if (isLastOwner(members, user)) {
    throw members.length === 1
      ? new Fault("conflict", "You are the only member, so you can't leave this household.")
      : lastOwner("leave");
  }
  await onNext(await ensureHousehold(tx, user, now, household));
  await deleteMember(tx, household, user);
}

/** Makes sure that a user is in some (other) household: without one they could not sign in. */
async function ensureHousehold(tx: Db, user: string, now: Date, except?: string): Promise<string> {
  const other = (await listHouseholdsOf(tx, user)).find(({ id }) => id !== except);
  if (other !== undefined) return other.id;
  const person = await findUser(tx, user);
  return insertHousehold(tx, { user, name: firstHouseholdName(person?.firstName), now });
}

/**
 * Removes a user who is being erased from shared households, and returns those. A household without an owner gets a new
 * one; reminders are planned again, as their pay leaves with them.
 */
export async function leaveAllShared(tx: Db, user: string): Promise<string[]> {
  const left: string[] = [];
  for (const { id, members: size } of await listHouseholdsOf(tx, user)) {
    if (size === 1) continue;
    const others = (await lockMembers(tx, id)).filter(({ userId }) => userId !== user);
    const successor = nextOwnerOf(others);
    if (successor !== undefined) await updateRole(tx, id, successor, "owner");
    await deleteMember(tx, id, user);
    await planAgain(tx, id);
    left.push(id);
  }
  return left;
}
