import { useSyncExternalStore } from "react";

type Reload = () => void;

let reload: Reload | undefined;
const listeners = new Set<() => void>();

/** A newer version is here; `act` takes it into use and loads the page again. */
export function announceNewVersion(act: Reload): void {
  reload = act;
  for (const listener of listeners) listener();
}

/** Asks the server for a newer version; one that was away has often been replaced meanwhile. */
export async function lookForNewVersion(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.update())
    .catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => reload;

/** How to take the newer version into use, if there is one. */
export const useNewVersion = () => useSyncExternalStore(subscribe, current, current);
