import { cx } from "#web/ui/cx.ts";

/** Toast behaviour (times in milliseconds, lengths in pixels). */
const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5000;
const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_SWIPE_THRESHOLD = 50;
export const TOAST_SWIPE_DIRECTION = "right";
export const TOAST_HOTKEY = ["F8"];
export const TOAST_REGION_LABEL = "Notification";
/** A class rather than a number, since Tailwind scans this file. */
const TOAST_MAX_WIDTH = "md:max-w-[420px]";

/** At the top on phones, so that it never covers a dialog's actions; otherwise in the lower right corner. */
export const toastViewportClass = cx(
  "fixed top-0 right-0 z-70 flex w-full flex-col gap-2 p-3 pt-[max(0.75rem,env(safe-area-inset-top))] focus-visible:-outline-offset-4 sm:top-auto sm:bottom-0 sm:p-4",
  TOAST_MAX_WIDTH,
);

/** A toast's action button. */
export const toastActionClass =
  "mt-2 -mb-1 h-8 rounded-control border border-current px-3 text-sm font-semibold hover:underline touch:h-11";

export type ToastInput = {
  title: string;
  description?: string | undefined;
  variant?: "default" | "destructive" | undefined;
  action?: { label: string; onClick: () => void } | undefined;
};

export type ToastItem = ToastInput & { id: string; isOpen: boolean };

let items: readonly ToastItem[] = [];
let toastCount = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function replace(next: readonly ToastItem[]) {
  items = next;
  for (const [id, timer] of removals) {
    if (next.some((item) => item.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  for (const listener of listeners) listener();
}

/** Newest first. */
export const listToasts = (): readonly ToastItem[] => items;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Guards against a second click while the toast fades out. */
function runOnce({ label, onClick }: NonNullable<ToastInput["action"]>) {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    onClick();
  };
  return { label, onClick: run };
}

/** Shows a toast, replacing the previous one. Its action runs once. */
export function toast(input: ToastInput): { id: string; dismiss: () => void } {
  toastCount += 1;
  const id = `toast-${toastCount}`;
  const action = input.action && runOnce(input.action);
  replace([{ ...input, action, id, isOpen: true }, ...items].slice(0, TOAST_LIMIT));
  return { id, dismiss: () => dismissToast(id) };
}

/** Hides all toasts, for example after navigation. */
export function dismissToasts(): void {
  for (const { id } of items) dismissToast(id);
}

/** Hides a toast; it is removed from the list much later (spec). */
export function dismissToast(id: string): void {
  const found = items.find((item) => item.id === id);
  if (!found?.isOpen) return;
  replace(items.map((item) => (item.id === id ? { ...item, isOpen: false } : item)));
  removals.set(
    id,
    setTimeout(() => replace(items.filter((item) => item.id !== id)), TOAST_REMOVE_DELAY),
  );
}

export const toastClass = (isError: boolean) =>
  cx(
    "pointer-events-auto relative flex items-start gap-3 rounded-card border py-3 pr-13 pl-4",
    isError ? "border-red bg-red-soft text-on-red-soft" : "border-border-strong bg-surface text-text",
  );
