import type { Settings } from "#core/settings.ts";

/** None of them as somebody finds them who never chose. */
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
