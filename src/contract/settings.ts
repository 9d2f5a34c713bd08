import * as z from "zod/mini";
import * as requests from "#contract/requests/settings.ts";
import { PAY_FREQUENCIES } from "#core/overview.ts";
import { PLAIN_RULE, RATES } from "#core/plan/move-rule.ts";
import { CURRENCIES, DATE_FORMATS, REMINDER_DAYS, THEMES, WEEKDAYS } from "#core/settings.ts";
import { ROUNDINGS } from "#core/split.ts";
import { call } from "./call.ts";
import { Instant } from "./fields.ts";

const onOrOff = z.boolean("Must be true or false");

/** Every setting, and nothing else, so that a save never mixes with an earlier one. */
export const Settings = z.strictObject(
  {
    payFrequency: z.enum(PAY_FREQUENCIES, "Unknown pay frequency"),
    payDay: z.enum(WEEKDAYS, "Unknown pay day"),
    currency: z.enum(CURRENCIES, "Unknown currency"),
    dateFormat: z.enum(DATE_FORMATS, "Unknown date format"),
    compactView: onOrOff,
    emailNotifications: onOrOff,
    billReminders: onOrOff,
    reminderDays: z.literal(REMINDER_DAYS, "Reminders can be 1, 3 or 7 days before"),
    weeklyReports: onOrOff,
    showBalances: onOrOff,
    /** Missing in older files and pages, hence the defaults. */
    moveRate: z._default(z.enum(RATES, "Must be level or exact"), PLAIN_RULE.rate),
    moveRounding: z._default(z.literal(ROUNDINGS, "Must be 0, 1, 5 or 10"), PLAIN_RULE.rounding),
    /** Null: never chosen, so each browser keeps its own. */
    theme: z.nullable(z.enum(THEMES, "Unknown theme")),
  },
  "Must have every setting, and no others",
);

/** Both null before the first save. */
export const SavedSettings = z.object({ settings: z.nullable(Settings), savedAt: z.nullable(Instant) });
export type SavedSettings = z.output<typeof SavedSettings>;

export const readSettings = call({
  ...requests.readSettings,
  summary: "Get your settings and when they were saved.",
  access: "read",
  output: SavedSettings,
});

export const saveSettings = call({
  ...requests.saveSettings,
  summary: "Save all your settings. The last save wins.",
  access: "own",
  input: Settings,
  output: SavedSettings,
});
