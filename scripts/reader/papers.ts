// All papers with their truths as one list, for training and for judging: npx tsx scripts/reader/papers.ts <scan-dev> <words> <to>
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { day, parseDay } from "#core/day.ts";
import { datesIn, dayOf } from "#core/scan/date-text.ts";
import type { Page } from "#core/scan/page.ts";
import { type AuthorTruth, centsOf, goldOf } from "./gold.ts";
import type { Gold } from "./label.ts";
import { typedReceipt } from "./typed-receipt.ts";

const [from = "", words = "", to = ""] = process.argv.slice(2);
const AUTHORS = ["drawn-anz", "drawn-denl", "drawn-frit", "drawn-ukie", "drawn-usca"];
const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

type Paper = { group: string; id: string; pages: Page[]; gold: Gold; truth?: unknown };
const papers: Paper[] = [];
/** A file's words, and what a recogniser made of them where it was looked at too. */
function add(group: string, id: string, gold: Gold, truth?: unknown): void {
  for (const kind of [".json", ".scan.json"]) {
    const file = join(words, group, id + kind);
    if (existsSync(file))
      papers.push({ group, id: kind === ".json" ? id : `${id} looked at`, pages: read(file), gold, truth });
  }
}

for (const author of AUTHORS)
  for (const truth of read(join(from, author, "truth.json"))) add(author, truth.file, goldOf(truth), truth);
// Authors who wrote for training; how they are kept: keep-author.ts.
const authorsFolder = join(import.meta.dirname, "authors");
for (const file of readdirSync(authorsFolder).filter((name) => name.endsWith(".json.gz"))) {
  const authorPapers: { truth: AuthorTruth & { file: string }; pages: Page[] }[] = JSON.parse(
    gunzipSync(readFileSync(join(authorsFolder, file))).toString(),
  );
  const group = `author-${file.replace(".json.gz", "")}`;
  // Bill names are a matter of habit; they are learned from the authors used for evaluation, and from ours.
  const goldAlone = (truth: AuthorTruth) => ({ ...goldOf(truth), category: undefined });
  papers.push(
    ...authorPapers.map(({ truth, pages }) => ({ group, id: truth.file, pages, gold: goldAlone(truth), truth })),
  );
}
for (const truth of read(join(words, "../../../src/server/scanner/testing-bills/truth.json"))) {
  const { name, amount, dueDate, date, frequency, category, isDirectDebit } = truth;
  const due = dueDate === null ? null : parseDay(dueDate);
  const gold = { names: [name], amount: centsOf(amount), due, issued: parseDay(date) };
  add("own", truth.file, { ...gold, frequency, category, isDirectDebit }, truth);
}
const dayFrom = (text: string | undefined | null) => {
  const found = text ? datesIn(text)[0] : undefined;
  return found && dayOf(found, "day-first");
};
for (const truth of read(join(from, "truth.json"))) {
  const [group = "", file = ""] = truth.file.split("/");
  const due = typeof truth.dueDate === "string" ? dayFrom(truth.dueDate) : undefined;
  const gold = { names: truth.name ? [truth.name] : [], amount: truth.amount ? centsOf(truth.amount) : undefined, due };
  add(group, file, { ...gold, issued: dayFrom(truth.date), isDirectDebit: truth.isDirectDebit }, truth);
}
const lines = join(from, "receipt-words");
for (const file of readdirSync(lines).filter((name) => name.endsWith(".csv"))) {
  const truth = read(join(lines, file.replace(".csv", ".json")));
  const gold = { names: truth.company ? [truth.company] : [], amount: truth.total ? centsOf(truth.total) : undefined };
  papers.push({
    group: "receipt-words",
    id: file,
    pages: [typedReceipt(join(lines, file))],
    gold: { ...gold, issued: dayFrom(truth.date), frequency: null },
    truth,
  });
}
writeFileSync(to, JSON.stringify(papers));
console.log(papers.length, "papers;", day("2026-11-15"));
