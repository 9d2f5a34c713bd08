import { recogniser, run } from "./models.ts";
import type { Raster, Strip } from "./raster.ts";
import { LINE_HEIGHT, MAX_WIDTH, sample, widthOf } from "./sample.ts";

/** The recogniser's characters in output order: the first is the blank, the last a space. */
export const CHARACTERS: readonly string[] = [
  "",
  ..."!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~",
  ..."£€¥§°·×²³",
  ..."ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜĄĆĘŁŃŚŹŻ",
  ..."àáâãäåæçèéêëìíîïñòóôõöøœùúûüßąćęłńśźż",
  " ",
];

/** A character, its position along its line from 0 to 1, and whether it may be two equal ones. */
export type Glyph = { text: string; at: number; mayBeDouble?: boolean };

export type ReadLine = { strip: Strip; glyphs: Glyph[]; confidence: number };

// Reused between lines: a page's lines together take more memory than its picture, and are rarely freed.
let buffer = new Float32Array(0);

function bufferFor(size: number): Float32Array {
  if (buffer.length < size) buffer = new Float32Array(size);
  return buffer.subarray(0, size).fill(0);
}

/** Characters per network step: above the first, narrow ones are lost; at the second, hardly any. */
const MAX_DENSITY = 0.68;
const TARGET_DENSITY = 0.34;

/** Reads one line of a picture, and narrow print again, stretched. */
export async function readLine(raster: Raster, strip: Strip, network = recogniser): Promise<ReadLine> {
  const width = widthOf(strip);
  const read = await readAt(width, raster, strip, network);
  const wider = Math.min(MAX_WIDTH, Math.round(width * Math.min(2, read.density / TARGET_DENSITY)));
  const { glyphs, confidence } =
    read.density > MAX_DENSITY && wider > width ? await readAt(wider, raster, strip, network) : read;
  return { strip, glyphs: await withLostCharacters(glyphs, raster, strip, network), confidence };
}

/** In many fonts two 1s, or a 1 and a dot, are so narrow that both fall into one step of the network; stretched, they don't. */
const STRETCHES = { word: 1.4, line: 1.5 } as const;
/** How much is read on both sides of a word, in thicknesses of the line: a lost sign may be the first or last. */
const WORD_MARGIN = 0.45;

/**
 * Reads numbers again, stretched, where one narrow sign may be two. What the first reading lost is put back if the whole line,
 * stretched, has the same word.
 */
async function withLostCharacters(glyphs: Glyph[], raster: Raster, strip: Strip, network: typeof recogniser) {
  const words = wordsOf(glyphs);
  const margin = (WORD_MARGIN * strip.thickness) / strip.length;
  const readStretched = async (part: Strip, stretch: number) => {
    const width = Math.min(MAX_WIDTH, Math.round(widthOf(part) * stretch));
    return (await readAt(width, raster, part, network)).glyphs;
  };
  let onLine: string[] | undefined;
  for (const [index, word] of words.entries()) {
    if (!word.some(({ text, mayBeDouble }) => mayBeDouble && NARROW.test(text)) || !NUMBER.test(textOf(word))) continue;
    const from = Math.max(words[index - 1]?.at(-1)?.at ?? 0, (word[0]?.at ?? 0) - margin);
    const to = Math.min(words[index + 1]?.[0]?.at ?? 1, (word.at(-1)?.at ?? 1) + margin);
    const alone = await readStretched(partOf(strip, from, to), STRETCHES.word);
    const characters = alone.filter(({ text }) => text !== " ");
    const text = textOf(characters);
    if (!hasLostNarrow(textOf(word), text)) continue;
    onLine ??= wordsOf(await readStretched(strip, STRETCHES.line)).map(textOf);
    if (onLine.includes(text)) words[index] = characters.map((each) => ({ ...each, at: from + each.at * (to - from) }));
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
  const offset = ((from + to) / 2 - 0.5) * strip.length;
  const [x, y] = [strip.x + offset * Math.cos(strip.angle), strip.y + offset * Math.sin(strip.angle)];
  return { ...strip, x, y, length: (to - from) * strip.length };
}

/** Whether one text is another with only narrow signs missing. */
function hasLostNarrow(text: string, complete: string): boolean {
  let at = 0;
  for (const sign of complete) {
    if (sign === text[at]) at++;
    else if (!NARROW.test(sign)) return false;
  }
  return at === text.length && complete.length > text.length;
}

/** Lines are read one by one: batches are no faster, and need padding. */
async function readAt(width: number, raster: Raster, strip: Strip, network: typeof recogniser) {
  const stride = Math.ceil(width / 16) * 16;
  const pixels = bufferFor(3 * LINE_HEIGHT * stride);
  sample(raster, strip, pixels, { width, height: LINE_HEIGHT, stride });
  const { data, dims } = await run(await network(), pixels, [1, 3, LINE_HEIGHT, stride]);
  const [, steps = 0] = dims;
  const filledShare = width / stride;
  const read = decode(data, steps, filledShare);
  return { ...read, density: read.glyphs.length / (steps * filledShare) };
}

/** The likeliest character at each step; repeats are merged, and a blank separates two equal ones. */
function decode(probabilities: Float32Array, steps: number, filledShare: number) {
  const glyphs: Glyph[] = [];
  const space = CHARACTERS.length - 1;
  let sum = 0;
  let last = 0;
  let gap = 0;
  for (let step = 0; step < steps; step++) {
    const from = step * CHARACTERS.length;
    let best = 0;
    for (let sign = 1; sign < CHARACTERS.length; sign++)
      if ((probabilities[from + sign] ?? 0) > (probabilities[from + best] ?? 0)) best = sign;
    gap = Math.max(gap, probabilities[from + space] ?? 0);
    const previous = glyphs.at(-1);
    if (previous && last !== 0 && (probabilities[from + last] ?? 0) > MIN_REPEAT) previous.mayBeDouble = true;
    if (best !== 0 && best !== last) {
      const mayBeDouble = (probabilities[from - CHARACTERS.length + best] ?? 0) > MIN_REPEAT;
      const glyph = {
        text: CHARACTERS[best] ?? "",
        at: Math.min(1, (step + 0.5) / (steps * filledShare)),
        mayBeDouble,
      };
      if (previous && gap > MIN_SPACE && isGap(previous.text, glyph.text))
        glyphs.push({ text: " ", at: (previous.at + glyph.at) / 2 });
      glyphs.push(glyph);
      sum += probabilities[from + best] ?? 0;
      gap = 0;
    }
    last = best;
  }
  const read = glyphs.filter(({ text }) => text !== " ").length;
  return { glyphs, confidence: read === 0 ? 0 : Math.min(1, sum / read) };
}

/** A sign this likely at a neighbouring place may stand there too. */
const MIN_REPEAT = 0.1;

/** Between close words a space is only likely, which is enough except within a number. */
const MIN_SPACE = 0.2;
const isGap = (previous: string, after: string) =>
  previous !== " " && after !== " " && !/[.,]/.test(after) && !(/[.,]/.test(previous) && /\d/.test(after));
