import type { Settings } from "#core/settings.ts";
import type { Channel, EventKind } from "./events.ts";
import { DEFAULT_QUIET_HOURS, type QuietHours } from "./quiet-hours.ts";

/** An event on a channel, as one checkbox of the settings table. */
export type Cell = `${EventKind}:${Channel}`;
export const cellOf = (event: EventKind, channel: Channel): Cell => `${event}:${channel}`;

/** The switches on the Settings screen that affect notifications. */
export type Switches = Pick<Settings, "emailNotifications" | "billReminders" | "reminderDays" | "weeklyReports">;

/** A person's notification preferences. */
export type Preferences = Switches & {
  /** The cells that are turned off. */
  off: readonly string[];
  quiet: QuietHours | null;
  timeZone: string;
};

/** The defaults for a person who never chose. */
export const DEFAULT_SWITCHES: Switches = {
  emailNotifications: true,
  billReminders: true,
  reminderDays: 3,
  weeklyReports: false,
};
export const defaultPreferences = (timeZone: string): Preferences => ({
  ...DEFAULT_SWITCHES,
  off: [],
  quiet: DEFAULT_QUIET_HOURS,
  timeZone,
});

/** The preferences that decide whether a person is notified of an event. */
export type EventPreferences = Pick<Preferences, "emailNotifications" | "billReminders" | "weeklyReports" | "off">;

/** Whether a person is notified of an event on a channel. Security notices by email can't be turned off. */
export function wants(who: EventPreferences, event: EventKind, channel: Channel): boolean {
  if (event === "security" && channel === "mail") return true;
  if (channel === "mail" && !who.emailNotifications) return false;
  if ((event === "due-short" || event === "due-covered") && !who.billReminders) return false;
  if (event === "weekly-report" && !who.weeklyReports) return false;
  return !who.off.includes(cellOf(event, channel));
}

/** Whether quiet hours delay an event. A security notice is sent at once. */
export const isDelayedByQuietHours = (event: EventKind) => event !== "security";
