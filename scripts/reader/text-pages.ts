import type { Page } from "#core/scan/page.ts";
import { openPdf, pdfWords } from "#server/scanner/child/pdf-text.ts";

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Places of words to a tenth, which is enough and much shorter when written. */
export const roundedPage = (page: Page): Page => ({
  width: Math.round(page.width),
  height: Math.round(page.height),
  words: page.words.map(({ text, x, y, width, height }) => ({
    text,
    x: tenth(x),
    y: tenth(y),
    width: tenth(width),
    height: tenth(height),
  })),
});

/** The words of a PDF's first pages. */
export async function textPages(bytes: Uint8Array, most: number): Promise<Page[]> {
  const document = await openPdf(bytes);
  const pages: Page[] = [];
  for (let number = 1; number <= Math.min(most, document.numPages); number++)
    pages.push(await pdfWords(document, number));
  await document.destroy();
  return pages;
}
