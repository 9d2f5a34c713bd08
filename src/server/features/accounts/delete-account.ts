import type { Db } from "#server/db/open.ts";
import { accountNotFound, lockBillsOf, removeAccount } from "./store.ts";

/** Deletes an account. Its bills are locked first, as every payment does, so that the two never wait for each other. */
export async function deleteAccount(tx: Db, owner: string, id: number): Promise<void> {
  await lockBillsOf(tx, owner, id);
  if (!(await removeAccount(tx, owner, id))) throw accountNotFound();
}
