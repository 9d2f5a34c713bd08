import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts, operations } from "#server/db/schema/index.ts";
import { type TestApp, testApp } from "#server/testing.ts";
import { type Person, person } from "./testing.ts";

let test: TestApp;
let ann: Person;
beforeAll(async () => {
  test = await testApp();
  ann = await person(test);
  await ann.post("/api/accounts", { name: "Bills", balance: "7" });
});
afterAll(() => test.close());

async function expectUntouched() {
  expect((await ann.get("/api/accounts")).json()).toMatchObject([{ id: 1, name: "Bills", balance: "7.00" }]);
  expect(await test.db.$count(accounts)).toBe(1);
  expect(await test.db.$count(operations)).toBe(1);
}

const BAD_BALANCE = "Balance must be a number with at most 8 digits before and 2 after the point";

describe.each([
  ["POST", "/api/accounts"],
  ["PATCH", "/api/accounts/1"],
] as const)("%s %s rejects", (method, url) => {
  it.each([
    ["1.005", BAD_BALANCE],
    [1.005, BAD_BALANCE],
    ["1e3", BAD_BALANCE],
    ["NaN", BAD_BALANCE],
    ["Infinity", BAD_BALANCE],
    ["-Infinity", BAD_BALANCE],
    ["99999999.999", BAD_BALANCE],
    ["100000000", BAD_BALANCE],
    [100_000_000, BAD_BALANCE],
    [1e300, BAD_BALANCE],
    ["12,50", BAD_BALANCE],
    ["+1", BAD_BALANCE],
    ["--1", BAD_BALANCE],
    ["0x10", BAD_BALANCE],
    ["٣", BAD_BALANCE],
    ["1 000", BAD_BALANCE],
    ["9".repeat(5000), BAD_BALANCE],
    [true, "Balance must be a number"],
    [{}, "Balance must be a number"],
    [["1"], "Balance must be a number"],
  ])("a balance of %s", async (balance, message) => {
    const answer = await ann.send(method, url, { name: "New", balance });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message, code: "invalid", errors: { balance: message } });
    await expectUntouched();
  });

  it.each([
    ["", "Account name is required"],
    [" \t\n\u00a0", "Account name is required"],
    [null, "Account name is required"],
    [7, "Account name is required"],
    ["x".repeat(101), "Account name must be at most 100 characters"],
    ["x".repeat(5000), "Account name must be at most 100 characters"],
    ["a\0b", "Account name contains a character that can't be stored"],
    ["a\ud800", "Account name contains a character that can't be stored"],
  ])("a name of %j", async (name, message) => {
    const answer = await ann.send(method, url, { name, balance: "8" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message, code: "invalid", errors: { name: message } });
    await expectUntouched();
  });
});

it.each(["abc", "1.5", "-1", "0", "01", "1e0", "9007199254740992", "99999999999999999", "%00", "1%20"])(
  "rejects the id %s",
  async (id) => {
    for (const [method, path, body] of [
      ["PATCH", "", { balance: "1" }],
      ["DELETE", "", undefined],
      ["GET", "/entries", undefined],
    ] as const) {
      const answer = await ann.send(method, `/api/accounts/${id}${path}`, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        message: "Valid account ID is required",
        errors: { id: expect.any(String) },
      });
    }
    await expectUntouched();
  },
);

it.each([
  "limit=0",
  "limit=201",
  "limit=x",
  "limit=1.5",
  "limit=1&limit=2",
  "before=0",
  "before=-1",
  "before=99999999999",
])("rejects a page of %s", async (query) => {
  expect((await ann.get(`/api/accounts/1/entries?${query}`)).statusCode).toBe(400);
});

it.each(["", "two words", "x".repeat(201)])("rejects the Idempotency-Key %j", async (key) => {
  const answer = await ann.post("/api/accounts", { name: "New" }, { headers: { "idempotency-key": key } });
  expect(answer.statusCode).toBe(400);
  await expectUntouched();
});
