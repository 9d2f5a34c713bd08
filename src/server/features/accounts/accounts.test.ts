import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Account } from "#contract/accounts.ts";
import { cents } from "#core/money.ts";
import { bills, entries, operations, userAccounts } from "#server/db/schema/index.ts";
import { newMember, type TestApp, testApp, unexplainedPots, visitor } from "#server/testing.ts";
import { ask, countRows, namesOf, openAccount, type Person, person } from "./testing.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(async () => {
  const unexplained = await unexplainedPots(test.db);
  test.clock.set("2026-03-02T09:00:00Z");
  await test.reset();
  expect(unexplained).toBe(0);
});
afterAll(() => test.close());

const ledgerOf = async (who: Person, id: number) => (await who.get(`/api/accounts/${id}/entries`)).json().items;

describe("creating an account", () => {
  it("returns the account and opens its ledger with the balance", async () => {
    const ann = await person(test);
    const account = await openAccount(ann, "  Bills ", " 1234.5 ");
    expect(Account.safeParse(account).success).toBe(true);
    expect(account).toEqual({
      ...{ id: 1, name: "Bills", balance: "1234.50", checkedOn: "2026-03-02" },
      holders: [{ id: ann.id, firstName: null }],
      createdAt: "2026-03-02T09:00:00.000Z",
    });
    expect((await ann.get("/api/accounts")).json()).toEqual([account]);
    expect((await ann.get("/api/accounts/1/entries")).json()).toEqual({
      items: [
        {
          id: 1,
          day: "2026-03-02",
          kind: "opening",
          weeks: 1,
          billId: null,
          billName: null,
          amount: "1234.50",
          catchUp: null,
          balanceAfter: "1234.50",
          by: { name: "ann@example.com", isYou: true },
          createdAt: "2026-03-02T09:00:00.000Z",
        },
      ],
      next: null,
    });
    expect(await test.db.select().from(userAccounts)).toMatchObject([{ userId: ann.id, accountId: 1 }]);
  });

  it.each([
    ["no balance", undefined],
    ["an empty balance", " "],
    ["null", null],
    ["zero", "0.00"],
    ["minus zero", "-0"],
  ])("with %s starts at 0.00 with an empty ledger", async (_, balance) => {
    const ann = await person(test);
    expect((await ann.post("/api/accounts", { name: "Bills", balance })).json()).toMatchObject({ balance: "0.00" });
    expect(await ledgerOf(ann, 1)).toEqual([]);
    expect(await test.db.$count(operations)).toBe(0);
  });

  it.each([
    ["-1", "-1.00"],
    [-250.5, "-250.50"],
    ["99999999.99", "99999999.99"],
    ["-99999999.99", "-99999999.99"],
  ])("accepts a balance of %s", async (balance, shown) => {
    const ann = await person(test);
    expect((await ann.post("/api/accounts", { name: "Bills", balance })).json()).toMatchObject({ balance: shown });
    expect((await ledgerOf(ann, 1))[0]).toMatchObject({ amount: shown, balanceAfter: shown });
  });

  it("ignores fields a client may not set", async () => {
    const ann = await person(test);
    const body = { name: "Bills", id: 77, household: "x", userId: "x", createdAt: "1999-01-01T00:00:00.000Z" };
    expect((await ann.post("/api/accounts", body)).json()).toMatchObject({
      id: 1,
      createdAt: expect.stringMatching(/^2026/),
    });
  });
});

