import { cx } from "#web/ui/cx.ts";

/** How toasts behave (times in milliseconds, lengths in pixels). */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_SWIPE_THRESHOLD = 50;
export const TOAST_SWIPE_DIRECTION = "right";
export const TOAST_HOTKEY = ["F8"];
export const TOAST_REGION_LABEL = "Notification";
/** A class rather than a number: Tailwind finds it here by reading this file. */
const TOAST_MAX_WIDTH = "md:max-w-[420px]";

/** On a phone at the top, so that it never covers a dialog's actions; elsewhere in the lower right corner. */
export const toastViewportClass = cx(
  "fixed top-0 right-0 z-70 flex w-full flex-col gap-2 p-3 pt-[max(0.75rem,env(safe-area-inset-top))] focus-visible:-outline-offset-4 sm:top-auto sm:bottom-0 sm:p-4",
  TOAST_MAX_WIDTH,
);

export const toastClass = (isBad: boolean) =>
  cx(
    "pointer-events-auto relative flex items-start gap-3 rounded-card border py-3 pr-13 pl-4",
    isBad ? "border-red bg-red-soft text-on-red-soft" : "border-border-strong bg-surface text-text",
  );

/** The button of a toast that does something about what it tells. */
export const toastActionClass =
  "mt-2 -mb-1 h-8 rounded-control border border-current px-3 text-sm font-semibold hover:underline touch:h-11";
