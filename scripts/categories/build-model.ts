// Builds the model for category suggestions from the lists: npm run categories
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Category } from "#core/categories.ts";
import { parseLabelled } from "#core/categorize/labelled.ts";
import { LABELS, readModel } from "#core/categorize/model.ts";
import { fitHeat, type Truth } from "./calibrate.ts";
import {
  keyOf,
  type Line,
  readAbroad,
  readBrands,
  readEveryday,
  readPhrases,
  readSeconds,
  shortForms,
  sortOut,
  spellingsOf,
} from "./read-lists.ts";
import { readKinds, readPlaces, readVocabulary } from "./read-osm.ts";
import { chance, type Example, train } from "./train.ts";
import { writeModel } from "./write-model.ts";

const ROOT = join(import.meta.dirname, "../..");
const TARGET = join(ROOT, "src/server/features/categories/categories.model");
const MOST_BYTES = 3_000_000;
const SEED = 20_26;
const WEIGHT = { brand: 1, place: 0.25, phrase: 1.5, hint: 0.7 };
const EVEN = { whole: 2, phrase: 2, brand: 2, hint: 2, none: 2 };

const labelOf = (category: Category) => LABELS.indexOf(category);

const own = readEveryday();
const vocabulary = readVocabulary();
const everyday = new Set([...own, ...vocabulary]);
const brands = readBrands(own);
const phrases = readPhrases();
const { fresh: abroad, seconds: elsewhere } = sortOut(readAbroad(everyday), [...phrases, ...brands]);
const ours = new Set([...brands, ...phrases, ...abroad].flatMap(({ name }) => spellingsOf(name)));
const places = readPlaces(everyday).filter(({ name }) => !ours.has(keyOf(name)));
const listed: Line[] = [...brands, ...phrases, ...abroad, ...places];
const lines: Line[] = [...listed, ...shortForms(listed, everyday)];
const seconds = [...readSeconds(lines), ...elsewhere];
// Other languages teach the letters less than they fill the lists, so that English letters stay as sharp as they were.
const LESS = 0.25;
const isAbroad = new Set(abroad);
const kinds: Example[] = readKinds().map(({ name, category, language }) => ({
  name,
  label: labelOf(category),
  weight: ["en", "de", "fr"].includes(language) ? 0.5 : 0.5 * LESS,
}));
// An everyday word that is also a company ("three") must not bias every name that contains it.
const taught = (list: readonly Line[]) => list.filter(({ place }) => place !== "whole").map(toExample);
const toExample = (line: Line): Example => ({
  name: line.name,
  label: labelOf(line.category),
  weight: WEIGHT[line.kind] * (isAbroad.has(line) ? LESS : 1),
});
console.log(
  `${brands.length} brands and ${phrases.length} phrases of our own, ${abroad.length} lines of other languages, ${places.length} names of the map`,
);

// Once without some of our brands, to learn how far the letters alone can be trusted with an unlisted name.
const random = chance(SEED);
const strange = [...brands, ...abroad.filter(({ kind }) => kind === "brand")];
const unseen = new Set(strange.filter(() => random() < 0.12));
const met = listed.filter((line) => !unseen.has(line));
const seen = [...met, ...shortForms(met, everyday)];
const trial = train([...taught(seen), ...kinds], SEED);
const trialModel = readModel(writeModel({ lines: seen, seconds, everyday, trained: trial, heat: EVEN }));
const strangers: Truth[] = [...unseen].map(({ name, category }) => ({ name, label: labelOf(category) }));
const { none, hint } = fitHeat(trialModel, strangers, ["none", "hint"]);

const trained = train([...taught(lines), ...kinds], SEED);
const draft = readModel(writeModel({ lines, seconds, everyday, trained, heat: EVEN }));
const dev = parseLabelled(readFileSync(join(import.meta.dirname, "dev.csv"), "utf8")).map(({ name, category }) => ({
  name,
  label: labelOf(category),
}));
const heat = { ...fitHeat(draft, dev, ["whole", "phrase", "brand"]), none, hint };
const text = writeModel({ lines, seconds, everyday, trained, heat });
if (Buffer.byteLength(text) > MOST_BYTES) throw new Error("the model is too large to ship");
writeFileSync(TARGET, text);
console.log(`${(Buffer.byteLength(text) / 1e6).toFixed(2)} MB; heat ${JSON.stringify(heat)}`);
