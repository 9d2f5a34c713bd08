import { connect } from "node:net";
import { getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { allCalls } from "#contract/all.ts";
import { FaultBody } from "#contract/faults.ts";
import { accounts, bills, incomes, payments, users } from "#server/db/schema/index.ts";
import { read } from "#server/invariants/dump.ts";
import { household, type TestApp, testApp, visitor } from "#server/testing.ts";
import { securityHeaders } from "./security-headers.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const writing = allCalls.filter((call) => call.method !== "GET" && call.input !== undefined);

type Case = [what: string, payload: string | undefined, headers: Record<string, string>, status: number];

const TABLES = [users, accounts, bills, incomes, payments];

async function counts() {
  const each = TABLES.map((table) => sql`select ${getTableName(table)} as name, count(*)::int from ${table}`);
  return read(test.db, sql.join(each, sql` union all `));
}

/** Bodies with the same value in every known field. */
function everyField(call: (typeof writing)[number]): (value: unknown) => string {
  const schema = z.toJSONSchema(call.input ?? z.unknown(), { io: "input", unrepresentable: "any" });
  const names = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(({ properties = {} }) =>
    Object.keys(properties),
  );
  return (value) => JSON.stringify(Object.fromEntries(names.map((name) => [name, value])));
}

describe.each(writing.map((call) => [call.name, call] as const))("%s", (_, call) => {
  let sender: Pick<ReturnType<typeof visitor>, "send">;
  beforeAll(async () => {
    await test.reset();
    sender = call.access === "open" ? visitor(test.app) : await household(test);
  });
  const url = call.path.replace(/\{\w+\}/g, "1");
  const json = { "content-type": "application/json" };
  const nested = "[".repeat(20_000) + "]".repeat(20_000);
  const all = everyField(call);
  // All together more than any call accepts.
  const tooLong = "x".repeat(call.maxBytes ? 2e6 : 1e5);
  const cases: Case[] = [
    ["malformed JSON", '{"email": ', json, 400],
    ["no body at all", undefined, {}, 400],
    ["an empty JSON body", "", json, 400],
    ["a number", "7", json, 400],
    ["null", "null", json, 400],
    ["an array", "[]", json, 400],
    ["a string", '"x"', json, 400],
    // An empty change is valid.
    ...(call.method === "PATCH" ? [] : [["an empty object", "{}", json, 400] satisfies Case]),
    ["a prototype in disguise", '{"__proto__": {"email": "a@b.co"}}', json, 400],
    ["deep nesting", nested, json, 400],
    ["every field far too long", all(tooLong), json, 413],
    ["every field an object", all({}), json, 400],
    ["every field a list", all([[]]), json, 400],
    ["NUL everywhere", all("\0"), json, 400],
    ["plain text", "email=a", { "content-type": "text/plain" }, 415],
    ["a form", "email=a", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["XML", "<a/>", { "content-type": "application/xml" }, 415],
    ["an invalid content type", "{}", { "content-type": ";;;" }, 415],
    ["a multipart body", "--x--", { "content-type": "multipart/form-data; boundary=x" }, 415],
  ];
  it.each(cases)("rejects %s", async (_what, payload, headers, status) => {
    const before = await counts();
    const answer = await sender.send(call.method, url, undefined, {
      ...(payload !== undefined && { payload }),
      headers,
    });
    expect(answer.statusCode).toBe(status);
    expect(FaultBody.safeParse(answer.json()).success).toBe(true);
    expect(answer.json().message).not.toMatch(/undefined|Invalid input|zod|FST_/i);
    expect(await counts()).toEqual(before);
  });
});

it("survives a valid request with an unknown field nested too deeply to serialize", async () => {
  await test.reset();
  const ann = await household(test);
  const deep = "[".repeat(15_000) + "]".repeat(15_000);
  const payload = `{"name":"Deep","balance":"1.00","extra":${deep}}`;
  const before = await counts();
  const headers = { "content-type": "application/json" };
  const answer = await ann.send("POST", "/api/accounts", undefined, { payload, headers });
  expect([201, 400]).toContain(answer.statusCode);
  if (answer.statusCode === 400) expect(await counts()).toEqual(before);
});

it.each(["/api/nothing", "/api/auth", "/api/", "/api/auth/user/../../x", "/api/auth/user%00"])(
  "has nothing at %s",
  async (url) => {
    const answer = await visitor(test.app).get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: "Not found", code: "not_found" });
  },
);

it("rejects an address that cannot be decoded", async () => {
  const answer = await visitor(test.app).get("/api/%E0%A4%A");
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: "invalid" });
  expect(answer.headers).toMatchObject(securityHeaders(test.settings));
});

it.each([
  ["bytes that are not a request", "hello\r\n\r\n", "400"],
  ["headers that are too large", `GET / HTTP/1.1\r\nx: ${"a".repeat(40_000)}\r\n\r\n`, "431"],
  [
    "a request with two lengths, in which another could hide",
    `POST /api/auth/logout-direct HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    "400",
  ],
  ["a TRACE request", "TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "404"],
])("responds to %s in the usual format, with the usual headers", async (_, bytes, status) => {
  const address = await test.app.listen({ port: 0, host: "127.0.0.1" }).catch(() => addressOf(test));
  const text = await rawRequest(Number(new URL(address).port), bytes);
  expect(text.split(" ")[1]).toBe(status);
  for (const [name, value] of Object.entries(securityHeaders(test.settings)))
    expect(text).toContain(`${name}: ${value}`);
  expect(FaultBody.safeParse(JSON.parse(text.split("\r\n\r\n")[1] ?? "")).success).toBe(true);
});

function addressOf({ app }: TestApp): string {
  const found = app.server.address();
  return typeof found === "object" && found ? `http://127.0.0.1:${found.port}` : "";
}

function rawRequest(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
}
