import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { belongings, bill, type Deed, deed, type Home, requestOf } from "./deeds.ts";
import { dump, read } from "./dump.ts";
import { badWeeks } from "./exactly-once.ts";
import { badDates, unsound } from "./sound.ts";
import { tickOn } from "./tick.ts";

/** How many stories each property is tried on; more on purpose: PROOF_RUNS=500 npx vitest run src/server/proofs */
const numRuns = Number(process.env.PROOF_RUNS ?? 12);
const timeout = 60_000 + numRuns * 5_000;
const PEOPLE = ["ann@example.com", "bob@example.com"] as const;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

type Person = Home & { id: string; email: string };

async function moveIn(): Promise<Person[]> {
  await test.reset();
  test.clock.set("2027-01-25T09:00:00Z");
  const people: Person[] = [];
  for (const email of PEOPLE) {
    const home = await household(test, email, "400.00");
    people.push({ ...home, email, id: (await home.get("/api/auth/user")).json().id });
  }
  return people;
}

const dayAfter = (days: number) => new Date(test.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Days go by; the scheduler may have slept meanwhile. */
async function pass(people: readonly Person[], days: number, works: boolean): Promise<void> {
  test.clock.forward(days * 1440);
  if (works) await tickOn(test.db, dayAfter(0));
  for (const person of people)
    await person.post("/api/auth/login-direct", { email: person.email, password: "correct horse" });
}

let keys = 0;

/** Asks, and asks again under the same key: the second time changes nothing and is answered the same. A refusal leaves no trace. */
async function ask(person: Person, wanted: Deed, others: readonly Person[]): Promise<void> {
  const { method, url, body } = requestOf(wanted, await belongings(person), dayAfter);
  keys += 1;
  const key = { headers: { "idempotency-key": `key-${keys}` } };
  const theirs = async () => Promise.all(others.map(({ id }) => dump(test.db, id)));
  const before = { mine: await dump(test.db, person.id), theirs: await theirs() };
  const answer = await person.send(method, url, body, key);
  const after = await dump(test.db, person.id);
  expect([200, 201, 204, 400, 404, 409]).toContain(answer.statusCode);
  if (answer.statusCode >= 400) expect(after).toEqual(before.mine);
  if (wanted.do === "pay too much") expect(answer.statusCode).toBeGreaterThanOrEqual(400);

  const again = await person.send(method, url, body, key);
  expect([again.statusCode, again.body]).toEqual([answer.statusCode, answer.body]);
  expect(await dump(test.db, person.id)).toEqual(after);
  expect(await theirs()).toEqual(before.theirs);
}

/** Adding a week and taking it off again restores every figure. */
async function addAndRemove(person: Person): Promise<void> {
  // What the schedule owes comes with it, so it comes first here.
  await tickOn(test.db, dayAfter(0));
  const figures = () =>
    read(
      test.db,
      sql`
    select 'account' as pot, id, balance from accounts where owner = ${person.id}
    union all
    select 'savings', b.id, coalesce(s.saved_amount, 0) from bills b
    left join bill_savings s on s.owner = b.owner and s.bill_id = b.id where b.owner = ${person.id} order by 1, 2`,
    );
  const before = await figures();
  const added = await person.post("/api/bills/process-savings");
  const removed = await person.post("/api/bills/reduce-savings");
  expect(removed.json()).toEqual(added.json());
  expect(await figures()).toEqual(before);
}

type Step = { deed: Deed } | { days: number; works: boolean } | { both: true };
const days = fc.record({ days: fc.integer({ min: 0, max: 35 }), works: fc.boolean() });
const step: fc.Arbitrary<{ who: number; step: Step }> = fc.record({
  who: fc.nat({ max: 1 }),
  step: fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
    { weight: 8, arbitrary: fc.record({ deed }) },
    { weight: 3, arbitrary: days },
    { weight: 1, arbitrary: fc.constant({ both: true as const }) },
  ),
});
const story = fc.array(step, { minLength: 4, maxLength: 16, size: "max" });

