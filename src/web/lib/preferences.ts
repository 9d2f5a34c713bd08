import { PAY_FREQUENCIES, type PayFrequency } from "#core/overview.ts";
import { type MoveRule, RATES } from "#core/plan/move-rule.ts";
import { CURRENCIES, DATE_FORMATS, REMINDER_DAYS, type Settings, THEMES, WEEKDAYS } from "#core/settings.ts";
import { ROUNDINGS } from "#core/split.ts";
import { readLocal, writeLocal } from "./storage.ts";

type Choice = { readonly key: string; readonly options: readonly { value: string; label: string }[] };

const choice = <Word extends string>(key: string, options: Record<Word, string>) => ({
  key,
  options: Object.entries<string>(options).map(([value, label]) => ({ value, label })),
});

/** The options of each setting; `defaults` has the default. */
export const choices = {
  payFrequency: choice<PayFrequency>("userPayFrequency", {
    weekly: "Weekly",
    fortnightly: "Fortnightly",
    monthly: "Monthly",
    quarterly: "Quarterly",
    annually: "Annually",
  }),
  payDay: choice<Settings["payDay"]>("userPayDay", {
    monday: "Monday",
    tuesday: "Tuesday",
    wednesday: "Wednesday",
    thursday: "Thursday",
    friday: "Friday",
    saturday: "Saturday",
    sunday: "Sunday",
  }),
  currency: choice<Settings["currency"]>("userCurrency", {
    USD: "US dollar (USD)",
    EUR: "Euro (EUR)",
    GBP: "Pound sterling (GBP)",
    AUD: "Australian dollar (AUD)",
  }),
  dateFormat: choice<Settings["dateFormat"]>("userDateFormat", {
    "MM/DD/YYYY": "MM/DD/YYYY",
    "DD/MM/YYYY": "DD/MM/YYYY",
    "YYYY-MM-DD": "YYYY-MM-DD",
  }),
  reminderDays: choice<`${Settings["reminderDays"]}`>("userReminderDays", {
    "1": "1 day before",
    "3": "3 days before",
    "7": "7 days before",
  }),
  moveRate: choice<Settings["moveRate"]>("userMoveRate", {
    level: "Same every payday",
    exact: "Only what is due before the next payday",
  }),
  moveRounding: choice<`${Settings["moveRounding"]}`>("userMoveRounding", {
    "0": "No rounding",
    "1": "Up to the nearest 1",
    "5": "Up to the nearest 5",
    "10": "Up to the nearest 10",
  }),
} satisfies Record<string, Choice>;

/** The switches with their storage keys, stored as "true" or "false". */
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
  moveRate: "level",
  moveRounding: "0",
  compactView: false,
  emailNotifications: true,
  billReminders: true,
  weeklyReports: false,
  showBalances: true,
};

/** A saved choice; the default if unset or invalid. */
export function readChoice(name: ChoiceName): string {
  const saved = readLocal(choices[name].key);
  return choices[name].options.find((option) => option.value === saved)?.value ?? defaults[name];
}

/** A saved switch; the default for anything but "true" and "false". */
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
    moveRate: readChoice("moveRate"),
    moveRounding: readChoice("moveRounding"),
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

/** False when the browser cannot store them. */
export function writePreferences(preferences: Preferences): boolean {
  const results = Object.entries(preferences).map(([name, value]) => writeLocal(KEYS.get(name) ?? name, String(value)));
  return results.every(Boolean);
}

/** Whether any setting was ever saved in this browser. */
export const hasPreferences = (): boolean => [...KEYS.values()].some((key) => readLocal(key) !== null);

const wordOf = <Word extends string | number>(words: readonly [Word, ...Word[]], value: string): Word =>
  words.find((word) => String(word) === value) ?? words[0];

/** This browser's settings in the server's format. */
export function readSettings(): Settings {
  const saved = readPreferences();
  return {
    ...saved,
    payFrequency: wordOf(PAY_FREQUENCIES, saved.payFrequency),
    payDay: wordOf(WEEKDAYS, saved.payDay),
    currency: wordOf(CURRENCIES, saved.currency),
    dateFormat: wordOf(DATE_FORMATS, saved.dateFormat),
    reminderDays: wordOf(REMINDER_DAYS, saved.reminderDays),
    moveRate: wordOf(RATES, saved.moveRate),
    moveRounding: wordOf(ROUNDINGS, saved.moveRounding),
    theme: THEMES.find((theme) => theme === readLocal("theme")) ?? null,
  };
}

/** The payday settings of this browser. */
export function moveRule(): MoveRule {
  const { moveRate: rate, moveRounding: rounding } = readSettings();
  return { rate, rounding };
}
