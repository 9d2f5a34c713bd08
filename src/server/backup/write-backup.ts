import { createHash } from "node:crypto";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { schemaOf } from "#server/db/migrate.ts";
import { FORMAT, type Head } from "./format.ts";
import { readRows, setCanonicalFormats } from "./rows.ts";
import { listTables, rowsOf, type Table } from "./tables.ts";

type Options = { version: string; now: Date };

/** Writes a consistent snapshot while others keep writing; memory use does not grow with the data. */
export async function writeBackup(db: Db, sink: Writable, { version, now }: Options): Promise<void> {
  await db.transaction(
    async (tx) => {
      await setCanonicalFormats(tx);
      const head: Head = {
        weekwise: "backup",
        format: FORMAT,
        schema: await schemaOf(tx),
        version,
        at: now.toISOString(),
      };
      await pipeline(withHash(parts(tx, head)), createGzip(), sink);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

const line = (value: object) => `${JSON.stringify(value)}\n`;

/** The text in parts; each table's end has its row count and hash. */
async function* parts(tx: Db, head: Head): AsyncGenerator<string, { tables: number; rows: number }> {
  yield line(head);
  const tables = await listTables(tx);
  let total = 0;
  for (const table of tables) {
    yield line({ table: table.name, columns: table.columns.map(({ name }) => name) });
    const hash = createHash("sha256");
    let rows = 0;
    for await (const lines of readRows(tx, table)) {
      const text = `${lines.join("\n")}\n`;
      hash.update(text);
      rows += lines.length;
      yield text;
    }
    yield line({ end: table.name, rows, sha256: hash.digest("hex") });
    total += rows;
  }
  yield line({ counters: await readCounters(tx, tables) });
  return { tables: tables.length, rows: total };
}

/** Passes the text on, and appends the hash of all of it. */
async function* withHash(text: ReturnType<typeof parts>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for (let next = await text.next(); ; next = await text.next()) {
    if (next.done) {
      yield line({ end: "backup", ...next.value, sha256: hash.digest("hex") });
      return;
    }
    hash.update(next.value);
    yield next.value;
  }
}

/**
 * The last id each table has generated. Not the largest in use: the ledger refers to deleted accounts and bills by id,
 * which must never be reused.
 */
async function readCounters(tx: Db, tables: readonly Table[]): Promise<Record<string, number>> {
  const counters: Record<string, number> = {};
  for (const { name, counter } of tables) {
    if (counter === undefined) continue;
    const [row] = await rowsOf<{ last: string }>(
      tx,
      sql.raw(`select (case when is_called then last_value else 0 end)::text as last from ${counter.sequence}`),
    );
    counters[name] = Number(row?.last ?? 0);
  }
  return counters;
}
