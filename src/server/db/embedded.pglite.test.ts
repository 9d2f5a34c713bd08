import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fsyncSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { programOf } from "#server/testing-program.ts";
import { type EmbeddedDatabase, openEmbedded } from "./embedded.ts";
import { EMBEDDED_MAJOR, startCluster } from "./embedded-cluster.ts";
import { maintain, maintainAll, watchSpace } from "./embedded-upkeep.ts";
import { openDatabase } from "./open.ts";
import { rateLimits } from "./schema/index.ts";

const home = mkdtempSync(join(tmpdir(), "weekwise-embedded-"));
const dataDir = join(home, "data");
const writers: ChildProcess[] = [];
let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await openEmbedded({ dataDir, log: () => {} });
}, 180_000);
afterAll(async () => {
  for (const writer of writers) writer.kill("SIGKILL");
  await database.close();
  rmSync(home, { recursive: true, force: true });
});

it("is private to its user and contains nothing unfinished", () => {
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, "db")).mode & 0o777).toBe(0o700);
  expect(readdirSync(dataDir).sort()).toEqual(["db", "lock"]);
});

it("runs with the settings that survive a power cut", async () => {
  expect(await show("fsync")).toBe("on");
  expect(await show("wal_sync_method")).toBe("fsync");
  expect(await show("full_page_writes")).toBe("on");
  expect(await show("synchronous_commit")).toBe("on");
  expect(await show("shared_buffers")).toBe("8MB");
  expect(await show("server_version")).toMatch(new RegExp(`^${EMBEDDED_MAJOR}\\.`));
});

it("syncs each commit to disk before acknowledging it", async () => {
  for (let count = 0; count < 5; count += 1) {
    const before = database.syncs();
    await database.db.insert(rateLimits).values({ key: `sync ${count}`, count, windowEndsAt: new Date(0) });
    expect(database.syncs()).toBeGreaterThan(before);
  }
});

it("allows one process at a time and names it", async () => {
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `The data folder ${dataDir} is in use by another Weekwise (process ${process.pid}). Stop it, or set DATA_DIR to another folder.`,
  );
});

it("loses no acknowledged row in three kills, each of which releases the folder", { timeout: 480_000 }, async () => {
  await database.close();
  const acknowledged: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const writer = await startWriter(round * 10_000);
    await writer.acknowledged(25 + round * 17);
    await expect(openDatabase({ dataDir })).rejects.toThrow(`(process ${writer.pid})`);
    acknowledged.push(...(await writer.kill()));
  }
  database = await openEmbedded({ dataDir, log: () => {} });
  expect(await database.isReady()).toBe(true);
  const rows = await database.db.select({ count: rateLimits.count, key: rateLimits.key }).from(rateLimits);
  const keptRows = new Set(rows.filter((row) => row.key.startsWith("row")).map((row) => row.count));
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(acknowledged.filter((count) => !keptRows.has(count))).toEqual([]);
});

it("reports why it can't use a folder", async () => {
  const file = join(home, "file");
  writeFileSync(file, "");
  await expect(openDatabase({ dataDir: join(file, "data") })).rejects.toThrow(
    `The data folder ${join(file, "data")} can't be used: part of that path is a file. Fix this, or set DATA_DIR to another folder.`,
  );
  await expect(openDatabase({ dataDir: file })).rejects.toThrow("a file with that name already exists");
});

it("refuses a folder of another PostgreSQL version and a damaged one, and releases the lock", async () => {
  const other = join(home, "other");
  mkdirSync(join(other, "db"), { recursive: true });
  writeFileSync(join(other, "db", "PG_VERSION"), "17\n");
  const refusal = `created by PostgreSQL 17, and this Weekwise includes PostgreSQL ${EMBEDDED_MAJOR}`;
  await expect(openDatabase({ dataDir: other })).rejects.toThrow(refusal);
  await expect(openDatabase({ dataDir: other })).rejects.toThrow(refusal);
  writeFileSync(join(other, "db", "PG_VERSION"), `${EMBEDDED_MAJOR}\n`);
  await expect(openDatabase({ dataDir: other })).rejects.toThrow(`The database in ${other} can't be opened`);
});

it("can be closed twice", async () => {
  await Promise.all([database.close(), database.close()]);
  expect(await database.isReady()).toBe(false);
});

