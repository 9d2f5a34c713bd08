import type { PDFiumLibrary, PDFiumModule } from "@hyzyla/pdfium";
import sharp from "sharp";
import type { Raster } from "./ocr/raster.ts";
import { refuse } from "./refused.ts";

/** What rendering a page takes: objects, path corners, image pixels, and how often the page is painted over. */
type Complexity = { objects: number; corners: number; pixels: number; layers: number };

const KINDS = { path: 2, image: 3, form: 5 };
const FLOATS = 6;

/**
 * Twenty times and more (a hundred for overpainting, whose areas are rough) the maximum of 330 bills: 3,948 objects,
 * 15,821 corners, 2.2 million pixels, 2.1 times the page.
 */
const MAX: Complexity = { objects: 100_000, corners: 500_000, pixels: 150_000_000, layers: 200 };

const isTooMuch = ({ objects, corners, pixels, layers }: Complexity) =>
  objects > MAX.objects || corners > MAX.corners || pixels > MAX.pixels || layers > MAX.layers;

let library: Promise<PDFiumLibrary> | undefined;

/** The rendering library, which renders no page before it was measured. */
async function openLibrary(): Promise<PDFiumLibrary> {
  const { PDFiumLibrary, PDFiumModule } = await import("@hyzyla/pdfium");
  const module = await PDFiumModule({});
  const [measure, draw] = [openMeasure(module), module._FPDF_RenderPageBitmap];
  module._FPDF_RenderPageBitmap = (bitmap, page, ...where) => {
    if (isTooMuch(measure(page, isTooMuch))) throw refuse("complex");
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
      const rgb = await sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .raw()
        .toBuffer();
      return { data: rgb, width, height };
    },
    close: () => document.destroy(),
  };
}

type Library = Awaited<ReturnType<typeof PDFiumModule>>;

type Area = { page: number; maxLayers: number; scale: number };

/** Measures a page before it is rendered, as parsed by the library; stops when it is too complex. */
function openMeasure(library: Library) {
  const call = (name: string, ...args: number[]): number => {
    const found = Object.getOwnPropertyDescriptor(library, `_${name}`)?.value;
    if (typeof found !== "function") throw new Error(`the PDF library has no ${name}`);
    return Number(found(...args));
  };
  const memory = library.wasmExports.malloc(FLOATS * 4);
  const numbers = () => new Float32Array(library.HEAPU8.buffer, memory, FLOATS);

  function areaOf(object: number, { page, maxLayers, scale }: Area): number {
    const at = [0, 4, 8, 12].map((byte) => memory + byte);
    if (call("FPDFPageObj_GetBounds", object, ...at) === 0) return 0;
    const [left = 0, bottom = 0, right = 0, top = 0] = numbers();
    return Math.min(maxLayers, (Math.abs(right - left) * Math.abs(top - bottom) * scale) / page) || 0;
  }

  function pixelsOf(image: number): number {
    if (call("FPDFImageObj_GetImagePixelSize", image, memory, memory + 4) === 0) return 0;
    const [width = 0, height = 0] = new Uint32Array(library.HEAPU8.buffer, memory, 2);
    return width * height;
  }

  function growthOf(form: number): number {
    if (call("FPDFPageObj_GetMatrix", form, memory) === 0) return 1;
    const [a = 1, b = 0, c = 0, d = 1] = numbers();
    return Math.abs(a * d - b * c);
  }

  return function measure(page: number, isTooMuch: (complexity: Complexity) => boolean): Complexity {
    const complexity: Complexity = { objects: 0, corners: 0, pixels: 0, layers: 0 };
    const size = library._FPDF_GetPageWidth(page) * library._FPDF_GetPageHeight(page);
    const add = (object: number, area: Area): void => {
      const kind = library._FPDFPageObj_GetType(object);
      const layers = areaOf(object, area);
      complexity.objects += 1;
      complexity.layers += layers;
      if (kind === KINDS.path) complexity.corners += Math.max(0, call("FPDFPath_CountSegments", object));
      if (kind === KINDS.image) complexity.pixels += pixelsOf(object);
      if (kind !== KINDS.form) return;
      const within = { page: area.page, maxLayers: layers, scale: area.scale * growthOf(object) };
      const count = call("FPDFFormObj_CountObjects", object);
      for (let at = 0; at < count && !isTooMuch(complexity); at++)
        add(call("FPDFFormObj_GetObject", object, at), within);
    };
    const count = library._FPDFPage_CountObjects(page);
    const area = { page: Math.max(1, size), maxLayers: 1, scale: 1 };
    for (let at = 0; at < count && !isTooMuch(complexity); at++) add(library._FPDFPage_GetObject(page, at), area);
    return complexity;
  };
}
