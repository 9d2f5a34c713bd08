import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Raster } from "./raster.ts";
import { readShared, type Shared } from "./read-shared.ts";
import type { ReadLine } from "./recognise.ts";
import { widthOf } from "./sample.ts";
import type { Strip } from "./strip.ts";

let other: Worker | undefined;
// Kept from picture to picture: the other thread has so little to do with memory of its own that it would let go of none.
let pixels = new Uint8Array(new SharedArrayBuffer(0));

/**
 * A second thread with a recogniser of its own; two of one thread each read nearly twice as much as one, and one of two
 * threads does not. Started before the lines are known, so that it is ready when they are. Should it fail, the process ends.
 */
export function openReaders() {
  if (other || availableParallelism() < 2) return;
  other = startReader();
  other.once("error", () => process.exit(1));
  other.unref();
}

function startReader(): Worker {
  if (!import.meta.url.endsWith(".ts")) return new Worker(new URL("./line-reader.js", import.meta.url));
  // Threads do not inherit what lets a process run the sources as they are.
  const file = JSON.stringify(new URL("../line-reader.ts", import.meta.url));
  return new Worker(`import("tsx/esm/api").then(({ register }) => { register(); return import(${file}); });`, {
    eval: true,
  });
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
  const theirs: Promise<Awaited<ReturnType<typeof readShared>>[]> = other
    ? once(other, "message")
    : Promise.resolve([]);
  other?.postMessage(shared);
  const own = await readShared(shared);
  const [more = []] = await theirs;
  return [...own, ...more].sort(([a], [b]) => a - b).map(([, line]) => line);
}
