// Cuts lines out of photographed receipts, with what is written there: tsx scripts/recogniser/cut-lines.ts <folder> <numbers> <out>
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { decode, type Raster, type Strip } from "#server/scanner/child/ocr/raster.ts";
import { linesOn } from "#server/scanner/child/ocr/read-picture.ts";
import { readLine } from "#server/scanner/child/ocr/recognise.ts";
import { sample } from "#server/scanner/child/ocr/sample.ts";
import { type Box, textOf } from "./text-of.ts";

const MAX_WIDTH = 1100;
/** Higher than lines are read, so that learning can move and stretch them. */
const HEIGHT = 48;
const QUALITY = 70;

/** The public set's boxes: eight corners, then a text that may hold commas. */
function boxesIn(file: string, scale: number): Box[] {
  return readFileSync(file, "utf8")
    .split(/\r?\n/)
    .flatMap((row) => {
      const cells = row.split(",");
      const [x1, y1, x2, , , y3] = cells.slice(0, 6).map((cell) => Number(cell) * scale);
      const text = cells.slice(8).join(",").trim();
      if (x1 === undefined || y1 === undefined || x2 === undefined || y3 === undefined || text === "") return [];
      return [{ x: (x1 + x2) / 2, y: (y1 + y3) / 2, width: x2 - x1, text }];
    });
}

const widthAt = ({ length, thickness }: Strip) => Math.max(16, Math.round((length / thickness) * HEIGHT));

/** A line in grey. */
async function pictureOf(raster: Raster, strip: Strip): Promise<Buffer> {
  const width = widthAt(strip);
  const pixels = new Float32Array(3 * HEIGHT * width);
  sample(raster, strip, pixels, { width, height: HEIGHT });
  const size = HEIGHT * width;
  const grey = Uint8Array.from({ length: size }, (_, at) => {
    const sum = (pixels[at] ?? 0) + (pixels[at + size] ?? 0) + (pixels[at + 2 * size] ?? 0);
    return Math.round((sum / 3 + 1) * 127.5);
  });
  return sharp(grey, { raw: { width, height: HEIGHT, channels: 1 } })
    .webp({ quality: QUALITY })
    .toBuffer();
}

const [folder = "", numbers = "", out = ""] = process.argv.slice(2);
const file = openSync(`${out}.bin`, "w");
const keptLines: unknown[] = [];
let at = 0;
let seen = 0;
for (const number of readFileSync(numbers, "utf8").split(/\s+/).filter(Boolean)) {
  const bytes = readFileSync(join(folder, "img", `${number}.jpg`));
  const { width = 1, height = 1 } = await sharp(bytes).metadata();
  const { raster, strips } = await linesOn(await decode(bytes));
  const scale = raster.width / width;
  // A picture that was turned has its boxes elsewhere.
  if (Math.abs(raster.height / height - scale) > 0.01 * scale) continue;
  const boxes = boxesIn(join(folder, "box", `${number}.csv`), scale);
  for (const strip of strips) {
    if (widthAt(strip) > MAX_WIDTH) continue;
    seen++;
    const { glyphs, confidence } = await readLine(raster, strip);
    const read = glyphs.map(({ text }) => text).join("");
    const text = textOf(strip, boxes, read);
    if (text === undefined) continue;
    const picture = await pictureOf(raster, strip);
    writeSync(file, picture);
    keptLines.push({ number, at, size: picture.length, text, read, confidence });
    at += picture.length;
  }
}
closeSync(file);
writeFileSync(`${out}.json`, JSON.stringify(keptLines));
console.log(`${keptLines.length} of ${seen} lines, ${(at / 1e6).toFixed(1)} MB`);
process.exit(0);
