// Accuracy on transcribed receipts, without OCR errors:
// npm run bench:receipt-words -- <folder of .csv and .json> [--known=<another, whose companies are told apart>] [--misses]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ScanResult } from "#contract/scan.ts";
import { day } from "#core/day.ts";
import type { Page } from "#core/scan/page.ts";
import { withCategory } from "#server/features/scan/with-category.ts";
import { readPages } from "#server/scanner/child/reader/read-pages.ts";
import { toReading } from "#server/scanner/child/to-reading.ts";
import { bareName, isRight } from "#server/scanner/testing-truth.ts";
import { typedReceipt } from "../scripts/reader/typed-receipt.ts";

const FIELDS = ["name", "amount", "date"] as const;

const [folder] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
if (folder === undefined) throw new Error("Which folder? npm run bench:receipt-words -- <folder of .csv and .json>");
const knownFolder = process.argv.find((word) => word.startsWith("--known="))?.slice("--known=".length);
const showMisses = process.argv.includes("--misses");

type Key = { company?: string; total?: string; date?: string };
const keyOf = (path: string): Key => JSON.parse(readFileSync(path, "utf8"));
const namesIn = (path: string) => readdirSync(path).filter((name) => name.endsWith(".json"));

async function read(page: Page): Promise<ScanResult> {
  const { draft, topics } = await readPages([page], { today: day("2026-11-15") });
  const shown = { pages: [page], numbers: [1], unread: [], pictures: [], views: [], topics };
  return withCategory(toReading(draft, { ...shown, engine: "picture" }), []);
}

const known = new Set(
  knownFolder ? namesIn(knownFolder).map((file) => bareName(keyOf(join(knownFolder, file)).company ?? "")) : [],
);
const counts = new Map<string, Map<string, [right: number, of: number]>>();
function count(group: string, field: string, right: boolean) {
  const fields = counts.get(group) ?? new Map<string, [number, number]>();
  counts.set(group, fields);
  const [hits, total] = fields.get(field) ?? [0, 0];
  fields.set(field, [hits + Number(right), total + 1]);
}

for (const file of namesIn(folder)) {
  const key = keyOf(join(folder, file));
  const truth = { file, name: key.company, amount: key.total, date: key.date };
  const reading = await read(typedReceipt(join(folder, file.replace(".json", ".csv"))));
  const [readName, expectedName] = [bareName(reading.name ?? ""), bareName(key.company ?? "")];
  const groups = ["all", known.has(expectedName) ? "companies that are known" : "companies seen nowhere else"];
  for (const group of knownFolder ? groups : ["all"]) {
    for (const field of FIELDS) {
      const right = isRight(field, truth, reading);
      if (right === undefined) continue;
      count(group, field, right);
      if (!right && showMisses && group === "all")
        console.log(`  ${file} ${field}: ${reading[field]} for ${truth[field]}`);
    }
    count(
      group,
      "name, or a part of it",
      readName !== "" && (expectedName.includes(readName) || readName.includes(expectedName)),
    );
  }
}
for (const [group, fields] of counts) {
  console.log(group);
  for (const [field, [right, total]] of fields)
    console.log(`  ${field.padEnd(22)} ${((100 * right) / total).toFixed(1).padStart(5)}%  ${right} of ${total}`);
}
process.exit(0);
