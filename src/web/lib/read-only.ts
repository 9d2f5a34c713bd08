import { useSyncExternalStore } from "react";
import { toast } from "#web/ui/toast/toast-store.ts";

let since: string | undefined;
const listeners = new Set<() => void>();

export const CHANGES_WAIT = "You can make changes when the connection is back.";

/** The time of the offline data that is shown; undefined while the data is current. */
export const readOnlySince = () => since;

export function setReadOnly(next: string | undefined): void {
  since = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useReadOnly = () => useSyncExternalStore(subscribe, readOnlySince, readOnlySince);

/** Checked before a form opens or something is deleted: offline data must not be changed. Shows a toast if not. */
export function mayChange(): boolean {
  if (since === undefined) return true;
  toast({ title: "You are offline", description: CHANGES_WAIT });
  return false;
}
