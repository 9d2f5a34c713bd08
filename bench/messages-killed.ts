// Processes that plan and send the same messages, killed at random: npx tsx bench/messages-killed.ts 10000 3 20 20 (events, processes, kills of each, seconds at most before one)
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { households, members, notificationChannels, notificationSettings, users } from "#server/db/schema/index.ts";
import { startReceiver } from "#server/features/notifications/testing.ts";
import { deliveryErrors, killSenders } from "#server/features/notifications/testing-killed.ts";
import { clock, onPostgres } from "./money-app.ts";

const [count = 10_000, processes = 3, kills = 20, seconds = 20] = process.argv.slice(2).map(Number);
const stage = await onPostgres();
const hook = await startReceiver();
try {
  const { db } = stage;
  const now = clock.now();
  const household = randomUUID();
  await db.insert(users).values({ id: "ann", email: "ann@example.com" });
  await db.insert(households).values({ id: household, name: "Home", createdAt: now });
  await db.insert(members).values({ household, userId: "ann", role: "owner", createdAt: now });
  await db.insert(notificationSettings).values({ userId: "ann", off: ["payment-made:mail"], savedAt: now });
  await db.insert(notificationChannels).values({
    ...{
      userId: "ann",
      kind: "webhook",
      target: `${hook.url}/hook`,
      label: "hook",
      keys: { secret: "x" },
      createdAt: now,
    },
  });
  const longest = seconds * 1_000;
  const { killed } = await killSenders({ databaseUrl: stage.url ?? "", household, count, processes, kills, longest });
  const found = deliveryErrors(hook.bodies(), count);
  const { rows } = (await db.execute(
    sql`select state, count(*)::int as count from outbox group by state`,
  )) as unknown as {
    rows: unknown[];
  };
  console.log(`${count} events, ${processes} processes, ${killed} killed:`, found, rows);
  if (found.missing > 0 || found.unmarked > 0) process.exitCode = 1;
} finally {
  await hook.close();
  await stage.stop();
}
