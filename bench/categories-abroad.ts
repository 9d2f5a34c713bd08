// How well the category helper guesses in eight languages: npm run bench:categories-abroad [-- --wrong]
// The lists are halved by chance. What dev gets wrong may be looked at and learned from; held is only counted.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseLabelled } from "#core/categorize/labelled.ts";
import { readModel } from "#core/categorize/model.ts";
import { suggestCategories } from "#core/categorize/suggest.ts";
import { wordsOf } from "#core/categorize/words.ts";

const BOUNDS = { first: 0.92, three: 0.97 };
const LISTS = join(import.meta.dirname, "categories/abroad");
const model = readModel(
  readFileSync(join(import.meta.dirname, "../src/server/features/categories/categories.model"), "utf8"),
);

type Guess = { name: string; category: string; source: string; rank: number; suggested: string; isListed: boolean };

function guess(part: string, file: string): Guess[] {
  return parseLabelled(readFileSync(join(LISTS, part, file), "utf8")).map(({ name, category, source }) => {
    const found = suggestCategories(model, name);
    const rank = found.findIndex((each) => each.category === category);
    const suggested = found.map((each) => `${each.category} ${(each.confidence * 100).toFixed(0)}%`).join(", ");
    return {
      name,
      category,
      source,
      rank,
      suggested,
      isListed: model.entries.has(wordsOf(name).join("")),
    };
  });
}

const percent = (part: number, of: number) => (of === 0 ? "-" : ((part / of) * 100).toFixed(1)).padStart(6);
const rate = (list: readonly Guess[]) =>
  `${String(list.length).padStart(5)}${percent(list.filter(({ rank }) => rank === 0).length, list.length)} /${percent(
    list.filter(({ rank }) => rank >= 0).length,
    list.length,
  )}`;

for (const part of ["dev", "held"]) {
  console.log(`\n${part}     names first / within three; of these not in our lists word for word; by source`);
  const allGuesses: Guess[] = [];
  for (const file of readdirSync(join(LISTS, part))) {
    const all = guess(part, file);
    allGuesses.push(...all);
    report(file.replace(".csv", ""), all);
    if (part === "dev" && process.argv.includes("--wrong")) {
      for (const each of all.filter(({ rank }) => rank !== 0)) {
        console.log(`     ${each.name}: ${each.category}, not ${each.suggested || "nothing"}`);
      }
    }
  }
  report("all", allGuesses);
  const shareOfRank = (test: (rank: number) => boolean) =>
    allGuesses.filter(({ rank }) => test(rank)).length / allGuesses.length;
  if (shareOfRank((rank) => rank === 0) < BOUNDS.first || shareOfRank((rank) => rank >= 0) < BOUNDS.three)
    process.exitCode = 1;
}

function report(name: string, all: readonly Guess[]): void {
  const unlisted = all.filter(({ isListed }) => !isListed);
  const sources = ["provider", "words", "statement"].map((source) => {
    const fromSource = all.filter((each) => each.source === source);
    return `${source}${percent(fromSource.filter(({ rank }) => rank === 0).length, fromSource.length)}`;
  });
  console.log(`${name.padEnd(4)}${rate(all)};  ${rate(unlisted)};  ${sources.join(" ")}`);
}
