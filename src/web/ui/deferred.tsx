import { type ReactNode, useDeferredValue } from "react";

/** Renders its children one step after the rest, so that what is on the first screen of a phone appears sooner. */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}

/**
 * Whether what was loaded may be drawn. True one step after it has come: the rows then appear in a render that React
 * cuts into small pieces, so that a slow phone answers a finger meanwhile. What was there from the start is drawn at once.
 */
export function useDeferredData(data: unknown): boolean {
  const isHere = data !== undefined && data !== null;
  return useDeferredValue(isHere) && isHere;
}
