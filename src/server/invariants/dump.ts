import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";

/** Every table with a household's data. */
const TABLES = [
  "members",
  "accounts",
  "user_accounts",
  "bills",
  "bill_savings",
  "payments",
  "operations",
  "entries",
  "incomes",
  "answers",
  "imports",
  "import_parts",
  "documents",
  "document_chunks",
  "bill_amounts",
  "bill_edits",
  "bill_shares",
  "calendar_addresses",
  "invitations",
  "scan_lessons",
  "statement_lines",
  "statements",
  "transfers",
];

/** Every money row as text: equal before and after means that nothing happened. */
export async function dump(db: Db): Promise<string[]> {
  return Object.values(await dumpByHousehold(db)).flat();
}

/** The same by household, including its members' own rows. */
export async function dumpByHousehold(db: Db): Promise<Record<string, string[]>> {
  const parts = TABLES.map((table) => `select t.household_id, '${table} ' || to_jsonb(t)::text as row from ${table} t`);
  parts.push("select t.id, 'households ' || to_jsonb(t)::text from households t");
  parts.push("select m.household_id, 'users ' || to_jsonb(t)::text from users t join members m on m.user_id = t.id");
  const rows = await read<{ household: string; row: string }>(
    db,
    sql.raw(
      `select household_id as household, row from (${parts.join(" union all ")}) everything order by household_id, row`,
    ),
  );
  const byHousehold: Record<string, string[]> = {};
  for (const { household, row } of rows) {
    byHousehold[household] ??= [];
    byHousehold[household].push(row);
  }
  return byHousehold;
}

/** The rows of a query that Drizzle has no builder for, on either engine. */
export async function read<T>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as { rows: T[] }).rows;
}
