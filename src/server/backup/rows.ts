import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { quoted, rowsOf, type Table } from "./tables.ts";

const BATCH = 2_000;
// A row of binary data is about half a megabyte of text.
const LARGE_BATCH = 4;

/** Makes every value's text the same on every database: fixed date, time and zone formats. For a transaction. */
export async function setCanonicalFormats(tx: Db): Promise<void> {
  await tx.execute(
    sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
               set_config('bytea_output', 'hex', true),
               set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
  );
}

/** The rows of a table in key order, a JSON array of strings each, in batches. */
export async function* readRows(tx: Db, { name, columns, order }: Pick<Table, "name" | "columns" | "order">) {
  const batch = columns.some(({ type }) => type === "bytea") ? LARGE_BATCH : BATCH;
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(", ");
  await tx.execute(
    sql.raw(
      `declare backup_rows no scroll cursor for select json_build_array(${texts})::text as line from ${quoted(name)} order by ${order}`,
    ),
  );
  try {
    while (true) {
      const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${batch} from backup_rows`));
      if (rows.length > 0) yield rows.map(({ line }) => line);
      if (rows.length < batch) break;
    }
  } finally {
    // A failed transaction closes its cursors.
    await tx.execute(sql`close backup_rows`).catch(() => {});
  }
}

export type Sum = { rows: number; sha256: string };

/** The number of rows in a table, and their hash. */
export async function hashTable(tx: Db, table: Pick<Table, "name" | "columns" | "order">): Promise<Sum> {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const lines of readRows(tx, table)) {
    hash.update(`${lines.join("\n")}\n`);
    rows += lines.length;
  }
  return { rows, sha256: hash.digest("hex") };
}
