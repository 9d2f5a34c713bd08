import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { dumpByHousehold, read } from "./dump.ts";
import { badDates, badWeeks, findInconsistencies, outcome } from "./find-inconsistencies.ts";
import { type Action, action, bill, listOwnedItems, requestOf } from "./random-actions.ts";
import { tickOn } from "./tick.ts";

/** The number of random scenarios per property; for more: INVARIANT_RUNS=500 npx vitest run src/server/invariants */
// The embedded database runs the same statements, several times slower: a few scenarios are enough.
const numRuns = Number(process.env.INVARIANT_RUNS ?? (process.env.TEST_DB === "pglite" ? 1 : 5));
const timeout = 60_000 + numRuns * 10_000;
const PEOPLE = ["ann@example.com", "bob@example.com"] as const;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(async () => {
  await test.close();
  for (const often of ["pay", "undo", "edit bill", "create bill"]) expect(succeeded).toContain(often);
});

type Person = Awaited<ReturnType<typeof household>> & { email: string };

async function moveIn(emails: readonly string[] = PEOPLE): Promise<Person[]> {
  await test.reset();
  test.clock.set("2027-01-25T09:00:00Z");
  const people: Person[] = [];
  for (const email of emails) {
    const member = await household(test, email, "400.00");
    people.push({ ...member, email });
  }
  return people;
}

