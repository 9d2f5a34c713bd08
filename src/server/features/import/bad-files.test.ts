import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ExportFile } from "#contract/export.ts";
import { IMPORT_MAX_BYTES } from "#contract/limits.ts";
import { ask, type Person, person } from "#server/features/accounts/testing.ts";
import { dumpByHousehold } from "#server/invariants/dump.ts";
import { type TestApp, testApp, visitor } from "#server/testing.ts";
import { exported, live } from "./testing.ts";

let test: TestApp;
let ann: Person;
let ben: Person;
let file: ExportFile;
beforeAll(async () => {
  test = await testApp();
  ann = await person(test, "ann");
  ben = await person(test, "ben");
  await live(test, ann);
  file = await exported(ann);
});
afterAll(() => test.close());

/** The response to Ben's import, after checking that a refusal changed nothing. */
async function refusal(body: unknown): Promise<{ status: number; message: string }> {
  const before = await dumpByHousehold(test.db);
  const { status, body: said } = await ask(ben, "POST", "/api/import", body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await dumpByHousehold(test.db)).toEqual(before);
  return { status, message: said.message };
}

const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined) throw new Error("the file is too small for this test");
  return item;
};

type Harm = (file: ExportFile) => unknown;

describe("an invalid file", () => {
  it.each<[string, number, RegExp, Harm]>([
    ["nothing at all", 400, /JSON/, () => []],
    ["something else", 400, /isn't a Weekwise export/, () => ({ hello: "world" })],
    ["a newer export", 400, /made by a newer version of Weekwise/, (all) => ({ ...all, version: 3 })],
    ["an unknown field", 400, /./, (all) => ({ ...all, admin: true })],
    ["a list that is not a list", 400, /bills must be a list/, (all) => ({ ...all, bills: { 0: "x" } })],
    [
      "a negative amount",
      400,
      /Amount must be more than 0/,
      (all) => Object.assign(first(all.bills), { amount: "-5.00" }),
    ],
    [
      "an amount too large",
      400,
      /Amount must be a number/,
      (all) => Object.assign(first(all.bills), { amount: "100000000.00" }),
    ],
    [
      "an amount that is not a number",
      400,
      /Amount must be a number/,
      (all) => Object.assign(first(all.bills), { amount: "NaN" }),
    ],
    [
      "a day that does not exist",
      400,
      /must be a valid date/,
      (all) => Object.assign(first(all.bills), { startDate: "2026-02-31" }),
    ],
    [
      "a name that can't be stored",
      400,
      /can't be stored/,
      (all) => Object.assign(first(all.accounts), { name: "a\0b" }),
    ],
    ["no name", 400, /Account name is required/, (all) => Object.assign(first(all.accounts), { name: "  " })],
    [
      "a foreign key",
      400,
      /key isn't a valid Weekwise key/,
      (all) => Object.assign(first(all.bills), { key: "../../etc" }),
    ],
    ["a duplicate id", 422, /two bills have the same id/, (all) => all.bills.push(first(all.bills))],
    ["a duplicate key", 422, /occurs twice/, (all) => all.bills.push({ ...first(all.bills), id: 99 })],
    [
      "a key of another kind",
      422,
      /does not belong to a bill/,
      (all) => Object.assign(first(all.bills), { key: "x/account/1" }),
    ],
    [
      "an unknown account",
      422,
      /a bill has an unknown account/,
      (all) => Object.assign(first(all.bills), { accountId: 77 }),
    ],
    [
      "an entry without an amount",
      422,
      /unknown account/,
      (all) => Object.assign(first(all.entries), { accountId: 77 }),
    ],
    [
      "an unexplained balance",
      422,
      /the balance of Bills does not match/,
      (all) => Object.assign(first(all.accounts), { balance: "9000.00" }),
    ],
    [
      "an unexplained entry",
      422,
      /does not continue from the previous one/,
      (all) => Object.assign(first(all.entries), { amount: "9000.00" }),
    ],
    [
      "unexplained savings",
      422,
      /the savings for Food/,
      (all) => Object.assign(first(all.bills).savings ?? {}, { savedAmount: "9.00" }),
    ],
    [
      "an extra week",
      422,
      /weekly credits of Food/,
      (all) => Object.assign(first(all.bills).savings ?? {}, { creditedWeeks: 9 }),
    ],
    [
      "a payment that took nothing",
      422,
      /did not take its amount/,
      (all) => Object.assign(first(all.payments), { amount: "1.00" }),
    ],
    [
      "a payment without money",
      422,
      /moved no money/,
      (all) => Object.assign(first(all.payments), { operationId: null }),
    ],
    [
      "a due date off its schedule",
      422,
      /not on one of its due dates/,
      (all) => Object.assign(first(all.bills), { nextPaymentDate: "2026-04-01" }),
    ],
    [
      "a bill a century behind",
      422,
      /years behind|weekly credit/,
      (all) => Object.assign(first(all.bills), { startDate: "1901-01-01" }),
    ],
  ])("is rejected: %s", async (_, status, words, harm) => {
    const copy = structuredClone(file);
    const made = harm(copy);
    const isWhole =
      typeof made === "object" && made !== null && ("version" in made || "hello" in made || Array.isArray(made));
    const said = await refusal(isWhole ? made : copy);
    expect(said.message).toMatch(words);
    expect(said.status).toBe(status);
  });

  it("is rejected when it attacks JSON itself", async () => {
    const send = (payload: string) =>
      ben.post("/api/import", undefined, { payload, headers: { "content-type": "application/json" } });
    const text = JSON.stringify(file);
    for (const [payload, status] of [
      [text.replace("{", '{"__proto__":{"isAdmin":true},'), 400],
      [text.replace('"accounts":[{', '"accounts":[{"__proto__":{"x":1},'), 400],
      [text.replace('"accounts":[{', '"accounts":[{"constructor":{"prototype":{"x":1}},'), 400],
      [text.slice(0, -5), 400],
      [`${"[".repeat(200_000)}${"]".repeat(200_000)}`, 400],
      [text.replace("{", `{"deep":${"[".repeat(100_000)}${"]".repeat(100_000)},`), 400],
      [`{"format":"${"x".repeat(IMPORT_MAX_BYTES)}"}`, 413],
    ] as const) {
      expect((await send(payload)).statusCode).toBe(status);
    }
    expect(Reflect.get({}, "isAdmin")).toBeUndefined();
    const manyWrong = { ...file, entries: Array.from({ length: 5_000 }, () => ({})) };
    const answer = await ask(ben, "POST", "/api/import", manyWrong);
    expect(Object.keys(answer.body.errors).length).toBeLessThanOrEqual(20);
  });

  it("is not even received without a session, or after too many attempts", async () => {
    const stranger = visitor(test.app);
    const large = { payload: "x".repeat(1_000_000), headers: { "content-type": "application/json" } };
    expect((await stranger.post("/api/import", undefined, large)).statusCode).toBe(401);
    const zoe = await person(test, "zoe");
    const answers = new Set<number>();
    for (let tries = 0; tries < 41; tries += 1) answers.add((await ask(zoe, "POST", "/api/import/preview", {})).status);
    expect([...answers]).toEqual([400, 429]);
  });
});