async function live(steps: readonly { who: number; step: Step }[], check: (people: Person[]) => Promise<void>) {
  const people = await moveIn();
  for (const { who, step } of steps) {
    const person = people[who];
    if (person === undefined) continue;
    if ("deed" in step)
      await ask(
        person,
        step.deed,
        people.filter((each) => each !== person),
      );
    else if ("days" in step) await pass(people, step.days, step.works);
    else await addAndRemove(person);
    expect(await unsound(test.db)).toEqual({});
  }
  await pass(people, 1, true);
  await check(people);
}

it("whatever two people do, every cent is explained and nothing happens twice or to the other", { timeout }, () =>
  fc.assert(
    fc.asyncProperty(story, (steps) =>
      live(steps, async () => {
        expect(await unsound(test.db)).toEqual({});
        expect(await badWeeks(test.db, dayAfter(0))).toEqual([]);
      }),
    ),
    { numRuns },
  ),
);

const payment = fc.record({ deed: deed.filter(({ do: what }) => /pay$|undo|cancel|edit bill/.test(what)) });
const payments = fc.record({
  first: bill,
  steps: fc.array(fc.oneof({ weight: 4, arbitrary: payment }, { weight: 1, arbitrary: days }), {
    minLength: 2,
    maxLength: 12,
    size: "max",
  }),
});

it(
  "whatever was paid, undone and edited, a bill's dates are those of what it says and what was paid",
  { timeout },
  () =>
    fc.assert(
      fc.asyncProperty(payments, ({ first, steps }) => {
        const begin: Deed = { do: "create bill", which: 0, account: 0, bill: first };
        return live(
          [{ deed: begin }, ...steps].map((each) => ({ who: 0, step: each })),
          async () => {
            expect(await badDates(test.db, dayAfter(0))).toEqual([]);
          },
        );
      }),
      { numRuns: numRuns * 2 },
    ),
);

const plans = fc.record({
  bills: fc.array(fc.record({ bill, account: fc.nat({ max: 1 }) }), { minLength: 1, maxLength: 5 }),
  stops: fc.uniqueArray(fc.integer({ min: 1, max: 69 }), { maxLength: 4 }),
});

it("the scheduled work has the same outcome however often it was done on the way", { timeout }, () =>
  fc.assert(
    fc.asyncProperty(plans, async ({ bills, stops }) => {
      const outcomes: unknown[] = [];
      for (const way of [[], stops]) {
        const [ann] = await moveIn();
        if (ann === undefined) throw new Error("nobody is at home");
        const other = (await ann.post("/api/accounts", { name: "Other", balance: "90.00" })).json();
        for (const { bill, account } of bills)
          await ann.addBill({ ...bill, accountId: account === 0 ? ann.accountId : other.id });
        for (const stop of [...way, 70].sort((a, b) => a - b)) await tickOn(test.db, dayAfter(stop));
        expect(await unsound(test.db)).toEqual({});
        outcomes.push(await outcome());
      }
      expect(outcomes[1]).toEqual(outcomes[0]);
    }),
    { numRuns },
  ),
);

/** Everything that does not tell when the scheduler happened to run. */
const outcome = () =>
  read(
    test.db,
    sql`
  select concat_ws(' ', 'account', id, balance) as row from accounts
  union all select concat_ws(' ', 'bill', b.id, b.last_paid_date, b.next_payment_date, s.saved_amount, s.credited_weeks)
    from bills b left join bill_savings s on s.owner = b.owner and s.bill_id = b.id
  union all select concat_ws(' ', 'payment', p.id, p.bill_id, p.amount, p.status, p.source, p.due_date, p.next_try_date, o.day)
    from payments p left join operations o on o.owner = p.owner and o.id = p.operation_id
  union all select concat_ws(' ', 'entry', e.id, o.key, o.day, e.pot, e.account_id, e.bill_id, e.amount, e.after)
    from entries e join operations o on o.owner = e.owner and o.id = e.operation_id where o.kind <> 'opening'
  order by 1`,
  );
