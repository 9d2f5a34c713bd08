import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "#server/db/testing/test-database.ts";
import { recordLog } from "#server/testing.ts";
import { type Change, openChanges } from "./changes.ts";

const HOME = "00000000-0000-4000-8000-000000000001";
const OTHER = "00000000-0000-4000-8000-000000000002";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

function openProcess() {
  const { db, listen } = database;
  const changes = openChanges({ db, ...(listen && { listen }), log: recordLog("silent").log });
  const received: Change[] = [];
  let wake = () => {};
  let gaps = 0;
  changes.subscribe((change) => {
    received.push(change);
    wake();
  });
  changes.onGap(() => {
    gaps += 1;
    wake();
  });
  const until = async (isDone: () => boolean) => {
    while (!isDone()) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { ...changes, received, until, gaps: () => gaps };
}

/** Listening starts a moment after opening. */
async function untilListening(count: number) {
  for (;;) {
    const { rows } = (await database.db.execute(
      sql`select count(*)::int as count from pg_stat_activity where application_name = 'weekwise-live' and query like 'listen%' and state = 'idle' and datname = current_database()`,
    )) as unknown as { rows: { count: number }[] };
    if ((rows[0]?.count ?? 0) >= count) return;
  }
}

it("notifies other processes of a change once, and reconnects after a lost connection", async () => {
  const [one, other] = [openProcess(), openProcess()];
  await untilListening(2);
  one.publish({ household: HOME, tab: "tab-of-ann" });
  one.publish({ household: HOME, tab: "tab-of-sam" });
  one.publish({ household: OTHER, isAboutPeople: true });
  await other.until(() => other.received.length === 2);
  expect(other.received).toMatchObject([
    { household: HOME, tab: undefined, isAboutPeople: false },
    { household: OTHER, isAboutPeople: true },
  ]);
  expect(one.received).toHaveLength(3);

  await database.db.execute(sql`select pg_notify('weekwise_changes', 'nonsense')`);
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'weekwise-live' and datname = current_database()`,
  );
  await other.until(() => other.gaps() === 1);
  await untilListening(2);
  one.publish({ household: HOME });
  await other.until(() => other.received.length === 3);
  await Promise.all([one.close(), other.close()]);
});
