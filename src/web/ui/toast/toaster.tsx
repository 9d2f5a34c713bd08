import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import {
  dismissToast,
  listToasts,
  toast as show,
  subscribeToToasts,
  TOAST_REGION_LABEL,
  type ToastInput,
  toastActionClass,
  toastClass,
  toastViewportClass,
} from "./toast-store.ts";

/** Long enough for the page to render first. */
const LOAD_DELAY = 3000;

/** Shows a toast, replacing the previous one. */
export const toast = (input: ToastInput) => show(input);

/** Rendered once. Its code loads after the page or with the first toast. */
export function Toaster() {
  const newest = useSyncExternalStore(subscribeToToasts, () => listToasts()[0]?.id);
  const [isDelayOver, setDelayOver] = useState(false);
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    const timer = setTimeout(() => setDelayOver(true), LOAD_DELAY);
    return () => clearTimeout(timer);
  }, []);
  // Offline a plain toast is shown; the next toast retries loading.
  useEffect(() => {
    if ((Region && Region !== PlainToasts) || (newest === undefined && !isDelayOver)) return;
    import("./toast-region.tsx")
      .then((part) => setRegion(() => part.ToastRegion))
      .catch(() => setRegion(() => PlainToasts));
  }, [Region, newest, isDelayOver]);
  // Not a live region (each toast announces itself), but keeps dialogs from hiding later toasts from screen readers.
  return (
    <div aria-live="off" data-toasts>
      {Region && <Region />}
    </div>
  );
}

/** Plain toasts for when the code of the real ones failed to load. */
function PlainToasts() {
  const items = useSyncExternalStore(subscribeToToasts, listToasts, listToasts).filter(({ isOpen }) => isOpen);
  return (
    <section aria-label={TOAST_REGION_LABEL} className="contents">
      <ol className={toastViewportClass}>
        {items.map(({ id, title, description, variant, action }) => (
          <li key={id} className={toastClass(variant === "destructive")}>
            <div className="min-w-0 grow">
              <p role="alert" className="wrap-anywhere">
                <strong className="block font-semibold">{title}</strong>
                {description}
              </p>
              {action && (
                <button
                  type="button"
                  className={toastActionClass}
                  onClick={() => {
                    action.onClick();
                    dismissToast(id);
                  }}
                >
                  {action.label}
                </button>
              )}
            </div>
            <button
              type="button"
              aria-label="Close"
              className="absolute top-1 right-1 grid size-10 place-items-center rounded-control touch:size-11"
              onClick={() => dismissToast(id)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
