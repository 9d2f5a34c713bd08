import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CATEGORIES, type Category } from "#core/categories.ts";
import type { Kind, Place } from "#core/categorize/model.ts";
import { withoutParticles, wordsOf } from "#core/categorize/words.ts";

const FOLDER = import.meta.dirname;

/** One name and its category, as used by the model and its training. */
export type Line = { name: string; category: Category; kind: Kind; place: Place };

function linesOf(path: string): string[] {
  return readFileSync(join(FOLDER, path), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
}

const namesOf = (line: string) => line.split(", ").map((name) => name.trim());

function categoryOfFile(file: string): Category {
  const category = CATEGORIES.find((each) => `${each}.txt` === file);
  if (category === undefined) throw new Error(`${file} is named after no category`);
  return category;
}

/** Words that are also companies; see everyday.txt. */
export function readEveryday(): Set<string> {
  return new Set(linesOf("everyday.txt").flatMap(namesOf).map(keyOf));
}

/** The brands written by us. One that is an everyday word, or starts with =, counts only as the whole name. */
export function readBrands(everyday: ReadonlySet<string>): Line[] {
  return readdirSync(join(FOLDER, "brands")).flatMap((file) =>
    linesOf(`brands/${file}`)
      .flatMap(namesOf)
      .map((written): Line => {
        const name = written.replace(/^=/, "");
        const isWhole = written !== name || everyday.has(keyOf(name)) || keyOf(name).length < 3;
        return { name, category: categoryOfFile(file), kind: "brand", place: isWhole ? "whole" : "any" };
      }),
  );
}

/** The phrases written by us, under headings that say how much each counts and where. */
export function readPhrases(): Line[] {
  return readdirSync(join(FOLDER, "phrases")).flatMap((file) => {
    let heading = "strong";
    return linesOf(`phrases/${file}`).flatMap((line) => {
      if (line.endsWith(":")) {
        heading = line.slice(0, -1);
        return [];
      }
      return namesOf(line).map((name) => toPhrase(name, categoryOfFile(file), heading));
    });
  });
}

const PLACE_OF: Record<string, Place> = { last: "last", ending: "ending", whole: "whole", lead: "lead" };

function toPhrase(name: string, category: Category, heading: string): Line {
  // A name such as "expenses" says nothing beside others that do.
  const isGeneral = category === "bills" || category === "expenses";
  const kind: Kind = heading === "weak" ? "hint" : "phrase";
  return { name, category, kind, place: isGeneral ? "whole" : (PLACE_OF[heading] ?? "any") };
}

/**
 * The lists of other languages, one file each: brands and phrases under headings such as "housing lead:". What is a word
 * elsewhere or three letters long counts only as the whole name: languages share those. A phrase in capitals ("IBI") counts
 * anywhere.
 */
export function readAbroad(everyday: ReadonlySet<string>): Line[] {
  return readdirSync(join(FOLDER, "abroad")).flatMap((file) => {
    let heading = ["", ""];
    return linesOf(`abroad/${file}`).flatMap((line) => {
      if (line.endsWith(":")) {
        heading = line.slice(0, -1).split(" ");
        return [];
      }
      const [about = "", kind = ""] = heading;
      const category = categoryOfFile(`${about}.txt`);
      return namesOf(line).map((name): Line => {
        const isShort = keyOf(name).length < 4;
        if (kind !== "brands") {
          const phrase = toPhrase(name, category, kind);
          return isShort && name !== name.toUpperCase() ? { ...phrase, place: "whole" } : phrase;
        }
        const isWhole = everyday.has(keyOf(name)) || isShort;
        return { name, category, kind: "brand", place: isWhole ? "whole" : "any" };
      });
    });
  });
}

/** Lines whose names no earlier list holds, and the others, whose names mean something else elsewhere. */
export function splitSecondMeanings(
  lines: readonly Line[],
  earlier: readonly Line[],
): { newLines: Line[]; seconds: Second[] } {
  const categoryByKey = new Map(earlier.flatMap((line) => keysOf(line).map((key) => [key, line.category])));
  const hinted = new Set(earlier.filter(({ kind }) => kind === "hint").flatMap(keysOf));
  const newLines: Line[] = [];
  const seconds: Second[] = [];
  for (const line of lines) {
    const [first] = keysOf(line);
    // A hint of ours gives way to a company: mango is a fruit, Mango sells clothes.
    const isOverridden = line.kind === "brand" && hinted.has(first ?? "");
    const known = first === undefined || isOverridden ? undefined : categoryByKey.get(first);
    if (known === undefined) {
      newLines.push(line);
      for (const key of keysOf(line)) if (!categoryByKey.has(key)) categoryByKey.set(key, line.category);
    } else if (known !== line.category && line.kind !== "hint" && line.place !== "ending") {
      seconds.push({ name: line.name, category: line.category });
    }
  }
  return { newLines, seconds };
}

const keysOf = ({ name, place }: Line) => spellingsOf(name).map((key) => (place === "ending" ? `*${key}` : key));

/** A second meaning of a listed name. */
export type Second = { name: string; category: Category };

/** What some listed names mean as well; see also.txt. A name in no list is a typo. */
export function readSeconds(lines: readonly Line[]): Second[] {
  const known = new Set(lines.flatMap(({ name }) => spellingsOf(name)));
  return linesOf("also.txt").flatMap((line) => {
    const [heading = "", names = ""] = line.split(": ");
    const category = categoryOfFile(`${heading}.txt`);
    return namesOf(names).map((name) => {
      if (!known.has(keyOf(name))) throw new Error(`${name} has a second meaning and no first`);
      return { name, category };
    });
  });
}

/**
 * First words that identify a whole name: "Bouygues" for Bouygues Telecom. Only where every name that begins so is of one
 * category, and only as hints, for a first word may be a town.
 */
export function shortForms(lines: readonly Line[], everyday: ReadonlySet<string>): Line[] {
  const known = new Set(lines.flatMap(({ name }) => spellingsOf(name)));
  const categories = new Map<string, Set<Category>>();
  for (const { name, category, kind, place } of lines) {
    const [first = "", ...rest] = wordsOf(name);
    if (kind !== "brand" || place !== "any" || rest.length === 0 || first.length < 5) continue;
    categories.set(first, (categories.get(first) ?? new Set()).add(category));
  }
  return [...categories].flatMap(([name, [category, ...others]]): Line[] => {
    if (category === undefined || others.length > 0 || known.has(name) || everyday.has(name)) return [];
    return [{ name, category, kind: "hint", place: "whole" }];
  });
}

export const keyOf = (name: string) => wordsOf(name).join("");

/** Spellings of a name: unchanged, without "and" or a possessive s, umlauts spelled out. */
export function spellingsOf(name: string): string[] {
  const umlauts = { ä: "ae", ö: "oe", ü: "ue", Ä: "ae", Ö: "oe", Ü: "ue" };
  const forms = [
    name,
    name.replace(/[äöüÄÖÜ]/g, (letter) => Object.entries(umlauts).find(([k]) => k === letter)?.[1] ?? letter),
  ];
  if (/['’]s\b/.test(name)) forms.push(name.replace(/['’]s\b/g, ""));
  const words = wordsOf(name);
  const rest = words.filter((word) => word !== "and");
  if (rest.length < words.length && rest.length > 1 && rest.every((word) => word.length > 3))
    forms.push(rest.join(" "));
  const bare = withoutParticles(words);
  if (bare !== undefined) forms.push(bare.join(" "));
  return [...new Set(forms.map(keyOf))].filter((key) => key !== "");
}
