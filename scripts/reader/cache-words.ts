// Reads the words of papers once, since looking at pictures is slow:
// npx tsx scripts/reader/cache-words.ts <folder of scan-dev> <cache folder> [--pictures]
// --pictures also draws every PDF as a scan and looks at it, for the damage a recogniser does.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "#core/scan/page.ts";
import { decode } from "#server/scanner/child/ocr/raster.ts";
import { readPicture } from "#server/scanner/child/ocr/read-picture.ts";
import { openPdfPictures } from "#server/scanner/child/pdf-picture.ts";
import { roundedPage, textPages } from "./text-pages.ts";

const [from = "", to = ""] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const usesPictures = process.argv.includes("--pictures");
/** Papers have few pages; a catalogue's are not read. */
const MAX_PAGES = 8;

async function readPictures(bytes: Uint8Array, isPdf: boolean): Promise<Page[]> {
  if (!isPdf) return [(await readPicture(await decode(bytes))).page];
  const pictures = await openPdfPictures(bytes);
  const count = (await textPages(bytes, 3)).length;
  const pages: Page[] = [];
  for (let number = 1; number <= count; number++)
    pages.push((await readPicture(await pictures.draw(number, 1800))).page);
  pictures.close();
  return pages;
}

for (const folder of readdirSync(from, { withFileTypes: true })) {
  if (!folder.isDirectory() || folder.name === "receipt-words") continue;
  mkdirSync(join(to, folder.name), { recursive: true });
  for (const file of readdirSync(join(from, folder.name)).filter((name) => /\.(pdf|png|jpe?g)$/i.test(name))) {
    const isPdf = /\.pdf$/i.test(file);
    const kind = isPdf && usesPictures ? ".scan.json" : ".json";
    const target = join(to, folder.name, basename(file) + kind);
    if (existsSync(target)) continue;
    const bytes = readFileSync(join(from, folder.name, file));
    try {
      const pages = isPdf && !usesPictures ? await textPages(bytes, MAX_PAGES) : await readPictures(bytes, isPdf);
      writeFileSync(target, JSON.stringify(pages.map(roundedPage)));
    } catch (error) {
      console.log(`${folder.name}/${file}: ${error}`);
    }
  }
  console.log(folder.name);
}
process.exit(0);
