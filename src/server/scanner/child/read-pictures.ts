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
import { isComplete, isUseless, toReading, withFileNumbers } from "./to-reading.ts";

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
  const byFile = await openPictures(files);
  const all = byFile.flat();
  const chosen = choosePages(byFile.map(({ length }) => length));
  const pages: Page[] = [];
  const pictures: string[] = [];
  const views: Reading["views"] = [];
  let read: Read | undefined;
  for (const decode of all.filter((_, at) => chosen.includes(at + 1))) {
    listener.progress({ stage: "reading", page: pages.length + 1, pages: chosen.length });
    const { raster, page } = await readPicture(await decode());
    pages.push(page);
    const isLastPage = files.length === 1 || pages.length === chosen.length;
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
  const numbers = chosen.slice(0, pages.length);
  const unread = all.map((_, at) => at + 1).filter((number) => !numbers.includes(number));
  if (read === undefined || isUseless(read.ruled)) throw refuse("unreadable", unread);
  return toReading(withFileNumbers(read.draft, numbers), {
    ...{ pages, pictures, views, topics: read.topics, engine: "picture" },
    numbers,
    unread,
  });
}

/** The numbers of the pages to read: every file's first, as it was selected, and the next ones of files with several. */
function choosePages(counts: readonly number[]): number[] {
  let remaining = Math.max(0, MAX_PAGES_READ - counts.length);
  let before = 0;
  return counts.flatMap((count) => {
    const chosen = Math.min(count, 1 + remaining);
    remaining -= chosen - 1;
    const first = before + 1;
    before += count;
    return Array.from({ length: chosen }, (_, at) => first + at);
  });
}

/** The pages of each picture file in order: one, or all of a TIFF. */
async function openPictures(files: ReadJob["files"]): Promise<Picture[][]> {
  const pictures: Picture[][] = [];
  for (const { bytes, kind } of files) {
    if (kind === "heic") pictures.push([() => decodeHeic(bytes)]);
    else if (kind === "tiff") pictures.push(await tiffPages(bytes));
    else pictures.push([() => decode(bytes)]);
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
