import type { Page } from "#core/scan/page.ts";
import type { Draft } from "#core/scan/read-bill.ts";
import { withEInvoice } from "#core/scan/with-e-invoice.ts";
import type { ReadingListener, ReadJob } from "#server/scanner/messages.ts";
import type { Reading } from "#server/scanner/scanner.ts";
import type { Raster } from "./ocr/raster.ts";
import { readPicture } from "./ocr/read-picture.ts";
import { pdfEInvoice } from "./pdf-attachments.ts";
import { openPdfPictures } from "./pdf-picture.ts";
import { checkSize } from "./pdf-size.ts";
import { MOST_PAGES, openPdf, pdfWords } from "./pdf-text.ts";
import { readPages } from "./reader/read-pages.ts";
import { refuse } from "./refused.ts";
import { isWorthless, pictureOf, toReading, viewsOf } from "./to-reading.ts";

const PICTURE = 1100;
const VIEW = 1600;
const READABLE = 2200;

/** Reads a PDF: the invoice inside it, then its text; its picture only when neither says what is to be paid, and to whom. */
export async function readPdf({ bytes, today, withViews }: ReadJob, listener: ReadingListener): Promise<Reading> {
  listener.phase("text");
  await checkSize(bytes);
  const document = await openPdf(bytes);
  const count = Math.min(document.numPages, MOST_PAGES);
  const texts: Page[] = [];
  for (let number = 1; number <= count; number++) {
    listener.progress({ stage: "reading", page: number, pages: count });
    texts.push(await pdfWords(document, number));
  }
  const invoice = await pdfEInvoice(document);
  await document.destroy();

  const written = await readPages(texts, { today });
  const [told, ruled] = [written.draft, written.ruled].map((draft) => (invoice ? withEInvoice(draft, invoice) : draft));
  if (told === undefined || ruled === undefined) throw refuse("unreadable");
  // A picture helps where the text names no biller or no amount at all, not where it is unsure which.
  const needsLook = ruled.name === null || ruled.amount === null;
  listener.phase("draw");
  const pictures = await openPdfPictures(bytes);
  try {
    const drawn: Raster[] = [];
    const pages: Page[] = [];
    for (let number = 1; number <= count; number++) {
      listener.phase("draw");
      const raster = await pictures.draw(number, needsLook ? READABLE : withViews ? VIEW : PICTURE);
      if (needsLook) {
        listener.phase("look");
        listener.progress({ stage: "reading", page: number, pages: count });
      }
      const looked = needsLook ? await readPicture(raster) : undefined;
      drawn.push(looked?.raster ?? raster);
      pages.push(looked?.page ?? texts[number - 1] ?? { width: raster.width, height: raster.height, words: [] });
    }
    listener.progress({ stage: "extracting" });
    const looked = needsLook ? await readPages(pages, { today }) : undefined;
    const draft = looked ? fill(told, looked.draft) : told;
    if (isWorthless(looked ? fill(ruled, looked.ruled) : ruled)) throw refuse("unreadable");
    return toReading(draft, {
      pages,
      pictures: await Promise.all(drawn.map(pictureOf)),
      views: withViews ? await viewsOf(drawn) : [],
      topics: (looked ?? written).topics,
      engine: invoice ? "e-invoice" : needsLook ? "picture" : "text",
    });
  } finally {
    pictures.close();
  }
}

/** What one reading left open, from another. */
function fill(draft: Draft, other: Draft): Draft {
  return {
    name: draft.name ?? other.name,
    amount: draft.amount ?? other.amount,
    frequency: draft.frequency ?? other.frequency,
    dueDate: draft.dueDate ?? other.dueDate,
    paymentDay: draft.paymentDay ?? other.paymentDay,
    isDirectDebit: draft.isDirectDebit ?? other.isDirectDebit,
    date: draft.date ?? other.date,
    currency: draft.currency ?? other.currency,
    topic: draft.topic ?? other.topic,
    findings: { ...other.findings, ...draft.findings },
  };
}
