import { createHash } from "node:crypto";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { accounts, answers, bills, rateLimits, session, userSettings, users } from "#server/db/schema/index.ts";
import { SETTINGS } from "#server/features/settings/testing.ts";
import { packageRoot } from "#server/package-root.ts";
import { checkBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const now = new Date("2026-03-02T09:00:00.123Z");

/** Strings that a careless format would change. */
export const ODD = 'Zoë "O\'Neil" \\ \t\n\r\u2028 日本 🏠 ,;=1+1 \\N null';

/** A household from the first version with a ledger, as its own code left it. */
export const FIRST_LEDGER = join(packageRoot(), "src/server/db/fixtures/first-ledger.backup");

/** Data of the last version without households: one file with four months, one with edge cases. */
export const BEFORE_HOUSEHOLDS = join(packageRoot(), "src/server/db/fixtures/before-households.backup");

/** Owner of the first household. */
export const ROBIN = "6f1c2c1e-2a53-4a8e-9d51-0d9a3f1b7c01";

/** A household with history, gaps from deletions, odd strings, and data that must not be restored. */
export async function seedHousehold(db: Db): Promise<void> {
  await restoreBackup(db, { path: FIRST_LEDGER, contents: await checkBackup(FIRST_LEDGER), allowInconsistent: false });
  await db.update(users).set({ firstName: ODD, lastName: "" }).where(eq(users.id, ROBIN));
  await db.insert(users).values({ id: "Ünal", email: "unal@example.com", googleId: "g", deletesAt: now });
  // The newest of each: its id must never be reused.
  await db.insert(accounts).values({ household: ROBIN, name: "Gone", createdAt: now });
  await db.delete(accounts).where(eq(accounts.name, "Gone"));
  await db.delete(bills).where(eq(bills.name, "Emergency fund"));
  await db.insert(userSettings).values({ userId: "Ünal", ...SETTINGS, savedAt: now });
  const body = { z: 1, a: ["\u00e9", null, 1.5], text: ODD };
  await db.insert(answers).values({ household: ROBIN, key: "k", requestHash: "h", status: 200, body, createdAt: now });
  await db.insert(session).values({ sid: "s", sess: { createdAt: "x" }, expire: now, userId: ROBIN, household: ROBIN });
  await db.insert(rateLimits).values({ key: "r", count: 1, windowEndsAt: now });
}

/** A folder for backups, with backup and restore. */
export function backupFolder() {
  const folder = mkdtempSync(join(tmpdir(), "weekwise-backup-"));
  return {
    folder,
    async backUp(db: Db, name: string) {
      const path = join(folder, name);
      await writeBackup(db, createWriteStream(path, { mode: 0o600 }), { version: "0.1.0", now });
      return path;
    },
    restore: async (db: Db, path: string, allowInconsistent = false) =>
      restoreBackup(db, { path, contents: await checkBackup(path), allowInconsistent }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type Part = { columns: string[]; rows: (string | null)[][] };
type Change = { schema?: number; table: (name: string, part: Part) => Part | undefined };

/**
 * The text of a backup with changed tables and matching hashes: what another version, or a careful forger, would write.
 */
export function rewrite(text: string, { schema, table }: Change): string {
  const lines = text.trimEnd().split("\n");
  const head = JSON.parse(lines[0] ?? "");
  const made = [JSON.stringify({ ...head, ...(schema !== undefined && { schema }) })];
  let tables = 0;
  let total = 0;
  for (let at = 1; at < lines.length - 2; ) {
    const { table: name, columns } = JSON.parse(lines[at] ?? "");
    const end = lines.findIndex((line, place) => place > at && line.startsWith('{"end"'));
    const rows = lines.slice(at + 1, end).map((line) => JSON.parse(line));
    const part = table(name, { columns, rows });
    at = end + 1;
    if (part === undefined) continue;
    // Formatted like PostgreSQL, so that a database's own text has the same hash.
    const texts = part.rows.map((row) => `[${row.map((value) => JSON.stringify(value)).join(", ")}]`);
    const hash = createHash("sha256");
    for (const each of texts) hash.update(`${each}\n`);
    made.push(JSON.stringify({ table: name, columns: part.columns }), ...texts);
    made.push(JSON.stringify({ end: name, rows: texts.length, sha256: hash.digest("hex") }));
    tables += 1;
    total += texts.length;
  }
  made.push(lines.at(-2) ?? "");
  const sha256 = createHash("sha256")
    .update(`${made.join("\n")}\n`)
    .digest("hex");
  return `${made.join("\n")}\n${JSON.stringify({ end: "backup", tables, rows: total, sha256 })}\n`;
}
