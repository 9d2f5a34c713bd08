import { X } from "lucide-react";
import * as Radix from "radix-ui/toast";
import { useSyncExternalStore } from "react";
import { cx } from "#web/ui/cx.ts";
import { forwardEscape } from "#web/ui/dialog/focus-and-escape.ts";
import {
  dismissToast,
  listToasts,
  subscribeToToasts,
  TOAST_DURATION,
  TOAST_HOTKEY,
  TOAST_REGION_LABEL,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD,
  type ToastItem,
  toastActionClass,
  toastClass,
  toastViewportClass,
} from "./toast-store.ts";

export function ToastRegion() {
  const items = useSyncExternalStore(subscribeToToasts, listToasts, listToasts);
  return (
    <Radix.Provider
      duration={TOAST_DURATION}
      swipeDirection={TOAST_SWIPE_DIRECTION}
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
      label={TOAST_REGION_LABEL}
    >
      {items.map((item) => (
        <Toast key={item.id} item={item} />
      ))}
      <Radix.Viewport hotkey={TOAST_HOTKEY} label={TOAST_REGION_LABEL} className={toastViewportClass} />
    </Radix.Provider>
  );
}

function Toast({ item }: { item: ToastItem }) {
  const { id, title, description, variant, action, isOpen } = item;
  const isError = variant === "destructive";
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => !open && dismissToast(id)}
      onEscapeKeyDown={forwardEscape}
      className={cx(
        toastClass(isError),
        "data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-slide-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
      )}
    >
      <div className="min-w-0 grow">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description && (
          <Radix.Description className={cx("text-[0.9375rem] wrap-anywhere", !isError && "text-muted")}>
            {description}
          </Radix.Description>
        )}
        {action && (
          <Radix.Action altText={action.label} onClick={action.onClick} className={toastActionClass}>
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label="Close"
        className="absolute top-1 right-1 grid size-10 place-items-center rounded-control touch:size-11"
      >
        <X aria-hidden="true" className="size-5" />
      </Radix.Close>
    </Radix.Root>
  );
}
