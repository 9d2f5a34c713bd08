import type { MoveRule } from "#core/plan/move-rule.ts";
import type { PayFrequency } from "./overview.ts";

/** In the order of payment days: Monday is day 1. */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export const CURRENCIES = ["USD", "EUR", "GBP", "AUD"] as const;
export const DATE_FORMATS = ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"] as const;
/** How many days before the due date a reminder can be sent. */
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
  /** How payday cards calculate what to move. */
  moveRate: MoveRule["rate"];
  moveRounding: MoveRule["rounding"];
  /** Null: never chosen, so each browser keeps its own. */
  theme: (typeof THEMES)[number] | null;
};

/** When settings were saved, by the server's clock; null for never. */
type SavedAt = string | null;

/** A browser's copy of the settings: the last server save it has, and whether its own changes have been sent. */
export type SettingsCopy = { savedAt: SavedAt; isSent: boolean };

/**
 * Which settings win when a browser syncs with the server: the server's if saved later than the browser's copy; otherwise
 * the browser's, if it has any that the server lacks.
 */
export function newerSettings(server: SavedAt, browser: SettingsCopy | undefined): "server" | "browser" | "same" {
  if (server !== null && (browser?.savedAt ?? "") < server) return "server";
  if (browser === undefined) return "same";
  return browser.isSent && browser.savedAt === server ? "same" : "browser";
}
