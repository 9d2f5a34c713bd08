import { codeOf } from "#server/start-error.ts";
import type { Db } from "./database.ts";

// Serialization failure and deadlock: PostgreSQL rolled back one of two conflicting transactions, to be retried.
// Foreign key: a row we refer to was deleted, or a row we delete was referred to, in the meantime; a retry sees it.
const RETRYABLE_CODES = new Set(["40001", "40P01", "23503"]);
const MAX_TRIES = 5;

type Transact = <T>(act: (tx: Db) => Promise<T>) => Promise<T>;

const transactions = new WeakMap<Db, Transact>();

/** Sets how a database's transactions begin and end, where that differs from Drizzle. */
export function transactBy(db: Db, transact: Transact): void {
  transactions.set(db, transact);
}

/** Runs a transaction, and retries it when the database rolled it back because of a conflict. */
export async function inTransaction<T>(db: Db, act: (tx: Db) => Promise<T>): Promise<T> {
  const transact = transactions.get(db) ?? ((run: typeof act) => db.transaction(run));
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact(act);
    } catch (error) {
      if (attempt >= MAX_TRIES || !RETRYABLE_CODES.has(databaseCode(error) ?? "")) throw error;
    }
  }
}

/** PostgreSQL's code of an error; Drizzle wraps the driver's. */
export function databaseCode(error: unknown): string | undefined {
  const code = codeOf(error);
  if (code !== undefined) return code;
  return error instanceof Error && error.cause !== undefined ? databaseCode(error.cause) : undefined;
}
