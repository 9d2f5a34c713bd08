import { plain } from "#core/scan/squash.ts";

/** The number of hash buckets for n-grams; bucket 0 is unused. */
export const DRAWERS = 12_288;
/** The most n-grams of one word. */
export const PIECES = 20;

const EDGES = /^[.,:;()[\]*'"|–-]+|[.,:;()[\]*'"|–-]+$/g;

/** FNV-1a over character codes, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}

const known = new Map<string, Int16Array>();

/** The buckets of a word and its n-grams of three and four characters; all digits are equal. */
export function gramsOf(text: string): Int16Array {
  const small = plain(text).replace(/\d/g, "0");
  const word = small.replace(EDGES, "") || small;
  const ready = known.get(word);
  if (ready !== undefined) return ready;
  const framed = `^${word}$`;
  const pieces = [`w${word}`];
  for (const length of [3, 4])
    for (let at = 0; at + length <= framed.length && pieces.length < PIECES; at++)
      pieces.push(framed.slice(at, at + length));
  const drawers = Int16Array.from({ length: PIECES }, (_, at) => {
    const piece = pieces[at];
    return piece === undefined ? 0 : 1 + (hash(piece) % (DRAWERS - 1));
  });
  if (known.size > 50_000) known.clear();
  known.set(word, drawers);
  return drawers;
}
