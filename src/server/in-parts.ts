const PART = 500;

/** A long list in parts that one statement takes without holding others up. */
export function* inParts<T>(items: readonly T[], size = PART): Generator<T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
