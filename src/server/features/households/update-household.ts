import type * as z from "zod/mini";
import type { HouseholdInput } from "#contract/household.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { deletionTime } from "#server/features/auth/delete-data.ts";
import { holdHousehold } from "#server/features/limits/check-limit.ts";
import { householdNotFound } from "./get-household.ts";
import { findHousehold, updateHouseholdRow } from "./store.ts";

/** Sets when everything of a household is deleted, unless that is set already. */
export async function deleteHouseholdData(tx: Db, household: string, { user, now }: { user: string; now: Date }) {
  await holdHousehold(tx, household);
  const row = await findHousehold(tx, household);
  if (row?.deletesAt !== null) return;
  await updateHouseholdRow(tx, household, { deletesAt: deletionTime(now), deletesBy: user });
}

/** Takes it back, as long as it has not begun. */
export async function keepHouseholdData(tx: Db, household: string): Promise<void> {
  await holdHousehold(tx, household);
  const row = await findHousehold(tx, household);
  if (row?.erasingSince !== null) throw new Fault("conflict", "The data is already being deleted");
  await updateHouseholdRow(tx, household, { deletesAt: null, deletesBy: null });
}

type Options = { input: z.output<typeof HouseholdInput>; clock: Clock };

/**
 * Changes what a household is called, and its currency and time zone. Where it is still yesterday in a new time zone, the
 * household keeps the day it has until that is over: what was due on it has been done.
 */
export async function updateHousehold(tx: Db, household: string, { input, clock }: Options): Promise<void> {
  const { name, currency, timeZone } = input;
  await holdHousehold(tx, household);
  const row = await findHousehold(tx, household);
  if (row === undefined) throw householdNotFound();
  const isMoved = timeZone !== undefined && timeZone !== row.timeZone;
  const change = {
    ...(name !== undefined && { name }),
    ...(currency !== undefined && { currency }),
    ...(isMoved && { timeZone, notBefore: clock.today(row) }),
  };
  if (Object.keys(change).length > 0) await updateHouseholdRow(tx, household, change);
}
