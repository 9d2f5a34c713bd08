import { cx } from "#web/ui/cx.ts";

const widths = { sm: "sm:max-w-md", md: "sm:max-w-lg", lg: "sm:max-w-2xl", xl: "sm:max-w-5xl" };

export type DialogSize = keyof typeof widths;

/** The same z-index as the panels, which come later in the DOM, so that an alert inside a dialog covers that dialog. */
export const overlayClass =
  "fixed inset-0 z-50 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in";

/**
 * A bottom sheet on phones (above the keyboard), centred from 640 px. Its middle part scrolls, or all of it on a low screen.
 */
export function panelClass(size: DialogSize): string {
  return cx(
    "fixed inset-x-0 bottom-(--keyboard,0px) z-50 flex max-h-[calc(100dvh-var(--keyboard,0px)-1.5rem)] w-full flex-col rounded-t-card border border-b-0 border-border bg-surface text-text outline-none",
    "sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[min(52rem,calc(100dvh-3rem))] sm:w-[calc(100%-2rem)] sm:-translate-1/2 sm:rounded-card sm:border-b",
    "short:overflow-y-auto short:overscroll-contain",
    "data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in",
    widths[size],
  );
}

/** The part of the panel that scrolls. */
export const bodyClass =
  "min-h-0 grow overflow-y-auto overscroll-contain short:shrink-0 short:overflow-visible px-4 py-5 sm:px-6";

export const footerClass =
  "flex flex-wrap gap-2 border-t border-border px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:justify-end sm:px-6 sm:py-4 [&>*]:flex-1 sm:[&>*]:flex-none";
