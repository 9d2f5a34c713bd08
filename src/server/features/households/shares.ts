import { areValidShares, type SharePart, type Shares } from "#core/shares.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { lockBill } from "#server/features/bills/store.ts";
import { lockHousehold } from "#server/features/limits/check-limit.ts";
import { writeBillShares, writeShares } from "./shares-store.ts";
import { listMembers } from "./store.ts";

const NOT_WHOLE = "The percentages must add up to 100";

/** Rejects shares of non-members, and those that don't add up to 100%. */
async function checkParts(tx: Db, household: string, parts: readonly SharePart[]): Promise<void> {
  const people = new Set((await listMembers(tx, household)).map(({ userId }) => userId));
  if (parts.some(({ memberId }) => !people.has(memberId))) throw new Fault("not_found", "Member not found");
  if (!areValidShares(parts)) throw new Fault("invalid", NOT_WHOLE, { errors: { parts: NOT_WHOLE } });
}

type Rule = { mode: Shares["mode"]; parts?: readonly SharePart[] | undefined };

/** Sets how the members share the bills. */
export async function setShares(tx: Db, household: string, { mode, parts = [] }: Rule): Promise<void> {
  await lockHousehold(tx, household);
  if (mode === "percent") await checkParts(tx, household, parts);
  await writeShares(tx, household, { mode, parts: mode === "percent" ? parts : [] });
}

/** Sets how one bill is shared. */
export async function setBillShares(
  tx: Db,
  household: string,
  billId: number,
  parts: readonly SharePart[],
): Promise<void> {
  await lockHousehold(tx, household);
  if ((await lockBill(tx, household, billId)) === undefined) throw new Fault("not_found", "Bill not found");
  if (parts.length > 0) await checkParts(tx, household, parts);
  await writeBillShares(tx, household, billId, parts);
}
