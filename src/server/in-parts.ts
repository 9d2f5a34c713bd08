const PART = 500;

/** Splits a long list into parts, small enough for a statement not to block other requests. */
export function* inParts<T>(items: readonly T[], size = PART): Generator<T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/**
 * Runs the same work several times at once, each taking what the others leave; returns the sum. Waits for all, even
 * when one fails.
 */
export async function inLanes(lanes: number, work: () => Promise<number>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: lanes }, work));
  return results.reduce((sum, each) => {
    if (each.status === "rejected") throw each.reason;
    return sum + each.value;
  }, 0);
}

/** Lets other requests run: the embedded engine's own promises never yield to the event loop. */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));
