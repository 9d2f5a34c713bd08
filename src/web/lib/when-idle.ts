const MAX_WAIT = 4000;
const FALLBACK_WAIT = 1000;

/** Runs `act` when the browser is idle; Safari has no idle callback and waits a second. Returns the cleanup. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback === "function") {
    const handle = window.requestIdleCallback(act, { timeout: MAX_WAIT });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, FALLBACK_WAIT);
  return () => clearTimeout(timer);
}

/** Whether the browser asks to save data, or the connection is very slow. */
export function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return false;
  return Reflect.get(connection, "saveData") === true || /2g/.test(String(Reflect.get(connection, "effectiveType")));
}
