import { type ReactNode, useDeferredValue } from "react";

/** What stands below the first screen of a phone, drawn one step after the rest, so that the rest is there sooner. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}

/**
 * Whether what was loaded may be drawn. True one step after it has come: the rows then appear in a render that React
 * cuts into small pieces, so that a slow phone answers a finger meanwhile. What was there from the start is drawn at once.
 */
export function useArrived(data: unknown): boolean {
  const isHere = data !== undefined && data !== null;
  return useDeferredValue(isHere) && isHere;
}
