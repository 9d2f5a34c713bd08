import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Listen } from "./listen.ts";
import type * as schema from "./schema/index.ts";

/** The embedded database, PostgreSQL, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Total and idle connections, and the number of waiting requests. */
export type PoolCounts = { total: number; idle: number; waiting: number };

export type Database = {
  db: Db;
  kind: "embedded" | "postgres";
  /**
   * Whether the database responds and has this version's schema; never throws, and returns false quickly without a
   * response.
   */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
  /** Listens to other processes; the embedded database has none. */
  listen?: Listen;
  /** Undefined for the embedded database. */
  pool?: () => PoolCounts;
};
