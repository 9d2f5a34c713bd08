import type { Db } from "#server/db/database.ts";
import { incomeNotFound, removeIncome } from "./store.ts";

export async function deleteIncome(tx: Db, household: string, id: number): Promise<void> {
  if (!(await removeIncome(tx, household, id))) throw incomeNotFound();
}