const dayAfter = (days: number) => new Date(test.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Days pass; the scheduler may have been down meanwhile. */
async function pass(people: readonly Person[], days: number, works: boolean): Promise<void> {
  test.clock.forward(days * 1440);
  if (works) await tickOn(test.db, dayAfter(0));
  for (const { post, email } of people) await post("/api/auth/login-direct", { email, password: "correct horse" });
}

let keys = 0;
/** What succeeded at least once: scenarios with only refusals would prove little. */
const succeeded = new Set<string>();

/**
 * Sends a request, and repeats it with the same key: that changes nothing and gets the same response. A refusal changes
 * nothing.
 */
async function ask(person: Person, wanted: Action): Promise<void> {
  const { method, url, body } = requestOf(wanted, await listOwnedItems(test.db, person.household), dayAfter);
  keys += 1;
  const key = { headers: { "idempotency-key": `key-${keys}` } };
  const before = await dumpByHousehold(test.db);
  const answer = await person.send(method, url, body, key);
  const after = await dumpByHousehold(test.db);
  expect([200, 201, 204, 400, 404, 409]).toContain(answer.statusCode);
  if (wanted.do === "pay too much") expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  if (answer.statusCode < 400) succeeded.add(wanted.do);
  const changed = Object.keys(after).filter((household) => String(after[household]) !== String(before[household]));
  expect(changed).toEqual(answer.statusCode < 400 ? [person.household] : []);

  const again = await person.send(method, url, body, key);
  expect([again.statusCode, again.body]).toEqual([answer.statusCode, answer.body]);
  expect(await dumpByHousehold(test.db)).toEqual(after);
}

/** Adding a week and removing it again restores every figure. */
async function addAndRemove(person: Person): Promise<void> {
  // What the schedule owes comes with it, so it comes first here.
  await tickOn(test.db, dayAfter(0));
  const figures = () =>
    read(
      test.db,
      sql`select 'account' as pot, id, balance from accounts where household_id = ${person.household}
          union all
          select 'savings', b.id, coalesce(s.saved_amount, 0.00) from bills b
          left join bill_savings s on s.household_id = b.household_id and s.bill_id = b.id where b.household_id = ${person.household} order by 1, 2`,
    );
  const before = await figures();
  const added = await person.post("/api/bills/process-savings");
  const removed = await person.post("/api/bills/reduce-savings");
  expect(removed.json()).toEqual(added.json());
  expect(await figures()).toEqual(before);
}

type Step = { action: Action } | { days: number; works: boolean } | { both: true };
type Scenario = readonly { who: number; step: Step }[];

async function runScenario(people: readonly Person[], scenario: Scenario): Promise<void> {
  for (const { who, step } of scenario) {
    const person = people[who];
    if (person === undefined) continue;
    if ("action" in step) await ask(person, step.action);
    else if ("days" in step) await pass(people, step.days, step.works);
    else await addAndRemove(person);
  }
  await pass([], 1, true);
  expect(await findInconsistencies(test.db)).toEqual({});
  expect(await badWeeks(test.db, dayAfter(0))).toEqual([]);
}

const LENGTH = { minLength: 5, maxLength: 18, size: "max" } as const;
const begin = (first: object): Step => ({ action: { do: "create bill", which: 0, account: 0, bill: first } });
const wanted: fc.Arbitrary<Step> = fc.record({ action });
const days: fc.Arbitrary<Step> = fc.record({ days: fc.integer({ min: 0, max: 25 }), works: fc.boolean() });
const both: fc.Arbitrary<Step> = fc.constant({ both: true });
const anything = fc.oneof(
  { weight: 8, arbitrary: wanted },
  { weight: 2, arbitrary: days },
  { weight: 1, arbitrary: both },
);
const scenarios = fc
  .tuple(bill, bill, fc.array(fc.record({ who: fc.nat({ max: 1 }), step: anything }), LENGTH))
  .map(([hers, his, rest]): Scenario => [{ who: 0, step: begin(hers) }, { who: 1, step: begin(his) }, ...rest]);

it("every cent is explained and nothing happens twice or to the other, whatever two people do", { timeout }, () =>
  fc.assert(
    fc.asyncProperty(scenarios, async (scenario) => runScenario(await moveIn(), scenario)),
    { numRuns },
  ),
);

/** The lifecycle of one bill: its dates match its schedule and payments. */
async function follow(first: object, steps: readonly Step[]): Promise<void> {
  const scenario = [begin(first), ...steps].map((step) => ({ who: 0, step }));
  await runScenario(await moveIn([PEOPLE[0]]), scenario);
  expect(await badDates(test.db, dayAfter(0))).toEqual([]);
}

const payment: fc.Arbitrary<Step> = fc.record({
  action: action.filter((each) => /^(pay|undo|cancel|edit bill)$/.test(each.do)),
});
const dealings = fc.array(fc.oneof({ weight: 5, arbitrary: payment }, { weight: 1, arbitrary: days }), LENGTH);

it("a bill's dates are right, whatever was paid, undone and edited", { timeout }, () =>
  fc.assert(fc.asyncProperty(bill, dealings, follow), { numRuns }),
);

const weekly = { amount: "10.00", frequency: "weekly", paymentDayType: "weekly", paymentDay: 3, isAutomatic: true };
const pay: Action = { do: "pay", which: 0, amount: undefined, due: undefined, now: true };
const later: Action = { do: "pay", which: 0, amount: undefined, due: 1, now: false };
const soon: Action = { ...pay, now: false };
const edit = (fields: object): Action => ({ do: "edit bill", which: 0, account: 0, bill: fields });
const undo = (which: number): Action => ({ do: "undo", which });
const stepsOf = (...actions: Action[]): Step[] => actions.map((each) => ({ action: each }));
const nextDay: Step = { days: 1, works: true };

it.each<[string, object, Step[]]>([
  ["has since become manual", weekly, stepsOf(pay, edit({ isAutomatic: false }), undo(0))],
  ["has since become automatic", { ...weekly, isAutomatic: false }, stepsOf(pay, edit({ isAutomatic: true }), undo(0))],
  ["has since been given another due day", weekly, stepsOf(pay, edit({ paymentDay: 5 }), undo(0))],
  ["was undone twice, newest first", weekly, stepsOf(pay, pay, undo(0), undo(1))],
  ["was undone twice, oldest first", weekly, stepsOf(pay, pay, undo(1), undo(0))],
  [
    "has since been paid again on schedule",
    { ...weekly, isDirectDebit: true },
    [...stepsOf(later, pay), nextDay, ...stepsOf(undo(0))],
  ],
  [
    "was paid manually while its schedule was behind",
    { ...weekly, isAutomatic: false, isDirectDebit: true, amount: "1.00", paymentDay: 1 },
    [{ days: 15, works: false }, ...stepsOf(soon, undo(0), soon, soon, undo(0), soon)],
  ],
  [
    "was undone, with nothing else",
    { ...weekly, isDirectDebit: true },
    [...stepsOf(later, pay), nextDay, ...stepsOf(undo(1))],
  ],
])("an undone payment leaves the right dates on a bill that %s", { timeout }, (_, first, steps) =>
  follow(first, steps),
);

const plans = fc.record({
  bills: fc.array(fc.record({ bill, account: fc.nat({ max: 1 }) }), { minLength: 1, maxLength: 4 }),
  stops: fc.uniqueArray(fc.integer({ min: 1, max: 39 }), { minLength: 1, maxLength: 3 }),
});

it("the scheduled work has the same result however often it runs", { timeout }, () =>
  fc.assert(
    fc.asyncProperty(plans, async ({ bills, stops }) => {
      const outcomes: unknown[] = [];
      for (const way of [[], stops]) {
        const [ann] = await moveIn([PEOPLE[0]]);
        if (ann === undefined) throw new Error("nobody is at home");
        const other = (await ann.post("/api/accounts", { name: "Other", balance: "90.00" })).json();
        const accounts = [ann.accountId, other.id];
        for (const { bill, account } of bills) await ann.addBill({ ...bill, accountId: accounts[account] });
        for (const stop of [...way, 40].sort((a, b) => a - b)) await tickOn(test.db, dayAfter(stop));
        outcomes.push(await outcome(test.db));
      }
      expect(await findInconsistencies(test.db)).toEqual({});
      expect(outcomes[1]).toEqual(outcomes[0]);
    }),
    { numRuns },
  ),
);
