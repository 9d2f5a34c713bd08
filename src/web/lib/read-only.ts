import { useSyncExternalStore } from "react";
import { toast } from "#web/ui/toast/toast-store.ts";
import { shownHousehold } from "./household.ts";

let since: string | undefined;
const listeners = new Set<() => void>();

export const CHANGES_WAIT = "You can make changes once you're back online.";

/** The time of the displayed offline data; undefined while the data is current. */
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

/** Whether the page is online, which every change needs. Shows a toast if not. */
export function isConnected(): boolean {
  if (since === undefined) return true;
  toast({ title: "You're offline", description: CHANGES_WAIT });
  return false;
}

/** Checked before a form opens or something is deleted: viewers may not make changes, and no one while offline. */
export function mayChange(): boolean {
  if (shownHousehold()?.role !== "viewer") return isConnected();
  toast({ title: "You have view-only access", description: "An owner of this household can change that." });
  return false;
}
