import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allCalls } from "#contract/all.ts";
import { HOUSEHOLD_LIMITS } from "#contract/limits.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { type Member, requestOf, type SeededItems, seedHousehold } from "./access-cases.ts";

/** The maximum number of rows read at once. Anything a household may have more of is read and written in parts. */
const MOST = HOUSEHOLD_LIMITS.bills;
const MANY = MOST + 200;

type Statement = { statement: string; rows: number };
let statements: Statement[] = [];

const note = (statement: unknown, { rows, rowCount }: pg.QueryResult) =>
  void statements.push({ statement: JSON.stringify(statement), rows: Math.max(rows.length, rowCount ?? 0) });

/** The driver, which reports how many rows each statement returned or changed. */
const ask: (this: pg.Client, ...args: unknown[]) => unknown = Reflect.get(pg.Client.prototype, "query");
function watchedAsk(this: pg.Client, ...args: unknown[]): unknown {
  const done = args.at(-1);
  if (typeof done !== "function") {
    const given = ask.apply(this, args);
    if (given instanceof Promise)
      given.then(
        (result) => note(args[0], result),
        () => {},
      );
    return given;
  }
  const onResult = (error: unknown, result: pg.QueryResult) => {
    if (!error) note(args[0], result);
    done(error, result);
  };
  return ask.apply(this, [...args.slice(0, -1), onResult]);
}

let test: TestApp;
let ann: Member;
let things: SeededItems;

beforeAll(async () => {
  Reflect.set(pg.Client.prototype, "query", watchedAsk);
  test = await testApp();
  ann = await household(test);
  things = await seedHousehold(test, ann, "many");
  await fill(ann.household, ann.id);
});
afterAll(async () => {
  Reflect.set(pg.Client.prototype, "query", ask);
  await test.close();
});

/** Many of everything that a household may have more of than bills. */
async function fill(home: string, user: string): Promise<void> {
  const { accountId, billId, incomeId, draftId } = things;
  const numbers = sql`generate_series(1, ${MANY}::int) n`;
  const run = (statement: ReturnType<typeof sql>) => test.db.execute(statement);
  await run(sql`
    insert into bill_amounts (household_id, bill_id, from_day, amount, why)
    select ${home}, ${billId}, '2020-01-01'::date + n, n, 'edited' from ${numbers}`);
  await run(sql`
    insert into transfers (household_id, income_id, payday, account_id, planned, moved, moved_at)
    select ${home}, ${incomeId}, '2026-03-01'::date - n, ${accountId}, 1, 1, now() from ${numbers}`);
  await run(sql`
    insert into documents (household_id, bill_id, name, kind, size, sha256, is_complete, created_at)
    select ${home}, ${billId}, 'paper.pdf', 'pdf', 0, 'sum ' || n, true, now() from ${numbers}`);
  await run(sql`
    insert into statement_lines (household_id, statement_id, account_id, key, day, amount, name, text)
    select ${home}, ${draftId}, ${accountId}, 'many ' || n, '2026-02-01', -1, 'Shop', '' from ${numbers}`);
  await run(sql`
    insert into bills (household_id, name, amount, frequency, category, account_id, weekly_amount, start_date, next_credit_date, created_at, updated_at)
    select ${home}, 'Bill ' || n, 1, 'monthly', 'utilities', ${accountId}, 1, '2026-03-01', '2026-03-08', now(), now() from generate_series(1, 700) n`);
  await run(sql`
    insert into payments (household_id, bill_id, bill_name, account_id, amount, status, source, due_date, settles_due, processed_at, created_at)
    select ${home}, b.id, b.name, ${accountId}, 1, 'completed', 'manual', '2026-03-01'::date - n, '2026-03-01'::date - n, now(), now()
    from bills b cross join generate_series(1, 2) n where b.household_id = ${home} and b.id <> ${billId}`);
  await run(sql`
    insert into bill_shares (household_id, bill_id, user_id, share)
    select ${home}, b.id, m.user_id, 5000 from bills b join members m using (household_id) where b.household_id = ${home}`);
  await run(sql`
    insert into operations (household_id, key, kind, day, at) select ${home}, 'many ' || n, 'correction', '2026-02-01', now() from ${numbers}`);
  await run(sql`
    insert into session (sid, sess, expire, user_id, household_id)
    select 'many ' || n, '{"createdAt": "2026-03-01T00:00:00.000Z"}', '2026-04-01', ${user}, ${home} from ${numbers}`);
}

const isPlain = ({ access, output }: (typeof allCalls)[number]) => access !== "open" && output !== "events";
const reads = allCalls.filter((call) => call.method === "GET" && isPlain(call));

it.each(reads)("$name reads at most a thousand rows at once, however many there are", async (call) => {
  statements = [];
  const [method, url] = requestOf(call, things, things);
  const answer = await ann.send(method, url);
  expect(answer.statusCode).toBe(200);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter(({ rows }) => rows > MOST)).toEqual([]);
});
