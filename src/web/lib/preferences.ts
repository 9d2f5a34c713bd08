import { readLocal, writeLocal } from "./storage.ts";

/** In the order of payment days: the first is day 1. */
export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

type Choice = { readonly key: string; readonly options: readonly { value: string; label: string }[] };

const choice = (key: string, options: Record<string, string>) => ({
  key,
  options: Object.entries(options).map(([value, label]) => ({ value, label })),
});

/** What a person may prefer in this browser, with the default named in `defaults`. */
export const choices = {
  payFrequency: choice("userPayFrequency", {
    weekly: "Weekly",
    fortnightly: "Fortnightly",
    monthly: "Monthly",
    quarterly: "Quarterly",
    annually: "Annually",
  }),
  payDay: choice("userPayDay", Object.fromEntries(WEEKDAYS.map((label) => [label.toLowerCase(), label]))),
  currency: choice("userCurrency", {
    USD: "US dollar (USD)",
    EUR: "Euro (EUR)",
    GBP: "Pound sterling (GBP)",
    AUD: "Australian dollar (AUD)",
  }),
  dateFormat: choice("userDateFormat", {
    "MM/DD/YYYY": "MM/DD/YYYY",
    "DD/MM/YYYY": "DD/MM/YYYY",
    "YYYY-MM-DD": "YYYY-MM-DD",
  }),
  reminderDays: choice("userReminderDays", {
    "1": "1 day before",
    "3": "3 days before",
    "7": "7 days before",
  }),
} satisfies Record<string, Choice>;

/** What is on or off, with the key it is kept under as "true" or "false". */
const toggles = {
  compactView: "userCompactView",
  emailNotifications: "userEmailNotifications",
  billReminders: "userBillReminders",
  weeklyReports: "userWeeklyReports",
  showBalances: "userShowBalances",
} satisfies Record<string, string>;

export type ChoiceName = keyof typeof choices;
export type ToggleName = keyof typeof toggles;
export type Preferences = Record<ChoiceName, string> & Record<ToggleName, boolean>;

export const defaults: Preferences = {
  payFrequency: "weekly",
  payDay: "friday",
  currency: "USD",
  dateFormat: "MM/DD/YYYY",
  reminderDays: "3",
  compactView: false,
  emailNotifications: true,
  billReminders: true,
  weeklyReports: false,
  showBalances: true,
};

/** One saved choice; what was never saved, or is not among the options, is the default. */
export function readChoice(name: ChoiceName): string {
  const saved = readLocal(choices[name].key);
  return choices[name].options.find((option) => option.value === saved)?.value ?? defaults[name];
}

/** One saved switch; anything but "true" and "false" is the default. */
export function readToggle(name: ToggleName): boolean {
  const saved = readLocal(toggles[name]);
  return saved === "true" || (saved !== "false" && defaults[name]);
}

export function readPreferences(): Preferences {
  return {
    payFrequency: readChoice("payFrequency"),
    payDay: readChoice("payDay"),
    currency: readChoice("currency"),
    dateFormat: readChoice("dateFormat"),
    reminderDays: readChoice("reminderDays"),
    compactView: readToggle("compactView"),
    emailNotifications: readToggle("emailNotifications"),
    billReminders: readToggle("billReminders"),
    weeklyReports: readToggle("weeklyReports"),
    showBalances: readToggle("showBalances"),
  };
}

const KEYS = new Map<string, string>([
  ...Object.entries(choices).map(([name, { key }]): [string, string] => [name, key]),
  ...Object.entries(toggles),
]);

/** False when the browser would not keep them. */
export function writePreferences(preferences: Preferences): boolean {
  const kept = Object.entries(preferences).map(([name, value]) => writeLocal(KEYS.get(name) ?? name, String(value)));
  return kept.every(Boolean);
}
