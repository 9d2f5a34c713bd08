import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { PageRange } from "#contract/paging.ts";
import type { Income } from "#core/incomes/income.ts";
import type { Db } from "#server/db/database.ts";
import { incomes } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";

export type NewIncome = typeof incomes.$inferInsert;

/** The same answer for missing and foreign ids. */
export const incomeNotFound = () => new Fault("not_found", "Income not found");

const byId = (household: string, id: number) => and(eq(incomes.household, household), eq(incomes.id, id));

/** In the order of creation; all, or a page. */
export async function listIncomes(db: Db, household: string, part?: PageRange): Promise<Income[]> {
  const isOnPage = and(eq(incomes.household, household), part && gt(incomes.id, sql`${part.after}::bigint`));
  const all = db.select().from(incomes).where(isOnPage).orderBy(asc(incomes.id));
  return part ? all.limit(part.limit) : all;
}

/** The incomes of many households. */
export function listIncomesOf(db: Db, households: readonly string[]): Promise<Income[]> {
  const isOfHouseholds = sql`${incomes.household} = any(${sql.param(households)}::uuid[])`;
  return db.select().from(incomes).where(isOfHouseholds).orderBy(asc(incomes.id));
}

export async function lockIncome(tx: Db, household: string, id: number): Promise<Income | undefined> {
  const [row] = await tx.select().from(incomes).where(byId(household, id)).for("update");
  return row;
}

export async function insertIncome(tx: Db, income: NewIncome): Promise<Income> {
  const [row] = await tx.insert(incomes).values(income).returning();
  if (row === undefined) throw new Error("an income was not saved");
  return row;
}

export async function updateIncome(tx: Db, { household, id, ...fields }: Income): Promise<void> {
  await tx.update(incomes).set(fields).where(byId(household, id));
}

/** Deletes an income source; false when it is missing. */
export async function removeIncome(tx: Db, household: string, id: number): Promise<boolean> {
  const deleted = await tx.delete(incomes).where(byId(household, id)).returning({ id: incomes.id });
  return deleted.length === 1;
}
