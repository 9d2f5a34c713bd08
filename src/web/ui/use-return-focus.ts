import { useLayoutEffect, useRef } from "react";

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

/** Remembers what had the focus when a dialog opened, and answers the handler that gives it back. */
export function useReturnFocus(isOpen: boolean) {
  const opener = useRef<HTMLElement | null>(null);
  // Radix puts a dialog's content into the page one step later, so the focus is still the opener's here.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const active = document.activeElement;
    opener.current = active instanceof HTMLElement && active !== document.body ? active : lastPressed;
  }, [isOpen]);

  return (event: Event) => {
    event.preventDefault();
    const target = opener.current?.isConnected ? opener.current : placeBelow();
    if (target?.matches("main:not([tabindex])")) target.tabIndex = -1;
    target?.focus();
  };
}

/** Where to go on when the opener is gone: the dialog it stood in, else the page. */
function placeBelow(): HTMLElement | null {
  const dialogs = document.querySelectorAll<HTMLElement>("[role=dialog][data-state=open]");
  return [...dialogs].at(-1) ?? document.querySelector<HTMLElement>("main");
}
