import { dayIn } from "#core/day.ts";
import { date } from "./format.ts";

/** A local date and time in the person's format: "11/16/2026 at 4:05 PM" */
export function formatInstant(instant: string, timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const moment = new Date(instant);
  const time = moment.toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit" });
  return `${date(dayIn(timeZone, moment))} at ${time}`;
}
