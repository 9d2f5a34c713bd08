import { alphabet, recogniser, run } from "./models.ts";
import type { Raster } from "./raster.ts";
import { LINE_HEIGHT, sample, widthOf } from "./sample.ts";
import type { Strip } from "./strip.ts";

/** A character and where along its line it stands, 0 to 1. */
export type Glyph = { text: string; at: number };

export type ReadLine = { strip: Strip; glyphs: Glyph[]; confidence: number };

const BATCH = 6;
const WIDEST_BATCH = 4800;
/** The recogniser knows thousands of Chinese signs; on a bill in Latin letters they are only ways to be wrong. */
const LATIN = /^[\u0020-\u007e\u00a3\u00a5\u00a7\u00b0\u00c0-\u024f€’‘“”—·•№]$/u;

let usable: Promise<{ signs: readonly string[]; allowed: Int32Array }> | undefined;

async function signs() {
  usable ??= alphabet().then((all) => ({
    signs: all,
    allowed: Int32Array.from(all.flatMap((sign, index) => (index === 0 || LATIN.test(sign) ? [index] : []))),
  }));
  return usable;
}

/** Reads every strip of a picture. Lines alike in width go together, so that little is padded. */
export async function recognise(raster: Raster, strips: readonly Strip[]): Promise<ReadLine[]> {
  const waiting = strips.map((strip) => ({ strip, width: widthOf(strip) })).sort((a, b) => a.width - b.width);
  const read: ReadLine[] = [];
  while (waiting.length > 0) {
    const count = waiting.findIndex(({ width }, at) => at >= BATCH || (at > 0 && width * (at + 1) > WIDEST_BATCH));
    read.push(...(await readBatch(raster, waiting.splice(0, count === -1 ? waiting.length : count))));
  }
  return read;
}

async function readBatch(raster: Raster, lines: readonly { strip: Strip; width: number }[]): Promise<ReadLine[]> {
  const stride = Math.ceil(Math.max(...lines.map(({ width }) => width)) / 16) * 16;
  const size = 3 * LINE_HEIGHT * stride;
  const pixels = new Float32Array(lines.length * size);
  lines.forEach(({ strip, width }, at) => {
    sample(raster, strip, pixels, at * size, width, stride);
  });
  const { data, dims } = await run(await recogniser(), pixels, [lines.length, 3, LINE_HEIGHT, stride]);
  const [, steps = 0, classes = 0] = dims;
  const known = await signs();
  return lines.map(({ strip, width }, at) => {
    const own = data.subarray(at * steps * classes, (at + 1) * steps * classes);
    return { strip, ...decode(own, { steps, classes, filled: width / stride, ...known }) };
  });
}

type Shape = { steps: number; classes: number; filled: number; signs: readonly string[]; allowed: Int32Array };

/** The likeliest sign at each step; a sign that goes on is one sign, and the empty one parts two alike. */
function decode(data: Float32Array, { steps, classes, filled, signs, allowed }: Shape) {
  const glyphs: Glyph[] = [];
  const space = classes - 1;
  let sum = 0;
  let last = 0;
  let gap = 0;
  for (let step = 0; step < steps; step++) {
    const base = step * classes;
    let best = 0;
    let most = -1;
    for (const index of allowed) {
      const value = data[base + index] ?? 0;
      if (value > most) [best, most] = [index, value];
    }
    gap = Math.max(gap, data[base + space] ?? 0);
    if (best !== 0 && best !== last) {
      const glyph = { text: signs[best] ?? "", at: Math.min(1, (step + 0.5) / (steps * filled)) };
      const before = glyphs.at(-1);
      if (before && gap > hintFor(before.text, glyph.text) && isGap(before.text, glyph.text))
        glyphs.push({ text: " ", at: (before.at + glyph.at) / 2 });
      glyphs.push(glyph);
      sum += most;
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
