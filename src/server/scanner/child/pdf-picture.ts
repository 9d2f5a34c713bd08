import type { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import type { Raster } from "./ocr/raster.ts";
import { openScales, type Weight } from "./pdf-weight.ts";
import { refuse } from "./refused.ts";

/** Twenty times and more (a hundred for coats, whose areas are rough) of what the fullest of 330 bills has: 3,948 things, 15,821 corners, 2.2 million pixels, 2.1 coats. */
const MOST: Weight = { things: 100_000, corners: 500_000, pixels: 150_000_000, coats: 200 };

const isTooMuch = ({ things, corners, pixels, coats }: Weight) =>
  things > MOST.things || corners > MOST.corners || pixels > MOST.pixels || coats > MOST.coats;

let library: Promise<PDFiumLibrary> | undefined;

/** The library that draws, which draws no page before it has been weighed. */
async function openLibrary(): Promise<PDFiumLibrary> {
  const { PDFiumLibrary, PDFiumModule } = await import("@hyzyla/pdfium");
  const module = await PDFiumModule({});
  const [weigh, draw] = [openScales(module), module._FPDF_RenderPageBitmap];
  module._FPDF_RenderPageBitmap = (bitmap, page, ...where) => {
    if (isTooMuch(weigh(page, isTooMuch))) throw refuse("complex");
    draw(bitmap, page, ...where);
  };
  return PDFiumLibrary.initBase({ vendor: async () => module });
}

/** Draws pages of a PDF. Close it: the memory is not the garbage collector's. */
export async function openPdfPictures(bytes: Uint8Array) {
  library ??= openLibrary();
  const document = await (await library).loadDocument(bytes);
  return {
    pages: document.getPageCount(),
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
