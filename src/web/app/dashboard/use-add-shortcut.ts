import { useCallback, useLayoutEffect, useRef } from "react";
import { useReady } from "./use-after-load.ts";

/** The shortcut of the installed application, /dashboard?add=bill. Asking takes it away, so that a reload does not ask again. */
function takeShortcut(): boolean {
  if (new URLSearchParams(window.location.search).get("add") !== "bill") return false;
  window.history.replaceState(window.history.state, "", window.location.pathname);
  return true;
}

/** Opens the bill form for whoever came by that shortcut, once the page can be used. */
export function useAddShortcut(addBill: () => void): void {
  const latest = useRef(addBill);
  useLayoutEffect(() => {
    latest.current = addBill;
  });
  useReady(
    useCallback(() => {
      if (takeShortcut()) latest.current();
      return () => undefined;
    }, []),
  );
}
