import { codeOf } from "#server/start-error.ts";
import { databaseCode } from "./transaction.ts";

// PostgreSQL's own words for "not now": connection lost, shutting down, too many connections, disk full, no writing for
// the moment, lock or statement timeout.
const NOT_NOW = /^(08|53|57P|25006|55P03|57014)/;
const UNREACHABLE = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EPIPE"]);
const DRIVERS =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|PGlite is closed|embedded database has stopped/i;

/** Whether the database could not do its work just now, whatever the work was. Drizzle wraps the driver's error, so the cause is looked at too. */
export function isTransient(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  const code = codeOf(error);
  if (code !== undefined && (UNREACHABLE.has(code) || NOT_NOW.test(code))) return true;
  return DRIVERS.test(error.message) || isTransient(error.cause, depth + 1);
}

/** Whether the database answers but takes no writes: its disk is full, or it was told so. */
export function isWriteRefused(error: unknown): boolean {
  return ["25006", "53100"].includes(databaseCode(error) ?? "");
}

/** Does without a write that nothing depends on when the database takes none; whether it was made. */
export async function writeIfPossible(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (isWriteRefused(error)) return false;
    throw error;
  }
}
