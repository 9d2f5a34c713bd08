import type { MoveRule } from "#core/plan/move-rule.ts";
import type { PayFrequency } from "./overview.ts";

/** In the order of payment days: the first is day 1. */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export const CURRENCIES = ["USD", "EUR", "GBP", "AUD"] as const;
export const DATE_FORMATS = ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"] as const;
/** How many days before a bill is due its reminder comes. */
export const REMINDER_DAYS = [1, 3, 7] as const;
export const THEMES = ["light", "dark"] as const;

/** What a person chooses on the Settings screen. */
export type Settings = {
  payFrequency: PayFrequency;
  payDay: (typeof WEEKDAYS)[number];
  currency: (typeof CURRENCIES)[number];
  dateFormat: (typeof DATE_FORMATS)[number];
  compactView: boolean;
  emailNotifications: boolean;
  billReminders: boolean;
  reminderDays: (typeof REMINDER_DAYS)[number];
  weeklyReports: boolean;
  showBalances: boolean;
  /** What the payday cards say. */
  moveRate: MoveRule["rate"];
  moveRounding: MoveRule["rounding"];
  /** Null: never chosen, and each browser shows its own. */
  theme: (typeof THEMES)[number] | null;
};

/** When settings were saved: an instant of the server's, or null for never. */
type SavedAt = string | null;

/** What a browser knows of its copy: the server's last save that it has, and whether something changed here since. */
export type SettingsCopy = { savedAt: SavedAt; isSent: boolean };

/**
 * Whose settings hold when a browser and the server meet: the server's when they were saved later than those the browser has;
 * else the browser's, if it has any that the server lacks.
 */
export function newerSettings(server: SavedAt, browser: SettingsCopy | undefined): "server" | "browser" | "same" {
  if (server !== null && (browser?.savedAt ?? "") < server) return "server";
  if (browser === undefined) return "same";
  return browser.isSent && browser.savedAt === server ? "same" : "browser";
}
