import type { Settings } from "#core/settings.ts";

/** The settings of a user who never changed any. */
export const SETTINGS: Settings = {
  payFrequency: "fortnightly",
  payDay: "monday",
  currency: "EUR",
  dateFormat: "YYYY-MM-DD",
  compactView: true,
  emailNotifications: false,
  billReminders: false,
  reminderDays: 7,
  weeklyReports: true,
  showBalances: false,
  moveRate: "exact",
  moveRounding: 5,
  theme: "dark",
};
