import type { Box, Page, Word } from "#core/scan/page.ts";
import { detect, upright } from "./find-lines.ts";
import { extentOf, type Raster, type Strip, turn, turnStrip } from "./raster.ts";
import type { ReadLine } from "./recognise.ts";
import { openReaders, readStrips } from "./share-lines.ts";

const MIN_CONFIDENCE = 0.7;
const MAX_STRAIGHT_ANGLE = 0.012;
const MAX_ANGLE_DIFFERENCE = 0.25;
const START_MARGIN = 0.3;

/** A picture made upright and straight, and the words on it. */
export async function readPicture(picture: Raster): Promise<{ raster: Raster; page: Page }> {
  openReaders();
  const { raster, strips, skew } = await linesOn(picture);
  const read = await readStrips(raster, strips);
  const lines = read.filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  if (Math.abs(skew) < MAX_STRAIGHT_ANGLE)
    return {
      raster,
      page: pageOf(
        raster,
        lines.map((line) => levelled(line, skew, raster)),
      ),
    };
  const degrees = (-skew * 180) / Math.PI;
  const straight = await turn(raster, degrees);
  const turned = lines.map((line) => ({ ...line, strip: turnStrip(line.strip, degrees, raster, straight) }));
  return { raster: straight, page: pageOf(straight, turned) };
}

/** The words on a picture that is upright, in those of its lines that are wanted. */
export async function readUpright(raster: Raster, isWanted: (line: Box) => boolean): Promise<readonly Word[]> {
  openReaders();
  const strips = (await detect(raster)).filter((strip) => isAlongPage(strip, 0) && isWanted(extentOf(strip)));
  const read = await readStrips(raster, strips.map(withStartMargin));
  const lines = read.filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  return pageOf(raster, lines).words;
}

/** The upright picture, and its lines as they will be cut out. */
export async function linesOn(picture: Raster) {
  const { raster, strips } = await upright(picture);
  const skew = skewOf(strips);
  return { raster, skew, strips: strips.filter((strip) => isAlongPage(strip, skew)).map(withStartMargin) };
}

/** Print runs along the page; text across it is handwriting. A component too short for a direction is upright. */
const isAlongPage = ({ angle }: Strip, skew: number) => angle === 0 || Math.abs(angle - skew) < MAX_ANGLE_DIFFERENCE;

/** A first letter under a pen stroke or a stain is easily missed; some margin before a line does no harm. */
function withStartMargin(strip: Strip): Strip {
  const margin = START_MARGIN * strip.thickness;
  return {
    ...strip,
    x: strip.x - (margin / 2) * Math.cos(strip.angle),
    y: strip.y - (margin / 2) * Math.sin(strip.angle),
    length: strip.length + margin,
  };
}

/** Too small an angle to rotate the picture, but rows are found more reliably without it. */
function levelled<L extends { strip: Strip }>(line: L, skew: number, { width }: Raster): L {
  const { strip } = line;
  const y = strip.y - (strip.x - width / 2) * Math.tan(skew);
  return { ...line, strip: { ...strip, y, angle: strip.angle - skew } };
}

/** The page's angle: the median of its long lines. */
export function skewOf(strips: readonly Strip[]): number {
  const angles = strips.filter(({ length, thickness }) => length > 4 * thickness).map(({ angle }) => angle);
  return angles.sort((a, b) => a - b)[Math.floor(angles.length / 2)] ?? 0;
}

export function pageOf({ width, height }: Raster, lines: readonly ReadLine[]): Page {
  return { width, height, words: withoutRepeats(lines.map(wordsOf).map(withoutSpecks(lines))) };
}

const ACCENTED = /\P{ASCII}/gu;
const POLISH = /[ĄĆĘŁŃŚŹŻąćęłńśźż]/gu;
const MIN_ACCENTS = 3;
/** Documents in languages with accents have one in fewer letters than this. */
const MAX_LETTERS_PER_ACCENT = 150;
const UNACCENTED: Record<string, string> = {
  Ł: "L",
  ł: "l",
  Æ: "E",
  æ: "e",
  Ø: "O",
  ø: "o",
  Œ: "O",
  œ: "o",
  ß: "B",
};

