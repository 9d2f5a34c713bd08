import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Listen } from "./listen.ts";
import type * as schema from "./schema/index.ts";

/** The embedded database, PostgreSQL, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Connections there are, those nobody uses, and how many wait for one. */
export type PoolCounts = { total: number; idle: number; waiting: number };

export type Database = {
  db: Db;
  kind: "embedded" | "postgres";
  /** Whether the database answers and is at this version; never throws, and soon says no when nothing answers. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
  /** Hears what other processes say; the embedded database has no others. */
  listen?: Listen;
  /** The embedded database has none. */
  pool?: () => PoolCounts;
};
