const LONGEST_WAIT = 4000;
const FALLBACK_WAIT = 1000;

/** Runs once the browser has nothing better to do; Safari has no such notion and waits a second. Answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback === "function") {
    const handle = window.requestIdleCallback(act, { timeout: LONGEST_WAIT });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, FALLBACK_WAIT);
  return () => clearTimeout(timer);
}

/** Whether this person asked their browser to spare data, or has hardly any line to spend. */
export function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return false;
  return Reflect.get(connection, "saveData") === true || /2g/.test(String(Reflect.get(connection, "effectiveType")));
}
