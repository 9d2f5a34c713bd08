/** Shorter words too often become another word when a letter changes. */
export const SHORTEST_WITH_TYPO = 5;

/**
 * Whether two different words are one typo apart: a letter added, missing, changed, or two swapped. A prefix of the other is
 * not a typo but an unfinished or different word, and a digit is never a typo.
 */
export function isOneTypo(one: string, other: string): boolean {
  const gap = other.length - one.length;
  if (Math.min(one.length, other.length) < SHORTEST_WITH_TYPO || gap > 1 || gap < -1) return false;
  if (one.startsWith(other) || other.startsWith(one)) return false;
  let start = 0;
  while (one[start] === other[start]) start++;
  let end = 0;
  while (one.at(-1 - end) === other.at(-1 - end) && end < Math.min(one.length, other.length) - start) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (/\d/.test(left + right)) return false;
  if (left.length + right.length <= 1 || (left.length === 1 && right.length === 1)) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

export type TypoIndex = ReadonlyMap<string, readonly string[]>;

// A typo affects one half of a word, so the two letters at the other end are intact.
const bucketsOf = (word: string, length: number) => [`${word.slice(0, 2)}<${length}`, `${word.slice(-2)}>${length}`];

/** Indexes keys by their first and last two letters and their length. */
export function indexTypos(keys: Iterable<string>): TypoIndex {
  const index = new Map<string, string[]>();
  for (const key of keys) {
    if (key.length < SHORTEST_WITH_TYPO) continue;
    for (const bucket of bucketsOf(key, key.length)) {
      const same = index.get(bucket);
      if (same) same.push(key);
      else index.set(bucket, [key]);
    }
  }
  return index;
}

/** The first known key that is one typo away. */
export function findTypo(index: TypoIndex, word: string): string | undefined {
  if (word.length < SHORTEST_WITH_TYPO) return undefined;
  for (const length of [word.length, word.length - 1, word.length + 1]) {
    for (const bucket of bucketsOf(word, length)) {
      const found = index.get(bucket)?.find((key) => isOneTypo(word, key));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
