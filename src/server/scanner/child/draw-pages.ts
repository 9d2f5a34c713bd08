import { PICTURE_SIDE, pictureOf, type Raster, VIEW_SIDE, viewOf } from "./ocr/raster.ts";
import { openPdfPictures } from "./pdf-picture.ts";
import { refuse } from "./refused.ts";

export type PagesToDraw = { bytes: Uint8Array; numbers: readonly number[]; withViews: boolean };
export type PageToDraw = { bytes: Uint8Array; number: number; longest: number };
/** A page to draw the findings on, and a larger one for a model, if requested. */
export type DrawnPage = { picture: string; view: Uint8Array<ArrayBuffer> | undefined };

/** Renders pages of a PDF as they are shown. */
export async function drawPages({ bytes, numbers, withViews }: PagesToDraw): Promise<DrawnPage[]> {
  const pictures = await openPdfPictures(bytes);
  try {
    const drawn: DrawnPage[] = [];
    for (const number of numbers) {
      const raster = await pictures.draw(number, withViews ? VIEW_SIDE : PICTURE_SIDE);
      drawn.push({ picture: await pictureOf(raster), view: withViews ? await viewOf(raster) : undefined });
    }
    return drawn;
  } finally {
    pictures.close();
  }
}

/** Renders one page of a PDF; returns the number of pages. */
export async function drawRaster({ bytes, number, longest }: PageToDraw): Promise<Raster & { pages: number }> {
  const pictures = await openPdfPictures(bytes);
  try {
    const { pages } = pictures;
    if (number > pages) throw refuse("unreadable");
    return { ...(await pictures.draw(number, longest)), pages };
  } finally {
    pictures.close();
  }
}
