import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Category } from "#core/categories.ts";
import { wordsOf } from "#core/categorize/words.ts";
import { fetchTools } from "../fetch-tools.mjs";
import { categoryOfTag } from "./osm-tags.ts";
import { keyOf, type Line } from "./read-lists.ts";

const packages = await fetchTools("category-tools", [
  "name-suggestion-index@8.0.20260918",
  "@openstreetmap/id-tagging-schema@6.19.2",
]);
const read = <T>(path: string): T => JSON.parse(readFileSync(join(packages, path), "utf8"));

// Where our people live, and lists that hold for the whole world or a continent of theirs.
const COUNTRIES = new Set(
  "us gb ie au nz ca de fr fx at ch be es it nl pt pl se gb-eng gb-sct gb-wls gb-nir".split(" "),
);
const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt", "pl", "sv"];
const REGIONS = new Set(["001", "150", "021", "019", "154", "155", "053", "009", "003"]);

type Index = {
  nsi: Record<
    string,
    { items: { displayName: string; locationSet: { include?: unknown[] }; tags: Record<string, string> }[] }
  >;
};

function isNear(include: readonly unknown[]): boolean {
  return include.some((place) => {
    const name = typeof place === "string" ? place.toLowerCase() : "";
    return REGIONS.has(name) || COUNTRIES.has(name) || (name.endsWith(".geojson") && COUNTRIES.has(name.slice(0, 2)));
  });
}

/** Names of name-suggestion-index; one that several kinds of place carry goes to the kind that carries it most. */
export function readPlaces(everyday: ReadonlySet<string>): Line[] {
  const votes = new Map<string, { name: string; counts: Map<Category, number> }>();
  for (const [path, { items }] of Object.entries(read<Index>("name-suggestion-index/dist/json/nsi.min.json").nsi)) {
    const category = categoryOfTag(path.split("/").slice(1).join("/"));
    if (category === undefined) continue;
    for (const { displayName, locationSet, tags } of items) {
      if (!isNear(locationSet.include ?? [])) continue;
      for (const name of [displayName.replace(/\s*\(.*\)/, ""), tags.short_name ?? ""]) {
        if (!/^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(name) || keyOf(name).length < 3) continue;
        const vote = votes.get(keyOf(name)) ?? { name, counts: new Map<Category, number>() };
        vote.counts.set(category, (vote.counts.get(category) ?? 0) + 1);
        votes.set(keyOf(name), vote);
      }
    }
  }
  return [...votes].flatMap(([key, { name, counts }]): Line[] => {
    const [best] = [...counts].sort(([, one], [, other]) => other - one);
    if (best === undefined || key.length > 40) return [];
    const words = wordsOf(name);
    const isEveryday = words.every((word) => everyday.has(word) || word.length < 3) || key.length < 5;
    return [{ name, category: best[0], kind: "place", place: isEveryday ? "whole" : "any" }];
  });
}

type Texts = Record<
  string,
  { presets: { presets: Record<string, { name?: string; terms?: string; aliases?: string }> } }
>;

/** What the tagging schema calls each kind of place, in nine languages. Training only: they are words, not names. */
export function readKinds(): { name: string; category: Category; language: string }[] {
  return LANGUAGES.flatMap((language) =>
    Object.entries(presetsOf(language)).flatMap(([path, { name = "", aliases = "", terms = "" }]) => {
      const category = categoryOfTag(path);
      const names = [name, ...aliases.split("\n"), ...terms.split(",")].map((each) => each.trim());
      return category === undefined
        ? []
        : names.filter((each) => each !== "").map((each) => ({ name: each, category, language }));
    }),
  );
}

/** Every word the schema uses, in nine languages: words of the everyday, not names. */
export function readVocabulary(): Set<string> {
  const texts = LANGUAGES.flatMap((language) => Object.values(presetsOf(language)));
  return new Set(texts.flatMap(({ name = "", terms = "" }) => wordsOf(`${name} ${terms}`)));
}

function presetsOf(language: string) {
  return (
    read<Texts>(`@openstreetmap/id-tagging-schema/dist/translations/${language}.json`)[language]?.presets.presets ?? {}
  );
}
