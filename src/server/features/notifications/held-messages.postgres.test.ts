import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { household, recordLog } from "#server/testing.ts";
import { deliver } from "./deliver.ts";
import { notifyAll } from "./send-messages.ts";
import { appWithReceiver } from "./testing-fixture.ts";

const { test, hook } = await appWithReceiver();

it("sends the messages of others while another session holds a whole page of one household's", async () => {
  const notice = { event: "member-joined", memberId: "m1", name: "Bob", at: "2026-03-02" } as const;
  const people: Awaited<ReturnType<typeof household>>[] = [];
  for (const name of ["ann", "ben"]) {
    const member = await household(test, `${name}@example.com`);
    await member.post("/api/notifications/channels", { kind: "webhook", target: `${hook.url}/${name}` });
    await notifyAll(test.db, member.household, notice, { now: test.clock.now() });
    test.clock.forward(1);
    people.push(member);
  }
  const { log } = recordLog("warn");
  await test.db.execute(sql`
    insert into outbox (household_id, user_id, event, key, channel, channel_id, told, send_after, created_at)
    select household_id, user_id, event, key || number, channel, channel_id, told, send_after, created_at
    from outbox, generate_series(1, 1000) number where household_id = ${people[0]?.household}`);
  await test.db.transaction(async (holder) => {
    await holder.execute(sql`select 1 from outbox where household_id = ${people[0]?.household} for update`);
    const done = await deliver(test.db, {
      today: test.clock.today(),
      clock: test.clock,
      log,
      messenger: test.messenger,
    });
    expect(done).toEqual({ sent: 1, failed: 0 });
  });
  expect(hook.received.map(({ path }) => path)).toEqual(["/ben"]);
});
