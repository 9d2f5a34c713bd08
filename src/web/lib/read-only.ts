import { useSyncExternalStore } from "react";
import { toast } from "#web/ui/toast/toast-store.ts";

let since: string | undefined;
const listeners = new Set<() => void>();

export const CHANGES_WAIT = "You can make changes when the connection is back.";

/** The time of what the screen shows while the server is out of reach; undefined when it shows what the server said just now. */
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

/** Asked before a form opens or something goes: what is shown is old, so nothing may be changed by it. Says so if not. */
export function mayChange(): boolean {
  if (since === undefined) return true;
  toast({ title: "You are offline", description: CHANGES_WAIT });
  return false;
}
