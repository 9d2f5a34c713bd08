import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ImportInput } from "#contract/import.ts";
import { addDays } from "#core/day.ts";
import { importParts } from "#server/db/schema/index.ts";
import { type Person, person, withKey } from "#server/features/accounts/testing.ts";
import { read } from "#server/invariants/dump.ts";
import { tickOn } from "#server/invariants/tick.ts";
import type { TestApp } from "#server/testing.ts";
import { assignDues } from "./import-data.ts";
import { loadExistingData } from "./known.ts";
import { PART_SIZES } from "./parts.ts";
import { planImport } from "./plan-import.ts";
import { begin, finish, resumeImports, stage } from "./steps.ts";
import { exported, portrait, settled, wrong } from "./testing.ts";
import { partsOf } from "./write-import.ts";

let test: TestApp;
let ann: Person;
let file: Awaited<ReturnType<typeof exported>>;
let ben: Person;
let whole: string;
beforeAll(async () => {
  ({ test, ann } = await settled());
  file = await exported(ann);
  whole = await drawn(ann);
});
let round = 0;
beforeEach(async () => {
  ben = await person(test, `ben-${++round}`);
});
afterAll(() => test.close());

/** An import up to the point where the process is killed. */
async function putAside() {
  const known = assignDues(ImportInput.parse(file));
  const plan = planImport(known, await loadExistingData(test.db, ben.household));
  const now = test.clock.now();
  const parts = await partsOf(test.db, { file: known, plan, household: ben.household, user: ben.id, now });
  return stage(test.db, ben.household, parts, now);
}

const goOn = () => resumeImports(test.db, test.clock.now(), () => false);
const drawn = async (who: Person) => (await portrait(test, who.household)).join("\n");

it("is finished by the next tick when the process was killed half way, and visible to no one before", async () => {
  const staged = await putAside();
  expect(await test.db.transaction((tx) => begin(tx, staged))).toBe(true);
  let steps = 4;
  await finish(test.db, ben.household, () => steps-- <= 0);
  const refusal = { code: "not_ready", message: "Your file is being imported. Please try again in a moment." };
  for (const path of ["/api/bills", "/api/accounts", "/api/export"]) {
    const answer = await ben.get(path);
    expect([answer.statusCode, answer.json()]).toEqual([503, expect.objectContaining(refusal)]);
  }
  expect((await ben.post("/api/accounts", { name: "Mine" })).statusCode).toBe(503);
  expect((await ben.get("/api/auth/user")).statusCode).toBe(200);
  expect((await ann.get("/api/bills")).statusCode).toBe(200);
  expect(await goOn()).toBe(1);
  expect(await drawn(ben)).toBe(whole);
  expect((await ben.get("/api/bills")).json()).toHaveLength(
    file.bills.filter(({ archivedOn }: { archivedOn: string | null }) => archivedOn === null).length,
  );
  expect(await wrong(test)).toEqual([]);
  expect(await test.db.$count(importParts)).toBe(0);
  expect(await goOn()).toBe(0);
});

it("is ignored by the scheduler until it is complete", async () => {
  const staged = await putAside();
  await test.db.transaction((tx) => begin(tx, staged));
  let steps = 6;
  await finish(test.db, ben.household, () => steps-- <= 0);
  const half = await drawn(ben);
  await tickOn(test.db, addDays(test.clock.today(), 40));
  expect(await drawn(ben)).toBe(half);
  await goOn();
  expect(await drawn(ben)).toBe(whole);
});

it("leaves nothing when the process was killed before it started", async () => {
  await putAside();
  expect((await ben.get("/api/bills")).json()).toEqual([]);
  test.clock.forward(61);
  expect(await goOn()).toBe(0);
  expect(await test.db.$count(importParts)).toBe(0);
  expect((await ben.get("/api/bills")).json()).toEqual([]);
});

it("runs in transactions of few rows", async () => {
  expect((await ben.post("/api/import", file)).statusCode).toBe(200);
  for (const table of ["entries", "operations", "payments", "accounts"] as const) {
    const [row] = await read<{ most: number }>(
      test.db,
      sql`select max(n)::int as most from (select count(*) as n from ${sql.identifier(table)} where household_id = ${ben.household} group by xmin::text) parts`,
    );
    expect(row?.most).toBeGreaterThan(0);
    expect(row?.most).toBeLessThanOrEqual(PART_SIZES[table]);
  }
});

it("is one import when two requests send the same file, with the same response under the same key", async () => {
  const both = await Promise.all([ben.post("/api/import", file), ben.post("/api/import", file)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(both.map((answer) => answer.json().bills.added).sort()).toEqual([0, file.bills.length]);
  const again = [await ben.post("/api/import", file, withKey("k")), await ben.post("/api/import", file, withKey("k"))];
  expect(again[1]?.json()).toEqual(again[0]?.json());
  expect(await test.db.$count(importParts)).toBe(0);
  expect(await drawn(ben)).toBe(whole);
});
