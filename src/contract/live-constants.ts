// Apart from the call, so that the dashboard doesn't load its schemas.

/** A header with the id of the tab that makes a change, so that it isn't notified of its own changes. */
export const TAB_HEADER = "weekwise-tab";
/** A header with the household that a page shows. A change is refused if another tab has switched to another household. */
export const HOUSEHOLD_HEADER = "weekwise-household";

/** How long the server remembers which households changed, in milliseconds. */
export const CHANGE_MEMORY = 60_000;
