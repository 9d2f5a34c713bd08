import type { Contents } from "./format.ts";

/** What a backup holds, table by table, for the person who made or restored it. */
export function tellContents({ head, tables, rows }: Contents): string {
  const width = Math.max(...tables.map(({ name }) => name.length));
  const lines = tables.map(
    (table) =>
      `  ${table.name.padEnd(width)}  ${String(table.rows).padStart(9)} rows  sha256 ${table.sha256.slice(0, 16)}…`,
  );
  return `${lines.join("\n")}\n${tables.length} tables, ${rows} rows, as they were at ${head.at} (Weekwise ${head.version}).\n`;
}
