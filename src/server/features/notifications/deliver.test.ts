import { EventEmitter, once } from "node:events";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Db } from "#server/db/database.ts";
import { households, outbox } from "#server/db/schema/index.ts";
import { household, recordLog } from "#server/testing.ts";
import type { DeliveryResult } from "./channels/letter.ts";
import { deliver } from "./deliver.ts";
import type { Messenger } from "./messenger.ts";
import { notifyAll } from "./send-messages.ts";
import { appWithReceiver } from "./testing-fixture.ts";

const { test, hook } = await appWithReceiver();
const { log } = recordLog("error");

type Member = Awaited<ReturnType<typeof household>>;
async function withWebhook(name: string): Promise<Member> {
  const member = await household(test, `${name}@example.com`);
  await member.post("/api/notifications/channels", { kind: "webhook", target: `${hook.url}/${name}` });
  return member;
}
const tell = async ({ household: id }: Member, times = 1) => {
  for (let time = 0; time < times; time++)
    await notifyAll(
      test.db,
      id,
      { event: "member-joined", memberId: `m${time}`, name: "Bob", at: "2026-03-02" },
      { now: test.clock.now() },
    );
};
const send = (messenger: Messenger = test.messenger, db: Db = test.db) =>
  deliver(db, { today: test.clock.today(), clock: test.clock, log, messenger });
const paths = () => [...new Set(hook.received.map(({ path }) => path))];

/** A process that hangs while sending its first messages, until told to go on. */
function hangingProcess(goOn: Messenger["send"]) {
  const hanging = new EventEmitter();
  const waiting = once(hanging, "goOn");
  const begun = once(hanging, "begun");
  const result = send({
    ...test.messenger,
    send: async (letter, to) => {
      hanging.emit("begun");
      await waiting;
      return goOn(letter, to);
    },
  });
  const wake = () => {
    hanging.emit("goOn");
    return result;
  };
  return { begun, goOn: wake };
}
const LEASE_ENDED = 11;

it("doesn't send a message again because a process that hung reports a failure after another one sent it", async () => {
  await tell(await withWebhook("ann"));
  const failed: DeliveryResult = { isSent: false, text: "No response within 10 seconds" };
  const first = hangingProcess(async () => failed);
  await first.begun;
  test.clock.forward(LEASE_ENDED);
  expect(await send()).toEqual({ sent: 1, failed: 0 });
  await first.goOn();
  test.clock.forward(30);
  expect(await send()).toEqual({ sent: 0, failed: 0 });
  expect(hook.bodies().map(({ mayRepeat }) => mayRepeat)).toEqual([true]);
});

it("doesn't go on with a group after hanging for longer than it may keep it", async () => {
  await tell(await withWebhook("ann"), 20);
  const first = hangingProcess(test.messenger.send);
  await first.begun;
  test.clock.forward(LEASE_ENDED);
  await send();
  expect(hook.received).toHaveLength(20);
  await first.goOn();
  // The ten it was sending can't be called back.
  expect(hook.received).toHaveLength(30);
});

it("says after quiet hours too that a message may be a repetition", async () => {
  const ann = await withWebhook("ann");
  test.clock.set("2026-03-02T20:55:00Z");
  await tell(ann);
  const killed = () => Promise.reject(new Error("killed while sending"));
  await expect(send({ ...test.messenger, send: killed })).rejects.toThrow("killed while sending");
  test.clock.set("2026-03-02T21:10:00Z");
  await send();
  expect(hook.received).toEqual([]);
  test.clock.set("2026-03-03T09:00:00Z");
  await send();
  expect(hook.bodies().map(({ mayRepeat }) => mayRepeat)).toEqual([true]);
});

it("says of each further attempt that it may be a repetition", async () => {
  await tell(await withWebhook("ann"));
  hook.answerWith(500);
  await send();
  test.clock.forward(30);
  await send();
  expect(hook.bodies().map(({ mayRepeat }) => mayRepeat)).toEqual([false, true]);
});

it("gives up a webhook that answers with zero bytes, and sends the messages of others meanwhile", async () => {
  await tell(await withWebhook("ann"), 10);
  test.clock.forward(1);
  await tell(await withWebhook("ben"));
  hook.answerWith(500, "out of order \0");
  await send();
  expect(paths()).toEqual(["/ann", "/ben"]);
  for (let day = 3; day < 12; day++) {
    test.clock.set(`2026-03-${String(day).padStart(2, "0")}T12:00:00Z`);
    await send();
  }
  const rows = await test.db.select().from(outbox);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["given-up"]));
  expect(rows[0]?.lastError).toContain("out of order");
});

it("sends the messages of others if a household's time zone is unknown here", async () => {
  const ann = await withWebhook("ann");
  await test.db.update(households).set({ timeZone: "Mars/Base" }).where(eq(households.id, ann.household));
  await tell(ann);
  await tell(await withWebhook("ben"));
  expect(await send()).toEqual({ sent: 2, failed: 0 });
});

it("sends the messages of others if one can't be prepared, and reports that one", async () => {
  await tell(await withWebhook("ann"));
  test.clock.forward(1);
  await tell(await withWebhook("ben"));
  const letterOf: Messenger["letterOf"] = (message) => {
    if (message.household === broken) throw new Error("no letter");
    return test.messenger.letterOf(message);
  };
  const [{ household: broken } = { household: "" }] = await test.db.select().from(outbox).orderBy(outbox.id);
  await expect(send({ ...test.messenger, letterOf })).rejects.toThrow("no letter");
  expect(paths()).toEqual(["/ben"]);
});
