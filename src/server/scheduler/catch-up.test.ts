import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { addDays, day } from "#core/day.ts";
import { examine } from "#server/doctor/examine.ts";
import { outcome } from "#server/invariants/find-inconsistencies.ts";
import { tickOn } from "#server/invariants/tick.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
const START = day("2026-01-05");
// The embedded database runs the same statements, several times slower: a few weeks are enough.
const isEmbedded = process.env.TEST_DB === "pglite";
const DAYS = isEmbedded ? 30 : 80;
const WEEKS = isEmbedded ? 8 : 15;

beforeAll(async () => {
  test = await testApp();
});
const moveIn = async (balance: string) => {
  await test.reset();
  test.clock.set(`${START}T02:00:00Z`);
  ann = await household(test, "ann@example.com", balance);
};
beforeEach(() => moveIn("0.00"));
afterEach(async () => {
  expect((await examine(test.db)).filter(({ wrong }) => wrong > 0)).toEqual([]);
});
afterAll(() => test.close());

const bill = fc.record({
  amount: fc.integer({ min: 100, max: 9_000 }).map((cents) => (cents / 100).toFixed(2)),
  frequency: fc.constantFrom("weekly", "weekly", "monthly", "quarterly"),
  nextDue: fc.integer({ min: 0, max: 40 }),
});

/** How money was paid, however the credits were grouped. */
const paid = async () => (await outcome(test.db)).filter((row) => !JSON.stringify(row).includes('"entry '));

it(
  "gives the same payments on the same days when catching up at once as when run daily, however little money there is",
  {
    timeout: 240_000,
  },
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(bill, { minLength: 2, maxLength: 5 }),
        fc.constantFrom("-300.00", "0.00", "60.00"),
        fc.integer({ min: 1, max: DAYS - 1 }),
        async (bills, opening, stop) => {
          const outcomes: unknown[] = [];
          const everyDay = Array.from({ length: DAYS }, (_, index) => index + 1);
          for (const ticks of [everyDay, [DAYS], [stop, DAYS]]) {
            await moveIn(opening);
            for (const [index, { nextDue, ...fields }] of bills.entries()) {
              // Credited on different weekdays.
              test.clock.set(`${addDays(START, index)}T02:00:00Z`);
              const nextDueDate = addDays(START, index + nextDue);
              await ann.addBill({ ...fields, name: `Bill ${index}`, isAutomatic: true, nextDueDate });
            }
            for (const tick of ticks) if (tick >= bills.length) await tickOn(test.db, addDays(START, tick));
            outcomes.push(await paid());
          }
          expect(outcomes[1]).toEqual(outcomes[0]);
          expect(outcomes[2]).toEqual(outcomes[0]);
        },
      ),
      { numRuns: Number(process.env.INVARIANT_RUNS ?? (isEmbedded ? 1 : 2)) },
    ),
);

it("makes a failed payment on the first day its account could pay it and those before it", async () => {
  // Ten per week come in for the second, which was due first, and about two for the first, due the day after.
  await ann.addBill({ name: "First", amount: "10.00", isAutomatic: true, nextDueDate: "2026-01-09" });
  await ann.addBill({
    ...{ name: "Second", amount: "10.00", frequency: "weekly", isAutomatic: true, nextDueDate: "2026-01-08" },
  });
  await tickOn(test.db, "2026-02-03");
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
  const { items } = (await ann.get(`/api/accounts/${ann.accountId}/entries?limit=50`)).json();
  const made = items
    .filter(({ kind }: { kind: string }) => kind === "payment")
    .map(({ day, billName }: { day: string; billName: string }) => `${day} ${billName}`);
  expect(made.reverse()).toEqual(["2026-01-12 Second", "2026-01-19 First", "2026-01-26 Second", "2026-02-02 Second"]);
});

it("retries a payment that failed long ago once when no money came in since", { timeout: 240_000 }, async () => {
  await moveIn("-90000.00");
  for (let index = 0; index < 5; index += 1)
    await ann.addBill({
      name: `Bill ${index}`,
      amount: "10.00",
      frequency: "weekly",
      isAutomatic: true,
      nextDueDate: addDays(START, 1),
    });
  const { failed, paid } = await tickOn(test.db, addDays(START, 7 * WEEKS));
  expect({ failed, paid }).toEqual({ failed: 5 * WEEKS, paid: 0 });
  const again = await tickOn(test.db, addDays(START, 7 * WEEKS + 1));
  expect(again.failed, "and each day from then on").toBe(5 * WEEKS + 5);
});

it("does not retry more often when a little comes in each day", { timeout: 240_000 }, async () => {
  await moveIn("-100.00");
  for (let index = 0; index < 7; index += 1) {
    test.clock.set(`${addDays(START, index)}T02:00:00Z`);
    await ann.addBill({
      name: `Bill ${index}`,
      amount: "10.00",
      frequency: "weekly",
      isAutomatic: true,
      nextDueDate: addDays(START, 7),
    });
  }
  const { failed, paid } = await tickOn(test.db, addDays(START, 7 * WEEKS));
  expect(paid).toBeGreaterThan(isEmbedded ? 20 : 50);
  // Each due date fails once and is retried about once; day by day, the dozen that always wait would be retried many
  // hundred times.
  expect(failed).toBeLessThan(7 * WEEKS * 3);
});
