// Keeps an author's papers for training, as words with their places: npx tsx scripts/reader/keep-author.ts <folder> <name>
// The folder holds PDFs with text and their truth.json.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "#core/scan/page.ts";
import { roundedPage, textPages } from "./text-pages.ts";

const [from = "", name = ""] = process.argv.slice(2);
const MAX_PAGES = 3;
const truths: { file: string }[] = JSON.parse(readFileSync(join(from, "truth.json"), "utf8"));
const papers: { truth: unknown; pages: Page[] }[] = [];
for (const truth of truths) {
  const pages = await textPages(readFileSync(join(from, truth.file)), MAX_PAGES);
  papers.push({ truth, pages: pages.map(roundedPage) });
}
const to = join(import.meta.dirname, "authors");
mkdirSync(to, { recursive: true });
writeFileSync(join(to, `${name}.json.gz`), gzipSync(JSON.stringify(papers), { level: 9 }));
console.log(name, papers.length, "papers");
process.exit(0);
