import type { PGlite } from "@electric-sql/pglite";

const EVERY = 5 * 60_000;

/** PostgreSQL's own thresholds for its background vacuum. */
const UNTIDY = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

const LONG_LOG = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 16 * 1024 * 1024 as long from pg_control_checkpoint()`;

/** Tidies now and then until the answer is called, but not on a disk that has no room for it. */
export function keepTidy(pg: PGlite, log: (message: string) => void, isShort: () => boolean): () => void {
  const timer = setInterval(() => {
    if (isShort()) return;
    tidy(pg).catch((error: unknown) => log(`Tidying the embedded database failed: ${String(error)}`));
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * What the background processes of a PostgreSQL server would do. The embedded one has none, so without this its
 * tables keep every dead row and its log grows until the process ends.
 */
export async function tidy(pg: PGlite): Promise<void> {
  const { rows: untidy } = await pg.query<{ name: string }>(UNTIDY);
  for (const { name } of untidy) await pg.exec(`vacuum (analyze) ${name}`);
  const { rows } = await pg.query<{ long: boolean }>(LONG_LOG);
  if (rows[0]?.long) await pg.exec("checkpoint");
}
