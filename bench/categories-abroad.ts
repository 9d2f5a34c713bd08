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

type Guess = { name: string; category: string; source: string; place: number; said: string; isListed: boolean };

function guess(half: string, file: string): Guess[] {
  return parseLabelled(readFileSync(join(LISTS, half, file), "utf8")).map(({ name, category, source }) => {
    const found = suggestCategories(model, name);
    const place = found.findIndex((each) => each.category === category);
    const said = found.map((each) => `${each.category} ${(each.confidence * 100).toFixed(0)}%`).join(", ");
    return { name, category, source, place, said, isListed: model.entries.has(wordsOf(name).join("")) };
  });
}

const percent = (part: number, of: number) => (of === 0 ? "-" : ((part / of) * 100).toFixed(1)).padStart(6);
const rate = (list: readonly Guess[]) =>
  `${String(list.length).padStart(5)}${percent(list.filter(({ place }) => place === 0).length, list.length)} /${percent(
    list.filter(({ place }) => place >= 0).length,
    list.length,
  )}`;

for (const half of ["dev", "held"]) {
  console.log(`\n${half}     names first / within three; of these not in our lists word for word; by source`);
  const everything: Guess[] = [];
  for (const file of readdirSync(join(LISTS, half))) {
    const all = guess(half, file);
    everything.push(...all);
    report(file.replace(".csv", ""), all);
    if (half === "dev" && process.argv.includes("--wrong")) {
      for (const each of all.filter(({ place }) => place !== 0)) {
        console.log(`     ${each.name}: ${each.category}, not ${each.said || "nothing"}`);
      }
    }
  }
  report("all", everything);
  const right = (test: (place: number) => boolean) =>
    everything.filter(({ place }) => test(place)).length / everything.length;
  if (right((place) => place === 0) < BOUNDS.first || right((place) => place >= 0) < BOUNDS.three) process.exitCode = 1;
}

function report(name: string, all: readonly Guess[]): void {
  const unlisted = all.filter(({ isListed }) => !isListed);
  const sources = ["provider", "words", "statement"].map((source) => {
    const own = all.filter((each) => each.source === source);
    return `${source}${percent(own.filter(({ place }) => place === 0).length, own.length)}`;
  });
  console.log(`${name.padEnd(4)}${rate(all)};  ${rate(unlisted)};  ${sources.join(" ")}`);
}
