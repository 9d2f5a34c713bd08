import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Account } from "#contract/accounts.ts";
import { type TestApp, testApp } from "#server/testing.ts";
import { ask, countRows, namesOf, openAccount, person } from "./testing.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.reset());
afterAll(() => test.close());

describe("account names", () => {
  it.each(["Bills", "BILLS", " bills "])("are compared ignoring case and spaces: %s", async (name) => {
    const ann = await person(test);
    await openAccount(ann, "Bills", "5");
    const other = await openAccount(ann, "Épargne");
    const before = await countRows(test);
    const clash = { message: "An account with this name already exists", code: "conflict" };
    expect(await ask(ann, "POST", "/api/accounts", { name, balance: "9" })).toEqual({ status: 409, body: clash });
    const edit = { name, balance: "9" };
    expect(await ask(ann, "PATCH", `/api/accounts/${other.id}`, edit)).toEqual({ status: 409, body: clash });
    expect(await countRows(test)).toEqual(before);
    expect((await ann.get("/api/accounts")).json()).toContainEqual(other);
  });

  it("are compared ignoring case beyond ASCII too", async () => {
    const ann = await person(test);
    await openAccount(ann, "Épargne");
    expect((await ann.post("/api/accounts", { name: "éPARGNE" })).statusCode).toBe(409);
  });

  it("can be used by another household", async () => {
    await openAccount(await person(test, "ann"), "Bills");
    const bob = await person(test, "bob");
    await openAccount(bob, "Bills");
    expect((await bob.get("/api/accounts")).json()).toMatchObject([{ name: "Bills" }]);
  });

  it("can be reused after deletion, and can change their own case", async () => {
    const ann = await person(test);
    const { id } = await openAccount(ann, "Bills");
    expect(await ask(ann, "PATCH", `/api/accounts/${id}`, { name: "BILLS" })).toMatchObject({
      body: { name: "BILLS" },
    });
    await ann.send("DELETE", `/api/accounts/${id}`);
    await openAccount(ann, "bills");
  });

  it("go to only one of many simultaneous requests", async () => {
    const ann = await person(test);
    const created = await Promise.all(Array.from({ length: 6 }, () => ann.post("/api/accounts", { name: "Bills" })));
    expect(created.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    for (const name of ["One", "Two", "Three"]) await openAccount(ann, name);
    const renamed = await Promise.all(
      (await ann.get("/api/accounts"))
        .json()
        .map(({ id }: Account) => ann.send("PATCH", `/api/accounts/${id}`, { name: "Home" })),
    );
    expect(renamed.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it("sort the list, ignoring case", async () => {
    const ann = await person(test);
    for (const name of ["savings", "Bills", "apples", "Car"]) await openAccount(ann, name);
    expect(await namesOf(ann)).toEqual(["apples", "Bills", "Car", "savings"]);
  });
});
