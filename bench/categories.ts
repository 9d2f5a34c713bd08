// How well the category helper guesses: npm run bench:categories -- [file.csv] [--wrong]
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Labelled, parseLabelled } from "#core/categorize/labelled.ts";
import { readModel } from "#core/categorize/model.ts";
import { type Suggestion, suggestCategories } from "#core/categorize/suggest.ts";

const BOUNDS = { first: 0.88, three: 0.95, p99: 1 };
const ROUNDS = 21;

const args = process.argv.slice(2);
const file = args.find((arg) => !arg.startsWith("--")) ?? join(import.meta.dirname, "categories/names.csv");
const model = readModel(
  readFileSync(join(import.meta.dirname, "../src/server/features/categories/categories.model"), "utf8"),
);
const rows = parseLabelled(readFileSync(file, "utf8"));
if (rows.length === 0) throw new Error(`${file} holds no names`);

type Guess = Labelled & { suggestions: Suggestion[] };
const guesses: Guess[] = rows.map((row) => ({ ...row, suggestions: suggestCategories(model, row.name) }));
const isRight = (row: Labelled, guess: Suggestion | undefined) =>
  guess !== undefined && [row.category, ...row.also].includes(guess.category);
const isFirst = (row: Guess) => isRight(row, row.suggestions[0]);
const isSuggested = (row: Guess) => row.suggestions.some((each) => isRight(row, each));
const share = (list: readonly Guess[], test: (guess: Guess) => boolean) =>
  list.filter(test).length / (list.length || 1);
const percent = (part: number) => `${(part * 100).toFixed(1).padStart(5)}%`;

console.log(`${rows.length} names of ${file}`);
console.log(`first guess ${percent(share(guesses, isFirst))}, within three ${percent(share(guesses, isSuggested))}`);
console.log(`no guess    ${percent(share(guesses, ({ suggestions }) => suggestions.length === 0))}`);

console.log("\nby category        names   first  within three");
for (const category of new Set(rows.map((row) => row.category))) {
  const inside = guesses.filter((guess) => guess.category === category);
  const line = [category.padEnd(16), String(inside.length).padStart(7)];
  console.log(...line, percent(share(inside, isFirst)).padStart(7), percent(share(inside, isSuggested)).padStart(8));
}

console.log("\ncalibration: what it said of its first guess, and how often that was right");
let error = 0;
const withSuggestions = guesses.filter(({ suggestions }) => suggestions.length > 0);
for (let from = 0.2; from < 0.99; from += 0.1) {
  const inside = withSuggestions.filter(
    ({ suggestions: [best] }) => best && best.confidence >= from && best.confidence < from + 0.1,
  );
  if (inside.length === 0) continue;
  const claimed = inside.reduce((sum, { suggestions: [best] }) => sum + (best?.confidence ?? 0), 0) / inside.length;
  error += (Math.abs(claimed - share(inside, isFirst)) * inside.length) / withSuggestions.length;
  console.log(`  said ${percent(claimed)}  right ${percent(share(inside, isFirst))}  of ${inside.length}`);
}
console.log(`expected calibration error ${percent(error)}`);

// A busy machine interrupts now and then; the middle of a name's own times is what the name costs.
const ascending = (list: number[]) => list.sort((one, other) => one - other);
const at = (list: readonly number[], part: number) => list[Math.floor(list.length * part)] ?? 0;
const times = rows.map(({ name }) => {
  const durations = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    suggestCategories(model, name);
    return performance.now() - startedAt;
  });
  return ascending(durations);
});
const middles = ascending(times.map((durations) => at(durations, 0.5)));
const all = ascending(times.flat());
const spread = (list: readonly number[]) =>
  [0.5, 0.95, 0.99].map((part) => `p${part * 100} ${at(list, part).toFixed(3)} ms`).join(", ");
const memory = (process.resourceUsage().maxRSS / 1024).toFixed(0);
console.log(
  `\ntime of a name: ${spread(middles)}; of all ${all.length} calls: ${spread(all)}; peak memory ${memory} MB`,
);

if (args.includes("--wrong")) {
  for (const { name, category, suggestions } of guesses.filter((guess) => !isFirst(guess))) {
    const suggested = suggestions.map((each) => `${each.category} ${percent(each.confidence).trim()}`).join(", ");
    console.log(`${name}: ${category}, not ${suggested || "nothing"}`);
  }
}
if (
  share(guesses, isFirst) < BOUNDS.first ||
  share(guesses, isSuggested) < BOUNDS.three ||
  at(middles, 0.99) > BOUNDS.p99
) {
  console.log(
    `below the bounds: ${BOUNDS.first * 100}% first, ${BOUNDS.three * 100}% within three, p99 ${BOUNDS.p99} ms`,
  );
  process.exitCode = 1;
}
