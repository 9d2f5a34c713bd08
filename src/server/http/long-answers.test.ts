import fastify from "fastify";
import { afterEach, expect, it } from "vitest";
import { sendWhenDone } from "./long-answers.ts";

const app = { close: async () => {} };
afterEach(() => app.close());

/** A server whose only response is sent when the promise resolves. */
async function serve(act: () => Promise<unknown>, maxSilence: number): Promise<string> {
  const server = fastify();
  app.close = () => server.close();
  server.get("/", (_, reply) => sendWhenDone(reply, { added: 1 }, act(), maxSilence));
  return server.listen({ host: "127.0.0.1", port: 0 });
}

it("sends a quick response normally", async () => {
  const answer = await fetch(await serve(async () => {}, 60_000));
  expect(await answer.text()).toBe('{"added":1}');
  expect(answer.headers.get("content-length")).toBe("11");
});

it("sends bytes before a slow response is ready", async () => {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const answer = await fetch(await serve(() => done, 1));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  finish();
  const text = await answer.text();
  expect(text).toMatch(/^ +\{/);
  expect(JSON.parse(text)).toEqual({ added: 1 });
});

it("reports an error as long as nothing was sent", async () => {
  const answer = await fetch(await serve(() => Promise.reject(new Error("no disk")), 60_000));
  expect(answer.status).toBe(500);
});

it("aborts on a later error", async () => {
  let fail = (_: Error) => {};
  const done = new Promise<void>((_, reject) => {
    fail = reject;
  });
  const answer = await fetch(await serve(() => done, 1));
  fail(new Error("no disk"));
  await expect(answer.text()).rejects.toThrow();
});