/** One or two accents on a whole page of plain letters are specks; Polish has its own letters in every line. */
function withoutSpecks(lines: readonly ReadLine[]): (words: Word[]) => Word[] {
  const letters = lines.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)).filter((text) => /\p{L}/u.test(text));
  const count = (kind: RegExp) => letters.filter((text) => text.match(kind)).length;
  const accented = count(ACCENTED);
  const isUnaccented = accented < MIN_ACCENTS && accented * MAX_LETTERS_PER_ACCENT < letters.length;
  const specks = isUnaccented ? ACCENTED : count(POLISH) < MIN_ACCENTS ? POLISH : undefined;
  if (accented === 0 || specks === undefined) return (words) => words;
  const unaccented = (letter: string) =>
    /\p{L}/u.test(letter) ? (UNACCENTED[letter] ?? letter.normalize("NFD")[0] ?? letter) : letter;
  return (words) => words.map((word) => ({ ...word, text: word.text.replace(specks, unaccented) }));
}

/** The maximum number of letters that two adjacent strips can share. */
const MAX_REPEATED = 3;

/** Strips start a little early, so one close behind another repeats the other's last letters. */
function withoutRepeats(lines: readonly Word[][]): Word[] {
  const ends = lines.flatMap((words) => words.slice(-1));
  return lines.flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const repeated = Math.max(...ends.map((end) => countRepeated(end, first)));
    if (repeated === first.text.length) return others;
    const cutWidth = (first.width * repeated) / first.text.length;
    return [
      { ...first, text: first.text.slice(repeated), x: first.x + cutWidth, width: first.width - cutWidth },
      ...others,
    ];
  });
}

/** The number of letters at the start of a word that repeat the end of an overlapping one. */
function countRepeated(previous: Word, word: Word): number {
  if (previous.x >= word.x) return 0;
  const shared = Math.min(previous.y + previous.height, word.y + word.height) - Math.max(previous.y, word.y);
  if (shared < 0.6 * Math.min(previous.height, word.height)) return 0;
  const covered = Math.round(((previous.x + previous.width - word.x) * word.text.length) / word.width);
  for (let count = Math.min(covered, MAX_REPEATED, word.text.length); count > 0; count--)
    if (previous.text.endsWith(word.text.slice(0, count))) return count;
  return 0;
}

/** The words of a line with their places, split at spaces. */
function wordsOf({ strip, glyphs }: ReadLine): Word[] {
  const box = extentOf(strip);
  // The strip was cut with a margin; the letters fill less than its height.
  const height = strip.thickness * 0.72;
  const pitch = box.width / Math.max(2, glyphs.length);
  const words: Word[] = [];
  let current: { text: string; from: number; to: number } | undefined;
  const finish = () => {
    if (current === undefined) return;
    const x = box.x + current.from * box.width - pitch / 2;
    const width = (current.to - current.from) * box.width + pitch;
    const middle = strip.y + (x + width / 2 - strip.x) * Math.tan(strip.angle);
    words.push({ text: current.text, x, y: middle - height / 2, width, height });
    current = undefined;
  };
  for (const { text, at } of glyphs) {
    if (text === " ") finish();
    else if (current === undefined) current = { text, from: at, to: at };
    else current = { text: current.text + text, from: current.from, to: at };
  }
  finish();
  return withGaps(words);
}

/** The minimum gap between words, in heights: closer ones would be merged. */
const MIN_GAP = 0.2;

/** Where letters are narrow, half a letter's margin on both sides of a space would leave none. */
function withGaps(words: Word[]): Word[] {
  for (const [at, word] of words.entries()) {
    const previous = words[at - 1];
    if (previous === undefined) continue;
    const missing = (MIN_GAP * word.height - (word.x - previous.x - previous.width)) / 2;
    if (missing <= 0) continue;
    previous.width -= missing;
    word.x += missing;
    word.width -= missing;
  }
  return words;
}
