import * as z from "zod/mini";

/** A whole number in a query string. */
export const wholeNumber = (what: string, min: number, max: number) => {
  const message = `${what} must be a whole number from ${min} to ${max}`;
  return z.pipe(
    z.string(message).check(z.regex(/^\d{1,10}$/, message)),
    z.pipe(
      z.transform(Number),
      z.number(message).check(z.int(message), z.minimum(min, message), z.maximum(max, message)),
    ),
  );
};

export const MAX_PAGE_SIZE = 200;

/** Pages go from newest to oldest: `before` is the last id of the previous page. */
export const pageQuery = {
  limit: z.optional(wholeNumber("limit", 1, MAX_PAGE_SIZE)),
  before: z.optional(wholeNumber("before", 1, 9_999_999_999)),
};

export const PageQuery = z.object(pageQuery);

/**
 * For lists that are answered in full as an array: up to `limit` items in the order they were added, starting after the
 * last id seen. Fewer than `limit` means the end.
 */
export const pageAfterQuery = {
  limit: z.optional(wholeNumber("limit", 1, MAX_PAGE_SIZE)),
  after: z.optional(wholeNumber("after", 1, 9_999_999_999)),
};

/** The API description shared by these lists. */
export const PAGING_SUMMARY = `Returns everything, or pages if limit (at most ${MAX_PAGE_SIZE}) or after (the last id seen) is given. Pages are in the order of creation; one with fewer than limit items is the last.`;

/** One page of a list: up to `limit` items after an id. */
export type PageRange = { limit: number; after: number };

/** The requested page; undefined if everything is requested. Without a limit, the largest page. */
export const requestedPage = ({
  limit,
  after,
}: {
  limit?: number | undefined;
  after?: number | undefined;
}): PageRange | undefined =>
  limit === undefined && after === undefined ? undefined : { limit: limit ?? MAX_PAGE_SIZE, after: after ?? 0 };

/** One page, and the `before` for the next one; null at the end. */
export const Page = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), next: z.nullable(z.number()) });
