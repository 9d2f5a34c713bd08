import * as z from "zod/mini";

/**
 * A backup is gzipped lines of JSON. First a header; then for each table a line with its name and columns, a line per
 * row (an array of strings, null for null) and a line with the row count and hash; finally the last id of each table,
 * and the hash of everything before the last line. Rows are sorted by key.
 */
export const FORMAT = 1;

const count = z.number().check(z.int(), z.minimum(0));
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const Head = z.object({
  weekwise: z.literal("backup"),
  format: z.number().check(z.int()),
  /** The newest migration applied, by its number in the journal. */
  schema: z.number().check(z.int()),
  version: z.string(),
  at: z.string(),
});
export type Head = z.output<typeof Head>;

export const TableHead = z.object({ table: z.string(), columns: z.array(z.string()).check(z.minLength(1)) });
export const TableEnd = z.object({ end: z.string(), rows: count, sha256 });
export const Counters = z.object({ counters: z.record(z.string(), count) });
export const FileEnd = z.object({ end: z.literal("backup"), tables: count, rows: count, sha256 });

export type TableSum = { name: string; columns: string[]; rows: number; sha256: string };

/** The contents of a complete, undamaged file. */
export type Contents = { head: Head; tables: TableSum[]; counters: Record<string, number>; rows: number };

/** A summary of a backup, table by table, for the user. */
export function formatContents({ head, tables, rows }: Contents): string {
  const width = Math.max(...tables.map(({ name }) => name.length));
  const lines = tables.map(
    (table) =>
      `  ${table.name.padEnd(width)}  ${String(table.rows).padStart(9)} rows  sha256 ${table.sha256.slice(0, 16)}…`,
  );
  return `${lines.join("\n")}\n${tables.length} tables, ${rows} rows, as they were at ${head.at} (Weekwise ${head.version}).\n`;
}
