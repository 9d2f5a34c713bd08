import { call } from "./call.ts";

/** What a tab calls itself with each change, so that it is not told of its own. */
export const TAB_HEADER = "weekwise-tab";
/** The household a page shows: a change for another, switched to in another tab, is refused. */
export const HOUSEHOLD_HEADER = "weekwise-household";

export const watchChanges = call({
  name: "watchChanges",
  summary:
    "Server-sent events, as long as the connection is open: 'changed' when something of the household was changed (its data is the tab that did it), 'end' when it is over. At most 12 for one person.",
  method: "GET",
  path: "/api/live",
  access: "read",
  output: "events",
  faults: ["too_many"],
});
