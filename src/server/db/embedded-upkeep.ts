import { statfs } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { yieldToEventLoop } from "#server/in-parts.ts";

const MAINTENANCE_INTERVAL = 5 * 60_000;

/** PostgreSQL's own thresholds for its background vacuum and analyze. */
const UNTIDY_TABLES = `
  select * from (
    select format('%I.%I', schemaname, relname) as name, pg_total_relation_size(relid)::float8 as bytes,
      n_dead_tup > 50 + 0.2 * n_live_tup as "isDead", n_mod_since_analyze > 50 + 0.1 * n_live_tup as "isChanged"
    from pg_stat_user_tables) tables
  where "isDead" or "isChanged"`;

/**
 * Vacuuming blocks all requests, for a time proportional to the size of the table and its indexes: about 50 ms at this
 * size.
 */
const MAX_VACUUM_BYTES = 8 * 1024 * 1024;
/** A tenth of the usual sample; enough even for a large table. */
const STATISTICS_TARGET = 10;

const IS_LOG_LONG = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 16 * 1024 * 1024 as long from pg_control_checkpoint()`;

const MEGABYTE = 1024 * 1024;
const CHECK_INTERVAL = 1_000;
/** PostgreSQL's log grows by 16 MB at a time, and the engine aborts when that fails. */
const MIN_FREE = 64 * MEGABYTE;
const ENOUGH_FREE = 80 * MEGABYTE;

type Options = {
  pg: PGlite;
  folder: string;
  log: (message: string) => void;
  /** For tests: a full disk. */
  free?: (folder: string) => Promise<number>;
};

export type SpaceWatch = { check: () => Promise<void>; isShort: () => boolean; stop: () => void };

/**
 * Refuses writes before the disk is full, and accepts them again once there is space. The embedded engine can't
 * continue when its log can't grow; in read-only mode it keeps reading, and no restart is needed.
 */
export function watchSpace({ pg, folder, log, free = freeBytes }: Options): SpaceWatch {
  let isShort = false;
  async function check(): Promise<void> {
    const freeSpace = await free(folder);
    if (isShort ? freeSpace < ENOUGH_FREE : freeSpace >= MIN_FREE) return;
    await pg.exec(`set default_transaction_read_only = ${isShort ? "off" : "on"}`);
    isShort = !isShort;
    const message = `The disk of ${folder} has ${Math.floor(freeSpace / MEGABYTE)} MB left`;
    log(
      isShort
        ? `${message}: writes are disabled until more space is available.`
        : `${message}: writes are enabled again.`,
    );
  }
  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    check()
      .catch((error: unknown) => log(`Could not check the free disk space of ${folder}: ${String(error)}`))
      .finally(() => {
        isChecking = false;
      });
  }, CHECK_INTERVAL);
  timer.unref();
  return { check, isShort: () => isShort, stop: () => clearInterval(timer) };
}

async function freeBytes(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder);
  // Some network file systems don't report their size.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

/** Runs maintenance periodically until stopped, but not on a nearly full disk. */
export function startMaintenance(pg: PGlite, log: (message: string) => void, isShort: () => boolean): () => void {
  const timer = setInterval(() => {
    if (isShort()) return;
    maintain(pg).catch((error: unknown) => log(`Maintenance of the embedded database failed: ${String(error)}`));
  }, MAINTENANCE_INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Does the work of PostgreSQL's background processes. The embedded engine has none, so without this its tables keep
 * every dead row and its log grows until the process ends. A table larger than `mostBytes` is vacuumed at the next
 * start, before any request is served; until then its dead rows only take up disk space.
 */
export async function maintain(pg: PGlite, maxBytes = MAX_VACUUM_BYTES): Promise<void> {
  const { rows: untidy } = await pg.query<{ name: string; bytes: number; isChanged: boolean }>(UNTIDY_TABLES);
  for (const { name, bytes, isChanged } of untidy) {
    if (bytes <= maxBytes) await pg.exec(`vacuum (analyze) ${name}`);
    else if (isChanged) await analyzeSample(pg, name);
    await yieldToEventLoop();
  }
  const { rows } = await pg.query<{ long: boolean }>(IS_LOG_LONG);
  if (rows[0]?.long) await pg.exec("checkpoint");
}

const analyzeSample = (pg: PGlite, name: string) =>
  pg.transaction((tx) => tx.exec(`set local default_statistics_target = ${STATISTICS_TARGET}; analyze ${name}`));

/** The same for every table of any size, while nothing else is running. */
export const maintainAll = (pg: PGlite) => maintain(pg, Number.POSITIVE_INFINITY);
