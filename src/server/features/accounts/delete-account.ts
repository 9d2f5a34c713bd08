import type { Db } from "#server/db/database.ts";
import { accountNotFound, lockBillsOf, removeAccount } from "./store.ts";

/** Deletes an account. Its bills are locked first, as every payment does, so that the two never wait for each other. */
export async function deleteAccount(tx: Db, household: string, id: number): Promise<void> {
  await lockBillsOf(tx, household, id);
  if (!(await removeAccount(tx, household, id))) throw accountNotFound();
}
