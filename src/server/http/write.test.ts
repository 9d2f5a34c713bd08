import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { IDEMPOTENCY_LIMITS } from "#contract/limits.ts";
import { answers } from "#server/db/schema/index.ts";
import { ask, type Person, person, withKey } from "#server/features/accounts/testing.ts";
import { read } from "#server/invariants/dump.ts";
import { type TestApp, testApp } from "#server/testing.ts";

let test: TestApp;
let ann: Person;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  await test.reset();
  ann = await person(test);
});
afterAll(() => test.close());

/** Older responses of a given size, with incompressible text. */
async function keep({ household: id }: Person, count: number, bytes = 40): Promise<void> {
  await test.db.execute(sql`
    insert into answers (household_id, key, request_hash, status, body, created_at)
    select ${id}::uuid, 'old-' || n, 'x', 200, to_json((
      select string_agg(md5(n::text || m), '') from generate_series(1, ${Math.ceil(bytes / 32)}::int) m)),
      ${test.clock.now().toISOString()}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${count}::int) n`);
}

/** One in ten writes triggers the check. */
async function writeSome(who: Person) {
  const ways = Array.from({ length: 10 }, (_, n) =>
    ask(who, "POST", "/api/accounts", { name: `${n}` }, withKey(`k${n}`)),
  );
  return Promise.all(ways);
}

const bytesOf = ({ household: id }: Person) =>
  read<{ bytes: number }>(
    test.db,
    sql`select sum(pg_column_size(body))::int as bytes from answers where household_id = ${id}`,
  );

it("keeps at most the allowed number of responses per household, and drops the oldest", async () => {
  const bob = await person(test, "bob");
  await keep(ann, 2 * IDEMPOTENCY_LIMITS.kept);
  await keep(bob, IDEMPOTENCY_LIMITS.kept);
  const made = await writeSome(ann);
  expect(await test.db.$count(answers, sql`household_id = ${bob.household}`)).toBe(IDEMPOTENCY_LIMITS.kept);
  const count = await test.db.$count(answers, sql`household_id = ${ann.household}`);
  expect(count).toBeLessThan(IDEMPOTENCY_LIMITS.kept + 10);
  expect(count).toBeGreaterThanOrEqual(IDEMPOTENCY_LIMITS.kept);
  expect(await test.db.$count(answers, sql`household_id = ${ann.household} and key = 'old-1'`)).toBe(1);
  expect(
    await test.db.$count(answers, sql`household_id = ${ann.household} and key = ${`old-${IDEMPOTENCY_LIMITS.kept}`}`),
  ).toBe(0);
  expect(await writeSome(ann), "a stored response is returned again").toEqual(made);
});

it("keeps at most the allowed bytes of responses per household", async () => {
  await keep(ann, 100, IDEMPOTENCY_LIMITS.bytes / 50);
  await writeSome(ann);
  const [row] = await bytesOf(ann);
  expect(row?.bytes).toBeLessThan(1.1 * IDEMPOTENCY_LIMITS.bytes);
  expect(row?.bytes).toBeGreaterThan(0.9 * IDEMPOTENCY_LIMITS.bytes);
});
