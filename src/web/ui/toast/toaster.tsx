import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { PlainToasts } from "./plain-toasts.tsx";
import { listToasts, toast as show, subscribeToToasts, type ToastInput } from "./toast-store.ts";

/** Long enough for a page to be there first. */
const LATER = 3000;

/** Shows a toast from anywhere; it takes the place of the one before. */
export const toast = (input: ToastInput) => show(input);

/** Once in the app. Its weight comes in a chunk of its own, a while after the page or with the first toast, which waits for it. */
export function Toaster() {
  const newest = useSyncExternalStore(subscribeToToasts, () => listToasts()[0]?.id);
  const [isLater, setLater] = useState(false);
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  // A line that is down costs the looks of this toast, neither its words nor the page; the next toast tries again.
  useEffect(() => {
    if ((Region && Region !== PlainToasts) || (newest === undefined && !isLater)) return;
    import("./toast-region.tsx")
      .then((part) => setRegion(() => part.ToastRegion))
      .catch(() => setRegion(() => PlainToasts));
  }, [Region, newest, isLater]);
  // Not a live region (each toast announces itself), but what keeps a dialog from hiding the toasts that come after it.
  return (
    <div aria-live="off" data-toasts>
      {Region && <Region />}
    </div>
  );
}
