import { dayIn } from "#core/day.ts";
import { date } from "./format.ts";

/** An instant as a person reads it where they are, in their way of writing dates: "11/16/2026 at 4:05 PM" */
export function formatInstant(instant: string, timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const moment = new Date(instant);
  const time = moment.toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit" });
  return `${date(dayIn(timeZone, moment))} at ${time}`;
}
