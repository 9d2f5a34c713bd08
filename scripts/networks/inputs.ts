import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Tensor } from "onnxruntime-node";
import { lookedAt } from "#server/scanner/child/ocr/detect.ts";
import { decode } from "#server/scanner/child/ocr/raster.ts";
import { LINE_HEIGHT, sample, widthOf } from "#server/scanner/child/ocr/sample.ts";
import { upright } from "#server/scanner/child/ocr/upright.ts";

const LINES_APART = 3;
const WIDEST = 800;

/** The drawn bills, photographed and clean ones: none of them a document the reader is judged by. */
const picturesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.(png|jpg)$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name)));

export async function* pages(folder: string) {
  for (const bytes of picturesIn(folder)) {
    const { numbers, dims } = await lookedAt(await decode(bytes));
    yield new Tensor("float32", numbers, dims);
  }
}

export async function* lines(folder: string) {
  let count = 0;
  for (const bytes of picturesIn(folder)) {
    const { raster, strips } = await upright(await decode(bytes));
    for (const strip of strips) {
      const width = widthOf(strip);
      const stride = Math.ceil(width / 16) * 16;
      if (count++ % LINES_APART > 0 || stride > WIDEST) continue;
      const pixels = new Float32Array(3 * LINE_HEIGHT * stride);
      sample(raster, strip, pixels, 0, width, stride);
      yield new Tensor("float32", pixels, [1, 3, LINE_HEIGHT, stride]);
    }
  }
}
