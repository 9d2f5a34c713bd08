import type { DrawJob } from "#server/scanner/messages.ts";
import { drawRasterBeside } from "./draw-beside.ts";
import { toSharp } from "./ocr/raster.ts";
import { checkSize } from "./pdf-size.ts";

/** Enough to read the small print of a bill on a large screen. */
const LONGEST = 1800;

/** A page of a PDF as a picture: whatever else is in the file stays behind. */
export async function drawPage({ bytes, page }: DrawJob): Promise<{ jpeg: Uint8Array<ArrayBuffer>; pages: number }> {
  await checkSize(bytes);
  const raster = await drawRasterBeside({ bytes, number: page, longest: LONGEST });
  const jpeg = await toSharp(raster).jpeg({ quality: 82 }).toBuffer();
  return { jpeg: new Uint8Array(jpeg), pages: raster.pages };
}
