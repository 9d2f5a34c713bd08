import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  defaults,
  hasPreferences,
  readChoice,
  readPreferences,
  readSettings,
  readToggle,
  writePreferences,
} from "./preferences.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal("window", { localStorage });
});

afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

it("starts with the defaults", () => {
  expect(readPreferences()).toEqual(defaults);
  expect(readPreferences()).toMatchObject({
    reminderDays: "3",
    emailNotifications: true,
    billReminders: true,
    showBalances: true,
    weeklyReports: false,
  });
});

it("stores each preference under its documented key", () => {
  expect(writePreferences({ ...defaults, payDay: "monday", showBalances: false, weeklyReports: true })).toBe(true);
  expect(Object.fromEntries(stored)).toEqual({
    userPayFrequency: "weekly",
    userPayDay: "monday",
    userCurrency: "USD",
    userDateFormat: "MM/DD/YYYY",
    userReminderDays: "3",
    userMoveRate: "level",
    userMoveRounding: "0",
    userCompactView: "false",
    userEmailNotifications: "true",
    userBillReminders: "true",
    userWeeklyReports: "true",
    userShowBalances: "false",
  });
  expect(readPreferences()).toMatchObject({ payDay: "monday", showBalances: false, weeklyReports: true });
});

it.each(["", "no", "TRUE", "1"])("treats %j as not saved", (saved) => {
  stored.set("userShowBalances", saved);
  stored.set("userWeeklyReports", saved);
  expect([readToggle("showBalances"), readToggle("weeklyReports")]).toEqual([true, false]);
});

it("ignores a choice that does not exist", () => {
  stored.set("userReminderDays", "30");
  expect(readChoice("reminderDays")).toBe("3");
});

it("sends the server the saved settings, with defaults for unknown values", () => {
  expect(hasPreferences()).toBe(false);
  stored.set("theme", "blue");
  expect(hasPreferences(), "the theme is chosen before anybody signs in").toBe(false);
  expect(readSettings()).toEqual({ ...defaults, reminderDays: 3, moveRounding: 0, theme: null });
  stored.set("theme", "dark");
  stored.set("userReminderDays", "7");
  stored.set("userCurrency", "BTC");
  expect(hasPreferences()).toBe(true);
  expect(readSettings()).toEqual({ ...defaults, reminderDays: 7, moveRounding: 0, theme: "dark" });
});

it("reports when the browser cannot store anything", () => {
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new Error("blocked");
    },
  });
  expect(writePreferences(defaults)).toBe(false);
});