describe("editing an account", () => {
  it("posts the difference, and nothing when there is none", async () => {
    const ann = await person(test);
    const { id } = await openAccount(ann, "Bills", "100");
    const url = `/api/accounts/${id}`;
    test.clock.forward(60 * 24);
    expect(await ask(ann, "PATCH", url, { balance: "80.25" })).toMatchObject({
      status: 200,
      body: { balance: "80.25" },
    });
    expect(await ask(ann, "PATCH", url, { id, balance: "-5" })).toMatchObject({
      body: { name: "Bills", balance: "-5.00" },
    });
    const before = await countRows(test);
    for (const body of [{ balance: "-5.00" }, { name: "Bills" }, {}, { name: " Bills ", balance: -5 }]) {
      expect(await ask(ann, "PATCH", url, body)).toMatchObject({
        status: 200,
        body: { name: "Bills", balance: "-5.00" },
      });
    }
    expect(await countRows(test)).toEqual(before);
    expect(await ask(ann, "PATCH", url, { name: "Home" })).toMatchObject({ body: { name: "Home", balance: "-5.00" } });
    expect(await ledgerOf(ann, id)).toMatchObject([
      { kind: "correction", amount: "-85.25", balanceAfter: "-5.00", day: "2026-03-03" },
      { kind: "correction", amount: "-19.75", balanceAfter: "80.25", day: "2026-03-03" },
      { kind: "opening", amount: "100.00", balanceAfter: "100.00", day: "2026-03-02" },
    ]);
  });

  it("goes from the smallest to the largest balance through zero", async () => {
    const ann = await person(test);
    const { id } = await openAccount(ann, "Bills", "-99999999.99");
    expect(await ask(ann, "PATCH", `/api/accounts/${id}`, { balance: "99999999.99" })).toMatchObject({ status: 200 });
    const amounts = (await ledgerOf(ann, id)).map((entry: { balanceAfter: string }) => entry.balanceAfter);
    expect(amounts).toEqual(["99999999.99", "0.00", "-99999999.99"]);
  });

  it("keeps every difference correct when many edit at once", async () => {
    const ann = await person(test);
    const { id } = await openAccount(ann, "Bills", "1");
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => ann.send("PATCH", `/api/accounts/${id}`, { balance: `${n + 2}.10` })),
    );
    const ledger = await ledgerOf(ann, id);
    expect(ledger).toHaveLength(11);
    expect((await ann.get("/api/accounts")).json()[0].balance).toBe(ledger[0].balanceAfter);
  });
});

it("deletes an account but keeps its bills and its ledger entries", async () => {
  const ann = await person(test);
  const [deleted, kept] = [await openAccount(ann, "Old", "50"), await openAccount(ann, "New", "60")];
  const at = test.clock.now();
  const bill = {
    household: ann.household,
    amount: cents(1000),
    weeklyAmount: cents(231),
    frequency: "monthly",
    category: "other",
  } as const;
  const dates = { startDate: test.clock.today(), nextCreditDate: test.clock.today(), createdAt: at, updatedAt: at };
  await test.db.insert(bills).values([
    { ...bill, ...dates, name: "Rent", accountId: deleted.id },
    { ...bill, ...dates, name: "Power", accountId: kept.id },
  ]);
  expect(await ask(ann, "DELETE", `/api/accounts/${deleted.id}`)).toEqual({ status: 204, body: undefined });
  expect(await namesOf(ann)).toEqual(["New"]);
  const remaining = await test.db
    .select({ name: bills.name, accountId: bills.accountId })
    .from(bills)
    .orderBy(bills.id);
  expect(remaining).toEqual([
    { name: "Rent", accountId: null },
    { name: "Power", accountId: kept.id },
  ]);
  expect(await test.db.$count(userAccounts)).toBe(1);
  expect(await test.db.$count(entries)).toBe(2);
  expect(await ask(ann, "GET", `/api/accounts/${deleted.id}/entries`)).toMatchObject({ status: 404 });
});

it("pages the ledger from newest to oldest without gaps, and ends it correctly", async () => {
  const ann = await person(test);
  const { id } = await openAccount(ann, "Bills", "1");
  for (const n of [2, 3, 4]) await ann.send("PATCH", `/api/accounts/${id}`, { balance: String(n) });
  const page = async (query: string) => {
    const { items, next } = (await ann.get(`/api/accounts/${id}/entries${query}`)).json();
    return { after: items.map((entry: { balanceAfter: string }) => entry.balanceAfter), next };
  };
  const first = await page("?limit=2");
  expect(first).toEqual({ after: ["4.00", "3.00"], next: expect.any(Number) });
  expect(await page(`?limit=2&before=${first.next}`)).toEqual({ after: ["2.00", "1.00"], next: null });
  expect(await page("?before=1")).toEqual({ after: [], next: null });
  expect((await page("?before=9999999999")).after).toHaveLength(4);
});

