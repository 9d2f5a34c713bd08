import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts, rateLimits, session, users } from "#server/db/schema/index.ts";
import { type TestDatabase, testDatabase } from "#server/db/testing/test-database.ts";
import { dump } from "#server/invariants/dump.ts";
import { isStartError } from "#server/start-error.ts";
import { checkBackup } from "./read-backup.ts";
import { backupFolder, ODD, ROBIN, rewrite, seedHousehold } from "./testing.ts";

const { folder, backUp, restore, remove } = backupFolder();
let source: TestDatabase;
let target: TestDatabase;
let path: string;

beforeAll(async () => {
  [source, target] = await Promise.all([testDatabase(), testDatabase()]);
  await seedHousehold(source.db);
  path = await backUp(source.db, "good");
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  remove();
});

const textOf = (file: string) => gunzipSync(readFileSync(file)).toString();

function write(name: string, bytes: Buffer): string {
  const backup = join(folder, name);
  writeFileSync(backup, bytes);
  return backup;
}

async function refusal(file: string): Promise<string> {
  const before = await dump(target.db);
  const error = await restore(target.db, file).catch((reason: unknown) => reason);
  expect(isStartError(error), String(error)).toBe(true);
  expect(await dump(target.db)).toEqual(before);
  return error instanceof Error ? error.message : "";
}

describe("a bad backup changes nothing and reports the problem", () => {
  it.each<[string, RegExp, (text: string, bytes: Buffer) => Buffer]>([
    ["truncated in the middle", /is incomplete/, (_, bytes) => bytes.subarray(0, bytes.length / 2)],
    ["truncated by one byte", /is incomplete/, (_, bytes) => bytes.subarray(0, -1)],
    ["without its last line", /is incomplete/, (text) => gzipSync(text.replace(/[^\n]*\n$/, ""))],
    ["empty", /is incomplete|is not a Weekwise backup/, () => Buffer.alloc(0)],
    ["a picture", /is not a Weekwise backup/, () => Buffer.from("\x89PNG\r\n\x1a\n and so on")],
    ["another compressed file", /is not a Weekwise backup/, () => gzipSync("create table x;\n")],
    ["other compressed JSON", /is not a Weekwise backup/, () => gzipSync('{"weekwise":"export"}\n')],
    ["a line that never ends", /is not a Weekwise backup/, () => gzipSync("x".repeat(9 * 1024 * 1024))],
    ["a changed byte", /is damaged/, (_, bytes) => flipped(bytes)],
    [
      "a changed amount",
      /is damaged \(checksum mismatch in table accounts/,
      (text) => gzipSync(text.replace('"2385.40"', '"9385.40"').replace(/("Household", ")\d/, "$19")),
    ],
    ["a missing row", /is damaged/, (text) => gzipSync(text.replace(/\n\["[^\n]*Rent[^\n]*/, ""))],
    [
      "a missing table",
      /is damaged/,
      (text) => gzipSync(text.replace(/\{"table":"incomes"[\s\S]*?\{"end":"incomes"[^\n]*\n/, "")),
    ],
    ["a changed counter", /is damaged/, (text) => gzipSync(text.replace(/"bills":\d+/, '"bills":1'))],
    ["an invalid row", /is damaged/, (text) => gzipSync(text.replace(/\n\["[^\n]*Rent[^\n]*/, "\n[1]"))],
    ["data after the end", /is damaged/, (text) => gzipSync(`${text}{}\n`)],
    [
      "from a newer version",
      /was made by Weekwise 0\.1\.0, which is newer than this one/,
      (text) => gzipSync(text.replace(/"schema":\d+/, '"schema":9999999999999')),
    ],
    ["in a newer format", /newer than this one/, (text) => gzipSync(text.replace('"format":1', '"format":2'))],
  ])("%s", async (name, words, harm) => {
    const bytes = readFileSync(path);
    expect(await refusal(write(name.replaceAll(" ", "-"), harm(textOf(path), bytes)))).toMatch(words);
  });

  it("a missing file, and a folder", async () => {
    expect(await refusal(join(folder, "nowhere"))).toMatch(/does not exist/);
    expect(await refusal(folder)).toMatch(/is a folder/);
  });
});

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const place = Math.floor(copy.length / 2);
  copy[place] = (copy[place] ?? 0) ^ 0x40;
  return copy;
}

it("restores everything except data tied to the running server, and continues the id sequences", async () => {
  // A database with only the demo account counts as empty.
  await target.db.insert(users).values({ id: "demo", email: "demo@weekwise.example", isDemo: true });
  const findings = await restore(target.db, path);
  expect(findings.every(({ wrong }) => wrong === 0)).toBe(true);
  expect(await dump(target.db)).toEqual(await dump(source.db));
  const [robin] = await target.db.select().from(users).where(eq(users.id, ROBIN));
  expect(robin).toMatchObject({ firstName: ODD, lastName: "", password: expect.stringContaining("$argon2id$") });
  expect(await target.db.$count(session)).toBe(0);
  expect(await target.db.$count(rateLimits)).toBe(0);
  // A backup of the copy is identical: every hash matches.
  const second = await checkBackup(await backUp(target.db, "again"));
  expect(second).toEqual(await checkBackup(path));
  const next = { household: ROBIN, name: "Next", createdAt: new Date(0) };
  const [inserted] = await source.db.insert(accounts).values(next).returning({ id: accounts.id });
  const [there] = await target.db.insert(accounts).values(next).returning({ id: accounts.id });
  expect(there).toEqual(inserted);
  await expect(
    target.db.update(accounts).set({ balance: sql`1` }).where(eq(accounts.name, "Next")),
    "the triggers are enabled again",
  ).rejects.toThrow();
});

it("refuses a Weekwise with existing users", async () => {
  expect(await refusal(path)).toMatch(/into an empty Weekwise, and this one is not empty: 3 people have data here/);
});

it("refuses inconsistent data unless --as-it-is is given", async () => {
  await target.reset();
  const tampered = rewrite(textOf(path), {
    table: (name, part) => {
      const place = part.columns.indexOf("balance");
      const rows = part.rows.map((row) => row.map((value, at) => (at === place ? "77.00" : value)));
      return name === "accounts" ? { ...part, rows } : part;
    },
  });
  const file = write("bent", gzipSync(tampered));
  expect(await refusal(file)).toMatch(/is inconsistent:\n {2}3 failed: every balance/);
  const findings = await restore(target.db, file, true);
  expect(findings[0]).toMatchObject({ wrong: 3 });
});
