import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { examine } from "#server/doctor/examine.ts";
import { createCluster } from "./create-cluster.ts";
import { openEmbedded } from "./embedded.ts";
import { prepareCluster } from "./prepare-cluster.ts";
import { rateLimits } from "./schema/index.ts";

const folder = mkdtempSync(join(tmpdir(), "weekwise-prepared-"));
const prepared = join(folder, "empty-database");
beforeAll(() => prepareCluster(prepared), 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modesIn = (folder: string) => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  const of = (isFile: boolean) =>
    new Set(entries.filter((one) => one.isFile() === isFile).map((one) => modeOf(join(one.parentPath, one.name))));
  return { folders: of(false).add(modeOf(folder)), files: of(true) };
};

const openCopy = (dataDir: string) => openEmbedded({ dataDir, log: () => {} });

it("is readable by the user who runs the build, and its copies only by their owner", async () => {
  expect(modesIn(prepared)).toEqual({ folders: new Set([0o755]), files: new Set([0o644]) });
  const closed = join(folder, "closed");
  await createCluster(closed, prepared);
  expect(modesIn(closed)).toEqual({ folders: new Set([0o700]), files: new Set([0o600]) });
});

it("gives each copy its own complete database", async () => {
  const clusters = ["one", "two"].map((name) => join(folder, name));
  for (const dataDir of clusters) {
    mkdirSync(dataDir);
    await createCluster(join(dataDir, "db"), prepared);
  }
  const [one, two] = [await openCopy(clusters[0] ?? ""), await openCopy(clusters[1] ?? "")];
  try {
    await one.db.insert(rateLimits).values({ key: "mine", count: 1, windowEndsAt: new Date(0) });
    expect(await one.db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: "mine" }]);
    expect(await two.db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([]);
    expect(await two.isReady()).toBe(true);
    expect((await examine(two.db)).filter(({ wrong }) => wrong > 0)).toEqual([]);
  } finally {
    await one.close();
    await two.close();
  }
});

it("starts over after an interrupted start", async () => {
  const dataDir = join(folder, "cut");
  mkdirSync(join(dataDir, "db.new"), { recursive: true });
  writeFileSync(join(dataDir, "db.new", "half"), "");
  await createCluster(join(dataDir, "db"), prepared);
  expect(readdirSync(dataDir)).toEqual(["db"]);
  expect(existsSync(join(dataDir, "db", "half"))).toBe(false);
});
