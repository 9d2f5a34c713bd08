import { setFlagsFromString } from "node:v8";
import { afterAll, expect, it } from "vitest";
import type { Database } from "#server/db/database.ts";
import { emptyTables } from "#server/db/testing/rows.ts";
import { inMemory, onPostgres } from "#server/db/testing/test-database.ts";
import { dump } from "#server/invariants/dump.ts";
import { checkBackup } from "./read-backup.ts";
import { backupFolder, seedHousehold } from "./testing.ts";

const { backUp, restore, remove } = backupFolder();
// The embedded database's code runs here once: optimising it would take longer than running it unoptimised.
setFlagsFromString("--liftoff-only");
const opened: Database[] = [];
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  remove();
});

async function open(make: () => Promise<Database>): Promise<Database> {
  const database = await make();
  opened.push(database);
  return database;
}

it("copies the embedded database to PostgreSQL and back without any change", async () => {
  const [embedded, server] = await Promise.all([open(inMemory), open(onPostgres)]);
  await seedHousehold(embedded.db);
  const first = await backUp(embedded.db, "embedded");
  await restore(server.db, first);
  const second = await backUp(server.db, "server");
  const rows = await dump(embedded.db);
  await emptyTables(embedded);
  expect(await dump(embedded.db)).toEqual([]);
  const findings = await restore(embedded.db, second);
  // Documents and bank statements have their own tests.
  const checks = findings.filter(({ check }) => !/statement/.test(check) && !check.includes("document"));
  expect(checks.filter(({ wrong, checked }) => wrong > 0 || checked === 0)).toEqual([]);
  expect(await checkBackup(second)).toEqual(await checkBackup(first));
  expect(await dump(server.db)).toEqual(rows);
  expect(await dump(embedded.db)).toEqual(rows);
});
