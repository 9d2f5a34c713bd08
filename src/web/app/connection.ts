import type { QueryClient } from "@tanstack/react-query";
import { health } from "#contract/system.ts";
import { ask, isRefusal } from "#web/lib/ask.ts";

const TRY_AGAIN_EVERY = 10_000;
const PATIENCE = 8000;

// fetch raises a TypeError when no answer came at all; a refusal, an abort or a strange answer is something else.
const isUnreached = (error: unknown) => error instanceof TypeError && !isRefusal(error);

/** Any answer will do, even a no: then the server is there. */
async function isReachable(): Promise<boolean> {
  try {
    await ask(health, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch (error) {
    return isRefusal(error);
  }
}

export type Connection = { check: () => Promise<void>; stop: () => void };

/**
 * Tells when the server goes out of reach and comes back. The browser's word that it is offline is only a reason to look:
 * the server may well be on this machine. So is any request that got no answer.
 */
export function watchConnection(client: QueryClient, onChange: (isReached: boolean) => void): Connection {
  let isReached = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const check = async () => {
    clearTimeout(timer);
    const now = await isReachable();
    if (isStopped) return;
    if (!now) timer = setTimeout(check, TRY_AGAIN_EVERY);
    if (now === isReached) return;
    isReached = now;
    onChange(now);
  };
  const unsubscribes = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
    cache.subscribe((event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type === "updated" && event.action?.type === "error" && isUnreached(event.action.error)) check();
    }),
  );
  window.addEventListener("offline", check);
  window.addEventListener("online", check);
  if (!navigator.onLine) check();

  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
    window.removeEventListener("offline", check);
    window.removeEventListener("online", check);
  };
  return { check, stop };
}