it("acknowledges nothing that the disk refused, and neither hangs nor continues", async () => {
  const folder = join(dataDir, "db");
  let isBroken = false;
  const messages: string[] = [];
  const fsync = (file: number) => {
    if (isBroken) throw Object.assign(new Error("the disk is gone"), { code: "EIO" });
    fsyncSync(file);
  };
  const { pg, stop } = await startCluster({ folder, fsync, onStopped: (message) => messages.push(message) });
  await pg.query("delete from rate_limits");
  isBroken = true;
  await expect(pg.query("insert into rate_limits values ('lost', 1, now())")).rejects.toThrow("could not fsync");
  await expect(pg.query("select 1")).rejects.toThrow("The embedded database has stopped: could not fsync");
  expect(messages).toHaveLength(1);
  await stop();
  const next = await startCluster({ folder, onStopped: () => {} });
  expect((await next.pg.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await next.stop();
});

it("vacuums its own tables, since there is no background process", async () => {
  const { pg, stop } = await startCluster({ folder: join(dataDir, "db"), onStopped: () => {} });
  const tableStats = async () => {
    const { rows } = await pg.query(`
      select n_dead_tup::int as dead, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) < 1000000 as short
      from pg_stat_user_tables, pg_control_checkpoint() where relname = 'litter'`);
    return rows;
  };
  await pg.exec("create table litter as select i, repeat('x', 1000) as t from generate_series(1, 16000) i");
  await pg.exec("delete from litter");
  // Statistics are otherwise flushed once a second.
  await pg.exec("select pg_stat_force_next_flush()");
  expect(await tableStats()).toEqual([{ dead: 16_000, short: false }]);
  const analyzed = async () =>
    (await pg.query("select last_analyze is not null as is from pg_stat_user_tables where relname = 'litter'")).rows;
  // A table above the size limit keeps its dead rows until the next start; its planner statistics are kept fresh.
  expect(await analyzed()).toEqual([{ is: false }]);
  await maintain(pg, 1_000);
  await pg.exec("select pg_stat_force_next_flush()");
  expect(await tableStats()).toMatchObject([{ dead: 16_000 }]);
  expect(await analyzed()).toEqual([{ is: true }]);
  await maintainAll(pg);
  expect(await tableStats()).toEqual([{ dead: 0, short: true }]);
  await pg.exec("drop table litter");
  await stop();
});

it("refuses writes on a nearly full disk, keeps reading, and accepts writes again once there is space", async () => {
  const { pg, stop } = await startCluster({ folder: join(dataDir, "db"), onStopped: () => {} });
  let megabytes = 63;
  const messages: string[] = [];
  const log = (message: string) => messages.push(message);
  const space = watchSpace({ pg, folder: dataDir, log, free: async () => megabytes * 1024 * 1024 });
  const write = () => pg.query("insert into rate_limits values ('full', 1, now())");
  await pg.query("delete from rate_limits");
  await space.check();
  expect(space.isShort()).toBe(true);
  await expect(write()).rejects.toMatchObject({ code: "25006" });
  await expect(pg.transaction((tx) => tx.query("delete from rate_limits"))).rejects.toMatchObject({ code: "25006" });
  expect((await pg.query("select key from rate_limits")).rows).toEqual([]);
  // Slightly more is not enough, or it would switch back and forth.
  megabytes = 70;
  await space.check();
  await expect(write()).rejects.toMatchObject({ code: "25006" });
  megabytes = 81;
  await space.check();
  expect((await write()).affectedRows).toBe(1);
  expect(messages).toEqual([
    `The disk of ${dataDir} has 63 MB left: writes are disabled until more space is available.`,
    `The disk of ${dataDir} has 81 MB left: writes are enabled again.`,
  ]);
  space.stop();
  await stop();
});

async function show(name: string): Promise<string | undefined> {
  const value = sql<string>`current_setting(${name})`;
  const rows = await database.db.select({ value }).from(sql`(select 1) as one`);
  return rows[0]?.value;
}

async function startWriter(first: number) {
  const program = await programOf(join(import.meta.dirname, "testing/writer.ts"));
  const child = spawn(process.execPath, ["--liftoff-only", program, dataDir, String(first)]);
  writers.push(child);
  const exit = once(child, "exit");
  const rows: number[] = [];
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  createInterface(child.stdout).on("line", (line) => rows.push(Number(line)));
  return {
    pid: child.pid,
    acknowledged: async (count: number) => {
      while (rows.length < count) {
        if (child.exitCode !== null) throw new Error(`the writer ended: ${complaint}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    kill: async () => {
      child.kill("SIGKILL");
      await exit;
      return rows;
    },
  };
}
