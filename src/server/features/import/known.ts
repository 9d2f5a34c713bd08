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

export async function findKnown(tx: Db, owner: string): Promise<Known> {
  const came = await tx.select().from(imports).where(eq(imports.owner, owner));
  const numbers = new Map(came.map(({ key, localId }) => [key, localId]));
  const present: Record<Thing, Set<number>> = {
    account: await idsOf(tx, accounts, owner),
    bill: await idsOf(tx, bills, owner),
    income: await idsOf(tx, incomes, owner),
    payment: await idsOf(tx, payments, owner),
  };
  // What was this person's own first has its number in its name.
  const seen = (_: Thing, key: string) => {
    const [origin, , id] = key.split("/");
    const isOwn = origin === owner || origin === `${owner}${AGAIN}`;
    return numbers.get(key) ?? (isOwn ? Number(id) : undefined);
  };
  const here = (kind: Thing, key: string) => {
    const id = seen(kind, key);
    return id !== undefined && present[kind].has(id) ? id : undefined;
  };
  return { here, seen };
}

type Numbered = typeof accounts | typeof bills | typeof incomes | typeof payments;

async function idsOf(tx: Db, table: Numbered, owner: string): Promise<Set<number>> {
  const rows = await tx.select({ id: table.id }).from(table).where(eq(table.owner, owner));
  return new Set(rows.map(({ id }) => id));
}
