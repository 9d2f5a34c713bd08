import type { PDFDocumentProxy } from "unpdf/pdfjs";
import type { Day } from "#core/day.ts";
import type { Page } from "#core/scan/page.ts";
import { MOST_LOOKED, tellingPages } from "#core/scan/telling-pages.ts";
import { withEInvoice } from "#core/scan/with-e-invoice.ts";
import type { ReadingListener, ReadJob } from "#server/scanner/messages.ts";
import type { Reading } from "#server/scanner/scanner.ts";
import { fill, isComplete, numbered, surer } from "./drafts.ts";
import type { Raster } from "./ocr/raster.ts";
import { readPicture } from "./ocr/read-picture.ts";
import { pdfEInvoice } from "./pdf-attachments.ts";
import { openPdfPictures } from "./pdf-picture.ts";
import { checkSize } from "./pdf-size.ts";
import { MOST_PAGES, MOST_TEXTS, openPdf, pdfWords } from "./pdf-text.ts";
import { type Read, readPages } from "./reader/read-pages.ts";
import { refuse } from "./refused.ts";
import { isWorthless, pictureOf, toReading, viewsOf } from "./to-reading.ts";

const PICTURE = 1100;
const VIEW = 1600;
const READABLE = 2200;

/** Pages of a file by their numbers, and what they say. */
type Pages = Map<number, Page>;
type ReadTexts = Read & { pages: Pages; seen: number };

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Reads a PDF: the invoice inside it, then its text; its picture only when neither says what is to be paid, and to whom. */
export async function readPdf({ files, today, withViews }: ReadJob, listener: ReadingListener): Promise<Reading> {
  const bytes = files[0]?.bytes ?? new Uint8Array();
  listener.phase("text");
  await checkSize(bytes);
  const document = await openPdf(bytes);
  const count = document.numPages;
  const written = await readTexts(document, today, listener);
  const invoice = await pdfEInvoice(document);
  await document.destroy();

  const [told, ruled] = [written.draft, written.ruled].map((draft) => (invoice ? withEInvoice(draft, invoice) : draft));
  if (told === undefined || ruled === undefined) throw refuse("unreadable");
  // A picture helps where the text names no biller or no amount at all, not where it is unsure which.
  const needsLook = ruled.name === null || ruled.amount === null;
  listener.phase("draw");
  const pictures = await openPdfPictures(bytes);
  try {
    const drawn: Raster[] = [];
    const pages: Pages = new Map();
    let looked: Read | undefined;
    for (const number of needsLook ? upTo(Math.min(count, MOST_LOOKED)) : written.pages.keys()) {
      listener.phase("draw");
      const raster = await pictures.draw(number, needsLook ? READABLE : withViews ? VIEW : PICTURE);
      if (!needsLook) {
        drawn.push(raster);
        pages.set(number, written.pages.get(number) ?? { width: raster.width, height: raster.height, words: [] });
        continue;
      }
      listener.phase("look");
      listener.progress({ stage: "reading", page: number, pages: Math.min(count, MOST_LOOKED) });
      const seen = await readPicture(raster);
      drawn.push(seen.raster);
      pages.set(number, seen.page);
      looked = await readPages([...pages.values()], { today });
      if (isComplete(fill(told, looked.draft))) break;
    }
    listener.progress({ stage: "extracting" });
    const draft = looked ? fill(told, looked.draft) : told;
    if (isWorthless(looked ? fill(ruled, looked.ruled) : ruled)) throw refuse("unreadable");
    return toReading(draft, {
      pages: [...pages.values()],
      numbers: [...pages.keys()],
      unread: upTo(count).slice(needsLook ? pages.size : written.seen),
      pictures: await Promise.all(drawn.map(pictureOf)),
      views: withViews ? await viewsOf(drawn) : [],
      topics: (looked ?? written).topics,
      engine: invoice ? "e-invoice" : needsLook ? "picture" : "text",
    });
  } finally {
    pictures.close();
  }
}

/** The first pages; where they do not say everything surely, also the later ones that name a total. */
async function readTexts(document: PDFDocumentProxy, today: Day, listener: ReadingListener): Promise<ReadTexts> {
  const count = Math.min(document.numPages, MOST_TEXTS);
  const texts: Page[] = [];
  const readTo = async (last: number) => {
    while (texts.length < last) {
      listener.progress({ stage: "reading", page: texts.length + 1, pages: last });
      texts.push(await pdfWords(document, texts.length + 1));
    }
  };
  const pagesOf = (numbers: readonly number[]): Pages =>
    new Map(
      numbers.flatMap((number) => {
        const page = texts[number - 1];
        return page === undefined ? [] : [[number, page] as const];
      }),
    );
  await readTo(Math.min(count, MOST_PAGES));
  const first = { ...(await readPages(texts, { today })), pages: pagesOf(upTo(texts.length)), seen: texts.length };
  // A scan has no text to go by.
  if (count <= MOST_PAGES || isComplete(first.draft) || texts.every(({ words }) => words.length === 0)) return first;
  await readTo(count);
  const found = tellingPages(texts.slice(MOST_PAGES), MOST_PAGES - 1).map((at) => at + MOST_PAGES + 1);
  if (found.length === 0) return { ...first, seen: count };
  const numbers = [1, ...found.sort((one, other) => one - other)];
  const farther = await readPages([...pagesOf(numbers).values()], { today });
  return {
    draft: surer(first.draft, numbered(farther.draft, numbers)),
    ruled: surer(first.ruled, numbered(farther.ruled, numbers)),
    topics: first.topics,
    pages: pagesOf([...first.pages.keys(), ...found]),
    seen: count,
  };
}
