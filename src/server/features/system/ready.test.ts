import { expect, it } from "vitest";
import { testApp, visitor } from "#server/testing.ts";

const ask = async ({ app }: Awaited<ReturnType<typeof testApp>>) => {
  const answer = await visitor(app).get("/api/ready");
  return [answer.statusCode, answer.json().message ?? answer.json().status, answer.headers["retry-after"]];
};

it("says why it is not ready, and logs it once, however often it is asked", async () => {
  const state: { reason: string | undefined } = { reason: "The demo household is still being created" };
  const test = await testApp({}, undefined, { notReadyFor: () => state.reason });
  for (let n = 0; n < 5; n++) expect(await ask(test)).toEqual([503, "The demo household is still being created", "5"]);
  state.reason = undefined;
  expect(await ask(test)).toEqual([200, "ready", undefined]);
  const lines = test.logged().trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 30, msg: "not ready", reason: "The demo household is still being created" }),
  ]);
  await test.close();
});

it("names the database when it does not respond", async () => {
  const isReady = () => Promise.reject(new Error("gone"));
  const test = await testApp({}, undefined, { isReady });
  expect(await ask(test)).toEqual([503, "The database is not ready", "5"]);
  expect(test.logged()).not.toContain("stack");
  await test.close();
});
