import { expect, it } from "vitest";
import { testDatabase } from "#server/db/testing/test-database.ts";
import { addPerson } from "#server/features/households/testing.ts";
import { addSettings, findSettings, saveSettings } from "./store.ts";
import { SETTINGS } from "./testing.ts";

it("are stored on the embedded database too, with increasing save times", async () => {
  const { db, close } = await testDatabase();
  const { user } = await addPerson(db, "robin");
  const now = new Date("2026-03-02T09:00:00.123Z");
  expect(await saveSettings(db, user, { settings: SETTINGS, now })).toEqual({
    settings: SETTINGS,
    savedAt: "2026-03-02T09:00:00.123Z",
  });
  const changed = { ...SETTINGS, theme: null, reminderDays: 1 as const };
  const saved = { settings: changed, savedAt: "2026-03-02T09:00:00.124Z" };
  expect(await saveSettings(db, user, { settings: changed, now })).toEqual(saved);
  await addSettings(db, user, { settings: SETTINGS, now });
  expect(await findSettings(db, user)).toEqual(saved);
  await close();
});
