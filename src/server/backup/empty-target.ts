import { eq, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/database.ts";
import * as schema from "#server/db/schema/index.ts";
import { listOwnHouseholds } from "#server/features/households/store.ts";
import { eraseHousehold } from "#server/features/ledger/erase.ts";
import { startError } from "#server/start-error.ts";
import { listTables, quoted, rowsOf } from "./tables.ts";

const { users } = schema;

/**
 * Makes sure that nothing is lost by a restore: nobody may be here but the demo account, which gives way. With `rebuild` the
 * empty tables go too, so that an older version's can take their place.
 */
export async function emptyTarget(tx: Db, { rebuild }: { rebuild: boolean }): Promise<void> {
  await tx.execute(sql`lock table users in access exclusive mode`);
  const people = await tx.$count(users, eq(users.isDemo, false));
  if (people > 0) throw notEmpty(people === 1 ? "one person has data in it" : `${people} people have data in it`);
  for (const { id } of await tx.select({ id: users.id }).from(users)) {
    for (const household of await listOwnHouseholds(tx, id)) await eraseHousehold(tx, household);
    await tx.delete(users).where(eq(users.id, id));
  }
  for (const { name } of await listTables(tx)) {
    const [found] = await rowsOf(tx, sql.raw(`select 1 from ${quoted(name)} limit 1`));
    if (found !== undefined) throw notEmpty(`its table ${name} has rows`);
  }
  if (rebuild) await dropTables(tx);
}

const notEmpty = (why: string) =>
  startError(`A backup is restored into an empty Weekwise only, and this one is not: ${why}. Nothing was changed.`);

/** Takes down what our migrations made, and nothing else that may live in the same database. */
async function dropTables(tx: Db): Promise<void> {
  for (const table of Object.values(schema)) {
    if (is(table, PgTable)) await tx.execute(sql.raw(`drop table if exists ${quoted(getTableName(table))} cascade`));
  }
  const functions = await rowsOf<{ name: string }>(
    tx,
    sql`select p.oid::regprocedure::text as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
          and not exists (select from pg_trigger t where t.tgfoid = p.oid)`,
  );
  for (const { name } of functions) await tx.execute(sql.raw(`drop function ${name}`));
  await tx.execute(sql`drop table drizzle.__drizzle_migrations`);
}
