import { codeOf, isStartError, startError } from "#server/start-error.ts";
import { databaseCode } from "./transaction.ts";

// PostgreSQL's codes for transient errors: connection lost, shutting down, too many connections, disk full, read-only,
// lock or statement timeout.
const TRANSIENT_CODES = /^(08|53|57P|25006|55P03|57014)/;
const UNREACHABLE = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EPIPE"]);
const DRIVERS =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|PGlite is closed|embedded database has stopped/i;

/**
 * Whether the database was temporarily unable to work, whatever the statement. Drizzle wraps the driver's error, so the
 * cause is checked too.
 */
export function isTransient(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  const code = codeOf(error);
  if (code !== undefined && (UNREACHABLE.has(code) || TRANSIENT_CODES.test(code))) return true;
  return DRIVERS.test(error.message) || isTransient(error.cause, depth + 1);
}

/** Whether the database responds but accepts no writes: its disk is full, or it is read-only. */
export function isWriteRefused(error: unknown): boolean {
  return ["25006", "53100"].includes(databaseCode(error) ?? "");
}

/** Skips an optional write when the database accepts none; returns whether it was made. */
export async function writeIfPossible(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (isWriteRefused(error)) return false;
    throw error;
  }
}

/** The target of DATABASE_URL, without the password. */
type Target = { name: string; user: string; database: string };

export function readTarget(databaseUrl: string): Target {
  // The error for a bad URL contains the whole URL, so it is dropped here.
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  if (!url || !["postgres:", "postgresql:"].includes(url.protocol)) {
    throw startError(
      "DATABASE_URL is not a PostgreSQL URL. It should look like postgres://user:password@host:5432/database, " +
        "with special characters in the password percent-encoded.",
    );
  }
  const user = decode(url.username);
  const host = url.searchParams.get("host") ?? (url.hostname || "localhost");
  const database = decode(url.pathname.slice(1)) || user;
  return { user, database, name: `PostgreSQL at ${host}:${url.port || 5432}, database ${database}` };
}

/** The start error for a failed connection. */
export function connectError({ name, user, database }: Target, error: unknown): Error {
  if (isStartError(error)) return error;
  switch (codeOf(error)) {
    case "28P01":
      return startError(`${name}: wrong password for user ${user}. Check DATABASE_URL.`);
    case "28000":
      return startError(
        `${name}: user ${user} is not allowed to connect from here. Check DATABASE_URL and the server's pg_hba.conf.`,
      );
    case "3D000":
      return startError(
        `${name}: the database does not exist. Create it (createdb ${database}), or check DATABASE_URL.`,
      );
    default:
      return startError(`${name}: can't connect (${reasonOf(error)}). Is it running? Check DATABASE_URL.`);
  }
}

/** The start error for a user without permission to migrate, or undefined for any other error. */
export function mayNotCreate(where: string, user = "in DATABASE_URL", error: unknown): Error | undefined {
  if (!isForbidden(error)) return undefined;
  return startError(
    `The user ${user} does not have permission to create tables in ${where}. Make it the owner of the database ` +
      "and of everything in it (ALTER DATABASE ... OWNER TO ...), or use the owner in DATABASE_URL.",
    error,
  );
}

/** Drizzle wraps the driver's error, so the cause is checked too. */
function isForbidden(error: unknown): boolean {
  return error instanceof Error && (codeOf(error) === "42501" || isForbidden(error.cause));
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message || (codeOf(error) ?? "no reason given");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
