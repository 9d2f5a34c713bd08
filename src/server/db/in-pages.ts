import { yieldToEventLoop } from "#server/yield-to-event-loop.ts";

/** So many rows come from one statement. */
export const PAGE = 500;

/** A long list, page after page: one statement for all of it would hold everybody up. */
export async function inPages<T, K>(keyOf: (row: T) => K, read: (after: K | undefined) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let after: K | undefined; ; ) {
    const page = await read(after);
    for (const row of page) all.push(row);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return all;
    after = keyOf(last);
    await yieldToEventLoop();
  }
}

export const byNumber = ({ id }: { id: number }) => id;
