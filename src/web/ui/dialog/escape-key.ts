import { useEffect, useRef } from "react";

type OnEscape = (event: KeyboardEvent) => void;

const dialogs: { current: OnEscape }[] = [];

/**
 * Lets a dialog hear Escape while a toast is shown. Radix gives Escape to whatever opened last, which is the toast; a person in
 * a dialog means the dialog.
 */
export function useDialogEscape(isOpen: boolean, onEscape: OnEscape): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    if (!isOpen) return;
    dialogs.push(latest);
    return () => void dialogs.splice(dialogs.indexOf(latest), 1);
  }, [isOpen]);
}

const isWithin = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Escape closes a toast only when the focus is in it; else it is for the dialog that is open, if any. */
export function forwardEscape(event: KeyboardEvent): void {
  if (isWithin(event, "[data-toasts]")) return;
  // Whatever else is open in a dialog, such as a list of choices, answers for itself.
  if (event.target === document.body || isWithin(event, "[role=dialog], [role=alertdialog]"))
    dialogs.at(-1)?.current(event);
  event.preventDefault();
}
