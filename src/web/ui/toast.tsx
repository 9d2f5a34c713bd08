import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { listToasts, toast as show, subscribeToToasts, type ToastInput } from "./toast-store.ts";

const ToastRegion = lazy(() => import("./toast-region.tsx").then((part) => ({ default: part.ToastRegion })));

/** Long enough for a page to be there first. */
const LATER = 2000;

/** Shows a toast from anywhere; it takes the place of the one before. */
export const toast = (input: ToastInput) => show(input);

/** Once in the app. Its weight comes in a chunk of its own, a while after the page or with the first toast, which waits for it. */
export function Toaster() {
  const hasToast = useSyncExternalStore(subscribeToToasts, () => listToasts().length > 0);
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  // Not a live region (each toast announces itself), but what keeps a dialog from hiding the toasts that come after it.
  return (
    <div aria-live="off">
      {(hasToast || isLater) && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
    </div>
  );
}
