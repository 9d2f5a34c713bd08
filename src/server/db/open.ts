import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";
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
  /** The embedded database has none. */
  pool?: () => PoolCounts;
};

type Options = {
  databaseUrl?: string | undefined;
  dataDir: string;
  log?: (message: string) => void;
  /** The embedded database gave up, on a full disk for one; every call fails from here on. Else it is only logged. */
  onStopped?: ((message: string) => void) | undefined;
};

/** Opens the database, brought to this version. Throws a StartError (start-error.ts) for what a person can mend. */
export function openDatabase({ databaseUrl, dataDir, log = () => {}, onStopped }: Options): Promise<Database> {
  return databaseUrl ? openPostgres({ databaseUrl, log }) : openEmbedded({ dataDir, log, onStopped });
}
