import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { WEEKDAYS } from "#core/settings.ts";
import { userSettings } from "#server/db/schema/index.ts";
import { eraseDue } from "#server/scheduler/erase-due.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { SETTINGS } from "./testing.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.reset());
afterAll(() => test.close());

const NONE = { settings: null, savedAt: null };

it("are empty before the first save, then last saved, per user", async () => {
  const ann = await household(test);
  const bob = await household(test, "bob@example.com");
  expect((await ann.get("/api/settings")).json()).toEqual(NONE);
  const saved = await ann.send("PUT", "/api/settings", SETTINGS);
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toEqual({ settings: SETTINGS, savedAt: test.clock.now().toISOString() });
  const later = { ...SETTINGS, currency: "AUD", theme: null };
  const answer = (await ann.send("PUT", "/api/settings", later)).json();
  expect((await ann.get("/api/settings")).json()).toEqual({ settings: later, savedAt: answer.savedAt });
  expect((await bob.get("/api/settings")).json()).toEqual(NONE);
});

it("have increasing save times, even when the clock stands still or goes back", async () => {
  const ann = await household(test);
  const save = async (): Promise<string> => (await ann.send("PUT", "/api/settings", SETTINGS)).json().savedAt;
  const moments = [await save(), await save()];
  test.clock.forward(-60);
  moments.push(await save());
  test.clock.forward(120);
  moments.push(await save());
  expect(new Set(moments).size).toBe(4);
  expect(moments.toSorted()).toEqual(moments);
});

const BAD: [string, Record<string, unknown>, string][] = [
  ["an unknown currency", { currency: "BTC" }, "currency"],
  ["an unsupported reminder lead", { reminderDays: 2 }, "reminderDays"],
  ["a reminder lead as text", { reminderDays: "3" }, "reminderDays"],
  ["an unsupported rounding", { moveRounding: 2 }, "moveRounding"],
  ["a switch as text", { compactView: "true" }, "compactView"],
  ["a day in capitals", { payDay: "Friday" }, "payDay"],
  ["a missing field", { payDay: undefined }, "payDay"],
];

it.each(BAD)("are rejected with %s, and unchanged", async (_, over, field) => {
  const ann = await household(test);
  const before = (await ann.send("PUT", "/api/settings", SETTINGS)).json();
  const answer = await ann.send("PUT", "/api/settings", { ...SETTINGS, ...over });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toHaveProperty(field);
  expect((await ann.get("/api/settings")).json()).toEqual(before);
});

it("are rejected with an unknown name", async () => {
  const ann = await household(test);
  const answer = await ann.send("PUT", "/api/settings", { ...SETTINGS, userId: "somebody-else" });
  expect(answer.statusCode).toBe(400);
  expect((await ann.get("/api/settings")).json()).toEqual(NONE);
});

it("are restricted to the same values by the database", async () => {
  const ann = await household(test);
  const insert = (payDay: string) =>
    test.db.execute(sql`insert into user_settings (user_id, pay_frequency, pay_day, currency, date_format, compact_view,
      email_notifications, bill_reminders, reminder_days, weekly_reports, show_balances, saved_at)
      select ${ann.id}, 'weekly', ${payDay}, 'USD', 'MM/DD/YYYY', false, true, true, 3, false, true, now()`);
  await expect(insert("someday")).rejects.toThrow();
  for (const day of WEEKDAYS) {
    await insert(day);
    await test.db.delete(userSettings);
  }
});

it("have defaults for older pages and files", async () => {
  const ann = await household(test);
  const { moveRate: _, moveRounding: _r, ...older } = SETTINGS;
  const saved = (await ann.send("PUT", "/api/settings", older)).json();
  expect(saved.settings).toEqual({ ...older, moveRate: "level", moveRounding: 0 });
});

it("are erased with the user", async () => {
  const ann = await household(test);
  await ann.send("PUT", "/api/settings", SETTINGS);
  await ann.post("/api/auth/delete-data");
  test.clock.forward(24 * 60);
  expect(await eraseDue(test.db, test.clock)).toBe(1);
  expect(await test.db.select().from(userSettings)).toEqual([]);
});

it("are exported, and imported where none are set yet", async () => {
  const ann = await household(test);
  expect((await ann.get("/api/export")).json().settings).toBeNull();
  await ann.send("PUT", "/api/settings", SETTINGS);
  const file = (await ann.get("/api/export")).json();
  expect(file.settings).toEqual(SETTINGS);
  const bob = await household(test, "bob@example.com");
  expect((await bob.post("/api/import/preview", file)).statusCode).toBe(200);
  expect((await bob.get("/api/settings")).json()).toEqual(NONE);
  expect((await bob.post("/api/import", file)).statusCode).toBe(200);
  expect((await bob.get("/api/settings")).json()).toMatchObject({ settings: SETTINGS });

  const cleo = await household(test, "cleo@example.com");
  const own = (await cleo.send("PUT", "/api/settings", { ...SETTINGS, currency: "GBP" })).json();
  expect((await cleo.post("/api/import", file)).statusCode).toBe(200);
  expect((await cleo.get("/api/settings")).json()).toEqual(own);
  const bad = { ...file, settings: { ...SETTINGS, currency: "BTC" } };
  expect((await cleo.post("/api/import", bad)).statusCode).toBe(400);
});
