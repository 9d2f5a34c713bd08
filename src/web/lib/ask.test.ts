import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { addressOf, ask, fieldErrorsOf, isRefusal, messageOf } from "./ask.ts";

const get = (path: `/${string}`) => ({ name: "health", method: "GET", path }) as const;
const send = { name: "createHousehold", method: "POST", path: "/echo" } as const;

const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  const body = (await request.toArray()).join("");
  const answer = (status: number, text: string) => response.writeHead(status).end(text);
  if (request.url === "/echo") answer(200, JSON.stringify({ type: request.headers["content-type"] ?? null, body }));
  if (request.url === "/nothing") answer(204, "");
  if (request.url === "/empty") answer(503, "");
  if (request.url === "/html") answer(502, "<h1>Bad Gateway</h1>");
  if (request.url === "/not-json") answer(200, "<html>");
  if (request.url === "/hang-up") request.socket.destroy();
  if (request.url === "/fault") {
    answer(400, JSON.stringify({ message: "No good", code: "invalid", errors: { email: "Bad email" } }));
  }
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const real = globalThis.fetch;
  // A browser resolves /api/… against the page; Node has no page.
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init));
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

const failure = (path: `/${string}`) =>
  ask(get(path)).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

it("sends JSON only when a body is given", async () => {
  const given = await ask(send, { input: { name: "Ünï 🏠" } });
  expect(given).toEqual({ type: "application/json", body: '{"name":"Ünï 🏠"}' });
  expect(await ask(get("/echo"))).toEqual({ type: null, body: "" });
});

it("returns undefined for a response without a body", async () => {
  expect(await ask(get("/nothing"))).toBeUndefined();
});

it("throws the status and the body text", async () => {
  const error = await failure("/fault");
  expect(error).toMatchObject({
    status: 400,
    message: '400: {"message":"No good","code":"invalid","errors":{"email":"Bad email"}}',
  });
  expect(messageOf(error, "Fallback")).toBe("No good");
  expect(fieldErrorsOf(error)).toEqual({ email: "Bad email" });
});

it("throws the status text when the body is empty", async () => {
  const error = await failure("/empty");
  expect(error).toMatchObject({ status: 503, message: "503: Service Unavailable" });
  expect(messageOf(error, "Fallback")).toBe("Fallback");
});

it("uses the fallback for a body that is not a fault", async () => {
  const error = await failure("/html");
  expect(error).toMatchObject({ status: 502, message: "502: <h1>Bad Gateway</h1>" });
  expect(messageOf(error, "Fallback")).toBe("Fallback");
  expect(fieldErrorsOf(error)).toEqual({});
});

it.each(["/hang-up", "/not-json"] as const)("distinguishes %s from a refusal", async (path) => {
  const error = await failure(path);
  expect(isRefusal(error)).toBe(false);
  expect(messageOf(error, "Fallback")).toBe("Fallback");
});

it("fills in the path parameters", () => {
  const one = get("/api/bills/{id}");
  expect(addressOf(one, { id: "a/b" }, { from: "2026-01-01", to: undefined })).toBe("/api/bills/a%2Fb?from=2026-01-01");
});
