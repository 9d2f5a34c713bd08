import type { PDFDocumentProxy } from "unpdf/pdfjs";
import type { Day } from "#core/day.ts";
import { informativePages, MAX_PAGES_READ } from "#core/scan/informative-pages.ts";
import type { Page } from "#core/scan/page.ts";
import type { Draft } from "#core/scan/read-bill.ts";
import { withEInvoice } from "#core/scan/with-e-invoice.ts";
import type { ReadingListener, ReadJob } from "#server/scanner/messages.ts";
import type { Reading } from "#server/scanner/scanner.ts";
import { drawRasterInThread, openDrawings } from "./draw-beside.ts";
import { pictureOf, viewOf } from "./ocr/raster.ts";
import { readPicture } from "./ocr/read-picture.ts";
import { checkSize } from "./pdf-size.ts";
import { MAX_PAGES_SEARCHED, MAX_PAGES_TOGETHER, openPdf, pdfEInvoice, pdfWords } from "./pdf-text.ts";
import { withLetterheadName, withPictureName } from "./read-letterhead.ts";
import { type Read, readPages } from "./reader/read-pages.ts";
import { refuse } from "./refused.ts";
import { combineByConfidence, fill, isComplete, isUseless, toReading, withFileNumbers } from "./to-reading.ts";

/** The length of a page rendered for reading. */
const READING_SIDE = 2200;

/** Pages of a file by number, and their text. */
type Pages = Map<number, Page>;
type ReadTexts = Read & {
  pages: Pages;
  /** All pages whose text was searched, from the first. */
  searched: readonly Page[];
};

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Reads a PDF: the invoice inside it, then its text; its pictures only when neither has the amount and the biller. */
export async function readPdf({ files, today, withViews }: ReadJob, listener: ReadingListener): Promise<Reading> {
  const bytes = files[0]?.bytes ?? new Uint8Array();
  listener.phase("text");
  await checkSize(bytes);
  const drawings = openDrawings(bytes, withViews);
  try {
    const document = await openPdf(bytes);
    const count = document.numPages;
    // Reading its words takes as long as rendering its pages, so both run at once, and are counted together.
    const onWords = (numbers: readonly number[]) => {
      listener.phase("draw");
      drawings.begin(numbers);
    };
    const fromText = await readTexts(document, { today, listener, onWords });
    const invoice = await pdfEInvoice(document);
    await document.destroy();

    const withInvoice = (draft: Draft) => (invoice ? withEInvoice(draft, invoice) : draft);
    const [texts, rulesDraft] = [[...fromText.pages.values()], withInvoice(fromText.ruled)];
    const isNameKnown = invoice?.name !== undefined;
    const isAmountMissing = rulesDraft.amount === null;
    const finishDrawings = () => drawings.finish([...fromText.pages.keys()]);
    const named =
      isNameKnown || isAmountMissing
        ? fromText.draft
        : await withLetterheadName(fromText.draft, texts, { bytes, today, listener, drawings: finishDrawings });
    const textDraft = withInvoice(named);
    // Whole pictures help where the text has no amount or biller at all, not where it is uncertain.
    const isNameMissing = rulesDraft.name === null && named.name === fromText.draft.name;
    if (isAmountMissing || isNameMissing) {
      const engine = invoice ? "e-invoice" : "picture";
      const known = { fromText, textDraft, ruled: rulesDraft, isNameKnown, engine } as const;
      return await readPagePictures({ bytes, count, ...known, today, withViews }, listener);
    }
    listener.phase("draw");
    const drawn = await finishDrawings();
    listener.progress({ stage: "extracting" });
    if (isUseless(rulesDraft)) throw refuse("unreadable");
    return toReading(textDraft, {
      pages: texts,
      numbers: [...fromText.pages.keys()],
      unread: upTo(count).slice(fromText.searched.length),
      pictures: drawn.map(({ picture }) => picture),
      views: drawn.flatMap(({ view }) => view ?? []),
      topics: fromText.topics,
      engine: invoice ? "e-invoice" : "text",
    });
  } finally {
    await drawings.close();
  }
}

