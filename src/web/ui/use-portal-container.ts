import { useCallback, useLayoutEffect, useState } from "react";

const dialogs = "[role=dialog], [role=alertdialog]";

/**
 * The dialog or landmark around an element: what pops up from the element belongs in there too, for people who find
 * their way by landmarks.
 */
export const portalContainerOf = (element: HTMLElement): HTMLElement | null =>
  element.closest<HTMLElement>(`${dialogs}, main`) ?? element.closest("header, nav, footer");

/** The portal container as state, null until known, and the ref that finds it. */
export function usePortalContainer() {
  const [home, setHome] = useState<HTMLElement | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element) setHome(portalContainerOf(element));
  }, []);
  return [home, ref] as const;
}

/**
 * An open Radix select hides the whole page from screen readers, headings and all, which a native one does not.
 * It spares live regions, and "off" is a live region that never speaks.
 */
export function useReadablePage(isOpen: boolean, home: HTMLElement | null) {
  useLayoutEffect(() => {
    if (!isOpen || !home) return;
    let scope = home;
    while (!scope.matches(dialogs) && scope.parentElement && scope.parentElement !== document.body) {
      scope = scope.parentElement;
    }
    if (scope.hasAttribute("aria-live")) return;
    scope.setAttribute("aria-live", "off");
    return () => scope.removeAttribute("aria-live");
  }, [isOpen, home]);
}
