import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSettings } from "./env.ts";
import { makeSecrets } from "./make-secrets.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "weekwise-secrets-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), "utf8");
const all = () => readdirSync(folder).map((name) => [name, read(name)]);

it("creates the secrets shared by the processes and their database, readable only by their group", () => {
  makeSecrets(folder, "database");
  const settings = readSettings({
    SESSION_SECRET_FILE: join(folder, "session-secret"),
    DATABASE_URL_FILE: join(folder, "database-url"),
  });
  expect(settings.sessionSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(settings.databaseUrl).toBe(`postgres://weekwise:${read("database-password")}@database:5432/weekwise`);
  expect(read("database-password")).not.toBe(read("session-secret"));
  for (const [name = ""] of all()) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o440);
});

it("keeps existing secrets, and completes an interrupted run", () => {
  makeSecrets(folder, "database");
  const before = all();
  rmSync(join(folder, "database-url"));
  writeFileSync(join(folder, "database-url.new"), "postgres://half");
  makeSecrets(folder, "database");
  expect(all()).toEqual(before);
});
