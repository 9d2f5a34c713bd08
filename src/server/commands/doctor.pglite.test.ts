import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "#core/day.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { forTests } from "#server/db/testing/test-database.ts";
import { tickOn } from "#server/invariants/tick.ts";
import { household, testApp } from "#server/testing.ts";
import { emptyData, runCommand } from "./testing.ts";

const dataDir = mkdtempSync(join(tmpdir(), "weekwise-doctor-"));
let database: Database;
beforeAll(async () => {
  await emptyData(dataDir);
  database = await openDatabase({ dataDir });
  const test = await testApp({}, { ...forTests(database), close: async () => {} });
  const robin = await household(test);
  for (const name of ["Rent", "Power"]) await robin.addBill({ name });
  await tickOn(test.db, addDays(test.clock.today(), 15));
  await test.close();
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const runDoctor = () => runCommand("doctor", { DATA_DIR: dataDir });

it("reports who holds the data while Weekwise runs, then what it checked, then what is wrong", {
  timeout: 120_000,
}, async () => {
  expect(await runDoctor()).toEqual({ code: 1, output: expect.stringContaining("is in use by another Weekwise") });
  await database.close();
  const consistent = await runDoctor();
  expect(consistent).toEqual({ code: 0, output: expect.stringContaining("No inconsistencies found.") });
  expect(consistent.output).toMatch(/2 checked {2}every bill's credited weeks/);

  database = await openDatabase({ dataDir });
  await database.db.execute(sql`update bills set next_credit_date = next_credit_date + 1 where name = 'Rent'`);
  await database.close();
  expect(await runDoctor()).toEqual({
    code: 1,
    output: expect.stringMatching(/WRONG.*next credit date\n +bill \d+ of [0-9a-f-]{36}/),
  });
});
