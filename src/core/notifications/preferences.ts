import type { Settings } from "#core/settings.ts";
import type { Channel, EventKind } from "./events.ts";
import { type QuietHours, USUAL_QUIET } from "./quiet-hours.ts";

/** One cell of the table of events and channels. */
export type Cell = `${EventKind}:${Channel}`;
export const cellOf = (event: EventKind, channel: Channel): Cell => `${event}:${channel}`;

/** The switches of the Settings screen that decide what a person is told. */
export type Switches = Pick<Settings, "emailNotifications" | "billReminders" | "reminderDays" | "weeklyReports">;

/** What somebody is told, how and when. */
export type Preferences = Switches & {
  /** What they switched off. */
  off: readonly string[];
  quiet: QuietHours | null;
  timeZone: string;
};

/** What holds for a person who never chose. */
export const USUAL_SWITCHES: Switches = {
  emailNotifications: true,
  billReminders: true,
  reminderDays: 3,
  weeklyReports: false,
};
export const usualPreferences = (timeZone: string): Preferences => ({
  ...USUAL_SWITCHES,
  off: [],
  quiet: USUAL_QUIET,
  timeZone,
});

/** What decides whether somebody is told of an event at all. */
export type Wishes = Pick<Preferences, "emailNotifications" | "billReminders" | "weeklyReports" | "off">;

/** Whether a person is told of an event on a channel. A security notice cannot be switched off on mail. */
export function wants(who: Wishes, event: EventKind, channel: Channel): boolean {
  if (event === "security" && channel === "mail") return true;
  if (channel === "mail" && !who.emailNotifications) return false;
  if ((event === "due-short" || event === "due-covered") && !who.billReminders) return false;
  if (event === "weekly-report" && !who.weeklyReports) return false;
  return !who.off.includes(cellOf(event, channel));
}

/** A notice that somebody else may be in the account does not wait for the morning. */
export const waitsForMorning = (event: EventKind) => event !== "security";
