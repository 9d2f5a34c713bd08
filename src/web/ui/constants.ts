/** How toasts behave (times in milliseconds, lengths in pixels). */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_SWIPE_THRESHOLD = 50;
export const TOAST_SWIPE_DIRECTION = "right";
export const TOAST_HOTKEY = ["F8"];
export const TOAST_REGION_LABEL = "Notification";
/** A class rather than a number: Tailwind finds it here by reading this file. */
export const TOAST_MAX_WIDTH = "md:max-w-[420px]";

/** How tooltips behave. */
export const TOOLTIP_DELAY = 700;
export const TOOLTIP_SKIP_DELAY = 300;
export const TOOLTIP_OFFSET = 4;
