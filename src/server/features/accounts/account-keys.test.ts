import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp, unexplainedPots } from "#server/testing.ts";
import { ask, countRows, namesOf, openAccount, person, withKey } from "./testing.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(async () => {
  const unexplained = await unexplainedPots(test.db);
  await test.reset();
  expect(unexplained).toBe(0);
});
afterAll(() => test.close());

describe("an Idempotency-Key", () => {
  it("creates one account for many requests and gives them all the same response", async () => {
    const ann = await person(test);
    const body = { name: "Bills", balance: "10" };
    const first = await ask(ann, "POST", "/api/accounts", body, withKey("k1"));
    const again = await Promise.all([1, 2, 3].map(() => ask(ann, "POST", "/api/accounts", body, withKey("k1"))));
    expect(first.status).toBe(201);
    expect(again).toEqual([first, first, first]);
    expect(await countRows(test)).toEqual([1, 1, 1, 1]);
    expect(await ask(ann, "POST", "/api/accounts", { name: "Other" }, withKey("k1"))).toMatchObject({ status: 409 });
    expect(await namesOf(ann)).toEqual(["Bills"]);
    expect((await (await person(test, "bob")).post("/api/accounts", body, withKey("k1"))).statusCode).toBe(201);
  });

  it("corrects a balance once, even if it has changed since", async () => {
    const ann = await person(test);
    const { id } = await openAccount(ann, "Bills");
    const url = `/api/accounts/${id}`;
    const first = await ask(ann, "PATCH", url, { balance: "10" }, withKey("k1"));
    await ask(ann, "PATCH", url, { balance: "20" }, withKey("k2"));
    expect(await ask(ann, "PATCH", url, { balance: "10" }, withKey("k1"))).toEqual(first);
    expect((await ann.get("/api/accounts")).json()[0].balance).toBe("20.00");
  });

  it("deletes once and responds the same twice", async () => {
    const ann = await person(test);
    const { id } = await openAccount(ann, "Bills");
    for (const _ of [1, 2]) {
      expect(await ask(ann, "DELETE", `/api/accounts/${id}`, undefined, withKey("k1"))).toMatchObject({ status: 204 });
    }
    expect(await ask(ann, "DELETE", `/api/accounts/${id}`)).toMatchObject({ status: 404 });
  });
});
