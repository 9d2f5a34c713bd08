import { useCallback, useLayoutEffect, useState } from "react";

const dialogs = "[role=dialog], [role=alertdialog]";

/** The dialog or landmark around an element, in which its popups are mounted, for people who navigate by landmarks. */
export const portalContainerOf = (element: HTMLElement): HTMLElement | null =>
  element.closest<HTMLElement>(`${dialogs}, main`) ?? element.closest("header, nav, footer");

/** The portal container (null until known) and the ref that finds it. */
export function usePortalContainer() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element) setContainer(portalContainerOf(element));
  }, []);
  return [container, ref] as const;
}

/**
 * An open Radix select hides the rest of the page from screen readers, unlike a native one. It spares live regions, and "off"
 * is a silent live region.
 */
export function useReadablePage(isOpen: boolean, container: HTMLElement | null) {
  useLayoutEffect(() => {
    if (!isOpen || !container) return;
    let scope = container;
    while (!scope.matches(dialogs) && scope.parentElement && scope.parentElement !== document.body) {
      scope = scope.parentElement;
    }
    if (scope.hasAttribute("aria-live")) return;
    scope.setAttribute("aria-live", "off");
    return () => scope.removeAttribute("aria-live");
  }, [isOpen, container]);
}
