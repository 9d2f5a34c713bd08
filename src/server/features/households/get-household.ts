import { and, eq, sql } from "drizzle-orm";
import type { Household, Member } from "#contract/household.ts";
import { calendarOf } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { bills } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";
import { firstNamesOf } from "#server/features/auth/names.ts";
import { readShares } from "./shares-store.ts";
import { findHousehold, fullNameOf, listMembers } from "./store.ts";

type MemberKey = { household: string; user: string };

export const householdNotFound = () => new Fault("not_found", "Household not found");

/** A household as seen by one of its members. */
export async function getHousehold(db: Db, { household, user }: MemberKey, serverZone: string): Promise<Household> {
  const row = await findHousehold(db, household);
  const people = await listMembers(db, household);
  const viewer = people.find(({ userId }) => userId === user);
  if (row === undefined || viewer === undefined) throw householdNotFound();
  const shares = await readShares(db, household);
  const names = await namesOfBills(
    db,
    household,
    shares.bills.map(({ billId }) => billId),
  );
  return {
    ...{ id: row.id, name: row.name, currency: row.currency, role: viewer.role },
    deletion: row.deletesAt && {
      at: row.deletesAt.toISOString(),
      by: (await firstNamesOf(db, [row.deletesBy]))(row.deletesBy),
      isYou: row.deletesBy === user,
    },
    ...{ timeZone: row.timeZone, calendar: calendarOf(row, serverZone) },
    members: people.map(
      ({ userId, role, createdAt, email, ...names }): Member => ({
        ...{ id: userId, name: fullNameOf(names), email, role },
        ...{ isYou: userId === user, joinedAt: createdAt.toISOString() },
      }),
    ),
    shares: {
      ...{ mode: shares.mode, parts: [...shares.parts] },
      bills: shares.bills.map(({ billId, parts }) => ({
        ...{ billId, billName: names.get(billId) ?? "", parts: [...parts] },
      })),
    },
  };
}

async function namesOfBills(db: Db, household: string, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: bills.id, name: bills.name })
    .from(bills)
    .where(and(eq(bills.household, household), sql`${bills.id} = any(${sql.param(ids)}::bigint[])`));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
