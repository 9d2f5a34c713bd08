import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/index.ts";

/** What people are called, by their id; nothing for whoever is here no more, or never said. */
export async function firstNamesOf(
  db: Db,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  const found =
    wanted.length === 0
      ? []
      : await db
          .select({ id: users.id, name: users.firstName })
          .from(users)
          .where(sql`${users.id} = any(${sql.param(wanted)}::text[])`);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
}
