import type { QueryClient } from "@tanstack/react-query";
import { health } from "#contract/requests/system.ts";
import { ask, isRefusal } from "#web/lib/ask.ts";

const RETRY_INTERVAL = 10_000;
const TIMEOUT_MS = 8000;

// Status codes a proxy answers when the server behind it is down.
const GATEWAY_ERRORS = [502, 503, 504];

/**
 * Whether a request reached no server. fetch raises a TypeError when there was no response at all; a refusal, an abort or an
 * unexpected response is something else.
 */
export function isUnreachable(error: unknown): boolean {
  if (isRefusal(error)) return GATEWAY_ERRORS.includes(error.status) && error.fault === undefined;
  return error instanceof TypeError;
}

/** Any response from our server means it is reachable, even a refusal. */
async function isReachable(timeout: number): Promise<boolean> {
  try {
    await ask(health, { cache: "no-store", signal: AbortSignal.timeout(timeout) });
    return true;
  } catch (error) {
    return isRefusal(error) && !isUnreachable(error);
  }
}

export type Connection = { check: (timeout?: number) => Promise<void>; stop: () => void };

type Listener = {
  onChange: (isOnline: boolean) => void;
  /** Called for each failed request while the server is known to be unreachable. */
  onUnreachable: () => void;
};

/**
 * Reports when the server becomes unreachable and reachable again. Both the browser's offline event and a failed request only
 * trigger a check, since the server may run on this machine.
 */
export function watchConnection(client: QueryClient, { onChange, onUnreachable }: Listener): Connection {
  let isOnline = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const check = async (timeout = TIMEOUT_MS) => {
    clearTimeout(timer);
    const isOnlineNow = await isReachable(timeout);
    if (isStopped) return;
    clearTimeout(timer);
    if (!isOnlineNow) timer = setTimeout(check, RETRY_INTERVAL);
    if (isOnlineNow === isOnline) return;
    isOnline = isOnlineNow;
    onChange(isOnlineNow);
  };
  const unsubscribes = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
    cache.subscribe((event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type !== "updated" || event.action?.type !== "error" || !isUnreachable(event.action.error)) return;
      if (!isOnline) onUnreachable();
      check();
    }),
  );
  const recheck = () => void check();
  window.addEventListener("offline", recheck);
  window.addEventListener("online", recheck);
  // The lists are requested before anyone subscribes, and a failed one is not retried automatically.
  const hasUnreachable = client
    .getQueryCache()
    .getAll()
    .some(({ state }) => isUnreachable(state.error));
  if (!navigator.onLine || hasUnreachable) check();

  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
    window.removeEventListener("offline", recheck);
    window.removeEventListener("online", recheck);
  };
  return { check, stop };
}
