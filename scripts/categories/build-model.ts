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
  spellingsOf,
  splitSecondMeanings,
} from "./read-lists.ts";
import { readKinds, readPlaces, readVocabulary } from "./read-osm.ts";
import { type Example, seededRandom, train } from "./train.ts";
import { writeModel } from "./write-model.ts";

const ROOT = join(import.meta.dirname, "../..");
const TARGET = join(ROOT, "src/server/features/categories/categories.model");
const MAX_BYTES = 3_000_000;
const SEED = 20_26;
const WEIGHT = { brand: 1, place: 0.25, phrase: 1.5, hint: 0.7 };
const INITIAL_HEAT = { whole: 2, phrase: 2, brand: 2, hint: 2, none: 2 };

const labelOf = (category: Category) => LABELS.indexOf(category);

const everydayNames = readEveryday();
const vocabulary = readVocabulary();
const everyday = new Set([...everydayNames, ...vocabulary]);
const brands = readBrands(everydayNames);
const phrases = readPhrases();
const { newLines: abroad, seconds: abroadSeconds } = splitSecondMeanings(readAbroad(everyday), [...phrases, ...brands]);
const listedKeys = new Set([...brands, ...phrases, ...abroad].flatMap(({ name }) => spellingsOf(name)));
const places = readPlaces(everyday).filter(({ name }) => !listedKeys.has(keyOf(name)));
const listed: Line[] = [...brands, ...phrases, ...abroad, ...places];
const lines: Line[] = [...listed, ...shortForms(listed, everyday)];
const seconds = [...readSeconds(lines), ...abroadSeconds];
// Other languages teach the letters less than they fill the lists, so that English letters stay as sharp as they were.
const ABROAD_WEIGHT = 0.25;
const isAbroad = new Set(abroad);
const kinds: Example[] = readKinds().map(({ name, category, language }) => ({
  name,
  label: labelOf(category),
  weight: ["en", "de", "fr"].includes(language) ? 0.5 : 0.5 * ABROAD_WEIGHT,
}));
// An everyday word that is also a company ("three") must not bias every name that contains it.
const toExamples = (list: readonly Line[]) => list.filter(({ place }) => place !== "whole").map(toExample);
const toExample = (line: Line): Example => ({
  name: line.name,
  label: labelOf(line.category),
  weight: WEIGHT[line.kind] * (isAbroad.has(line) ? ABROAD_WEIGHT : 1),
});
console.log(
  `${brands.length} brands and ${phrases.length} phrases of our own, ${abroad.length} lines of other languages, ${places.length} names of the map`,
);

// Once without some of our brands, to learn how far the letters alone can be trusted with an unlisted name.
const random = seededRandom(SEED);
const brandCandidates = [...brands, ...abroad.filter(({ kind }) => kind === "brand")];
const withheld = new Set(brandCandidates.filter(() => random() < 0.12));
const trialListed = listed.filter((line) => !withheld.has(line));
const trialLines = [...trialListed, ...shortForms(trialListed, everyday)];
const trial = train([...toExamples(trialLines), ...kinds], SEED);
const trialModel = readModel(writeModel({ lines: trialLines, seconds, everyday, trained: trial, heat: INITIAL_HEAT }));
const withheldTruths: Truth[] = [...withheld].map(({ name, category }) => ({ name, label: labelOf(category) }));
const { none, hint } = fitHeat(trialModel, withheldTruths, ["none", "hint"]);

const trained = train([...toExamples(lines), ...kinds], SEED);
const draft = readModel(writeModel({ lines, seconds, everyday, trained, heat: INITIAL_HEAT }));
const dev = parseLabelled(readFileSync(join(import.meta.dirname, "dev.csv"), "utf8")).map(({ name, category }) => ({
  name,
  label: labelOf(category),
}));
const heat = { ...fitHeat(draft, dev, ["whole", "phrase", "brand"]), none, hint };
const text = writeModel({ lines, seconds, everyday, trained, heat });
if (Buffer.byteLength(text) > MAX_BYTES) throw new Error("the model is too large to ship");
writeFileSync(TARGET, text);
console.log(`${(Buffer.byteLength(text) / 1e6).toFixed(2)} MB; heat ${JSON.stringify(heat)}`);
