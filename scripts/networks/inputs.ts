import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Tensor } from "onnxruntime-node";
import { toDetectorInput } from "#server/scanner/child/ocr/find-lines.ts";
import { decode } from "#server/scanner/child/ocr/raster.ts";

/** The drawn bills, photographed and clean: none is used for evaluation. */
const picturesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.(png|jpg)$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name)));

export async function* pages(folder: string) {
  for (const bytes of picturesIn(folder)) {
    const { numbers, dims } = await toDetectorInput(await decode(bytes));
    yield new Tensor("float32", numbers, dims);
  }
}
