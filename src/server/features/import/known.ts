import { eq } from "drizzle-orm";
import type { Thing } from "#contract/export.ts";
import type { Db } from "#server/db/open.ts";
import { accounts, bills, imports, incomes, payments } from "#server/db/schema/index.ts";
import { AGAIN } from "#server/features/export/store.ts";

/** What a person has, by the names that things keep on their travels. */
export type Known = {
  /** The number of a thing that is here. */
  here: (kind: Thing, key: string) => number | undefined;
  /** The number of a thing that is or was here. */
  seen: (kind: Thing, key: string) => number | undefined;
};

export async function findKnown(tx: Db, household: string): Promise<Known> {
  const came = await tx.select().from(imports).where(eq(imports.household, household));
  const numbers = new Map(came.map(({ key, localId }) => [key, localId]));
  const present: Record<Thing, Set<number>> = {
    account: await idsOf(tx, accounts, household),
    bill: await idsOf(tx, bills, household),
    income: await idsOf(tx, incomes, household),
    payment: await idsOf(tx, payments, household),
  };
  // What was this person's own first has its number in its name.
  const seen = (_: Thing, key: string) => {
    const [origin, , id] = key.split("/");
    const isOwn = origin === household || origin === `${household}${AGAIN}`;
    return numbers.get(key) ?? (isOwn ? Number(id) : undefined);
  };
  const here = (kind: Thing, key: string) => {
    const id = seen(kind, key);
    return id !== undefined && present[kind].has(id) ? id : undefined;
  };
  return { here, seen };
}

type Numbered = typeof accounts | typeof bills | typeof incomes | typeof payments;

async function idsOf(tx: Db, table: Numbered, household: string): Promise<Set<number>> {
  const rows = await tx.select({ id: table.id }).from(table).where(eq(table.household, household));
  return new Set(rows.map(({ id }) => id));
}
