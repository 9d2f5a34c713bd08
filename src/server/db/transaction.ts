import { codeOf } from "#server/start-error.ts";
import type { Db } from "./database.ts";

// Serialization failure and deadlock: PostgreSQL undid one of two that were in each other's way, and asks to try again. A
// foreign key: between our look and our write somebody deleted what we refer to, or came to refer to what we delete; the next
// look sees it.
const AGAIN = new Set(["40001", "40P01", "23503"]);
const TRIES = 5;

type Transact = <T>(act: (tx: Db) => Promise<T>) => Promise<T>;

const own = new WeakMap<Db, Transact>();

/** Tells how transactions of a database begin and end, where that is not Drizzle's own way. */
export function transactBy(db: Db, transact: Transact): void {
  own.set(db, transact);
}

/** One transaction; tried again when the database chose it to give way to another. */
export async function inTransaction<T>(db: Db, act: (tx: Db) => Promise<T>): Promise<T> {
  const transact = own.get(db) ?? ((run: typeof act) => db.transaction(run));
  for (let tries = 1; ; tries++) {
    try {
      return await transact(act);
    } catch (error) {
      if (tries >= TRIES || !AGAIN.has(databaseCode(error) ?? "")) throw error;
    }
  }
}

/** PostgreSQL's code of an error; Drizzle wraps the driver's. */
export function databaseCode(error: unknown): string | undefined {
  const own = codeOf(error);
  if (own !== undefined) return own;
  return error instanceof Error && error.cause !== undefined ? databaseCode(error.cause) : undefined;
}
