// How well receipts are read whose lines somebody typed, without a misread letter:
// npm run bench:receipt-words -- <folder of .csv and .json> [--known=<another, whose companies are told apart>] [--misses]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { day } from "#core/day.ts";
import type { Page, Word } from "#core/scan/page.ts";
import { readPages } from "#server/scanner/child/reader/read-pages.ts";
import { toReading } from "#server/scanner/child/to-reading.ts";
import { bareName, isRight } from "#server/scanner/testing-truth.ts";

const MARGIN = 20;
const FIELDS = ["name", "amount", "date"] as const;

const [folder] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
if (folder === undefined) throw new Error("Which folder? npm run bench:receipt-words -- <folder of .csv and .json>");
const knownFolder = process.argv.find((word) => word.startsWith("--known="))?.slice("--known=".length);
const showMisses = process.argv.includes("--misses");

type Key = { company?: string; total?: string; date?: string };
const keyOf = (path: string): Key => JSON.parse(readFileSync(path, "utf8"));
const namesIn = (path: string) => readdirSync(path).filter((name) => name.endsWith(".json"));

/** Each row: the eight corners of a line, then its text, which may hold commas. */
function pageOf(path: string): Page {
  const words = readFileSync(path, "utf8")
    .split(/\r?\n/)
    .flatMap((row): Word[] => {
      const [x1, y1, x2, , , y3, , , ...text] = row.split(",");
      if (text.length === 0) return [];
      const [x, y] = [Number(x1), Number(y1)];
      return [{ text: text.join(",").trim(), x, y, width: Number(x2) - x, height: Number(y3) - y }];
    });
  const width = Math.max(...words.map((word) => word.x + word.width)) + MARGIN;
  const height = Math.max(...words.map((word) => word.y + word.height)) + MARGIN;
  return { width, height, words };
}

async function read(page: Page) {
  const { draft, topics } = await readPages([page], { today: day("2026-11-15") });
  const shown = { numbers: [1], unread: [], pictures: [], views: [], engine: "picture", topics } as const;
  return toReading(draft, { ...shown, pages: [page], unread: [], views: [] });
}

const known = new Set(
  knownFolder ? namesIn(knownFolder).map((file) => bareName(keyOf(join(knownFolder, file)).company ?? "")) : [],
);
const counts = new Map<string, Map<string, [right: number, of: number]>>();
function count(group: string, field: string, right: boolean) {
  const fields = counts.get(group) ?? new Map<string, [number, number]>();
  counts.set(group, fields);
  const [hits, of] = fields.get(field) ?? [0, 0];
  fields.set(field, [hits + Number(right), of + 1]);
}

for (const file of namesIn(folder)) {
  const key = keyOf(join(folder, file));
  const truth = { file, name: key.company, amount: key.total, date: key.date };
  const reading = { ...(await read(pageOf(join(folder, file.replace(".json", ".csv"))))), category: null };
  const [got, wanted] = [bareName(reading.name ?? ""), bareName(key.company ?? "")];
  const groups = ["all", known.has(wanted) ? "companies that are known" : "companies seen nowhere else"];
  for (const group of knownFolder ? groups : ["all"]) {
    for (const field of FIELDS) {
      const right = isRight(field, truth, reading);
      if (right === undefined) continue;
      count(group, field, right);
      if (!right && showMisses && group === "all")
        console.log(`  ${file} ${field}: ${reading[field]} for ${truth[field]}`);
    }
    count(group, "name, or a part of it", got !== "" && (wanted.includes(got) || got.includes(wanted)));
  }
}
for (const [group, fields] of counts) {
  console.log(group);
  for (const [field, [right, of]] of fields)
    console.log(`  ${field.padEnd(22)} ${((100 * right) / of).toFixed(1).padStart(5)}%  ${right} of ${of}`);
}
process.exit(0);
