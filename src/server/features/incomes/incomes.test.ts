import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Income } from "#contract/incomes.ts";
import { BAD_PAYMENT_DAY } from "#contract/schedule-fields.ts";
import { ask, openAccount, type Person, person } from "#server/features/accounts/testing.ts";
import { type TestApp, testApp, visitor } from "#server/testing.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => {
  test.clock.set("2026-03-02T09:00:00Z");
  return test.reset();
});
afterAll(() => test.close());

const wage = { name: "Wage", amount: "4330", frequency: "monthly" };

async function add(who: Person, body: object = {}): Promise<Income> {
  const answer = await who.post("/api/incomes", { ...wage, ...body });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const list = async (who: Person) => (await who.get("/api/incomes")).json();
const account = async (who: Person) => (await openAccount(who, "Bills")).id;

describe("adding an income", () => {
  it("returns the whole income, with derived fields", async () => {
    const ann = await person(test);
    const stray = { weeklyAmount: "1.00", id: 9, startDate: "1999-01-01", userId: "x" };
    const income = await add(ann, { name: " Wage ", ...stray });
    expect(Income.safeParse(income).success).toBe(true);
    expect(income).toEqual({
      id: 1,
      name: "Wage",
      amount: "4330.00",
      frequency: "monthly",
      every: null,
      unit: null,
      accountId: null,
      memberId: ann.id,
      weeklyAmount: "1000.00",
      startDate: "2026-03-02",
      paymentDay: null,
      paymentDayType: "monthly",
      secondPaymentDay: null,
      nextPayday: null,
      createdAt: "2026-03-02T09:00:00.000Z",
      updatedAt: "2026-03-02T09:00:00.000Z",
    });
    expect(await list(ann)).toEqual([income]);
  });

  it.each([
    ["weekly", "100.01", "100.01"],
    ["biweekly", "100.01", "50.01"],
    ["monthly", "0.02", "0.00"],
    ["annually", "99999999.99", "1923076.92"],
    ["four-weekly", "400.02", "100.01"],
    ["twice-monthly", "2165.00", "1000.00"],
  ])("%s %s is %s per week", async (frequency, amount, weeklyAmount) => {
    expect(await add(await person(test), { frequency, amount })).toMatchObject({ amount, weeklyAmount });
  });

  it("stores an account and a payday", async () => {
    const ann = await person(test);
    const accountId = await account(ann);
    const payday = { accountId, paymentDay: 5, paymentDayType: "weekly" };
    expect(await add(ann, payday)).toMatchObject(payday);
    expect(await add(ann, { accountId: null, paymentDay: 31 })).toMatchObject({ accountId: null, paymentDay: 31 });
  });

  it("happens once per Idempotency-Key", async () => {
    const ann = await person(test);
    const key = { headers: { "idempotency-key": "k1" } };
    const first = await ask(ann, "POST", "/api/incomes", wage, key);
    expect(first.status).toBe(201);
    expect(await ask(ann, "POST", "/api/incomes", wage, key)).toEqual(first);
    expect(await ask(ann, "POST", "/api/incomes", { ...wage, amount: "1" }, key)).toMatchObject({ status: 409 });
    expect(await list(ann)).toHaveLength(1);
  });
});

describe("editing an income", () => {
  it("changes the given fields and recalculates the weekly amount", async () => {
    const ann = await person(test);
    const before = await add(ann, { accountId: await account(ann), paymentDay: 15 });
    test.clock.forward(60 * 24);
    const change = { amount: "52", frequency: "annually", weeklyAmount: "7", startDate: "1999-01-01" };
    const after = await ask(ann, "PATCH", `/api/incomes/${before.id}`, change);
    const expected = {
      amount: "52.00",
      frequency: "annually",
      weeklyAmount: "1.00",
      updatedAt: test.clock.now().toISOString(),
    };
    expect(after).toEqual({ status: 200, body: { ...before, ...expected } });
    expect(await list(ann)).toEqual([after.body]);
  });

  it("removes an account and a payday", async () => {
    const ann = await person(test);
    const { id } = await add(ann, { accountId: await account(ann), paymentDay: 15 });
    const empty = { accountId: null, paymentDay: null };
    expect(await ask(ann, "PATCH", `/api/incomes/${id}`, empty)).toMatchObject({ status: 200, body: empty });
  });

  it.each([
    [{ paymentDay: 15 }, { paymentDayType: "weekly" }],
    [{ paymentDay: 2, paymentDayType: "weekly" }, { paymentDay: 15 }],
  ])("rejects a payday that doesn't match: %j, then %j", async (stored, change) => {
    const ann = await person(test);
    const income = await add(ann, stored);
    expect(await ask(ann, "PATCH", `/api/incomes/${income.id}`, change)).toEqual({
      status: 400,
      body: { message: BAD_PAYMENT_DAY, code: "invalid", errors: { paymentDay: BAD_PAYMENT_DAY } },
    });
    expect(await list(ann)).toEqual([income]);
  });
});

it("deletes, once", async () => {
  const ann = await person(test);
  const [first, second] = [await add(ann), await add(ann, { name: "Rent from the attic" })];
  expect(await ask(ann, "DELETE", `/api/incomes/${first.id}`)).toEqual({ status: 204, body: undefined });
  expect(await ask(ann, "DELETE", `/api/incomes/${first.id}`)).toMatchObject({ status: 404 });
  expect(await list(ann)).toEqual([second]);
});

it("keeps an income when its account is deleted, without an account", async () => {
  const ann = await person(test);
  const income = await add(ann, { accountId: await account(ann) });
  await ann.send("DELETE", `/api/accounts/${income.accountId}`);
  expect(await list(ann)).toEqual([{ ...income, accountId: null }]);
});

it("never points to an account that is being deleted", async () => {
  const ann = await person(test);
  const [{ id }, accountId] = [await add(ann), await account(ann)];
  const adding = Array.from({ length: 24 }, () => ask(ann, "POST", "/api/incomes", { ...wage, accountId }));
  const editing = Array.from({ length: 12 }, () => ask(ann, "PATCH", `/api/incomes/${id}`, { accountId }));
  const deleting = ask(ann, "DELETE", `/api/accounts/${accountId}`);
  for (const { status } of await Promise.all([...adding, ...editing])) expect([200, 201, 404]).toContain(status);
  expect((await deleting).status).toBe(204);
  for (const income of await list(ann)) expect(income.accountId).toBeNull();
});

describe("another household's data", () => {
  it.each([
    ["PATCH", { name: "Mine now" }],
    ["DELETE", undefined],
  ] as const)("is not found: %s", async (method, body) => {
    const [ann, bob] = [await person(test, "ann"), await person(test, "bob")];
    const income = await add(ann);
    const expected = { status: 404, body: { message: "Income not found", code: "not_found" } };
    expect(await ask(bob, method, `/api/incomes/${income.id}`, body)).toEqual(expected);
    expect((await visitor(test.app).send(method, `/api/incomes/${income.id}`, body)).statusCode).toBe(401);
    expect(await list(ann)).toEqual([income]);
    expect(await list(bob)).toEqual([]);
  });

  it("can't be an income's account", async () => {
    const [ann, bob] = [await person(test, "ann"), await person(test, "bob")];
    const accountId = await account(ann);
    const income = await add(bob);
    const expected = { status: 404, body: { message: "Account not found", code: "not_found" } };
    expect(await ask(bob, "POST", "/api/incomes", { ...wage, accountId })).toEqual(expected);
    expect(await ask(bob, "PATCH", `/api/incomes/${income.id}`, { name: "New", accountId })).toEqual(expected);
    expect(await list(bob)).toEqual([income]);
  });
});
