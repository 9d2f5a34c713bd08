import sharp from "sharp";
import type { DrawJob } from "#server/scanner/messages.ts";
import { openPdfPictures } from "./pdf-picture.ts";
import { checkSize } from "./pdf-size.ts";
import { refuse } from "./refused.ts";

/** Enough to read the small print of a bill on a large screen. */
const LONGEST = 1800;

/** A page of a PDF as a picture: whatever else is in the file stays behind. */
export async function drawPage({ bytes, page }: DrawJob): Promise<{ jpeg: Uint8Array<ArrayBuffer>; pages: number }> {
  await checkSize(bytes);
  const pictures = await openPdfPictures(bytes);
  try {
    const { pages } = pictures;
    if (page > pages) throw refuse("unreadable");
    const { data, width, height } = await pictures.draw(page, LONGEST);
    const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 82 })
      .toBuffer();
    return { jpeg: new Uint8Array(jpeg), pages };
  } finally {
    pictures.close();
  }
}
