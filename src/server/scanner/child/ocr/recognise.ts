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

/** A character, its position along its line from 0 to 1, and whether it may be two equal ones. */
export type Glyph = { text: string; at: number; mayBeTwo?: boolean };

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
  return { strip, glyphs: await withLostSigns(glyphs, raster, strip, network), confidence };
}

/** In many fonts two 1s, or a 1 and a dot, are so narrow that both fall into one step of the network; stretched, they don't. */
const STRETCHES = { word: 1.4, line: 1.5 } as const;
/** How much is read on both sides of a word, in thicknesses of the line: a lost sign may be the first or last. */
const MARGIN = 0.45;

/**
 * Reads numbers again, stretched, where one narrow sign may be two. What the first reading lost is put back if the whole line,
 * stretched, has the same word.
 */
async function withLostSigns(glyphs: Glyph[], raster: Raster, strip: Strip, network: typeof recogniser) {
  const words = wordsOf(glyphs);
  const margin = (MARGIN * strip.thickness) / strip.length;
  const readStretched = async (part: Strip, stretch: number) => {
    const width = Math.min(WIDEST, Math.round(widthOf(part) * stretch));
    return (await readAt(width, raster, part, network)).glyphs;
  };
  let onLine: string[] | undefined;
  for (const [nth, word] of words.entries()) {
    if (!word.some(({ text, mayBeTwo }) => mayBeTwo && NARROW.test(text)) || !NUMBER.test(textOf(word))) continue;
    const from = Math.max(words[nth - 1]?.at(-1)?.at ?? 0, (word[0]?.at ?? 0) - margin);
    const to = Math.min(words[nth + 1]?.[0]?.at ?? 1, (word.at(-1)?.at ?? 1) + margin);
    const alone = await readStretched(partOf(strip, from, to), STRETCHES.word);
    const signs = alone.filter(({ text }) => text !== " ");
    const text = textOf(signs);
    if (!hasLost(textOf(word), text)) continue;
    onLine ??= wordsOf(await readStretched(strip, STRETCHES.line)).map(textOf);
    if (onLine.includes(text)) words[nth] = signs.map((sign) => ({ ...sign, at: from + sign.at * (to - from) }));
  }
  return words.flat();
}

const NARROW = /[1.,:/]/;
/** Amounts and days; longer numbers are neither. */
const NUMBER = /^(?=.{2})(?!.*\d{9})\P{L}*1\P{L}*$/u;
const textOf = (glyphs: readonly Glyph[]) => glyphs.map(({ text }) => text).join("");

/** A line's words, with each space as a word of its own. */
function wordsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const words: Glyph[][] = [];
  for (const [at, glyph] of glyphs.entries()) {
    const last = words.at(-1);
    if (last && glyph.text !== " " && glyphs[at - 1]?.text !== " ") last.push(glyph);
    else words.push([glyph]);
  }
  return words;
}

/** A part of a strip, between shares of its length. */
function partOf(strip: Strip, from: number, to: number): Strip {
  const off = ((from + to) / 2 - 0.5) * strip.length;
  const [x, y] = [strip.x + off * Math.cos(strip.angle), strip.y + off * Math.sin(strip.angle)];
  return { ...strip, x, y, length: (to - from) * strip.length };
}

/** Whether one text is another with only narrow signs missing. */
function hasLost(text: string, whole: string): boolean {
  let at = 0;
  for (const sign of whole) {
    if (sign === text[at]) at++;
    else if (!NARROW.test(sign)) return false;
  }
  return at === text.length && whole.length > text.length;
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
    const before = glyphs.at(-1);
    if (before && last !== 0 && (chances[from + last] ?? 0) > LIKELY_NEARBY) before.mayBeTwo = true;
    if (best !== 0 && best !== last) {
      const mayBeTwo = (chances[from - SIGNS.length + best] ?? 0) > LIKELY_NEARBY;
      const glyph = { text: SIGNS[best] ?? "", at: Math.min(1, (step + 0.5) / (steps * filled)), mayBeTwo };
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

/** A sign this likely at a neighbouring place may stand there too. */
const LIKELY_NEARBY = 0.1;

/** Between close words a space is only likely, which is enough except within a number. */
const SUSPECTED = 0.2;
const isGap = (before: string, after: string) =>
  before !== " " && after !== " " && !/[.,]/.test(after) && !(/[.,]/.test(before) && /\d/.test(after));
