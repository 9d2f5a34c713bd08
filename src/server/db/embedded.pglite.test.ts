import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fsyncSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EmbeddedDatabase, openEmbedded } from "./embedded.ts";
import { EMBEDDED_MAJOR, startCluster } from "./embedded-cluster.ts";
import { tidy } from "./embedded-upkeep.ts";
import { openDatabase } from "./open.ts";
import { rateLimits } from "./schema/index.ts";

const home = mkdtempSync(join(tmpdir(), "weekwise-embedded-"));
const dataDir = join(home, "data");
let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await openEmbedded({ dataDir, log: () => {} });
}, 180_000);
afterAll(async () => {
  await database.close();
  rmSync(home, { recursive: true, force: true });
});

it("is closed to other users and holds nothing half made", () => {
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, "db")).mode & 0o777).toBe(0o700);
  expect(readdirSync(dataDir).sort()).toEqual(["db", "lock"]);
});

it("runs with the settings that keep data through a power cut", async () => {
  expect(await show("fsync")).toBe("on");
  expect(await show("wal_sync_method")).toBe("fsync");
  expect(await show("full_page_writes")).toBe("on");
  expect(await show("synchronous_commit")).toBe("on");
  expect(await show("shared_buffers")).toBe("8MB");
  expect(await show("server_version")).toMatch(new RegExp(`^${EMBEDDED_MAJOR}\\.`));
});

it("asks the disk to keep each commit before it is acknowledged", async () => {
  for (let count = 0; count < 5; count += 1) {
    const before = database.syncs();
    await database.db.insert(rateLimits).values({ key: `sync ${count}`, count, windowEndsAt: new Date(0) });
    expect(database.syncs()).toBeGreaterThan(before);
  }
});

it("lets one process in, says which, and the next one after that was killed", async () => {
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `The data folder ${dataDir} is in use by another Weekwise (process ${process.pid}). Stop it, or set DATA_DIR to another folder.`,
  );
  await database.close();
  const first = startWriter(0);
  await first.acknowledged(1);
  const second = startWriter(0);
  expect(await second.failure()).toContain(`in use by another Weekwise (process ${first.child.pid})`);
  await first.kill();
  database = await openEmbedded({ dataDir, log: () => {} });
  expect(await database.isReady()).toBe(true);
});

it("loses no acknowledged row to five kills", async () => {
  await database.db.delete(rateLimits);
  const acknowledged: number[] = [];
  await database.close();
  for (let round = 0; round < 5; round += 1) {
    const writer = startWriter(round * 10_000);
    await writer.acknowledged(20 + round * 17);
    acknowledged.push(...(await writer.kill()));
  }
  database = await openEmbedded({ dataDir, log: () => {} });
  const rows = await database.db.select({ count: rateLimits.count }).from(rateLimits);
  const kept = new Set(rows.map((row) => row.count));
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(acknowledged.filter((count) => !kept.has(count))).toEqual([]);
});

it("says what is wrong with a folder it can't use", async () => {
  const file = join(home, "file");
  writeFileSync(file, "");
  await expect(openDatabase({ dataDir: join(file, "data") })).rejects.toThrow(
    `The data folder ${join(file, "data")} can't be used: a part of that path is a file. Mend that, or set DATA_DIR to another folder.`,
  );
  await expect(openDatabase({ dataDir: file })).rejects.toThrow("a file has that name");
});

it("refuses a folder of another PostgreSQL, and one that is damaged, and gives the lock back", async () => {
  const other = join(home, "other");
  mkdirSync(join(other, "db"), { recursive: true });
  writeFileSync(join(other, "db", "PG_VERSION"), "17\n");
  const refusal = `made by PostgreSQL 17, and this Weekwise holds PostgreSQL ${EMBEDDED_MAJOR}`;
  await expect(openDatabase({ dataDir: other })).rejects.toThrow(refusal);
  await expect(openDatabase({ dataDir: other })).rejects.toThrow(refusal);
  writeFileSync(join(other, "db", "PG_VERSION"), `${EMBEDDED_MAJOR}\n`);
  await expect(openDatabase({ dataDir: other })).rejects.toThrow(`The database in ${other} can't be opened`);
});

it("closes twice without harm", async () => {
  await Promise.all([database.close(), database.close()]);
  expect(await database.isReady()).toBe(false);
});

it("acknowledges nothing that the disk refused, and neither hangs nor goes on", async () => {
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

it("tidies up after itself, as no background process does", async () => {
  const { pg, stop } = await startCluster({ folder: join(dataDir, "db"), onStopped: () => {} });
  await pg.exec("create table litter as select i, repeat('x', 1000) as t from generate_series(1, 20000) i");
  await pg.exec("delete from litter");
  const dead =
    "select n_dead_tup::int as dead, pg_relation_size('litter')::int as size from pg_stat_user_tables where relname = 'litter'";
  expect((await pg.query(dead)).rows).toEqual([{ dead: 20_000, size: expect.any(Number) }]);
  await tidy(pg);
  expect((await pg.query(dead)).rows).toEqual([{ dead: 0, size: 0 }]);
  await pg.exec("drop table litter");
  await stop();
});

async function show(name: string): Promise<string | undefined> {
  const value = sql<string>`current_setting(${name})`;
  const rows = await database.db.select({ value }).from(sql`(select 1) as one`);
  return rows[0]?.value;
}

function startWriter(first: number) {
  const script = join(import.meta.dirname, "testing-writer.ts");
  const child: ChildProcess = spawn(process.execPath, ["--import", "tsx", script, dataDir, String(first)]);
  const exit = once(child, "exit");
  const rows: number[] = [];
  let complaint = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const lines = child.stdout ? createInterface(child.stdout) : undefined;
  lines?.on("line", (line) => {
    if (line !== "open") rows.push(Number(line));
  });
  return {
    child,
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
    failure: async () => {
      await exit;
      return complaint;
    },
  };
}
