import { plain } from "#core/scan/squash.ts";

/** The number of hash buckets for n-grams; bucket 0 is unused. */
export const GRAM_BUCKETS = 12_288;
/** The most n-grams of one word. */
export const PIECES = 20;

const EDGES = /^[.,:;()[\]*'"|–-]+|[.,:;()[\]*'"|–-]+$/g;

/** FNV-1a over character codes, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}

const cache = new Map<string, Int16Array>();

/** The buckets of a word and its n-grams of three and four characters; all digits are equal. */
export function gramsOf(text: string): Int16Array {
  const small = plain(text).replace(/\d/g, "0");
  const word = small.replace(EDGES, "") || small;
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const padded = `^${word}$`;
  const pieces = [`w${word}`];
  for (const length of [3, 4])
    for (let at = 0; at + length <= padded.length && pieces.length < PIECES; at++)
      pieces.push(padded.slice(at, at + length));
  const buckets = Int16Array.from({ length: PIECES }, (_, at) => {
    const piece = pieces[at];
    return piece === undefined ? 0 : 1 + (hash(piece) % (GRAM_BUCKETS - 1));
  });
  if (cache.size > 50_000) cache.clear();
  cache.set(word, buckets);
  return buckets;
}
