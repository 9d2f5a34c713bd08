import { recogniser, run } from "./models.ts";
import type { Raster, Strip } from "./raster.ts";
import { LINE_HEIGHT, sample, WIDEST, widthOf } from "./sample.ts";

/** The recogniser's characters in output order: the first is the blank, the last a space. */
export const SIGNS: readonly string[] = [
  "",
  ..."!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~",
  ..."£€¥§°·×²³",
  ..."ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜĄĆĘŁŃŚŹŻ",
  ..."àáâãäåæçèéêëìíîïñòóôõöøœùúûüßąćęłńśźż",
  " ",
];

/** A character and its position along its line, 0 to 1. */
export type Glyph = { text: string; at: number };

export type ReadLine = { strip: Strip; glyphs: Glyph[]; confidence: number };

// Reused between lines: a page's lines together take more memory than its picture, and are rarely freed.
let room = new Float32Array(0);

function roomFor(size: number): Float32Array {
  if (room.length < size) room = new Float32Array(size);
  return room.subarray(0, size).fill(0);
}

/** Characters per network step: above the first, narrow ones are lost; at the second, hardly any. */
const CROWDED = 0.68;
const ROOMY = 0.34;

/** Reads one line of a picture, and narrow print again, stretched. */
export async function readLine(raster: Raster, strip: Strip, network = recogniser): Promise<ReadLine> {
  const width = widthOf(strip);
  const read = await readAt(width, raster, strip, network);
  const wider = Math.min(WIDEST, Math.round(width * Math.min(2, read.density / ROOMY)));
  const { glyphs, confidence } =
    read.density > CROWDED && wider > width ? await readAt(wider, raster, strip, network) : read;
  return { strip, glyphs, confidence };
}

/** Lines are read one by one: batches are no faster, and need padding. */
async function readAt(width: number, raster: Raster, strip: Strip, network: typeof recogniser) {
  const stride = Math.ceil(width / 16) * 16;
  const pixels = roomFor(3 * LINE_HEIGHT * stride);
  sample(raster, strip, pixels, { width, height: LINE_HEIGHT, stride });
  const { data, dims } = await run(await network(), pixels, [1, 3, LINE_HEIGHT, stride]);
  const [, steps = 0] = dims;
  const filled = width / stride;
  const read = decode(data, steps, filled);
  return { ...read, density: read.glyphs.length / (steps * filled) };
}

/** The likeliest character at each step; repeats are merged, and a blank separates two equal ones. */
function decode(chances: Float32Array, steps: number, filled: number) {
  const glyphs: Glyph[] = [];
  const space = SIGNS.length - 1;
  let sum = 0;
  let last = 0;
  let gap = 0;
  for (let step = 0; step < steps; step++) {
    const from = step * SIGNS.length;
    let best = 0;
    for (let sign = 1; sign < SIGNS.length; sign++)
      if ((chances[from + sign] ?? 0) > (chances[from + best] ?? 0)) best = sign;
    gap = Math.max(gap, chances[from + space] ?? 0);
    if (best !== 0 && best !== last) {
      const glyph = { text: SIGNS[best] ?? "", at: Math.min(1, (step + 0.5) / (steps * filled)) };
      const before = glyphs.at(-1);
      if (before && gap > SUSPECTED && isGap(before.text, glyph.text))
        glyphs.push({ text: " ", at: (before.at + glyph.at) / 2 });
      glyphs.push(glyph);
      sum += chances[from + best] ?? 0;
      gap = 0;
    }
    last = best;
  }
  const read = glyphs.filter(({ text }) => text !== " ").length;
  return { glyphs, confidence: read === 0 ? 0 : Math.min(1, sum / read) };
}

/** Between close words a space is only likely, which is enough except within a number. */
const SUSPECTED = 0.2;
const isGap = (before: string, after: string) =>
  before !== " " && after !== " " && !/[.,]/.test(after) && !(/[.,]/.test(before) && /\d/.test(after));
