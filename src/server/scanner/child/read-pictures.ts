import sharp from "sharp";
import { MAX_PAGES_READ } from "#core/scan/informative-pages.ts";
import type { Page } from "#core/scan/page.ts";
import type { ReadingListener, ReadJob } from "#server/scanner/messages.ts";
import type { Reading } from "#server/scanner/scanner.ts";
import { decodeHeic } from "./ocr/heic.ts";
import { decode, MAX_FRAMES, pictureOf, type Raster, viewOf } from "./ocr/raster.ts";
import { readPicture } from "./ocr/read-picture.ts";
import { type Read, readPages } from "./reader/read-pages.ts";
import { refuse } from "./refused.ts";
import { isComplete, isUseless, toReading } from "./to-reading.ts";

/** A page that is decoded when needed. */
type Picture = () => Promise<Raster>;

/** Scanners and cameras add a thumbnail to a page, which is skipped. */
const MAX_THUMBNAIL = 0.25;

/**
 * Reads photos or scans as the pages of one bill. All selected files are read; a multi-page file only until everything
 * is found.
 */
export async function readPictures({ files, today, withViews }: ReadJob, listener: ReadingListener): Promise<Reading> {
  listener.phase("look");
  const all = await openPictures(files);
  const pagesToRead = Math.min(all.length, Math.max(MAX_PAGES_READ, files.length));
  const pages: Page[] = [];
  const pictures: string[] = [];
  const views: Reading["views"] = [];
  let read: Read | undefined;
  for (const decode of all.slice(0, pagesToRead)) {
    listener.progress({ stage: "reading", page: pages.length + 1, pages: pagesToRead });
    const { raster, page } = await readPicture(await decode());
    pages.push(page);
    const isLastPage = files.length === 1 || pages.length === pagesToRead;
    // The page pictures are made while the words are read.
    const [picture, view, found] = await Promise.all([
      pictureOf(raster),
      withViews ? viewOf(raster) : undefined,
      isLastPage ? readPages(pages, { today }) : undefined,
    ]);
    pictures.push(picture);
    if (view !== undefined) views.push(view);
    if (found === undefined) continue;
    read = found;
    if (isComplete(read.draft)) break;
  }
  listener.progress({ stage: "extracting" });
  if (read === undefined || isUseless(read.ruled)) throw refuse("unreadable");
  const numbers = all.map((_, at) => at + 1);
  return toReading(read.draft, {
    ...{ pages, pictures, views, topics: read.topics, engine: "picture" },
    numbers,
    unread: numbers.slice(pages.length),
  });
}

/** The pages of picture files in order: one each, or all of a TIFF. */
async function openPictures(files: ReadJob["files"]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { bytes, kind } of files) {
    if (kind === "heic") pictures.push(() => decodeHeic(bytes));
    else if (kind === "tiff") pictures.push(...(await tiffPages(bytes)));
    else pictures.push(() => decode(bytes));
  }
  return pictures;
}

async function tiffPages(bytes: Uint8Array): Promise<Picture[]> {
  const { pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (pages > MAX_FRAMES) throw refuse("unreadable");
  const sizes: number[] = [];
  for (let page = 0; page < pages; page++) {
    const { width, height } = await sharp(bytes, { page, limitInputPixels: false }).metadata();
    sizes.push(width * height);
  }
  const [first = 0] = sizes;
  return sizes.flatMap((size, page) => (size < first * MAX_THUMBNAIL ? [] : [() => decode(bytes, page)]));
}
