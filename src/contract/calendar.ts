import * as z from "zod/mini";
import { call } from "./call.ts";
import { Instant } from "./fields.ts";

const BAD_ADDRESS = "This is no calendar address";

export const CalendarParams = z.object({
  secret: z.string(BAD_ADDRESS).check(z.regex(/^[\w-]{20,100}$/, BAD_ADDRESS)),
});

export const getCalendar = call({
  name: "getCalendar",
  summary: "A year of dues and paydays as an iCalendar file, for whoever has its private address.",
  method: "GET",
  path: "/api/calendar/{secret}.ics",
  access: "open",
  params: CalendarParams,
  output: "calendar",
  faults: ["not_found", "too_many"],
});

export const getCalendarAddress = call({
  name: "getCalendarAddress",
  summary: "Whether you have a calendar address, and since when. The address itself is shown only when it is made.",
  method: "GET",
  path: "/api/calendar",
  access: "read",
  output: z.object({ since: z.nullable(Instant) }),
});

export const replaceCalendarAddress = call({
  name: "replaceCalendarAddress",
  summary: "Make a private calendar address of your own; the one before stops working.",
  method: "POST",
  path: "/api/calendar",
  access: "account",
  output: z.object({ path: z.string(), since: Instant }),
  status: 201,
});