type PictureOptions = Pick<ReadJob, "today" | "withViews"> & {
  bytes: Uint8Array;
  count: number;
  fromText: ReadTexts;
  textDraft: Draft;
  ruled: Draft;
  isNameKnown: boolean;
  engine: Reading["engine"];
};

/** Reads page pictures until everything missing is found. */
async function readPagePictures(
  { bytes, count, fromText, textDraft, ruled, isNameKnown, engine, today, withViews }: PictureOptions,
  listener: ReadingListener,
): Promise<Reading> {
  const pages: Page[] = [];
  const pictures: string[] = [];
  const views: Reading["views"] = [];
  const pagesToRead = Math.min(count, MAX_PAGES_READ);
  let fromPictures: Read | undefined;
  for (const number of upTo(pagesToRead)) {
    listener.phase("draw");
    const drawn = await drawRasterInThread({ bytes, number, longest: READING_SIDE });
    listener.phase("look");
    listener.progress({ stage: "reading", page: number, pages: pagesToRead });
    const { raster, page } = await readPicture(drawn);
    pages.push(page);
    pictures.push(await pictureOf(raster));
    if (withViews) views.push(await viewOf(raster));
    fromPictures = await readPages(pages, { today });
    if (isComplete(fill(textDraft, fromPictures.draft))) break;
  }
  listener.progress({ stage: "extracting" });
  // A page of a file with text may be a scan, whose words nobody has searched.
  const isSearched = (number: number) => (fromText.searched[number - 1]?.words.length ?? 0) > 0;
  const unread = upTo(count).filter((number) => number > pages.length && !isSearched(number));
  if (fromPictures === undefined || isUseless(fill(ruled, fromPictures.ruled))) throw refuse("unreadable", unread);
  const filled = fill(textDraft, fromPictures.draft);
  const texts = [...fromText.pages.values()];
  const draft = isNameKnown ? filled : withPictureName(filled, texts, { draft: fromPictures.draft, pages });
  return toReading(draft, {
    pages,
    numbers: upTo(pages.length),
    unread,
    pictures,
    views,
    topics: fromPictures.topics,
    engine,
  });
}

/** The first pages; if they are uncertain, also later ones that mention a total. */
async function readTexts(
  document: PDFDocumentProxy,
  {
    today,
    listener,
    onWords,
  }: { today: Day; listener: ReadingListener; onWords: (numbers: readonly number[]) => void },
): Promise<ReadTexts> {
  const count = Math.min(document.numPages, MAX_PAGES_SEARCHED);
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
  await readTo(Math.min(count, MAX_PAGES_TOGETHER));
  // A scan has no text to go by.
  const isScan = texts.every(({ words }) => words.length === 0);
  if (!isScan) onWords(upTo(texts.length));
  const first = {
    ...(await readPages(texts, { today })),
    pages: pagesOf(upTo(texts.length)),
    searched: texts,
  };
  if (count <= MAX_PAGES_TOGETHER || isComplete(first.draft) || isScan) return first;
  listener.phase("text");
  await readTo(count);
  const found = informativePages(texts.slice(MAX_PAGES_TOGETHER), MAX_PAGES_TOGETHER - 1).map(
    (at) => at + MAX_PAGES_TOGETHER + 1,
  );
  if (found.length === 0) return { ...first, searched: texts };
  const numbers = [1, ...found.sort((one, other) => one - other)];
  const more = await readPages([...pagesOf(numbers).values()], { today });
  return {
    draft: combineByConfidence(first.draft, withFileNumbers(more.draft, numbers)),
    ruled: combineByConfidence(first.ruled, withFileNumbers(more.ruled, numbers)),
    topics: first.topics,
    pages: pagesOf([...first.pages.keys(), ...found]),
    searched: texts,
  };
}
