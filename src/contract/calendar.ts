import * as z from "zod/mini";
import * as requests from "#contract/requests/calendar.ts";
import { call } from "./call.ts";
import { Instant } from "./fields.ts";

const BAD_ADDRESS = "This is no calendar address";

export const CalendarParams = z.object({
  secret: z.string(BAD_ADDRESS).check(z.regex(/^[\w-]{20,100}$/, BAD_ADDRESS)),
});

export const getCalendar = call({
  ...requests.getCalendar,
  summary: "A year of dues and paydays as an iCalendar file, for whoever has its private address.",
  access: "open",
  params: CalendarParams,
  output: "calendar",
  faults: ["not_found", "too_many"],
});

export const getCalendarAddress = call({
  ...requests.getCalendarAddress,
  summary: "Whether you have a calendar address, and since when. The address itself is shown only when it is made.",
  access: "read",
  output: z.object({ since: z.nullable(Instant) }),
});

export const replaceCalendarAddress = call({
  ...requests.replaceCalendarAddress,
  summary: "Make a private calendar address of your own; the one before stops working.",
  access: "account",
  output: z.object({ path: z.string(), since: Instant }),
  status: 201,
});
