import { useDeferredValue } from "react";

/**
 * Whether what was loaded may be drawn. True one step after it has come: the rows then appear in a render that React
 * cuts into small pieces, so that a slow phone answers a finger meanwhile. What was there from the start is drawn at once.
 */
export function useArrived(data: unknown): boolean {
  const isHere = data !== undefined && data !== null;
  return useDeferredValue(isHere) && isHere;
}
