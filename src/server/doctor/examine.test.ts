import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { countRowsForPlanner } from "#server/db/testing/rows.ts";
import type { TestDatabase } from "#server/db/testing/test-database.ts";
import { LIVED_USER, livedDatabase } from "#server/features/demo/testing.ts";
import { householdOf } from "#server/features/households/testing.ts";
import { type Finding, report } from "./check.ts";
import { examine } from "./examine.ts";

let database: TestDatabase;
let household: string;
beforeAll(async () => {
  database = await livedDatabase();
  const now = new Date("2026-03-02T15:00:00Z");
  household = await householdOf(database.db, LIVED_USER);
  await database.db.execute(sql`
    with kept as (
      insert into documents (household_id, bill_id, name, kind, size, sha256, is_complete, created_at)
      select household_id, id, 'rent.pdf', 'pdf', 6, 'x', true, ${now.toISOString()}::timestamptz from bills where name = 'Rent'
      returning household_id, id
    ) insert into document_chunks (household_id, document_id, part, bytes)
    select household_id, id, part, 'abc'::bytea from kept cross join generate_series(0, 1) part`);
  await database.db.execute(sql`
    with paid as (
      select household_id, id, bill_id, account_id, amount from payments
      where status = 'completed' and bill_name = 'Rent' and bill_id is not null order by id limit 1
    ), kept as (
      insert into statements (household_id, account_id, state, format, from_day, to_day, line_count, created_at)
      select household_id, account_id, 'applied', 'csv', '2026-01-01', '2026-02-28', 1, ${now.toISOString()}::timestamptz from paid
      returning household_id, id, account_id
    ) insert into statement_lines (household_id, statement_id, account_id, key, day, amount, name, text, bill_id, payment_id)
    select household_id, kept.id, account_id, 'a', '2026-01-01', -amount, 'Rent', '', bill_id, paid.id
    from kept join paid using (household_id, account_id)`);
  await countRowsForPlanner(database.db);
});
afterAll(() => database.close());

/**
 * The findings after rows were changed bypassing all checks, as by a bad disk or someone with psql; then rolled back.
 */
async function foundAfter(...statements: string[]): Promise<Finding[]> {
  let found: Finding[] = [];
  const undo = new Error("undo");
  const looking = database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
    found = (await examine(tx)).filter(({ wrong }) => wrong > 0);
    throw undo;
  });
  await expect(looking).rejects.toBe(undo);
  return found;
}

it("finds no inconsistencies in a consistent household, and reports what it checked", async () => {
  const findings = await examine(database.db);
  expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
  expect(findings.length).toBeGreaterThanOrEqual(12);
  for (const { checked } of findings) expect(checked).toBeGreaterThan(0);
  expect(report(findings)).toMatch(/^ok +22 checked {2}every balance and saved amount/m);
  expect(report(findings)).toMatch(/No inconsistencies found\.\n$/);
});

const RENT = "(select id from bills where name = 'Rent')";
const cases: [string, string, RegExp][] = [
  ["a missing chunk of a document", "delete from document_chunks where part = 0", /its complete content/],
  ["document chunks out of order", "update document_chunks set part = part + 1 where part = 1", /its complete content/],
  [
    "an extra cent in an account",
    "update accounts set balance = balance + 0.01 where id = 1",
    /balance and saved amount/,
  ],
  [
    "an extra cent in savings",
    `update bill_savings set saved_amount = saved_amount + 0.01 where bill_id = ${RENT}`,
    /saved/,
  ],
  ["a missing entry", "delete from entries where id = (select min(id) + 40 from entries)", /the previous one/],
  ["a changed entry", "update entries set after = after + 1 where id = (select max(id) from entries)", /previous one/],
  [
    "an operation gone",
    "delete from operations where kind = 'opening' and day < '2026-01-01'",
    /belongs to an operation/,
  ],
  ["a week credited twice", `update bill_savings set credited_weeks = credited_weeks + 1`, /exactly once/],
  ["a next credit off by a day", `update bills set next_credit_date = next_credit_date + 1`, /next credit date/],
  [
    "a bill with an earlier start date",
    `update bills set start_date = start_date - 7 where name = 'Rent'`,
    /the right key, date/,
  ],
  ["a missing week", "delete from operations where key like 'week:%:3'", /exactly once/],
  ["a week with a wrong key", "update operations set key = 'weak' || key where key like 'week:%:3'", /the right key/],
  [
    "a payment of another amount",
    "update payments set amount = amount + 1 where status = 'completed'",
    /took its amount/,
  ],
  ["a payment without an operation", "update payments set operation_id = null", /took its amount/],
  ["a missing payment", "delete from payments where bill_name = 'Rent'", /belongs to one payment/],
  ["a payment marked as undone", "update payments set status = 'cancelled' where bill_name = 'Rent'", /or undone/],
  ["a scheduled payment without a next attempt", "update payments set next_try_date = null", /next attempt date/],
  [
    "a next payment date off the schedule",
    "update bills set next_payment_date = '2026-03-03' where name = 'Rent'",
    /match its schedule/,
  ],
  [
    "a settled date that is due again",
    "update bills set next_due_date = '2026-02-01', next_payment_date = '2026-02-01' where name = 'Rent'",
    /match its schedule/,
  ],
  ["a payment without a due date", "update payments set settles_due = null where bill_name = 'Rent'", /settled by two/],
  ["a lost next payment date", "update bills set next_payment_date = null where name = 'Rent'", /match its schedule/],
  [
    "a wrong weekly amount",
    "update bills set weekly_amount = weekly_amount + 1 where name = 'Rent'",
    /match its schedule/,
  ],
  ["a household without an owner", "update members set role = 'member'", /^every household has an owner$/],
  ["a missing statement line", "delete from statement_lines", /right number of lines/],
  ["a line of another account", "update statement_lines set account_id = account_id + 1", /right number of lines/],
  ["a line matched to a missing payment", "update statement_lines set payment_id = 999999", /matched to a payment/],
  [
    "a line of another bill than its payment",
    "update statement_lines set bill_id = bill_id + 1",
    /matched to a payment/,
  ],
  [
    "a line whose payment was undone",
    "update payments set status = 'cancelled' where bill_name = 'Rent'",
    /matched to a payment/,
  ],
  ["a bill of a missing account", "delete from accounts where id = 1", /bills use existing accounts/],
];

it.each(cases)("finds %s", async (_, statement, check) => {
  const wrong = await foundAfter(statement);
  expect(wrong.map((finding) => finding.check).join("\n")).toMatch(check);
  for (const finding of wrong) expect(finding.examples.join("\n")).toContain(household);
  expect(report(wrong)).toMatch(/^WRONG/m);
});

// Only a damaged database can violate a check or a unique index.
it("finds savings below zero", async () => {
  const unguard = "alter table bill_savings drop constraint bill_savings_saved_amount";
  const wrong = await foundAfter(unguard, `update bill_savings set saved_amount = -1 where bill_id = ${RENT}`);
  expect(wrong.map(({ check }) => check)).toContain("no savings are below zero");
});

it("finds a due date settled twice", async () => {
  const doubled = "update payments set settles_due = '2026-01-01' where bill_name = 'Rent'";
  const wrong = await foundAfter("drop index payments_settles", doubled);
  expect(wrong.map(({ check }) => check)).toContain("no due date of a bill is settled by two payments");
});