describe("another household's account", () => {
  it.each([
    ["GET", "/entries", undefined],
    ["PATCH", "", { name: "Mine now", balance: "0" }],
    ["DELETE", "", undefined],
  ] as const)("is not found: %s %s", async (method, path, body) => {
    const [ann, bob] = [await person(test, "ann"), await person(test, "bob")];
    const account = await openAccount(ann, "Bills", "50");
    const expected = { status: 404, body: { message: "Account not found", code: "not_found" } };
    expect(await ask(bob, method, `/api/accounts/${account.id}${path}`, body)).toEqual(expected);
    expect(await ask(bob, method, `/api/accounts/2147483647${path}`, body)).toEqual(expected);
    expect((await visitor(test.app).send(method, `/api/accounts/${account.id}${path}`, body)).statusCode).toBe(401);
    expect((await ann.get("/api/accounts")).json()).toEqual([account]);
    expect((await bob.get("/api/accounts")).json()).toEqual([]);
    expect(await countRows(test)).toEqual([1, 1, 1, 1]);
  });
});

describe("the holders of an account", () => {
  const holdersOf = async (who: Pick<Person, "get">) =>
    (await who.get("/api/accounts")).json().map(({ holders }: Account) => holders.map(({ firstName }) => firstName));

  it("is set by owners and members, and included in every response", async () => {
    const { household } = await person(test);
    const zoe = await newMember(test, household, "owner", "Zoe");
    const sam = await newMember(test, household, "member", "Sam");
    const { id } = (await zoe.post("/api/accounts", { name: "Bills" })).json();
    await sam.post("/api/accounts", { name: "Joint", holders: [zoe.id, sam.id] });
    expect(await holdersOf(sam)).toEqual([["Zoe"], ["Zoe", "Sam"]]);
    const set = (who: Pick<Person, "send">, holders: unknown) => who.send("PATCH", `/api/accounts/${id}`, { holders });
    expect((await set(sam, [sam.id, zoe.id, sam.id])).json()).toMatchObject({
      name: "Bills",
      holders: [{ id: sam.id, firstName: "Sam" }, { id: zoe.id }],
    });
    await sam.send("PATCH", `/api/accounts/${id}`, { name: "House" });
    expect(await holdersOf(zoe), "renaming keeps the holders").toEqual([
      ["Sam", "Zoe"],
      ["Zoe", "Sam"],
    ]);
    expect((await set(zoe, [])).json()).toMatchObject({ holders: [] });
  });

  it("excludes people of other households and former members, and viewers can't set it", async () => {
    const { household } = await person(test);
    const zoe = await newMember(test, household, "owner", "Zoe");
    const sam = await newMember(test, household, "member", "Sam");
    const eve = await person(test, "eve");
    const { id } = (await zoe.post("/api/accounts", { name: "Bills", holders: [zoe.id, sam.id] })).json();
    const set = async (who: Pick<Person, "send">, holders: unknown) =>
      (await who.send("PATCH", `/api/accounts/${id}`, { holders })).statusCode;
    expect(await set(zoe, [zoe.id, eve.id])).toBe(404);
    expect(await set(eve, [eve.id])).toBe(404);
    expect(await set(await newMember(test, household, "viewer", "Vic"), [])).toBe(403);
    expect(await set(zoe, "everyone")).toBe(400);
    expect((await zoe.post("/api/accounts", { name: "Other", holders: [eve.id] })).statusCode).toBe(404);
    expect(await holdersOf(zoe)).toEqual([["Zoe", "Sam"]]);
    await zoe.send("DELETE", `/api/household/members/${sam.id}`);
    expect(await holdersOf(zoe)).toEqual([["Zoe"]]);
  });
});
