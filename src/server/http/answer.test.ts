import { Writable } from "node:stream";
import fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { openChanges } from "#server/live/changes.ts";
import { openLog } from "#server/log.ts";
import { type TestApp, testApp, visitor } from "#server/testing.ts";
import { answerWith } from "./answer.ts";
import { handleErrors } from "./errors.ts";
import { openSessions } from "./session.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const person = call({
  name: "person",
  summary: "Somebody.",
  method: "GET",
  path: "/api/person",
  access: "open",
  output: z.object({ name: z.string(), pets: z.array(z.object({ name: z.string() })) }),
});

async function answered(body: object, checkAnswers?: boolean) {
  const app = fastify();
  handleErrors(app, openLog("silent", new Writable()));
  const { db, clock } = test;
  const sessions = openSessions({ db, clock, secret: "only for this test", secure: false });
  const changes = openChanges({ db, log: openLog("silent", new Writable()) });
  // Like a handler that returns a whole row: the compiler allows extra fields.
  answerWith(app, { db, clock, sessions, changes, checkAnswers })(person, () => body as z.output<typeof person.output>);
  const answer = await app.inject("/api/person");
  await app.close();
  return answer;
}

it.each([
  ["leaks a password", { name: "Ann", pets: [], password: "hunter2" }],
  ["leaks one in a nested object", { name: "Ann", pets: [{ name: "Rex", password: "hunter2" }] }],
  ["has another type", { name: 7, pets: [] }],
  ["lacks a field", { name: "Ann" }],
])("a test fails on a response that %s", async (_, body) => {
  const answer = await answered(body, true);
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("hunter2");
});

it("accepts a response that matches its contract, in any order of fields", async () => {
  const answer = await answered({ pets: [{ name: "Rex" }], name: "Ann" }, true);
  expect(answer.json()).toEqual({ name: "Ann", pets: [{ name: "Rex" }] });
});

it("skips the check in production", async () => {
  expect((await answered({ name: 7 })).statusCode).toBe(200);
});

it("mentions fields only when there are some", async () => {
  const answer = await visitor(test.app).post("/api/auth/login-direct", []);
  expect(answer.json()).toEqual({ message: "Please send a JSON object", code: "invalid" });
});
