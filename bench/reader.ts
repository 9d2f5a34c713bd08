// How well bills of authors are read whom the network did not learn from:
// npm run bench:reader -- <folder with drawn-*/truth.json> [folder of networks, one for each author left out] [--misses] [--rules]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suggestForPerson } from "#core/categorize/own-names.ts";
import { day } from "#core/day.ts";
import type { Page } from "#core/scan/page.ts";
import { loadModel } from "#server/features/categories/model.ts";
import { withCategory } from "#server/features/scan/with-category.ts";
import { openPdf, pdfWords } from "#server/scanner/child/pdf-text.ts";
import { readPages } from "#server/scanner/child/reader/read-pages.ts";
import { toReading } from "#server/scanner/child/to-reading.ts";
import { DRAWN_FIELDS, type DrawnField, type DrawnTruth, verdictOf } from "./reader-judge.ts";

const [from, networks] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const has = (flag: string) => process.argv.includes(flag);
if (from === undefined) throw new Error("Which folder? npm run bench:reader -- <folder with drawn-*/truth.json>");
if (networks === undefined)
  console.log("The network of the repository has learned from these papers: name the left-out ones.");
const model = loadModel();

type Count = { right: number; wrong: number; empty: number };
const times: number[] = [];

async function pagesOf(file: string): Promise<Page[]> {
  const document = await openPdf(readFileSync(file));
  const pages: Page[] = [];
  for (let number = 1; number <= Math.min(3, document.numPages); number++) pages.push(await pdfWords(document, number));
  await document.destroy();
  return pages;
}

async function read(file: string, network: string | undefined) {
  const pages = await pagesOf(file);
  const startedAt = performance.now();
  const { draft, ruled, topics } = await readPages(pages, { today: day("2026-11-15") }, network);
  times.push(performance.now() - startedAt);
  const [taken, kinds] = has("--rules") ? [ruled, undefined] : [draft, topics];
  const reading = toReading(taken, {
    pages,
    numbers: [],
    unread: [],
    pictures: [],
    views: [],
    engine: "text",
    topics: kinds,
  });
  return withCategory(reading, reading.name === null ? [] : suggestForPerson(model, reading.name, []));
}

const share = (part: number, whole: number) => (whole === 0 ? "-" : ((100 * part) / whole).toFixed(1)).padStart(6);
const total: Count = { right: 0, wrong: 0, empty: 0 };
console.log(
  ["author".padEnd(12), ...DRAWN_FIELDS.map((field) => field.slice(0, 8).padStart(9)), "     all  filled"].join(""),
);
for (const author of readdirSync(from).filter((name) => name.startsWith("drawn-"))) {
  const truths: (DrawnTruth & { file: string })[] = JSON.parse(readFileSync(join(from, author, "truth.json"), "utf8"));
  const counts = new Map<DrawnField, Count>(DRAWN_FIELDS.map((field) => [field, { right: 0, wrong: 0, empty: 0 }]));
  const sum: Count = { right: 0, wrong: 0, empty: 0 };
  for (const truth of truths) {
    const network = networks === undefined ? undefined : join(networks, `${author}.onnx`);
    const result = await read(join(from, author, truth.file), network);
    for (const [field, count] of counts) {
      const verdict = verdictOf(field, truth, result);
      if (verdict === undefined) continue;
      for (const each of [count, sum, total]) each[verdict]++;
      if (verdict === "wrong" && has("--misses"))
        console.log(`  ${truth.file} ${field}: ${result[field]} for ${truth[field]}`);
    }
  }
  const cells = [...counts.values(), sum].map(({ right, wrong, empty }) => `   ${share(right, right + wrong + empty)}`);
  console.log(`${author.padEnd(12)}${cells.join("")}  ${share(sum.right, sum.right + sum.wrong)}`);
}
const { right, wrong, empty } = total;
const all = right + wrong + empty;
console.log(
  `all fields: right ${share(right, all)}%, wrong but filled ${share(wrong, all)}%, empty ${share(empty, all)}%`,
);
console.log(
  `of those filled right ${share(right, right + wrong)}%; rules and network p50 ${(times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(0)} ms`,
);
process.exit(0);
