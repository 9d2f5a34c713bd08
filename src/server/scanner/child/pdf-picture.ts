import type { PDFiumLibrary, PDFiumModule } from "@hyzyla/pdfium";
import sharp from "sharp";
import type { Raster } from "./ocr/raster.ts";
import { refuse } from "./refused.ts";

/** What rendering a page takes: objects, path corners, image pixels, and how often the page is painted over. */
type Weight = { things: number; corners: number; pixels: number; coats: number };

const KINDS = { path: 2, image: 3, form: 5 };
const FLOATS = 6;

/**
 * Twenty times and more (a hundred for overpainting, whose areas are rough) the maximum of 330 bills: 3,948 objects,
 * 15,821 corners, 2.2 million pixels, 2.1 times the page.
 */
const MOST: Weight = { things: 100_000, corners: 500_000, pixels: 150_000_000, coats: 200 };

const isTooMuch = ({ things, corners, pixels, coats }: Weight) =>
  things > MOST.things || corners > MOST.corners || pixels > MOST.pixels || coats > MOST.coats;

let library: Promise<PDFiumLibrary> | undefined;

/** The rendering library, which renders no page before it was measured. */
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

/** Renders pages of a PDF. Must be closed: its memory is not garbage collected. */
export async function openPdfPictures(bytes: Uint8Array) {
  library ??= openLibrary();
  const document = await (await library).loadDocument(bytes);
  return {
    pages: document.getPageCount(),
    /** One page, with the given length of its longer side in pixels. */
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

type Library = Awaited<ReturnType<typeof PDFiumModule>>;

type Area = { page: number; most: number; scale: number };

/** Measures a page before it is rendered, as parsed by the library; stops when it is too complex. */
function openScales(library: Library) {
  const call = (name: string, ...given: number[]): number => {
    const found = Object.getOwnPropertyDescriptor(library, `_${name}`)?.value;
    if (typeof found !== "function") throw new Error(`the PDF library has no ${name}`);
    return Number(found(...given));
  };
  const room = library.wasmExports.malloc(FLOATS * 4);
  const numbers = () => new Float32Array(library.HEAPU8.buffer, room, FLOATS);

  function areaOf(thing: number, { page, most, scale }: Area): number {
    const at = [0, 4, 8, 12].map((byte) => room + byte);
    if (call("FPDFPageObj_GetBounds", thing, ...at) === 0) return 0;
    const [left = 0, bottom = 0, right = 0, top = 0] = numbers();
    return Math.min(most, (Math.abs(right - left) * Math.abs(top - bottom) * scale) / page) || 0;
  }

  function pixelsOf(image: number): number {
    if (call("FPDFImageObj_GetImagePixelSize", image, room, room + 4) === 0) return 0;
    const [width = 0, height = 0] = new Uint32Array(library.HEAPU8.buffer, room, 2);
    return width * height;
  }

  function growthOf(form: number): number {
    if (call("FPDFPageObj_GetMatrix", form, room) === 0) return 1;
    const [a = 1, b = 0, c = 0, d = 1] = numbers();
    return Math.abs(a * d - b * c);
  }

  return function weigh(page: number, isTooMuch: (weight: Weight) => boolean): Weight {
    const weight: Weight = { things: 0, corners: 0, pixels: 0, coats: 0 };
    const size = library._FPDF_GetPageWidth(page) * library._FPDF_GetPageHeight(page);
    const add = (thing: number, area: Area): void => {
      const kind = library._FPDFPageObj_GetType(thing);
      const coats = areaOf(thing, area);
      weight.things += 1;
      weight.coats += coats;
      if (kind === KINDS.path) weight.corners += Math.max(0, call("FPDFPath_CountSegments", thing));
      if (kind === KINDS.image) weight.pixels += pixelsOf(thing);
      if (kind !== KINDS.form) return;
      const within = { page: area.page, most: coats, scale: area.scale * growthOf(thing) };
      const count = call("FPDFFormObj_CountObjects", thing);
      for (let at = 0; at < count && !isTooMuch(weight); at++) add(call("FPDFFormObj_GetObject", thing, at), within);
    };
    const count = library._FPDFPage_CountObjects(page);
    const area = { page: Math.max(1, size), most: 1, scale: 1 };
    for (let at = 0; at < count && !isTooMuch(weight); at++) add(library._FPDFPage_GetObject(page, at), area);
    return weight;
  };
}
