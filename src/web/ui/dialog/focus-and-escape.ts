import { useEffect, useLayoutEffect, useRef } from "react";

// Safari does not focus clicked buttons, so a dialog's opener is the last pressed element.
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

/** The focusable ancestors of an element, for when the element itself was removed. */
function focusableAround(element: HTMLElement): HTMLElement[] {
  const outer = element.parentElement?.closest<HTMLElement>("[tabindex], main");
  return outer ? [outer, ...focusableAround(outer)] : [];
}

/** The dialog below, if any; the page behind it cannot be focused. */
const openDialog = () =>
  [...document.querySelectorAll<HTMLElement>("[role=dialog][data-state=open], [role=alertdialog][data-state=open]")].at(
    -1,
  );

const REMOVAL_WATCH_MS = 2000;

/** Remembers the focused element when a dialog opens, and returns a handler that restores it. */
export function useReturnFocus(isOpen: boolean) {
  const around = useRef<HTMLElement[]>([]);
  // Radix mounts the content one step later, so the opener still has the focus here.
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

/** The opener may be removed shortly after the dialog closes: then its nearest focusable ancestor gets the focus. */
function followIfRemoved(target: HTMLElement, around: readonly HTMLElement[]) {
  const observer = new MutationObserver(() => {
    if (target.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) around.find((element) => element.isConnected)?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), REMOVAL_WATCH_MS);
}

type OnEscape = (event: KeyboardEvent) => void;

const dialogs: { current: OnEscape }[] = [];

/**
 * Lets Escape close a dialog while a toast is shown. Radix gives Escape to the topmost layer, which is the toast; the user
 * means the dialog.
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

/** Escape closes a toast only if it has the focus; otherwise it goes to an open dialog. */
export function forwardEscape(event: KeyboardEvent): void {
  if (isWithin(event, "[data-toasts]")) return;
  // Other open layers in a dialog, such as a select, handle Escape themselves.
  if (event.target === document.body || isWithin(event, "[role=dialog], [role=alertdialog]"))
    dialogs.at(-1)?.current(event);
  event.preventDefault();
}
