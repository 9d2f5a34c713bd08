import sharp from "sharp";
import { refuse } from "#server/scanner/child/refused.ts";
import type { ReadJob } from "#server/scanner/messages.ts";
import { decodeHeic } from "./heic.ts";
import { decode, MOST_FRAMES, type Raster } from "./raster.ts";

/** A page that is decoded when it is its turn. */
type Picture = () => Promise<Raster>;

/** The pages of picture files in their order: one each, but as many as it has from a TIFF. */
export async function openPictures(files: ReadJob["files"]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { bytes, kind } of files) {
    if (kind === "heic") pictures.push(() => decodeHeic(bytes));
    else if (kind === "tiff") pictures.push(...(await tiffPages(bytes)));
    else pictures.push(() => decode(bytes));
  }
  return pictures;
}

/** Scanners and cameras put a small copy of a page beside it; that is none. */
const SMALL_COPY = 0.25;

async function tiffPages(bytes: Uint8Array): Promise<Picture[]> {
  const { pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (pages > MOST_FRAMES) throw refuse("unreadable");
  const sizes: number[] = [];
  for (let page = 0; page < pages; page++) {
    const { width, height } = await sharp(bytes, { page, limitInputPixels: false }).metadata();
    sizes.push(width * height);
  }
  const [first = 0] = sizes;
  return sizes.flatMap((size, page) => (size < first * SMALL_COPY ? [] : [() => decode(bytes, page)]));
}
