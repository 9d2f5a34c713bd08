import * as z from "zod/mini";
import * as requests from "#contract/requests/calendar.ts";
import { call } from "./call.ts";
import { Instant } from "./fields.ts";

const BAD_ADDRESS = "This calendar address isn't valid";

export const CalendarParams = z.object({
  secret: z.string(BAD_ADDRESS).check(z.regex(/^[\w-]{20,100}$/, BAD_ADDRESS)),
});

export const getCalendar = call({
  ...requests.getCalendar,
  summary: "Get a year of due dates and paydays as an iCalendar file. Anyone with the private address can read it.",
  access: "open",
  params: CalendarParams,
  output: "calendar",
  faults: ["not_found", "too_many"],
});

export const getCalendarAddress = call({
  ...requests.getCalendarAddress,
  summary:
    "Check whether you have a calendar address and since when. The address itself is shown only once, when it's created.",
  access: "read",
  output: z.object({ since: z.nullable(Instant) }),
});

export const replaceCalendarAddress = call({
  ...requests.replaceCalendarAddress,
  summary: "Create a private calendar address. Your previous one stops working.",
  access: "account",
  output: z.object({ path: z.string(), since: Instant }),
  status: 201,
});
