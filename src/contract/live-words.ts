// Apart from the call, whose schemas the dashboard need not load.

/** What a tab calls itself with each change, so that it is not told of its own. */
export const TAB_HEADER = "weekwise-tab";
/** The household a page shows: a change for another, switched to in another tab, is refused. */
export const HOUSEHOLD_HEADER = "weekwise-household";

/** For so many milliseconds the server remembers which households were changed. */
export const REMEMBERED = 60_000;
