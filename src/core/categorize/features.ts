import { contentOf } from "./words.ts";

/** The number of hash buckets; a power of two. */
export const BUCKETS = 1 << 18;

export function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 14;
}

/** The distinct words, word pairs and character n-grams of a name. */
export function textFeatures(words: readonly string[]): Set<string> {
  // Other alphabets aren't in the training lists.
  const content = contentOf(words)
    .filter((word) => /[a-z]/.test(word))
    .slice(0, 12);
  const features = new Set<string>();
  content.forEach((word, n) => {
    features.add(`w ${word}`);
    const next = content[n + 1];
    if (next !== undefined) features.add(`p ${word} ${next}`);
    const padded = `^${word.slice(0, 24)}$`;
    for (let size = 3; size <= 5; size++) {
      for (let at = 0; at + size <= padded.length; at++) features.add(padded.slice(at, at + size));
    }
  });
  return features;
}

/** The hashed features of a name. */
export function featuresOf(words: readonly string[]): number[] {
  return Array.from(textFeatures(words), bucketOf);
}
