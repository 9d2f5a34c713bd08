import type { Page } from "#core/scan/page.ts";

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Places of words to a tenth, which is enough and much shorter when written. */
export const roundedPage = (page: Page): Page => ({
  width: Math.round(page.width),
  height: Math.round(page.height),
  words: page.words.map(({ text, x, y, width, height }) => ({
    ...{ text, x: tenth(x), y: tenth(y) },
    ...{ width: tenth(width), height: tenth(height) },
  })),
});
