import type { QueryClient } from "@tanstack/react-query";
import { health } from "#contract/requests/system.ts";
import { ask, isRefusal } from "#web/lib/ask.ts";

const TRY_AGAIN_EVERY = 10_000;
const TIMEOUT_MS = 8000;

// What a proxy says in its own words when the server behind it is gone.
const GONE = [502, 503, 504];

/**
 * Whether a request found no server. fetch raises a TypeError when no answer came at all; a refusal, an abort or a strange
 * answer is something else.
 */
export function isUnreachable(error: unknown): boolean {
  if (isRefusal(error)) return GONE.includes(error.status) && error.fault === undefined;
  return error instanceof TypeError;
}

/** Any response of ours means that the server is reachable, even a refusal. */
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
  onChange: (isReached: boolean) => void;
  /** One more request that went unanswered while the server is known to be out of reach. */
  onUnreachable: () => void;
};

/**
 * Tells when the server goes out of reach and comes back. The browser's word that it is offline is only a reason to look:
 * the server may well be on this machine. So is any request that got no answer.
 */
export function watchConnection(client: QueryClient, { onChange, onUnreachable }: Listener): Connection {
  let isReached = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const check = async (timeout = TIMEOUT_MS) => {
    clearTimeout(timer);
    const now = await isReachable(timeout);
    if (isStopped) return;
    clearTimeout(timer);
    if (!now) timer = setTimeout(check, TRY_AGAIN_EVERY);
    if (now === isReached) return;
    isReached = now;
    onChange(now);
  };
  const unsubscribes = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
    cache.subscribe((event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type !== "updated" || event.action?.type !== "error" || !isUnreachable(event.action.error)) return;
      if (!isReached) onUnreachable();
      check();
    }),
  );
  const look = () => void check();
  window.addEventListener("offline", look);
  window.addEventListener("online", look);
  // The lists are asked for before anybody watches, and a list that failed is not asked for again by itself.
  const hasUnreachable = client
    .getQueryCache()
    .getAll()
    .some(({ state }) => isUnreachable(state.error));
  if (!navigator.onLine || hasUnreachable) check();

  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
    window.removeEventListener("offline", look);
    window.removeEventListener("online", look);
  };
  return { check, stop };
}
