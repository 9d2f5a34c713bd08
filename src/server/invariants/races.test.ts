import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { household, type TestApp, testApp, unexplainedPots } from "#server/testing.ts";
import { badPayments, badWeeks, occurrences } from "./find-inconsistencies.ts";
import { tickOn } from "./tick.ts";

const DAY = 1440;
/** How many payments the account has money for; the embedded database takes five times as long for each. */
const PAID = process.env.TEST_DB === "pglite" ? 20 : 50;
/** Ten at a time queue for the account, without exceeding the lock timeout on a busy machine. */
const ATTEMPTS = PAID + 10;
let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  test.clock.set("2026-03-02T09:00:00Z");
  ann = await household(test, "ann@example.com", "500.00");
});
afterEach(async () => {
  expect(await unexplainedPots(test.db)).toBe(0);
  expect(await badPayments(test.db)).toEqual([]);
  await test.reset();
});
afterAll(() => test.close());

const key = (name: string | number) => ({ headers: { "idempotency-key": `key-${name}` } });
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** How many responses had each status. */
function tally(answers: readonly { statusCode: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

async function signInAgain(): Promise<void> {
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
}

describe("simultaneous payments", () => {
  it.each([
    ["one bill", 1],
    ["seven bills", 7],
  ])("are limited by the balance of their account, with %s", async (_, count) => {
    const bills: { id: number }[] = [];
    for (const index of times(count, (each) => each)) bills.push(await ann.addBill({ name: `Bill ${index}` }));
    const answers = await Promise.all(
      times(ATTEMPTS, (index) =>
        ann.post("/api/bills/pay", { billId: bills[index % count]?.id, amount: `${500 / PAID}.00` }, key(index)),
      ),
    );
    expect(tally(answers)).toEqual({ 200: PAID, 400: ATTEMPTS - PAID });
    const refused = answers.filter(({ statusCode }) => statusCode === 400).map((answer) => answer.json().message);
    expect(new Set(refused)).toEqual(new Set(["Insufficient funds to make this payment."]));
    expect(await ann.balance()).toBe("0.00");
    const { items } = (await ann.get("/api/payments?limit=200")).json();
    expect(items).toHaveLength(PAID);
    // Each balance down to 0.00 was returned to exactly one of them.
    const balances = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((answer) => answer.json().account.balance);
    expect(balances.map(Number).sort((a, b) => a - b)).toEqual(times(PAID, (index) => (index * 500) / PAID));
  });

  it("with one key are one payment with one response", async () => {
    const bill = await ann.addBill();
    const pay = () => ann.post("/api/bills/pay", { billId: bill.id, amount: "10.00" }, key("one"));
    const answers = await Promise.all(times(50, pay));
    expect(tally(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await ann.balance()).toBe("490.00");
    expect((await ann.get("/api/payments")).json().items).toHaveLength(1);
  });

  it("and their undos leave each payment undone once", async () => {
    const bill = await ann.addBill();
    const { payment } = (await ann.post("/api/bills/pay", { billId: bill.id, amount: "10.00" })).json();
    const answers = await Promise.all(times(20, () => ann.post(`/api/payments/${payment.id}/undo`)));
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
    expect(await ann.balance()).toBe("500.00");
  });
});

describe("simultaneous one week for all", () => {
  it("adds and removes exactly the requested number of weeks", async () => {
    for (const index of times(5, (each) => each)) await ann.addBill({ name: `Bill ${index}` });
    test.clock.forward(8 * DAY);
    await Promise.all(times(20, () => ann.post("/api/bills/process-savings")));
    expect(await ann.balance()).toBe("3650.00");
    await Promise.all(times(20, () => ann.post("/api/bills/reduce-savings")));
    expect(await ann.balance()).toBe("650.00");
    expect(await badWeeks(test.db, "2026-03-10")).toEqual([]);
  });
});

describe("the scheduled work", () => {
  const WEEKLY = { frequency: "weekly", amount: "5.00", paymentDay: 1, paymentDayType: "weekly", isAutomatic: true };

  it("pays and credits everything once when run twice at once", async () => {
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "50000.00" });
    for (const index of times(12, (each) => each)) await ann.addBill({ ...WEEKLY, name: `Bill ${index}` });
    test.clock.set("2026-04-20T09:00:00Z");
    await Promise.all(times(3, () => tickOn(test.db, "2026-04-20", 3)));
    await tickOn(test.db, "2026-04-20");
    expect(await badWeeks(test.db, "2026-04-20")).toEqual([]);
    // Mondays from 2 March to 20 April.
    const paid = await occurrences(test.db);
    expect(Object.values(paid)).toEqual(times(12 * 8, () => 1));
    await signInAgain();
    expect(await ann.balance()).toBe("49940.00");
  });

  it("works alongside edits and deletions of the same bills", async () => {
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "50000.00" });
    const bills: { id: number }[] = [];
    for (const index of times(12, (each) => each)) bills.push(await ann.addBill({ ...WEEKLY, name: `Bill ${index}` }));
    test.clock.set("2026-04-20T09:00:00Z");
    await signInAgain();
    const [answers] = await Promise.all([
      Promise.all(
        bills.map(({ id }, index) =>
          index % 3 === 0
            ? ann.send("DELETE", `/api/bills/${id}`)
            : ann.send("PATCH", `/api/bills/${id}`, { name: `Edited ${index}`, amount: "7.00" }),
        ),
      ),
      tickOn(test.db, "2026-04-20", 3),
      ann.post("/api/bills/process-savings"),
    ]);
    expect(tally(answers)).toEqual({ 200: 8, 204: 4 });
    await tickOn(test.db, "2026-04-20");
    expect(await badWeeks(test.db, "2026-04-20")).toEqual([]);
    const remaining = await ann.bills();
    expect(remaining).toHaveLength(8);
    for (const bill of remaining) expect(bill).toMatchObject({ amount: "7.00", nextPaymentDate: "2026-04-27" });
    const { items } = (await ann.get("/api/payments?limit=200")).json();
    const ofLeft = items.filter(({ billId }: { billId: number | null }) => billId !== null);
    expect(ofLeft).toHaveLength(8 * 8);
    expect(new Set(items.map(({ status }: { status: string }) => status))).toEqual(new Set(["completed"]));
  });

  it("works alongside people who pay, undo and move their money", async () => {
    const bills: { id: number }[] = [];
    for (const index of times(6, (each) => each)) bills.push(await ann.addBill({ ...WEEKLY, name: `Bill ${index}` }));
    const other = (await ann.post("/api/accounts", { name: "Other", balance: "80.00" })).json();
    test.clock.set("2026-03-23T09:00:00Z");
    await signInAgain();
    const answers = await Promise.all([
      ...bills.map(({ id }) => ann.post("/api/bills/pay", { billId: id, amount: "1.00" })),
      ...bills.slice(3).map(({ id }) => ann.send("PATCH", `/api/bills/${id}`, { accountId: other.id })),
      ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "40.00" }),
      ann.post("/api/bills/reduce-savings"),
      ...times(2, async () => ({ statusCode: 200, report: await tickOn(test.db, "2026-03-23", 3) })),
      ann.send("DELETE", `/api/accounts/${other.id}`),
    ]);
    // A refusal is fine; an error (500) is not. Deadlocks must have been retried transparently.
    expect(Object.keys(tally(answers)).filter((status) => !["200", "204", "400", "404"].includes(status))).toEqual([]);
    await tickOn(test.db, "2026-03-23");
    expect(await badWeeks(test.db, "2026-03-23")).toEqual([]);
    expect(Object.values(await occurrences(test.db)).every((count) => count === 1)).toBe(true);
  });
});
