import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate, readMigrations } from "#server/db/migrate.ts";
import * as schema from "#server/db/schema/index.ts";
import { packageRoot } from "#server/package-root.ts";
import { codeOf } from "#server/start-error.ts";

/** A migrated, empty database as a file: loading it is much faster than creating one. */
export async function readSnapshot(): Promise<Blob> {
  const folder = join(packageRoot(), ".cache", "test-database");
  const path = join(folder, `${fingerprint()}.tar`);
  try {
    return new Blob([readFileSync(path)], { type: "application/x-tar" });
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
  const snapshot = await makeSnapshot();
  // Written to a unique name and renamed, so that racing workers each leave a complete file.
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, new Uint8Array(await snapshot.arrayBuffer()));
  renameSync(draft, path);
  return snapshot;
}

async function makeSnapshot(): Promise<Blob> {
  const client = await PGlite.create();
  await migrate(drizzle({ client, schema }), "memory");
  const snapshot = await client.dumpDataDir("none");
  await client.close();
  return snapshot;
}

function fingerprint(): string {
  const engine = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const hash = createHash("sha256").update(readFileSync(engine));
  for (const migration of readMigrations()) hash.update(migration.hash);
  return hash.digest("hex").slice(0, 16);
}
