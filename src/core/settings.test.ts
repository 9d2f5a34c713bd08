import { expect, it } from "vitest";
import { newerSettings, type SettingsCopy } from "./settings.ts";

const EARLY = "2026-03-02T09:00:00.000Z";
const LATE = "2026-03-02T09:00:00.001Z";
const sent = (savedAt: string | null): SettingsCopy => ({ savedAt, isSent: true });
const unsent = (savedAt: string | null): SettingsCopy => ({ savedAt, isSent: false });

it.each<[string | null, SettingsCopy | undefined, string, string]>([
  [null, undefined, "same", "nothing chosen yet"],
  [EARLY, undefined, "server", "a browser that has none"],
  [EARLY, sent(EARLY), "same", "nothing changed since"],
  [LATE, sent(EARLY), "server", "saved in another browser since"],
  [EARLY, unsent(EARLY), "browser", "changed here while offline"],
  [LATE, unsent(EARLY), "server", "changed here while offline, and saved elsewhere since"],
  [null, unsent(null), "browser", "chosen here before the server kept any"],
  [EARLY, unsent(null), "server", "chosen here before the server kept any, and saved elsewhere"],
  [EARLY, sent(LATE), "browser", "a server restored from an earlier backup"],
  [null, sent(EARLY), "browser", "a server restored from before the first save"],
  [null, sent(null), "same", "another person's, put back to the defaults"],
])("server %s, browser %j: %s (%s)", (server, browser, newer) => {
  expect(newerSettings(server, browser)).toBe(newer);
});
