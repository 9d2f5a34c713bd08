// Papers as numbers for training: npx tsx scripts/reader/pack.ts drawn <to> <seed> <count>, or: real <words> <scan-dev> <to>
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { CATEGORIES } from "#core/categories.ts";
import { day } from "#core/day.ts";
import type { Page } from "#core/scan/page.ts";
import { featuresOf } from "#core/scan/reader/features.ts";
import { squash } from "#core/scan/squash.ts";
import type { Names } from "./bill.ts";
import { damaged } from "./damage.ts";
import { drawPaper } from "./draw.ts";
import { drawWritten } from "./draw-written.ts";
import { type Gold, labelsOf } from "./label.ts";
import { randomFrom } from "./random.ts";

const PARTS = ["pieces", "marks", "places", "near", "words", "papers", "lengths"] as const;

/** The share of drawn papers that were written by hand. */
const WRITTEN = 0.75;

/** Writes papers one after the other into flat files, one for each kind of number. */
function packer(to: string) {
  mkdirSync(to, { recursive: true });
  const files = new Map(PARTS.map((part) => [part, openSync(join(to, `${part}.bin`), "w")]));
  const write = (part: (typeof PARTS)[number], numbers: Int8Array | Int16Array | Uint8Array) =>
    writeSync(files.get(part) ?? 1, Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength));
  return {
    add(pages: readonly Page[], gold: Gold): void {
      const features = featuresOf(pages, { today: day("2026-11-15") });
      const { words, paper } = labelsOf(features, gold);
      write("pieces", features.pieces);
      write("marks", features.marks);
      write("places", features.places);
      write("near", features.near);
      write("words", words);
      write("papers", paper);
      write("lengths", Int16Array.of(features.tokens.length));
    },
    close(): void {
      for (const file of files.values()) closeSync(file);
    },
  };
}

const [what, ...given] = process.argv.slice(2);
if (what === "drawn") {
  const [to = "", seed = "1", count = "1000", names = ""] = given;
  const known: Names = JSON.parse(readFileSync(names, "utf8"));
  const random = randomFrom(Number(seed));
  const pack = packer(to);
  for (let at = 0; at < Number(count); at++) {
    if (random.chance(WRITTEN)) {
      const { pages, gold } = drawWritten(random, known);
      pack.add(pages, gold);
      continue;
    }
    const { pages, bill } = drawPaper(random, known);
    pack.add(pages, {
      names: [bill.brand, bill.legal],
      amount: bill.amount,
      due: bill.due,
      issued: bill.issued,
      frequency: bill.frequency,
      category: bill.category,
      isDirectDebit: bill.isDirectDebit,
    });
  }
  pack.close();
  writeFileSync(join(to, "done"), "");
}
if (what === "real") {
  // A list of papers: [{ group, pages, gold }]; each is included once unchanged and several times damaged.
  const [list = "", to = "", times = "0"] = given;
  const papers: { group: string; id: string; pages: Page[]; gold: Gold }[] = JSON.parse(readFileSync(list, "utf8"));
  const random = randomFrom(19);
  const pack = packer(to);
  const groups: string[] = [];
  const companies: string[] = [];
  for (const { group, id, pages, gold } of papers)
    for (let time = 0; time <= Number(times); time++) {
      pack.add(time === 0 ? pages : damaged(pages, random), gold);
      groups.push(`${group}\t${id}\t${time}`);
      companies.push(squash(gold.names[0] ?? ""));
    }
  pack.close();
  writeFileSync(join(to, "companies.txt"), companies.join("\n"));
  writeFileSync(join(to, "groups.tsv"), groups.join("\n"));
  writeFileSync(join(to, "done"), "");
}
if (what === "names") {
  // The brands of the category helper, by category.
  const names: Record<string, string[]> = {};
  for (const category of CATEGORIES)
    try {
      const text = readFileSync(join(import.meta.dirname, `../categories/brands/${category}.txt`), "utf8");
      names[category] = text
        .split("\n")
        .filter((row) => row !== "" && !row.startsWith("#"))
        .flatMap((row) => row.split(", "))
        .map((name) => name.replace(/^=/, ""));
    } catch {
      // A category without brands.
    }
  writeFileSync(given[0] ?? "names.json", JSON.stringify(names));
}
