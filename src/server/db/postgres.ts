import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { startError } from "#server/start-error.ts";
import type { Database, Db } from "./database.ts";
import { connectError, readTarget } from "./database-errors.ts";
import { listenOn } from "./listen.ts";
import { isMigrated, migrate } from "./migrate.ts";
import * as schema from "./schema/index.ts";
import { transactBy } from "./transaction.ts";

const OLDEST_VERSION = 15;

// Row ids are bigint and far from JavaScript's limit; the embedded database returns them as numbers too.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Set after connecting rather than during it: poolers such as PgBouncer reject these in the startup message. */
const SETTINGS = `
  select set_config('timezone', 'UTC', false), set_config('statement_timeout', '30s', false),
         set_config('lock_timeout', '15s', false), set_config('idle_in_transaction_session_timeout', '60s', false)`;

type Options = { databaseUrl: string; log: (message: string) => void };

export async function openPostgres({ databaseUrl, log }: Options): Promise<Database> {
  const target = readTarget(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: "weekwise",
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    onConnect: async (client) => {
      // Otherwise a connection lost between two statements of a transaction would end the process.
      client.on("error", () => {});
      await client.query(SETTINGS);
    },
  });
  pool.on("error", (error) => log(`Lost an idle connection to ${target.name}: ${error.message}`));
  const db = drizzle({ client: pool, schema });
  transactBy(db, (act) => transact(pool, act));
  try {
    await checkServer(pool, target.name).catch((error: unknown) => {
      throw connectError(target, error);
    });
    await migrate(db, target.name);
  } catch (error) {
    await pool.end();
    throw error;
  }
  let closing: Promise<void> | undefined;
  return {
    db,
    kind: "postgres",
    isReady: () => isMigrated(db),
    listen: listenOn(databaseUrl, log),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

const handles = new WeakMap<pg.PoolClient, Db>();

/** One handle for every transaction of a connection, so that prepared statements are reused. */
async function handleOf(client: pg.PoolClient): Promise<Db> {
  const existing = handles.get(client);
  if (existing) return existing;
  // Drizzle provides such a handle only inside a transaction; it stays valid as long as its connection.
  const handle = await drizzle({ client, schema }).transaction(async (tx) => tx);
  handles.set(client, handle);
  return handle;
}

async function transact<T>(pool: pg.Pool, act: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    const tx = await handleOf(client);
    await client.query("begin");
    const result = await act(tx);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}

async function checkServer(pool: pg.Pool, name: string): Promise<void> {
  const { rows } = await pool.query<{ version: string; number: number; encoding: string }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
            current_setting('server_encoding') as encoding`,
  );
  const [server] = rows;
  if (!server || server.number < OLDEST_VERSION * 10_000) {
    throw startError(`${name}, runs version ${server?.version}; Weekwise needs PostgreSQL ${OLDEST_VERSION} or newer.`);
  }
  if (server.encoding !== "UTF8") {
    throw startError(
      `${name}, uses the encoding ${server.encoding}. Create a database with the encoding UTF8 for Weekwise.`,
    );
  }
}
