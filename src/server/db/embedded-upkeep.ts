import { statfs } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { yieldToEventLoop } from "#server/in-parts.ts";

const TIDIED_EVERY = 5 * 60_000;

/** PostgreSQL's own thresholds for its background vacuum and analyze. */
const UNTIDY = `
  select * from (
    select format('%I.%I', schemaname, relname) as name, pg_total_relation_size(relid)::float8 as bytes,
      n_dead_tup > 50 + 0.2 * n_live_tup as "isDead", n_mod_since_analyze > 50 + 0.1 * n_live_tup as "isChanged"
    from pg_stat_user_tables) tables
  where "isDead" or "isChanged"`;

/**
 * Vacuuming blocks all requests, for a time proportional to the size of the table and its indexes: about 50 ms at this
 * size.
 */
const MOST_BYTES = 8 * 1024 * 1024;
/** A tenth of the usual sample; enough even for a large table. */
const FEW_ROWS = 10;

const LONG_LOG = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 16 * 1024 * 1024 as long from pg_control_checkpoint()`;

const MEGABYTE = 1024 * 1024;
const EVERY = 1_000;
/** PostgreSQL's log grows by 16 MB at a time, and the engine aborts when that fails. */
const LEAST = 64 * MEGABYTE;
const ENOUGH = 80 * MEGABYTE;

type Options = {
  pg: PGlite;
  folder: string;
  log: (message: string) => void;
  /** For tests: a full disk. */
  free?: (folder: string) => Promise<number>;
};

export type SpaceWatch = { look: () => Promise<void>; isShort: () => boolean; stop: () => void };

/**
 * Refuses writes before the disk is full, and accepts them again once there is space. The embedded engine can't
 * continue when its log can't grow; in read-only mode it keeps reading, and no restart is needed.
 */
export function watchSpace({ pg, folder, log, free = freeBytes }: Options): SpaceWatch {
  let isShort = false;
  async function look(): Promise<void> {
    const left = await free(folder);
    if (isShort ? left < ENOUGH : left >= LEAST) return;
    await pg.exec(`set default_transaction_read_only = ${isShort ? "off" : "on"}`);
    isShort = !isShort;
    const room = `The disk of ${folder} has ${Math.floor(left / MEGABYTE)} MB left`;
    log(isShort ? `${room}: writes are disabled until more space is available.` : `${room}: writes are enabled again.`);
  }
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => log(`Could not check the free disk space of ${folder}: ${String(error)}`))
      .finally(() => {
        isLooking = false;
      });
  }, EVERY);
  timer.unref();
  return { look, isShort: () => isShort, stop: () => clearInterval(timer) };
}

async function freeBytes(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder);
  // Some network file systems don't report their size.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

/** Runs maintenance periodically until stopped, but not on a nearly full disk. */
export function keepTidy(pg: PGlite, log: (message: string) => void, isShort: () => boolean): () => void {
  const timer = setInterval(() => {
    if (isShort()) return;
    tidy(pg).catch((error: unknown) => log(`Maintenance of the embedded database failed: ${String(error)}`));
  }, TIDIED_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Does the work of PostgreSQL's background processes. The embedded engine has none, so without this its tables keep
 * every dead row and its log grows until the process ends. A table larger than `mostBytes` is vacuumed at the next
 * start, before any request is served; until then its dead rows only take up disk space.
 */
export async function tidy(pg: PGlite, mostBytes = MOST_BYTES): Promise<void> {
  const { rows: untidy } = await pg.query<{ name: string; bytes: number; isChanged: boolean }>(UNTIDY);
  for (const { name, bytes, isChanged } of untidy) {
    if (bytes <= mostBytes) await pg.exec(`vacuum (analyze) ${name}`);
    else if (isChanged) await analyzeSome(pg, name);
    await yieldToEventLoop();
  }
  const { rows } = await pg.query<{ long: boolean }>(LONG_LOG);
  if (rows[0]?.long) await pg.exec("checkpoint");
}

const analyzeSome = (pg: PGlite, name: string) =>
  pg.transaction((tx) => tx.exec(`set local default_statistics_target = ${FEW_ROWS}; analyze ${name}`));

/** The same for every table of any size, while nothing else is running. */
export const tidyAll = (pg: PGlite) => tidy(pg, Number.POSITIVE_INFINITY);
