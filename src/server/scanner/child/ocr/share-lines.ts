import { askThread, openThread } from "#server/scanner/child/thread.ts";
import type { Raster, Strip } from "./raster.ts";
import { readShared, type Shared } from "./read-shared.ts";
import type { ReadLine } from "./recognise.ts";
import { widthOf } from "./sample.ts";

// Kept from picture to picture: the other thread has so little to do with memory of its own that it would let go of none.
let pixels = new Uint8Array(new SharedArrayBuffer(0));

/**
 * A recogniser in each of two threads: they read nearly twice as much as one, and one of two threads does not. Made ready before
 * the lines are known.
 */
export function openReaders() {
  if (openThread()) void askThread("recogniser", {});
}

/** Reads every strip of a picture, the longest first, so that no thread is left with a long one at the end. */
export async function readStrips({ data, width, height }: Raster, strips: readonly Strip[]): Promise<ReadLine[]> {
  if (pixels.length < data.length) pixels = new Uint8Array(new SharedArrayBuffer(data.length));
  pixels.set(data);
  const shared: Shared = {
    data: pixels,
    width,
    height,
    strips: strips.toSorted((a, b) => widthOf(b) - widthOf(a)),
    taken: new Int32Array(new SharedArrayBuffer(4)),
  };
  const theirs = openThread() ? askThread("lines", { shared }) : [];
  const own = await readShared(shared);
  const more = await theirs;
  return [...own, ...more].sort(([a], [b]) => a - b).map(([, line]) => line);
}
