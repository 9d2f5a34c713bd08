import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";

/** Data that only the running server needs: sessions, emailed links, attempt counters, heartbeats. */
export const EXCLUDED = [
  "session",
  "pending_sign_ins",
  "password_resets",
  "email_links",
  "invitations",
  "rate_limits",
  "scheduler_beats",
];

export type Column = { name: string; type: string };

export type Table = {
  name: string;
  columns: Column[];
  /** Sorts rows the same on every database, whatever its locale. */
  order: string;
  /** The column with generated ids, and its sequence. */
  counter: { column: string; sequence: string } | undefined;
};

type ColumnRow = { table: string; column: string; type: string; place: number | null; sequence: string | null };

/** Every table of user data, referenced ones first. Read from the database, so that a new one is never forgotten. */
export async function listTables(db: Db): Promise<Table[]> {
  const found = await rowsOf<ColumnRow>(
    db,
    sql`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
           array_position(i.indkey::int2[], a.attnum) as place,
           case when a.attidentity <> '' then pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) end as sequence
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname, a.attnum`,
  );
  const names = [...new Set(found.map(({ table }) => table))].filter((name) => !EXCLUDED.includes(name));
  const tables = names.map((name) =>
    tableOf(
      name,
      found.filter(({ table }) => table === name),
    ),
  );
  return sortByReferences(tables, await listReferences(db));
}

function tableOf(name: string, found: readonly ColumnRow[]): Table {
  const key = found.filter(({ place }) => place !== null).sort((one, other) => Number(one.place) - Number(other.place));
  const order = (key.length > 0 ? key : found).map(({ column, type }) =>
    type === "text" ? `${quoted(column)} collate "C"` : quoted(column),
  );
  const idColumn = found.find(({ sequence }) => sequence !== null);
  return {
    name,
    columns: found.map(({ column, type }) => ({ name: column, type })),
    order: order.join(", "),
    counter: idColumn?.sequence ? { column: idColumn.column, sequence: idColumn.sequence } : undefined,
  };
}

type Reference = { from: string; to: string };

function listReferences(db: Db): Promise<Reference[]> {
  return rowsOf(
    db,
    sql`
    select distinct f.relname as from, t.relname as to from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
}

/** Sorts tables so that rows can be restored: nothing comes before what it refers to. */
function sortByReferences(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const sorted: Table[] = [];
  const isDone = (name: string) =>
    !tables.some((table) => table.name === name) || sorted.some((table) => table.name === name);
  while (sorted.length < tables.length) {
    const ready = tables.filter(
      ({ name }) => !isDone(name) && references.every(({ from, to }) => from !== name || isDone(to)),
    );
    if (ready.length === 0) throw new Error("tables with circular references can't be restored");
    sorted.push(...ready);
  }
  return sorted;
}

/** The rows of a query that Drizzle has no builder for: catalogs and cursors. */
export async function rowsOf<T>(db: Db, query: SQL): Promise<T[]> {
  // Both drivers return this shape; the shared type does not say so.
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

/** Quotes an SQL identifier. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
