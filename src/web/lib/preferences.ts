import { readLocal, writeLocal } from "./storage.ts";

type Choice = { readonly key: string; readonly options: readonly { value: string; label: string }[] };

const choice = (key: string, options: Record<string, string>) => ({
  key,
  options: Object.entries(options).map(([value, label]) => ({ value, label })),
});

/** What a person may prefer in this browser, with the default first named in `defaults`. */
export const choices = {
  payFrequency: choice("userPayFrequency", {
    weekly: "Weekly",
    fortnightly: "Fortnightly",
    monthly: "Monthly",
    quarterly: "Quarterly",
    annually: "Annually",
  }),
  payDay: choice("userPayDay", {
    monday: "Monday",
    tuesday: "Tuesday",
    wednesday: "Wednesday",
    thursday: "Thursday",
    friday: "Friday",
    saturday: "Saturday",
    sunday: "Sunday",
  }),
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
} satisfies Record<string, Choice>;

export type ChoiceName = keyof typeof choices;
export type Preferences = Record<ChoiceName, string> & { compactView: boolean };

const COMPACT = "userCompactView";

export const defaults: Preferences = {
  payFrequency: "weekly",
  payDay: "friday",
  currency: "USD",
  dateFormat: "MM/DD/YYYY",
  compactView: false,
};

/** One saved choice; what was never saved, or is not among the options, is the default. */
export function readChoice(name: ChoiceName): string {
  const saved = readLocal(choices[name].key);
  return choices[name].options.find((option) => option.value === saved)?.value ?? defaults[name];
}

export function readPreferences(): Preferences {
  return {
    payFrequency: readChoice("payFrequency"),
    payDay: readChoice("payDay"),
    currency: readChoice("currency"),
    dateFormat: readChoice("dateFormat"),
    compactView: readLocal(COMPACT) === "true",
  };
}

/** False when the browser would not keep them. */
export function writePreferences(preferences: Preferences): boolean {
  const { compactView, ...chosen } = preferences;
  const kept = Object.entries(chosen).map(([name, value]) => writeLocal(choices[name as ChoiceName].key, value));
  return [...kept, writeLocal(COMPACT, String(compactView))].every(Boolean);
}
