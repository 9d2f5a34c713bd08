import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { day } from "#core/day.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { fillDemo } from "#server/features/demo/fill-demo.ts";
import { addPerson } from "#server/features/households/testing.ts";
import { runCommand } from "./testing.ts";

const dataDir = mkdtempSync(join(tmpdir(), "weekwise-doctor-"));
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dataDir });
  const now = new Date("2026-03-02T09:00:00Z");
  const robin = await addPerson(database.db, "robin", now);
  await fillDemo(database.db, { ...robin, today: day("2026-03-02"), now });
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const runDoctor = () => runCommand("doctor", { DATA_DIR: dataDir });

it("says whose the data is while Weekwise runs, then what it checked, then what is wrong", {
  timeout: 120_000,
}, async () => {
  expect(await runDoctor()).toEqual({ code: 1, said: expect.stringContaining("is in use by another Weekwise") });
  await database.close();
  const sound = await runDoctor();
  expect(sound).toEqual({ code: 0, said: expect.stringContaining("Nothing is wrong.") });
  expect(sound.said).toMatch(/18 checked {2}every bill's credited weeks/);

  database = await openDatabase({ dataDir });
  await database.db.execute(sql`update bills set next_credit_date = next_credit_date + 1 where name = 'Rent'`);
  await database.close();
  expect(await runDoctor()).toEqual({
    code: 1,
    said: expect.stringMatching(/WRONG.*next credit\n +bill \d+ of [0-9a-f-]{36}/),
  });
});
