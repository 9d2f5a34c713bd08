import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cents } from "#core/money.ts";
import { openControl } from "#server/backup/control.ts";
import { checkBackup } from "#server/backup/read-backup.ts";
import { takeBackup } from "#server/backup/take-backup.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { createAccount } from "#server/features/accounts/create-account.ts";
import { addPerson } from "#server/features/households/testing.ts";
import { openLog } from "#server/log.ts";
import { movableClock } from "#server/testing.ts";
import { emptyData, runCommand } from "./testing.ts";

const folder = mkdtempSync(join(tmpdir(), "weekwise-backup-"));
const dataDir = join(folder, "data");
const clock = movableClock();
const version = "0.1.0";
let database: Database;
let closeControl: () => Promise<void>;

beforeAll(async () => {
  // Created once and copied: creating a database takes seconds.
  await emptyData(dataDir);
  cpSync(dataDir, join(folder, "other"), { recursive: true });
  database = await openDatabase({ dataDir });
  closeControl = openControl({ dataDir, db: database.db, clock, log: openLog("silent"), version });
  const { user, household } = await addPerson(database.db, "robin");
  const request = { household, actor: user, key: undefined, hash: "test", status: 201, now: clock.now() };
  const input = { name: "Everyday", balance: cents(1_234_56) };
  await createAccount(database.db, household, { input, today: clock.today(), request });
});
afterAll(async () => {
  await closeControl();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (command: string, args: string[], data: string) =>
  runCommand(command, { args, DATA_DIR: data, INIT_CWD: folder });

it("backs up a running Weekwise from another process and restores it into an empty one", {
  timeout: 120_000,
}, async () => {
  const made = await run("backup", ["kitchen.backup"], dataDir);
  expect(made).toEqual({ code: 0, output: expect.stringContaining("and verified") });
  expect(made.output).toMatch(/accounts +1 rows/);
  const path = join(folder, "kitchen.backup");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, "control.sock")).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(["data", "kitchen.backup", "other"]);
  expect(readdirSync(dataDir).filter((name) => name.endsWith(".part"))).toEqual([]);
  expect(await run("restore", ["kitchen.backup"], dataDir)).toEqual({
    code: 1,
    output: expect.stringMatching(/The backup can't be restored\.\n.*is in use by another Weekwise/),
  });

  const restored = await run("restore", ["kitchen.backup"], join(folder, "other"));
  expect(restored).toEqual({ code: 0, output: expect.stringContaining("No inconsistencies found.") });
  expect(restored.output).toMatch(/All \d+ tables were restored, and their hashes match the backup\./);
  const settings = { dataDir: join(folder, "other"), databaseUrl: undefined };
  const again = await takeBackup({ path: join(folder, "again"), settings, clock, version });
  expect(again.tables).toEqual((await checkBackup(path)).tables);
});

it("leaves no partial file when it fails", async () => {
  const settings = { dataDir: join(folder, "nowhere"), databaseUrl: undefined };
  await expect(takeBackup({ path: join(folder, "x"), settings, clock, version })).rejects.toThrow(
    /There is no Weekwise in/,
  );
  const lost = takeBackup({
    path: join(folder, "no/such/x"),
    settings: { dataDir, databaseUrl: undefined },
    clock,
    version,
  });
  await expect(lost).rejects.toThrow(/can't be written to .*: its folder does not exist/);
  expect(readdirSync(folder).filter((name) => name.startsWith("x"))).toEqual([]);
});
