import { useEffect, useLayoutEffect, useRef } from "react";

// Safari does not focus a button that is clicked, so the opener of a dialog is then the last thing pressed.
let lastPressed: HTMLElement | null = null;
if (typeof document !== "undefined") {
  document.addEventListener(
    "click",
    ({ target }) => {
      lastPressed = target instanceof Element ? target.closest<HTMLElement>("a, button, [role=button]") : null;
    },
    true,
  );
}

/** The focusable ancestors of an element, for when a dialog has removed the element itself. */
function focusableAround(element: HTMLElement): HTMLElement[] {
  const outer = element.parentElement?.closest<HTMLElement>("[tabindex], main");
  return outer ? [outer, ...focusableAround(outer)] : [];
}

/** The dialog beneath, when one that opened from another that is gone closes: what is behind it is out of reach. */
const openDialog = () =>
  [...document.querySelectorAll<HTMLElement>("[role=dialog][data-state=open], [role=alertdialog][data-state=open]")].at(
    -1,
  );

const A_MOMENT = 2000;

/** Remembers what had the focus when a dialog opened, and returns the handler that restores it. */
export function useReturnFocus(isOpen: boolean) {
  const around = useRef<HTMLElement[]>([]);
  // Radix puts a dialog's content into the page one step later, so the focus is still the opener's here.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const active = document.activeElement;
    const opener = active instanceof HTMLElement && active !== document.body ? active : lastPressed;
    around.current = opener ? [opener, ...focusableAround(opener)] : [];
  }, [isOpen]);

  return (event: Event) => {
    event.preventDefault();
    const target =
      around.current.find((element) => element.isConnected) ?? openDialog() ?? document.querySelector("main");
    if (target?.matches("main:not([tabindex])")) target.tabIndex = -1;
    target?.focus();
    if (target) followIfRemoved(target, around.current);
  };
}

/** What a dialog removes may go a moment after the dialog has: then the focus goes to what was around it, not to nothing. */
function followIfRemoved(target: HTMLElement, around: readonly HTMLElement[]) {
  const observer = new MutationObserver(() => {
    if (target.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) around.find((element) => element.isConnected)?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), A_MOMENT);
}

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
