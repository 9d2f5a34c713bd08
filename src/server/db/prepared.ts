import type { Db } from "./database.ts";

type Statement<T> = { execute(values?: Record<string, unknown>): Promise<T> };

/**
 * A statement on the hot path, built once for each handle it is used on. PostgreSQL's transactions share a handle per
 * connection (postgres.ts), so there it is also planned but once; the embedded database builds it again for each.
 */
export function prepared<T>(build: (db: Db) => Statement<T>): (db: Db, values: Record<string, unknown>) => Promise<T> {
  const built = new WeakMap<Db, Statement<T>>();
  return (db, values) => {
    const known = built.get(db);
    if (known) return known.execute(values);
    const statement = build(db);
    built.set(db, statement);
    return statement.execute(values);
  };
}
