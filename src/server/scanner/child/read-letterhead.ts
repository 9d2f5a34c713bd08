import type { Day } from "#core/day.ts";
import {
  isSomebodyElse,
  isWeakName,
  type NamedPages,
  withBetterName,
  withDomainName,
} from "#core/scan/name-evidence.ts";
import type { Box, Page, Word } from "#core/scan/page.ts";
import type { Draft } from "#core/scan/read-bill.ts";
import type { ReadingListener } from "#server/scanner/messages.ts";
import { drawRasterInThread } from "./draw-beside.ts";
import { readUpright } from "./ocr/read-picture.ts";
import { readPages } from "./reader/read-pages.ts";

/** The length of the rendered page in pixels: a logo's letters are larger than a bill's small print. */
const SIDE = 1600;
/** The part of a page that a letterhead is in. */
const HEAD = 0.38;
/** The largest share of a drawn word that may be text of the page. */
const MAX_OVERLAP = 0.3;

type Options = {
  bytes: Uint8Array;
  today: Day;
  listener: ReadingListener;
  /** Pages being rendered meanwhile. */
  drawings: () => Promise<unknown>;
};

/**
 * A text's draft with a better name, if its own is weak: the one on the first page's logo, or else, if its own is certainly
 * not the biller's, the one in the biller's web address. Nothing else changes.
 */
export async function withLetterheadName(draft: Draft, pages: readonly Page[], options: Options): Promise<Draft> {
  const [first, ...others] = pages;
  if (first === undefined || !isWeakName(draft, pages)) return draft;
  const drawn = await drawnWords(first, options);
  if (drawn.length === 0) return withDomainName({ draft, pages });
  const all = [{ ...first, words: [...first.words, ...drawn] }, ...others];
  const again = await readPages(all, options);
  const known = withBetterName({ draft, pages }, { draft: again.draft, pages: all, drawn });
  // The rules know a customer by the title; otherwise the network knows a name better.
  const byRules = { draft: again.ruled, pages: all };
  return withDomainName(isSomebodyElse(known) ? withBetterName(known, byRules) : known);
}

/** A draft whose weak name comes from a file's text, with that of the pages' pictures if they support it better. */
export function withPictureName(draft: Draft, texts: readonly Page[], fromPictures: NamedPages): Draft {
  const hasText = texts.some(({ words }) => words.length > 0);
  return hasText && isWeakName(draft, texts) ? withBetterName({ draft, pages: texts }, fromPictures).draft : draft;
}

/** The words at the top of a page that are drawn, but not in its text. */
async function drawnWords(page: Page, { bytes, listener, drawings }: Options): Promise<Word[]> {
  listener.phase("draw");
  // No rendering may continue in a phase with a larger budget.
  await drawings();
  const { data, width, height } = await drawRasterInThread({ bytes, number: 1, longest: SIDE });
  listener.phase("look");
  const top = Math.ceil(height * HEAD);
  const printed = page.words.map((word) => scaled(word, width / page.width));
  const isPrinted = (box: Box) =>
    printed.reduce((sum, word) => sum + sharedArea(word, box), 0) > MAX_OVERLAP * box.width * box.height;
  const raster = { data: data.subarray(0, 3 * width * top), width, height: top };
  const words = await readUpright(raster, (box) => !isPrinted(box));
  return words.filter((word) => !isPrinted(word)).map((word) => scaled(word, page.width / width));
}

const scaled = (word: Word, by: number): Word => ({
  text: word.text,
  x: word.x * by,
  y: word.y * by,
  width: word.width * by,
  height: word.height * by,
});

function sharedArea(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
