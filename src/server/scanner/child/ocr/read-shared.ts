import type { Strip } from "./raster.ts";
import { type ReadLine, readLine } from "./recognise.ts";

/** A picture whose lines are read by several threads; each takes the next free one. */
export type Shared = {
  data: Uint8Array;
  width: number;
  height: number;
  strips: readonly Strip[];
  nextIndex: Int32Array;
};

/** Lines read by one of them, with their indexes. */
export type SharedLines = [number, ReadLine][];

/** Reads lines until none is left. */
export async function readShared({ data, width, height, strips, nextIndex }: Shared): Promise<SharedLines> {
  const read: SharedLines = [];
  for (;;) {
    const at = Atomics.add(nextIndex, 0, 1);
    const strip = strips[at];
    if (strip === undefined) return read;
    read.push([at, await readLine({ data, width, height }, strip)]);
  }
}
