import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";
import * as z from "zod/mini";
import { type EInvoice, readEInvoice } from "#core/scan/e-invoice.ts";
import type { Page, Word } from "#core/scan/page.ts";
import { joinSpacedLetters } from "#core/scan/spaced-letters.ts";
import { MAX_PAGES } from "#server/scanner/messages.ts";
import { hideGlyphOutlines } from "./pdf-fonts.ts";
import { refuse } from "./refused.ts";

const Attachments = z.record(z.string(), z.object({ filename: z.string(), content: z.instanceof(Uint8Array) }));
const MAX_ATTACHMENT = 4_000_000;
/** The standards' file names, newest first; a PDF may contain several for older readers. */
const ATTACHMENT_NAMES = [/^factur-x\.xml$/i, /^xrechnung\.xml$/i, /^zugferd-invoice\.xml$/i, /\.xml$/i];

/** Pages read together, and pages whose text is searched for a total: 9 ms of work each, where 1,400 words are on it. */
export const MAX_PAGES_TOGETHER = 3;
export const MAX_PAGES_SEARCHED = 50;
/** No page of a bill has as many words, and no word is as long. */
const MAX_WORDS = 8000;
const MAX_WORD_LENGTH = 120;
/** Pieces this close, in letter heights, belong to one word. */
const MAX_GAP = 0.03;
/** Pieces of text, possibly single letters, and letters: ten times those of a page in small print. */
const MAX_ITEMS = 100_000;
const MAX_CHARACTERS = 200_000;

type TextItems = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>["items"];

/** Opens a PDF, without a password. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    const { getDocumentProxy } = await import("unpdf");
    // The library takes ownership of the bytes, so it gets a copy.
    const copy = Uint8Array.from(bytes);
    hideGlyphOutlines(copy);
    const document = await getDocumentProxy(copy, { isEvalSupported: false, verbosity: 0 });
    if (document.numPages > MAX_PAGES) throw refuse("unreadable");
    return document;
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") throw refuse("password");
    throw error;
  }
}

/** The text layer of one page, upright, as words with their places. */
export async function pdfWords(document: PDFDocumentProxy, number: number): Promise<Page> {
  const page = await document.getPage(number);
  const view = page.getViewport({ scale: 1 });
  const words: Word[] = [];
  for (const item of await itemsOf(page)) {
    if (words.length > MAX_WORDS) break;
    if (!("str" in item) || item.str.trim() === "") continue;
    const [a, b, c, d, e, f] = multiply(view.transform, item.transform);
    const size = Math.hypot(c, d);
    const length = item.width;
    // Vertical text in the margin is not part of a line.
    if (Math.abs(b) > Math.abs(a) || size === 0) continue;
    const [first, ...otherWords] = split(item.str, { x: e, y: f - size * 0.8, width: length, height: size });
    const last = words.at(-1);
    if (last && first && isContinuation(last, first)) words[words.length - 1] = joined(last, first);
    else if (first) words.push(first);
    words.push(...otherWords);
  }
  page.cleanup();
  return { width: view.width, height: view.height, words: joinSpacedLetters(words) };
}

/** Streams the page's text; reading stops at more than any bill's. */
async function itemsOf(page: PDFPageProxy): Promise<TextItems> {
  const items: TextItems = [];
  let characters = 0;
  const reader = page.streamTextContent().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return items;
    for (const item of value.items) {
      items.push(item);
      characters += "str" in item ? item.str.length : 0;
    }
    if (items.length > MAX_ITEMS || characters > MAX_CHARACTERS) {
      await reader.cancel(new Error("more text than a bill has"));
      throw refuse("complex");
    }
  }
}

type Matrix = readonly number[];

function multiply(m: Matrix, n: Matrix): [number, number, number, number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Directly adjacent: a word is split where two letters are one glyph (fi), or its end is not bold. */
const isContinuation = (previous: Word, next: Word): boolean =>
  previous.height === next.height &&
  Math.abs(next.y - previous.y) < MAX_GAP * previous.height &&
  Math.abs(next.x - previous.x - previous.width) < MAX_GAP * previous.height;

const joined = (previous: Word, next: Word): Word => ({
  ...previous,
  text: (previous.text + next.text).slice(0, MAX_WORD_LENGTH),
  width: previous.width + next.width,
});

/** Splits a run of text into words, each with its share of the width. */
function split(text: string, box: Omit<Word, "text">): Word[] {
  const each = box.width / text.length;
  return [...text.matchAll(/\S+/g)].map((found) => ({
    ...box,
    text: found[0].slice(0, MAX_WORD_LENGTH),
    x: box.x + found.index * each,
    width: found[0].length * each,
  }));
}

/** The electronic invoice inside a PDF, if any. */
export async function pdfEInvoice(document: PDFDocumentProxy): Promise<EInvoice | undefined> {
  const { data } = Attachments.safeParse(await document.getAttachments());
  const files = Object.values(data ?? {}).filter(({ content }) => content.length <= MAX_ATTACHMENT);
  for (const name of ATTACHMENT_NAMES) {
    for (const file of files) {
      if (!name.test(file.filename)) continue;
      const invoice = readEInvoice(Buffer.from(file.content).toString("utf8"));
      if (invoice?.amount !== undefined || invoice?.name !== undefined) return invoice;
    }
  }
  return undefined;
}
