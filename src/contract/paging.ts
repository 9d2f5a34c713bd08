import * as z from "zod/mini";

/** A whole number in an address. */
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

export const MOST_A_PAGE = 200;

/** Pages go from newer to older: `before` is the last id of the page seen. */
export const pageQuery = {
  limit: z.optional(wholeNumber("limit", 1, MOST_A_PAGE)),
  before: z.optional(wholeNumber("before", 1, 9_999_999_999)),
};

export const PageQuery = z.object(pageQuery);

/**
 * For lists that answer with all there is, as an array: so many of them, in the order in which they were added, from the one
 * after the last id seen. Fewer than asked for are the last.
 */
export const partQuery = {
  limit: z.optional(wholeNumber("limit", 1, MOST_A_PAGE)),
  after: z.optional(wholeNumber("after", 1, 9_999_999_999)),
};

/** Said of each of these lists. */
export const ABOUT_PARTS = `All at once; or with limit (at most ${MOST_A_PAGE}) and after (the last id seen) page by page in the order in which they were added, where fewer than limit are the last.`;

/** A part of a list: so many after an id; without a limit, the most that a page may have. */
export type Part = { limit: number; after: number };

/** The part that is asked for; undefined when all are. */
export const partOf = ({
  limit,
  after,
}: {
  limit?: number | undefined;
  after?: number | undefined;
}): Part | undefined =>
  limit === undefined && after === undefined ? undefined : { limit: limit ?? MOST_A_PAGE, after: after ?? 0 };

/** One page, and what to ask for next; null at the end. */
export const Page = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), next: z.nullable(z.number()) });
