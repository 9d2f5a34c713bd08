import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deleteMember } from "#server/features/households/store.ts";
import { addPerson } from "#server/features/households/testing.ts";
import { newMember, type TestApp, testApp, visitor } from "#server/testing.ts";

type Person = Awaited<ReturnType<typeof newMember>>;
let test: TestApp;
let home: string;
let ann: Person;
let sam: Person;
beforeAll(async () => {
  test = await testApp();
  await test.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => test.close());
afterEach(async () => {
  for (const each of open.splice(0)) each.close();
  await test.reset();
});
beforeEach(async () => {
  home = (await addPerson(test.db, "founder")).household;
  ann = await newMember(test, home, "owner", "Ann");
  sam = await newMember(test, home, "member", "Sam");
});

const open: { close: () => void }[] = [];

/** A browser's live connection, over a real socket. */
async function watch({ jar }: Person, age?: number) {
  const { port } = test.app.server.address() as AddressInfo;
  const stop = new AbortController();
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(`http://127.0.0.1:${port}/api/live${age === undefined ? "" : `?age=${age}`}`, {
    headers: { cookie },
    signal: stop.signal,
  });
  const receivedEvents: string[] = [];
  const listeners = new Set<() => void>();
  let isOver = false;
  const reading = (async () => {
    let text = "";
    try {
      for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += part;
        const events = text.split("\n\n");
        text = events.pop() ?? "";
        // A comment only keeps the connection open.
        const messages = events.filter((event) => !event.startsWith(":"));
        receivedEvents.push(...messages.map((event) => event.replace(/^retry: \d+\n/, "")));
        for (const listener of listeners) listener();
      }
    } catch {
      // Closed by the test.
    }
    isOver = true;
    for (const listener of listeners) listener();
  })();
  const until = (isDone: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (isDone()) resolve();
      };
      listeners.add(check);
      check();
    });
  const connection = {
    status: answer.status,
    headers: answer.headers,
    receivedEvents,
    untilHeard: (count: number) => until(() => receivedEvents.length >= count),
    untilOver: () => until(() => isOver),
    close: () => stop.abort(),
    reading,
  };
  open.push(connection);
  if (answer.ok) await connection.untilHeard(1);
  return connection;
}

const READY = "event: ready\ndata:";
const changed = (tab = "") => `event: changed\ndata: ${tab}`;
const END = "event: end\ndata:";
const addAccount = (who: Person, name: string, headers = {}) => who.post("/api/accounts", { name }, { headers });

describe("a live connection", () => {
  it("notifies the others of a change with the tab that made it, in a form that proxies pass on", async () => {
    const hers = await watch(ann);
    expect(hers.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(hers.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(hers.headers.get("x-accel-buffering")).toBe("no");
    await addAccount(sam, "Bills", { "weekwise-tab": "tab-of-sam" });
    await hers.untilHeard(2);
    expect(hers.receivedEvents).toEqual([READY, changed("tab-of-sam")]);
  });

  it("receives changes by the scheduler and calls without a tab, but none for refused requests and reads", async () => {
    const hers = await watch(ann);
    await addAccount(sam, "");
    await sam.get("/api/accounts");
    await addAccount(sam, "Bills", { "weekwise-tab": "bad\ndata: x" }).catch(() => undefined);
    await addAccount(sam, "Car", { "weekwise-tab": "<script>" });
    await hers.untilHeard(2);
    expect(hers.receivedEvents).toEqual([READY, changed()]);
  });

  it("that starts late is notified at once of changes since its page was loaded", async () => {
    await addAccount(sam, "Bills");
    const late = await watch(ann, 60_000);
    await late.untilHeard(2);
    expect(late.receivedEvents).toEqual([READY, changed()]);
    expect((await watch(ann, 0)).receivedEvents).toEqual([READY]);
    expect((await watch(ann, 60_001)).status).toBe(400);
  });

  it("is notified when someone joins, with an existing or a new account", async () => {
    const hers = await watch(ann);
    const link = async () =>
      (await ann.post("/api/household/invitations", { role: "viewer" })).json().link.split("#")[1];
    const zoe = await newMember(test, (await addPerson(test.db, "zoe")).household, "owner");
    await zoe.post("/api/invitations/accept", { token: await link() });
    await hers.untilHeard(3);
    const person = { email: "new@example.com", password: "correct horse", invitation: await link() };
    await visitor(test.app).post("/api/auth/register", person);
    await hers.untilHeard(5);
    expect(hers.receivedEvents.slice(1)).toEqual([changed(), changed(), changed(), changed()]);
  });

  it("receives nothing of another household", async () => {
    const zoe = await newMember(test, (await addPerson(test.db, "zoe")).household, "owner");
    const otherStream = await watch(zoe);
    const hers = await watch(ann);
    await addAccount(sam, "Bills");
    await hers.untilHeard(2);
    await addAccount(zoe, "Own");
    await otherStream.untilHeard(2);
    expect([otherStream.receivedEvents.length, hers.receivedEvents.length]).toEqual([2, 2]);
  });

  it("ends when its member is removed", async () => {
    const his = await watch(sam);
    await ann.send("DELETE", `/api/household/members/${sam.id}`);
    await his.untilOver();
    expect(his.receivedEvents.at(-1)).toBe(END);
    expect((await watch(sam)).status).toBe(401);
  });

  it("ends when its session leaves or switches to another household", async () => {
    const his = await watch(sam);
    await sam.post("/api/households", { name: "Band" });
    await his.untilOver();
    const there = await watch(sam);
    await sam.post(`/api/households/${home}/switch`);
    await there.untilOver();
    const back = await watch(sam);
    await sam.post("/api/household/leave");
    await back.untilOver();
    expect([his, there, back].map(({ receivedEvents }) => receivedEvents.at(-1))).toEqual([END, END, END]);
  });

  it("ends soon after its session expires unnoticed", async () => {
    const his = await watch(sam);
    await deleteMember(test.db, home, sam.id);
    await his.untilOver();
    expect(his.receivedEvents.at(-1)).toBe(END);
  }, 15_000);

  it("stays open when someone else's rights change", async () => {
    const his = await watch(sam);
    const hers = await watch(ann);
    await ann.send("PATCH", `/api/household/members/${sam.id}`, { role: "viewer" });
    await his.untilHeard(2);
    await addAccount(ann, "Bills");
    await Promise.all([his.untilHeard(3), hers.untilHeard(3)]);
    expect(his.receivedEvents).not.toContain(END);
  });

  it("is limited to twelve per user, and a closed one makes room", async () => {
    const windows = [];
    for (let count = 0; count < 12; count += 1) windows.push(await watch(ann));
    expect((await watch(ann)).status).toBe(429);
    expect((await watch(sam)).status).toBe(200);
    windows[0]?.close();
    await windows[0]?.reading;
    let again = await watch(ann);
    for (let tries = 0; again.status !== 200 && tries < 50; tries += 1) again = await watch(ann);
    expect(again.status).toBe(200);
  });
});

it("ends every live connection when the server stops", async () => {
  const other = await testApp();
  await other.app.listen({ port: 0, host: "127.0.0.1" });
  const { household } = await addPerson(other.db, "kim");
  const kim = await newMember(other, household, "owner");
  const before = test;
  test = other;
  const live = await watch(kim);
  test = before;
  const closed = once(other.app.server, "close");
  await other.close();
  await Promise.all([closed, live.untilOver()]);
  expect(live.receivedEvents).toEqual([READY]);
});
