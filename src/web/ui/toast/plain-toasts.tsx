import { useSyncExternalStore } from "react";
import { TOAST_REGION_LABEL } from "#web/ui/constants.ts";
import { dismissToast, listToasts, subscribeToToasts } from "./toast-store.ts";
import { toastClass, toastViewportClass } from "./toast-style.ts";

/** Toasts in plain words, for a page whose line broke before the real ones came: what failed must be said all the same. */
export function PlainToasts() {
  const items = useSyncExternalStore(subscribeToToasts, listToasts, listToasts).filter(({ isOpen }) => isOpen);
  return (
    <section aria-label={TOAST_REGION_LABEL} className="contents">
      <ol className={toastViewportClass}>
        {items.map(({ id, title, description, variant }) => (
          <li key={id} className={toastClass(variant === "destructive")}>
            <p role="alert" className="min-w-0 grow wrap-anywhere">
              <strong className="block font-semibold">{title}</strong>
              {description}
            </p>
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
