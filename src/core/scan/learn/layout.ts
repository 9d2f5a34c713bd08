import type { Page } from "#core/scan/page.ts";
import { squash } from "#core/scan/squash.ts";

/** The number of hashes in a layout. */
export const LAYOUT_SIZE = 64;
/** A document with fewer words isn't distinctive. */
const LEAST = 8;

/** FNV-1a over character codes, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}

/**
 * A fingerprint of the first page: the smallest hashes of its words. Figures don't count, since they change from bill to
 * bill. The words can't be recovered from it.
 */
export function layoutOf(pages: readonly Page[]): number[] {
  const words = pages[0]?.words.flatMap(({ text }) => text.split(/\s+/)) ?? [];
  const plain = words.filter((word) => !/\d/.test(word)).map(squash);
  const hashes = new Set(plain.filter((word) => word.length >= 3).map(hash));
  return [...hashes].sort((a, b) => a - b).slice(0, LAYOUT_SIZE);
}

/** The similarity of two layouts, 0 to 1: the share of common words, estimated from the smallest hashes. */
export function similarity(one: readonly number[], other: readonly number[]): number {
  if (Math.min(one.length, other.length) < LEAST) return 0;
  const [left, right] = [new Set(one), new Set(other)];
  const smallest = [...new Set([...one, ...other])].sort((a, b) => a - b).slice(0, LAYOUT_SIZE);
  return smallest.filter((each) => left.has(each) && right.has(each)).length / smallest.length;
}
