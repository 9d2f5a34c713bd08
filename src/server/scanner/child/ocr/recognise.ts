import { recogniser, run } from "./models.ts";
import type { Raster } from "./raster.ts";
import { LINE_HEIGHT, sample, widthOf } from "./sample.ts";
import { type Signs, signs } from "./signs.ts";
import type { Strip } from "./strip.ts";

/** A character and where along its line it stands, 0 to 1. */
export type Glyph = { text: string; at: number };

export type ReadLine = { strip: Strip; glyphs: Glyph[]; confidence: number };

// Kept from line to line: a paper's lines together take more than its picture, and are seldom let go of.
let room = new Float32Array(0);

function roomFor(size: number): Float32Array {
  if (room.length < size) room = new Float32Array(size);
  return room.subarray(0, size).fill(0);
}

/** Reads one line of a picture. Lines are read one by one: several at once are no quicker, and have to be padded. */
export async function readLine(raster: Raster, strip: Strip, network = recogniser): Promise<ReadLine> {
  const width = widthOf(strip);
  const stride = Math.ceil(width / 16) * 16;
  const pixels = roomFor(3 * LINE_HEIGHT * stride);
  sample(raster, strip, pixels, 0, width, stride);
  const { data, dims } = await run(await network(), pixels, [1, 3, LINE_HEIGHT, stride]);
  const [, steps = 0, classes = 0] = dims;
  const { all, latin } = await signs();
  return { strip, ...decode(data, { steps, classes, filled: width / stride, all, latin }) };
}

type Shape = Signs & { steps: number; classes: number; filled: number };

/** The likeliest sign at each step; a sign that goes on is one sign, and the empty one parts two alike. */
function decode(data: Float32Array, { steps, classes, filled, all, latin }: Shape) {
  const glyphs: Glyph[] = [];
  // The lighter network answers for our signs alone, the package's for all it knows.
  const isOurs = classes === latin.length;
  const space = latin.length - 1;
  const chances = new Float32Array(latin.length);
  let sum = 0;
  let last = 0;
  let gap = 0;
  for (let step = 0; step < steps; step++) {
    let whole = 0;
    for (let index = 0; index < latin.length; index++) {
      chances[index] = data[step * classes + (isOurs ? index : (latin[index] ?? 0))] ?? 0;
      whole += chances[index] ?? 0;
    }
    let best = 0;
    for (let index = 1; index < latin.length; index++) if ((chances[index] ?? 0) > (chances[best] ?? 0)) best = index;
    gap = Math.max(gap, (chances[space] ?? 0) / (whole || 1));
    if (best !== 0 && best !== last) {
      const glyph = { text: all[latin[best] ?? 0] ?? "", at: Math.min(1, (step + 0.5) / (steps * filled)) };
      const before = glyphs.at(-1);
      if (before && gap > hintFor(before.text, glyph.text) && isGap(before.text, glyph.text))
        glyphs.push({ text: " ", at: (before.at + glyph.at) / 2 });
      glyphs.push(glyph);
      sum += (chances[best] ?? 0) / whole;
      gap = 0;
    }
    last = best;
  }
  const read = glyphs.filter(({ text }) => text !== " ").length;
  return { glyphs, confidence: read === 0 ? 0 : Math.min(1, sum / read) };
}

/** Taught on Chinese, it mostly swallows spaces between words, yet it half suspects them, and only them. */
const hintFor = (before: string, after: string) => (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(after) ? 0.012 : 0.065);
const isGap = (before: string, after: string) =>
  before !== " " && after !== " " && !/[.,]/.test(after) && !(/[.,]/.test(before) && /\d/.test(after));
