import { TOAST_MAX_WIDTH } from "#web/ui/constants.ts";
import { cx } from "#web/ui/cx.ts";

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
