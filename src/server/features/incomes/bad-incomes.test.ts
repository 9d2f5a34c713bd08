import { afterAll, beforeAll, expect, it } from "vitest";
import type { Income } from "#contract/incomes.ts";
import { BAD_PAYMENT_DAY } from "#contract/schedule-fields.ts";
import { incomes } from "#server/db/schema/index.ts";
import { ask, type Person, person } from "#server/features/accounts/testing.ts";
import { type TestApp, testApp } from "#server/testing.ts";

const wage = { name: "Wage", amount: "4330", frequency: "monthly" };

let test: TestApp;
let ann: Person;
let income: Income;
beforeAll(async () => {
  test = await testApp();
  ann = await person(test);
  income = (await ann.post("/api/incomes", wage)).json();
});
afterAll(() => test.close());

const list = async () => (await ann.get("/api/incomes")).json();

const BAD_AMOUNT = "Amount must be a number with at most 8 digits before and 2 after the point";
const NO_ACCOUNT = "Please select an account";
const bad: [string, unknown, string][] = [
  ...["-1", "0", "0.00", -1, 0].map((value): [string, unknown, string] => [
    "amount",
    value,
    "Amount must be more than 0",
  ]),
  ...["1.005", "1e3", "NaN", "Infinity", "99999999.999", "100000000", "12,50", "9".repeat(5000), " ", 1.005].map(
    (value): [string, unknown, string] => ["amount", value, BAD_AMOUNT],
  ),
  ...["", null, true, {}].map((value): [string, unknown, string] => ["amount", value, "Amount is required"]),
  ...["", " ", null, 7].map((value): [string, unknown, string] => ["name", value, "Income name is required"]),
  ["name", "x".repeat(256), "Income name must be at most 255 characters"],
  ["name", "a\0", "Income name contains a character that can't be stored"],
  ...["Weekly", "quarterly", "", null, 1].map((value): [string, unknown, string] => [
    "frequency",
    value,
    "Please select a frequency",
  ]),
  ...["1", 1.5, -1, 0, 2 ** 53, true].map((value): [string, unknown, string] => ["accountId", value, NO_ACCOUNT]),
  ...[0, 32, -1, 1.5].map((value): [string, unknown, string] => ["paymentDay", value, BAD_PAYMENT_DAY]),
  ["paymentDay", "5", "Payment day must be a number"],
  ["paymentDayType", "Monthly", "Payment day type must be weekly or monthly"],
];

it.each(bad)("rejects %s %j", async (field, value, message) => {
  const refusal = { status: 400, body: { message, code: "invalid", errors: { [field]: message } } };
  expect(await ask(ann, "POST", "/api/incomes", { ...wage, [field]: value })).toEqual(refusal);
  expect(await ask(ann, "PATCH", `/api/incomes/1`, { [field]: value })).toEqual(refusal);
  expect(await list()).toEqual([income]);
  expect(await test.db.$count(incomes)).toBe(1);
});

it("rejects an eighth weekday, and invalid ids", async () => {
  const eighth = { ...wage, paymentDay: 8, paymentDayType: "weekly" };
  expect(await ask(ann, "POST", "/api/incomes", eighth)).toMatchObject({
    status: 400,
    body: { message: BAD_PAYMENT_DAY },
  });
  for (const id of ["abc", "1.5", "-1", "0", "9007199254740992"]) {
    for (const [method, body] of [
      ["PATCH", { name: "New" }],
      ["DELETE", undefined],
    ] as const) {
      const answer = await ask(ann, method, `/api/incomes/${id}`, body);
      expect(answer).toMatchObject({ status: 400, body: { message: "Valid income ID is required" } });
    }
  }
});
