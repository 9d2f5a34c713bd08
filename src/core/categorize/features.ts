import { contentOf } from "./words.ts";

/** How many hashed features there are; a power of two. */
export const BUCKETS = 1 << 15;

function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 17;
}

/** The whole words, neighbouring pairs and letter runs of a name as hashed features, each once. */
export function featuresOf(words: readonly string[]): number[] {
  const content = contentOf(words).slice(0, 12);
  const found = new Set<number>();
  content.forEach((word, n) => {
    found.add(bucketOf(`w ${word}`));
    const next = content[n + 1];
    if (next !== undefined) found.add(bucketOf(`p ${word} ${next}`));
    const framed = `^${word.slice(0, 24)}$`;
    for (let size = 3; size <= 5; size++) {
      for (let at = 0; at + size <= framed.length; at++) found.add(bucketOf(framed.slice(at, at + size)));
    }
  });
  return [...found];
}
