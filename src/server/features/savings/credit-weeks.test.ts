import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { weeklyCredits } from "#core/bills/weekly-credit.ts";
import { addDays, type Day, day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { bills, operations } from "#server/db/schema/index.ts";
import { read } from "#server/invariants/dump.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { creditWeeks } from "./credit-weeks.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.reset());
afterAll(() => test.close());

const TODAY = day("2026-03-02");
const BILLS = 6;

const someBills = fc.array(
  fc.record({
    startedDaysAgo: fc.integer({ min: 0, max: 800 }),
    creditedWeeks: fc.integer({ min: 0, max: 120 }),
    weekly: fc.integer({ min: 0, max: 100_000 }),
    endedDaysAgo: fc.option(fc.integer({ min: -60, max: 300 })),
    isPaused: fc.boolean(),
    rises: fc.option(
      fc.record({ daysAgo: fc.integer({ min: -20, max: 500 }), amount: fc.integer({ min: 1, max: 100_000 }) }),
    ),
    catchUp: fc.option(
      fc.record({ weekly: fc.integer({ min: 1, max: 5_000 }), daysAgo: fc.integer({ min: -20, max: 400 }) }),
    ),
  }),
  { minLength: BILLS, maxLength: BILLS },
);

it("skips the database when no week is complete and no amount starts", async () => {
  const bill = { household: "", id: 1, accountId: null };
  const quiet = [
    { ...bill, nextCreditDate: null, nextAmountFrom: null },
    { ...bill, nextCreditDate: addDays(TODAY, 1), nextAmountFrom: addDays(TODAY, 1) },
  ];
  const noDatabase = {} as Db;
  expect(await creditWeeks(noDatabase, quiet, { today: TODAY, now: new Date() })).toBe(0);
});

it("locks the accounts of all its bills, across households, and no other account", async () => {
  const [ann, ben] = [await household(test, "ann@example.com"), await household(test, "ben@example.com")];
  const second: { id: number } = (await ann.post("/api/accounts", { name: "Second", balance: "0.00" })).json();
  await ann.post("/api/accounts", { name: "Unused", balance: "0.00" });
  // Nothing is saved for a cent per year: its account is only locked.
  const nothing = { amount: "0.01", frequency: "annually" };
  for (const [who, over] of [
    [ann, {}],
    [ann, {}],
    [ann, { accountId: second.id }],
    [ben, {}],
  ] as const)
    await who.addBill({ ...nothing, ...over });
  await test.db.transaction(async (tx) => {
    await creditWeeks(tx, await tx.select().from(bills), { today: day("2040-01-01"), now: new Date() });
    // A locked row contains the id of the transaction that holds it.
    const locked = await read(
      tx,
      sql`select name, household_id as household from accounts
          where xmax::text = pg_current_xact_id()::text order by household_id = ${ann.household} desc, id`,
    );
    expect(locked).toEqual([
      { name: "Bills", household: ann.household },
      { name: "Second", household: ann.household },
      { name: "Bills", household: ben.household },
    ]);
  });
});

it("credits in the database what core computes for each bill", async () => {
  const ann = await household(test);
  for (let n = 0; n < BILLS; n += 1) await ann.addBill({ name: `Bill ${n}`, amount: "5.00", frequency: "weekly" });
  const rows = await test.db.select().from(bills).orderBy(asc(bills.id));
  await fc.assert(
    fc.asyncProperty(someBills, async (drawn) => {
      await test.db
        .transaction(async (tx) => {
          const expected = [];
          const nextDays: (Day | null)[] = [];
          for (const [
            n,
            { startedDaysAgo, creditedWeeks, weekly, catchUp, endedDaysAgo, isPaused, rises },
          ] of drawn.entries()) {
            const row = rows[n];
            if (row === undefined) throw new Error("a bill is missing");
            const startDate = addDays(TODAY, -startedDaysAgo);
            const next = addDays(startDate, 7 * (creditedWeeks + 1));
            const creditUntil = endedDaysAgo === null ? null : addDays(TODAY, -endedDaysAgo);
            const isOver = isPaused || (creditUntil !== null && next > creditUntil);
            const plan = {
              startDate,
              nextCreditDate: isOver ? null : next,
              creditUntil,
              weeklyAmount: cents(weekly),
              catchUpWeekly: catchUp && cents(catchUp.weekly),
              catchUpUntil: catchUp && addDays(TODAY, -catchUp.daysAgo),
              nextAmount: rises && cents(rises.amount),
              nextAmountFrom: rises && addDays(TODAY, -rises.daysAgo),
            };
            // A weekly bill saves its full amount each week.
            const rise = rises && { from: addDays(TODAY, -rises.daysAgo), weekly: cents(rises.amount) };
            await tx.update(bills).set(plan).where(eq(bills.id, row.id));
            const credits = weeklyCredits({ ...plan, next: rise }, TODAY);
            for (const { nextCreditDate: _, ...credit } of credits) expected.push({ bill: row.id, ...credit });
            nextDays.push(credits.length === 0 ? plan.nextCreditDate : (credits.at(-1)?.nextCreditDate ?? null));
          }
          await creditWeeks(
            tx,
            rows.map(({ household, id, accountId }) => ({ household, id, accountId })),
            { today: TODAY, now: new Date() },
          );
          const found = await read(
            tx,
            sql`select split_part(o.key, ':', 2)::int as bill, split_part(o.key, ':', 3)::int as "firstWeek", o.weeks,
                  coalesce((select round(100 * e.amount)::int from entries e
                    where e.household_id = o.household_id and e.operation_id = o.id and e.pot = 'account'), 0) as amount,
                  coalesce((select round(100 * e.catch_up)::int from entries e
                    where e.household_id = o.household_id and e.operation_id = o.id and e.pot = 'account'), 0) as "catchUp",
                  o.day::text as day
                from ${operations} o join bills b on b.household_id = o.household_id and o.key like 'week:' || b.id || ':%'
                order by 1, 2`,
          );
          expect(found).toEqual(expected);
          const after = await tx.select({ next: bills.nextCreditDate }).from(bills).orderBy(asc(bills.id));
          expect(after.map(({ next }) => next)).toEqual(nextDays);
          tx.rollback();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Error) || error.message !== "Rollback") throw error;
        });
    }),
    { numRuns: 25 },
  );
});
