import { yieldToEventLoop } from "#server/in-parts.ts";

/** Rows per statement. */
export const PAGE = 500;

type Read<T, K> = (after: K | undefined) => Promise<T[]>;

/** A long list, page by page: a single statement for all of it would block other requests. */
export async function* pagesOf<T, K>(keyOf: (row: T) => K, read: Read<T, K>, size = PAGE): AsyncGenerator<T[]> {
  for (let after: K | undefined; ; ) {
    const page = await read(after);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    if (page.length < size) return;
    after = keyOf(last);
    await yieldToEventLoop();
  }
}

/** The same where all of it is needed at once. */
export async function inPages<T, K>(keyOf: (row: T) => K, read: Read<T, K>): Promise<T[]> {
  const all: T[] = [];
  for await (const page of pagesOf(keyOf, read)) for (const row of page) all.push(row);
  return all;
}

/** The rest of a list that several lanes take from: a lane that fails or stops leaves it to the others. */
export const forEveryLane = <T>(pages: AsyncGenerator<T>): AsyncIterable<T> => ({
  // Without a return method, which would end it for everyone.
  [Symbol.asyncIterator]: () => ({ next: () => pages.next() }),
});

export const byNumber = ({ id }: { id: number }) => id;
