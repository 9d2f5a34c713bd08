/** Shorter words are too often another word when a letter changes. */
export const SHORTEST_WITH_TYPO = 5;

/**
 * Whether two different words are one slip of the finger apart: a letter more, less, other, or two swapped. One that merely
 * begins with the other is no slip but a word half typed, or another word; and a digit is never a slip.
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

// A slip touches one half of a word, so the two letters at the other end still stand.
const doors = (word: string, length: number) => [`${word.slice(0, 2)}<${length}`, `${word.slice(-2)}>${length}`];

/** The keys by their first and last two letters and their length. */
export function indexTypos(keys: Iterable<string>): TypoIndex {
  const index = new Map<string, string[]>();
  for (const key of keys) {
    if (key.length < SHORTEST_WITH_TYPO) continue;
    for (const door of doors(key, key.length)) {
      const behind = index.get(door);
      if (behind) behind.push(key);
      else index.set(door, [key]);
    }
  }
  return index;
}

/** The first known key that is one slip away. */
export function findTypo(index: TypoIndex, word: string): string | undefined {
  if (word.length < SHORTEST_WITH_TYPO) return undefined;
  for (const length of [word.length, word.length - 1, word.length + 1]) {
    for (const door of doors(word, length)) {
      const found = index.get(door)?.find((key) => isOneTypo(word, key));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
