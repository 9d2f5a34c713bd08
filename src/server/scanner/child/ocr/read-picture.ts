import type { Page, Word } from "#core/scan/page.ts";
import { upright } from "./find-lines.ts";
import { extentOf, type Raster, type Strip, turn, turnStrip } from "./raster.ts";
import type { ReadLine } from "./recognise.ts";
import { openReaders, readStrips } from "./share-lines.ts";

const SURE = 0.7;
const STRAIGHT = 0.012;
const ACROSS = 0.25;
const EARLIER = 0.3;

/** A picture made upright and straight, and the words on it. */
export async function readPicture(given: Raster): Promise<{ raster: Raster; page: Page }> {
  openReaders();
  const { raster, strips, lean } = await linesOn(given);
  const read = await readStrips(raster, strips);
  const lines = read.filter(({ confidence }) => confidence >= SURE);
  if (Math.abs(lean) < STRAIGHT)
    return {
      raster,
      page: pageOf(
        raster,
        lines.map((line) => level(line, lean, raster)),
      ),
    };
  const degrees = (-lean * 180) / Math.PI;
  const straight = await turn(raster, degrees);
  const turned = lines.map((line) => ({ ...line, strip: turnStrip(line.strip, degrees, raster, straight) }));
  return { raster: straight, page: pageOf(straight, turned) };
}

/** The upright picture, and its lines as they will be cut out. */
export async function linesOn(given: Raster) {
  const { raster, strips } = await upright(given);
  const lean = leanOf(strips);
  return { raster, lean, strips: strips.filter((strip) => isAlong(strip, lean)).map(startingEarlier) };
}

/** Print runs along the page; text across it is handwriting. A component too short for a direction is upright. */
const isAlong = ({ angle }: Strip, lean: number) => angle === 0 || Math.abs(angle - lean) < ACROSS;

/** A first letter under a pen stroke or a stain is easily missed; some margin before a line does no harm. */
function startingEarlier(strip: Strip): Strip {
  const more = EARLIER * strip.thickness;
  return {
    ...strip,
    x: strip.x - (more / 2) * Math.cos(strip.angle),
    y: strip.y - (more / 2) * Math.sin(strip.angle),
    length: strip.length + more,
  };
}

/** Too small an angle to rotate the picture, but rows are found more reliably without it. */
function level<L extends { strip: Strip }>(line: L, lean: number, { width }: Raster): L {
  const { strip } = line;
  const y = strip.y - (strip.x - width / 2) * Math.tan(lean);
  return { ...line, strip: { ...strip, y, angle: strip.angle - lean } };
}

/** The page's angle: the median of its long lines. */
export function leanOf(strips: readonly Strip[]): number {
  const long = strips.filter(({ length, thickness }) => length > 4 * thickness).map(({ angle }) => angle);
  return long.sort((a, b) => a - b)[Math.floor(long.length / 2)] ?? 0;
}

export function pageOf({ width, height }: Raster, lines: readonly ReadLine[]): Page {
  return { width, height, words: withoutRepeats(lines.map(wordsOf).map(withoutSpecks(lines))) };
}

const ACCENTED = /\P{ASCII}/gu;
const POLISH = /[ĄĆĘŁŃŚŹŻąćęłńśźż]/gu;
const FEWEST = 3;
/** Documents in languages with accents have one in fewer letters than this. */
const MANY_PLAIN = 150;
const WITHOUT_SPECK: Record<string, string> = {
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
  const arePlain = accented < FEWEST && accented * MANY_PLAIN < letters.length;
  const specks = arePlain ? ACCENTED : count(POLISH) < FEWEST ? POLISH : undefined;
  if (accented === 0 || specks === undefined) return (words) => words;
  const plain = (sign: string) =>
    /\p{L}/u.test(sign) ? (WITHOUT_SPECK[sign] ?? sign.normalize("NFD")[0] ?? sign) : sign;
  return (words) => words.map((word) => ({ ...word, text: word.text.replace(specks, plain) }));
}

/** The maximum number of letters that two adjacent strips can share. */
const MOST_REPEATED = 3;

/** Strips start a little early, so one close behind another repeats the other's last letters. */
function withoutRepeats(lines: readonly Word[][]): Word[] {
  const ends = lines.flatMap((words) => words.slice(-1));
  return lines.flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const repeated = Math.max(...ends.map((end) => repeatedFrom(end, first)));
    if (repeated === first.text.length) return others;
    const cut = (first.width * repeated) / first.text.length;
    return [{ ...first, text: first.text.slice(repeated), x: first.x + cut, width: first.width - cut }, ...others];
  });
}

/** The number of letters at the start of a word that repeat the end of an overlapping one. */
function repeatedFrom(before: Word, word: Word): number {
  if (before.x >= word.x) return 0;
  const shared = Math.min(before.y + before.height, word.y + word.height) - Math.max(before.y, word.y);
  if (shared < 0.6 * Math.min(before.height, word.height)) return 0;
  const covered = Math.round(((before.x + before.width - word.x) * word.text.length) / word.width);
  for (let count = Math.min(covered, MOST_REPEATED, word.text.length); count > 0; count--)
    if (before.text.endsWith(word.text.slice(0, count))) return count;
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
  return parted(words);
}

/** The minimum gap between words, in heights: closer ones would be merged. */
const APART = 0.2;

/** Where letters are narrow, half a letter's margin on both sides of a space would leave none. */
function parted(words: Word[]): Word[] {
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (before === undefined) continue;
    const lack = (APART * word.height - (word.x - before.x - before.width)) / 2;
    if (lack <= 0) continue;
    before.width -= lack;
    word.x += lack;
    word.width -= lack;
  }
  return words;
}
