import { localKeep, sessionKeep } from "#web/lib/storage.ts";
import { askForGate } from "./auth-cache.ts";

const MISMATCH_AT = "auth-mismatch-at";
const CALM = 30_000;

// For a browser that keeps nothing: good until the next load.
let calledAt = 0;

/** Asks for the gate, and for one that waits. False when the next page load will not know of it. */
export function callForGate(now = Date.now()): boolean {
  calledAt = now;
  return sessionKeep.write(MISMATCH_AT, String(now)) && askForGate(localKeep);
}

/**
 * True when this page was loaded shortly after such a call: the gate then waits for a press instead of reloading by itself, so
 * nothing can circle. Counted to when the load began, since a slow machine may take long to get here.
 */
export function wasJustMismatched(loadedAt = performance.timeOrigin): boolean {
  return loadedAt - Math.max(calledAt, Number(sessionKeep.read(MISMATCH_AT) ?? 0)) < CALM;
}
