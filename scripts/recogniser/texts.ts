// Texts as bills have them, to be drawn as lines: tsx scripts/recogniser/texts.ts <out>
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Page } from "#core/scan/page.ts";
import { rowsOf } from "#core/scan/rows.ts";
import { readBrands, readEveryday } from "../categories/read-lists.ts";
import { drawPaper } from "../reader/draw.ts";
import { drawWritten } from "../reader/draw-written.ts";
import { randomFrom } from "../reader/random.ts";

const DRAWN_PAPERS = 2500;
const MAX_LENGTH = 48;
const AUTHORS = join(import.meta.dirname, "../reader/authors");

const brands = readBrands(readEveryday()).map(({ name }) => name);
const names = { utilities: brands, shopping: brands, insurance: brands };

function* pages(): Generator<Page[]> {
  for (const file of readdirSync(AUTHORS)) {
    const papers: { pages: Page[] }[] = JSON.parse(gunzipSync(readFileSync(join(AUTHORS, file))).toString());
    for (const paper of papers) yield paper.pages;
  }
  const random = randomFrom(401);
  for (let count = 0; count < DRAWN_PAPERS; count++)
    yield random.chance(0.7) ? drawWritten(random, names).pages : drawPaper(random, names).pages;
}

/** Long rows are split between words, since strips are rarely longer. */
function* parts(text: string): Generator<string> {
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > MAX_LENGTH) {
      yield line;
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
  }
  if (line !== "") yield line;
}

const texts = new Set(brands);
for (const each of pages())
  for (const row of rowsOf(each)) for (const cell of row.cells) for (const part of parts(cell.text)) texts.add(part);
writeFileSync(process.argv[2] ?? "texts.txt", [...texts].join("\n"));
console.log(`${texts.size} texts`);
