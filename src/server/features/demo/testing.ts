import pg from "pg";
import { day } from "#core/day.ts";
import type { Database } from "#server/db/database.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { countRowsForPlanner } from "#server/db/testing/rows.ts";
import {
  administer,
  createTestDatabase,
  forTests,
  LIVED,
  postgresUrl,
  TEMPLATE,
  type TestDatabase,
  testDatabase,
} from "#server/db/testing/test-database.ts";
import { addPerson } from "#server/features/households/testing.ts";
import { fillDemo } from "./fill-demo.ts";

/** The end of the year: the time of the tests' clock. */
const NOW = new Date("2026-03-02T09:00:00Z");
const TODAY = day("2026-03-02");
export const LIVED_USER = "ann";

/**
 * A database in which Ann has a year of demo history. On PostgreSQL it is created once per run and then copied, since
 * creating it takes thousands of statements.
 */
export async function livedDatabase(): Promise<TestDatabase> {
  if (process.env.TEST_DB !== "postgres") {
    const database = await testDatabase();
    await live(database);
    return database;
  }
  await liveOnce();
  const { url, drop } = await createTestDatabase(LIVED);
  const database = await open(url);
  const close = async () => {
    await database.close();
    await drop();
  };
  return forTests({ ...database, close });
}

const open = (databaseUrl: string) => openPostgres({ databaseUrl, log: () => {} });

async function live({ db }: Pick<Database, "db">): Promise<void> {
  const ann = await addPerson(db, LIVED_USER, NOW);
  await fillDemo(db, { ...ann, today: TODAY, now: NOW });
  await countRowsForPlanner(db);
}

/** One worker creates it; others wait. */
async function liveOnce(): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl() });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext($1))", [LIVED]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [LIVED]);
    if (rowCount === 1) return;
    const { url } = await createTestDatabase(TEMPLATE);
    const database = await open(url);
    await live(database);
    await database.close();
    await administer(`alter database ${new URL(url).pathname.slice(1)} rename to ${LIVED}`);
  } finally {
    await client.end();
  }
}
