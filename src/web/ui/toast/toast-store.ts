import { TOAST_LIMIT, TOAST_REMOVE_DELAY } from "./toast-style.ts";

export type ToastInput = {
  title: string;
  description?: string | undefined;
  variant?: "default" | "destructive" | undefined;
  action?: { label: string; onClick: () => void } | undefined;
};

export type ToastItem = ToastInput & { id: string; isOpen: boolean };

let items: readonly ToastItem[] = [];
let made = 0;
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

/** A double click meets the button a second time while the toast is fading. */
function once({ label, onClick }: NonNullable<ToastInput["action"]>) {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    onClick();
  };
  return { label, onClick: run };
}

/** Shows a toast from anywhere; it takes the place of the one before. Its action runs once. */
export function toast(input: ToastInput): { id: string; dismiss: () => void } {
  made += 1;
  const id = `toast-${made}`;
  const action = input.action && once(input.action);
  replace([{ ...input, action, id, isOpen: true }, ...items].slice(0, TOAST_LIMIT));
  return { id, dismiss: () => dismissToast(id) };
}

/** Hides all toasts, for example after navigation. */
export function dismissToasts(): void {
  for (const { id } of items) dismissToast(id);
}

/** Hides a toast now; it is removed from the list much later, after its exit animation. */
export function dismissToast(id: string): void {
  const found = items.find((item) => item.id === id);
  if (!found?.isOpen) return;
  replace(items.map((item) => (item.id === id ? { ...item, isOpen: false } : item)));
  removals.set(
    id,
    setTimeout(() => replace(items.filter((item) => item.id !== id)), TOAST_REMOVE_DELAY),
  );
}
