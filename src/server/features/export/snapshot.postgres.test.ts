import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import type { ExportFile } from "#contract/export.ts";
import { household, testApp } from "#server/testing.ts";
import { readStart } from "./store.ts";
import { exportText } from "./to-file.ts";

const test = await testApp();
afterAll(() => test.close());

it("leaves out rows that were uncommitted when it started, even with lower ids", async () => {
  const ann = await household(test);
  const add = (key: string) => sql`
    insert into operations (household_id, key, kind, day, at)
    values (${ann.household}, ${key}, 'opening', '2026-03-02', now())`;
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let noteWritten = () => {};
  const written = new Promise<void>((resolve) => {
    noteWritten = resolve;
  });
  const slow = test.db.transaction(async (tx) => {
    await tx.execute(add("slow"));
    noteWritten();
    await held;
  });
  await written;
  await test.db.execute(add("quick"));
  const start = await readStart(test.db, ann.household);
  finish();
  await slow;
  let text = "";
  for await (const piece of exportText(test.db, start, { settings: null, now: test.clock.now() })) text += piece;
  const { operations }: ExportFile = JSON.parse(text);
  // The account's opening balance, and the quick one.
  expect(operations).toHaveLength(2);
});
