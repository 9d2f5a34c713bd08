import type { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import type { Raster } from "./ocr/raster.ts";

let library: Promise<PDFiumLibrary> | undefined;

/** Draws pages of a PDF. Close it: the memory is not the garbage collector's. */
export async function openPdfPictures(bytes: Uint8Array) {
  library ??= import("@hyzyla/pdfium").then((pdfium) => pdfium.PDFiumLibrary.init());
  const document = await (await library).loadDocument(bytes);
  return {
    /** One page, its longer side so many pixels. */
    async draw(number: number, longest: number): Promise<Raster> {
      const page = document.getPage(number - 1);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = longest / Math.max(originalWidth, originalHeight, 1);
      const { data, width, height } = await page.render({ scale, render: "bitmap", renderFormFields: true });
      const plain = await sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .raw()
        .toBuffer();
      return { data: plain, width, height };
    },
    close: () => document.destroy(),
  };
}
