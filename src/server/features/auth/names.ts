import { sql } from "drizzle-orm";
import type { Actor } from "#contract/fields.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/index.ts";

/** Users' display names by id: the first name, else the address. Missing for deleted users. */
export async function namesOfPeople(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const uniqueIds = [...new Set(ids.flatMap((id) => id ?? []))];
  if (uniqueIds.length === 0) return new Map();
  const found = await db
    .select({ id: users.id, firstName: users.firstName, email: users.email })
    .from(users)
    .where(sql`${users.id} = any(${sql.param(uniqueIds)}::text[])`);
  return new Map(found.map(({ id, firstName, email }) => [id, firstName || email]));
}

/** Who did something, for display. */
export function actorOf(actor: string | null, names: ReadonlyMap<string, string>, viewer: string): Actor {
  return actor === null ? null : { name: names.get(actor) ?? null, isYou: actor === viewer };
}

/** First names by id; missing for deleted users and those without one. */
export async function firstNamesOf(
  db: Db,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const uniqueIds = [...new Set(ids.flatMap((id) => id ?? []))];
  const found =
    uniqueIds.length === 0
      ? []
      : await db
          .select({ id: users.id, name: users.firstName })
          .from(users)
          .where(sql`${users.id} = any(${sql.param(uniqueIds)}::text[])`);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
}
