import * as z from "zod/mini";
import * as requests from "#contract/requests/live.ts";
import { call } from "./call.ts";
import { REMEMBERED } from "./live-words.ts";
import { wholeNumber } from "./paging.ts";

export const watchChanges = call({
  ...requests.watchChanges,
  summary:
    "Server-sent events, as long as the connection is open: 'changed' when something of the household was changed (its data is the tab that did it), 'end' when it is over. At most 12 for one person.",
  access: "read",
  query: z.object({
    /** How many milliseconds ago the caller last asked for what it shows: changes since then are told at once. */
    age: z.optional(wholeNumber("age", 0, REMEMBERED)),
  }),
  output: "events",
  faults: ["too_many"],
});
