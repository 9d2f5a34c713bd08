/** A word and its position, in pixels or points from the page's top left. */
export type Word = { text: string; x: number; y: number; width: number; height: number };

/** An upright page with its words. */
export type Page = { width: number; height: number; words: readonly Word[] };

export type Box = { x: number; y: number; width: number; height: number };

/** Where something was found; the box is in fractions of the page. */
export type Place = { page: number; box: Box };

/** The bounding box of some words. */
export function boundingBox(words: readonly Box[]): Box {
  const x = Math.min(...words.map((word) => word.x));
  const y = Math.min(...words.map((word) => word.y));
  const right = Math.max(...words.map((word) => word.x + word.width));
  const bottom = Math.max(...words.map((word) => word.y + word.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A box in fractions of its page, clamped to it. */
export function toPageFractions({ x, y, width, height }: Box, page: { width: number; height: number }): Box {
  const part = (value: number, whole: number) => Math.round(Math.min(1, Math.max(0, value / whole)) * 10_000) / 10_000;
  const left = part(x, page.width);
  const top = part(y, page.height);
  const right = part(x + width, page.width);
  const bottom = part(y + height, page.height);
  const size = (from: number, to: number) => Math.round((to - from) * 10_000) / 10_000;
  return { x: left, y: top, width: size(left, right), height: size(top, bottom) };
}
