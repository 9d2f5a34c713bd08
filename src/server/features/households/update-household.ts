import type * as z from "zod/mini";
import type { HouseholdInput } from "#contract/household.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { deletionTime } from "#server/features/auth/delete-data.ts";
import { lockHousehold } from "#server/features/limits/check-limit.ts";
import { householdNotFound } from "./get-household.ts";
import { findHousehold, updateHouseholdRow } from "./store.ts";

/** Schedules the deletion of a household's data, unless it is already scheduled. */
export async function deleteHouseholdData(tx: Db, household: string, { user, now }: { user: string; now: Date }) {
  await lockHousehold(tx, household);
  const row = await findHousehold(tx, household);
  if (row?.deletesAt !== null) return;
  await updateHouseholdRow(tx, household, { deletesAt: deletionTime(now), deletesBy: user });
}

/** Cancels it, if it has not started. */
export async function keepHouseholdData(tx: Db, household: string): Promise<void> {
  await lockHousehold(tx, household);
  const row = await findHousehold(tx, household);
  if (row?.erasingSince !== null) throw new Fault("conflict", "The data is already being deleted");
  await updateHouseholdRow(tx, household, { deletesAt: null, deletesBy: null });
}

type Options = { input: z.output<typeof HouseholdInput>; clock: Clock };

/**
 * Changes a household's name, currency and time zone. If it is still yesterday in a new time zone, the household keeps
 * its day until that is over: its scheduled work is already done.
 */
export async function updateHousehold(tx: Db, household: string, { input, clock }: Options): Promise<void> {
  const { name, currency, timeZone } = input;
  await lockHousehold(tx, household);
  const row = await findHousehold(tx, household);
  if (row === undefined) throw householdNotFound();
  const isZoneChanged = timeZone !== undefined && timeZone !== row.timeZone;
  const change = {
    ...(name !== undefined && { name }),
    ...(currency !== undefined && { currency }),
    ...(isZoneChanged && { timeZone, notBefore: clock.today(row) }),
  };
  if (Object.keys(change).length > 0) await updateHouseholdRow(tx, household, change);
}
