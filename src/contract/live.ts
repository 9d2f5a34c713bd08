import * as z from "zod/mini";
import * as requests from "#contract/requests/live.ts";
import { call } from "./call.ts";
import { CHANGE_MEMORY } from "./live-constants.ts";
import { wholeNumber } from "./paging.ts";

export const watchChanges = call({
  ...requests.watchChanges,
  summary:
    "Stream server-sent events: 'changed' when the household's data changes (its data is the tab that made the change), 'end' when the stream closes. Up to 12 connections per person.",
  access: "read",
  query: z.object({
    /** The age of the caller's data in milliseconds. Changes made since then are sent right away. */
    age: z.optional(wholeNumber("age", 0, CHANGE_MEMORY)),
  }),
  output: "events",
  faults: ["too_many"],
});
