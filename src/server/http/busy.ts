import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { households } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";

export type Busy = "importing" | "erasing";

/** What is being done to a household that must not be seen half done. */
export function busyWith(row: { importing: string | null; erasingSince: Date | null }): Busy | null {
  if (row.erasingSince !== null) return "erasing";
  return row.importing === null ? null : "importing";
}

const MESSAGES: Record<Busy, string> = {
  importing: "Your file is being imported. Please try again in a moment.",
  erasing: "The data of this household is being deleted. Please try again in a moment.",
};

/** The error for other requests during that time. */
export const notReady = (busy: Busy) => new Fault("not_ready", MESSAGES[busy]);

/** What a household is busy with; if nothing, nothing can start until the transaction ends. */
export async function lockUnlessBusy(tx: Db, household: string): Promise<Busy | null> {
  const { importing, erasingSince } = households;
  const found = tx.select({ importing, erasingSince }).from(households).where(eq(households.id, household));
  const [row] = await found.for("key share");
  return row === undefined ? null : busyWith(row);
}
