import * as z from "zod/mini";

/** A whole number in an address. */
export const wholeNumber = (what: string, min: number, max: number) => {
  const message = `${what} must be a whole number from ${min} to ${max}`;
  return z.pipe(
    z.string(message).check(z.regex(/^\d{1,10}$/, message)),
    z.pipe(z.transform(Number), z.number(message).check(z.minimum(min, message), z.maximum(max, message))),
  );
};

/** Pages go from newer to older: `before` is the last id of the page seen. */
export const pageQuery = {
  limit: z.optional(wholeNumber("limit", 1, 200)),
  before: z.optional(wholeNumber("before", 1, 9_999_999_999)),
};

export const PageQuery = z.object(pageQuery);

/** One page, and what to ask for next; null at the end. */
export const Page = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), next: z.nullable(z.number()) });
