const PART = 500;

/** A long list in parts that one statement takes without holding others up. */
export function* inParts<T>(items: readonly T[], size = PART): Generator<T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/** The same work several times at once, each taking what the others leave; answers the sum. Waits for all, also when one fails. */
export async function inLanes(lanes: number, work: () => Promise<number>): Promise<number> {
  const ended = await Promise.allSettled(Array.from({ length: lanes }, work));
  return ended.reduce((sum, each) => {
    if (each.status === "rejected") throw each.reason;
    return sum + each.value;
  }, 0);
}

/** Lets requests be answered in between: the embedded engine's own promises never leave the event loop room for that. */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));
