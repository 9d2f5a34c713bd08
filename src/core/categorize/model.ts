import { CATEGORIES, type Category } from "#core/categories.ts";
import { BUCKETS } from "./features.ts";
import { indexTypos, type TypoIndex } from "./typo.ts";

const GENERAL: readonly Category[] = ["bills", "expenses"];
const SPECIFIC = CATEGORIES.filter((each) => !GENERAL.includes(each));

/** The categories that say what something is for, then the general ones, for names that say nothing more. */
export const LABELS: readonly Category[] = [...SPECIFIC, ...GENERAL];
/** How many of the labels letters can speak for: those that say what something is for. */
export const LEARNED = SPECIFIC.length;

/**
 * What a known name is: a brand or product of our own list; one of OpenStreetMap's; a phrase that says what is paid for and
 * beats a brand ("pension"); a hint that leans one way ("water").
 */
export const KINDS = ["brand", "place", "phrase", "hint"] as const;
export type Kind = (typeof KINDS)[number];

/**
 * Where in a name an entry counts: anywhere, as the whole of it, at its end, as the end of a word, or anywhere and most where
 * it comes first ("seguro", "affitto": languages that say what it is before they say whose).
 */
export const PLACES = ["any", "whole", "last", "ending", "lead"] as const;
export type Place = (typeof PLACES)[number];

/** `also` holds what else the same word means to others: "courses" are lessons here and groceries in France. */
export type Entry = { label: number; kind: Kind; place: Place; also?: readonly number[] };

/** How sure each kind of evidence makes us; see suggest.ts. */
export const GRADES = ["whole", "phrase", "brand", "hint", "none"] as const;
export type Grade = (typeof GRADES)[number];

export type Model = {
  entries: ReadonlyMap<string, Entry>;
  /** The ends of compound words by their last two letters, the longest first. */
  endings: ReadonlyMap<string, readonly (readonly [string, Entry])[]>;
  typos: TypoIndex;
  /** Everyday words, never taken for a slip of something else. */
  everyday: ReadonlySet<string>;
  /** One row of learned labels per feature, in steps. */
  weights: Int8Array;
  step: number;
  biases: readonly number[];
  /** Whether training left anything in a feature's row. */
  taught: Uint8Array;
  /** Divides the scores of a grade of evidence, so that what is called 80% is right four times in five. */
  heat: Readonly<Record<Grade, number>>;
};

const FIRST = 35;
const MIDDLE = 45;
/** Stands for a row of which nothing was learned. */
export const EMPTY_ROW = "!";

/** A weight as one printable character, and back. */
export const packWeight = (weight: number, step: number) =>
  String.fromCharCode(FIRST + MIDDLE + Math.max(-MIDDLE, Math.min(MIDDLE, Math.round(weight / step))));

/** Reads a model from its file: lines of a heading, a tab and a value. Written by scripts/categories/build-model.ts. */
export function readModel(text: string): Model {
  const lines = text.trimEnd().split("\n");
  const [first, ...rest] = lines;
  if (first !== "weekwise categories 1") throw new Error("this is no category model");
  const values = new Map(rest.map((line) => [line.slice(0, line.indexOf("\t")), line.slice(line.indexOf("\t") + 1)]));
  const read = (heading: string) => {
    const value = values.get(heading);
    if (value === undefined) throw new Error(`the category model lacks ${heading}`);
    return value;
  };
  const numbers = (heading: string) => read(heading).split(" ").map(Number);
  const entries = new Map<string, Entry>();
  const endings: [string, Entry][] = [];
  for (const kind of KINDS) {
    for (const place of PLACES) {
      LABELS.forEach((category, label) => {
        const entry = { label, kind, place };
        for (const key of values.get(`${kind} ${place} ${category}`)?.split(" ") ?? []) {
          if (place === "ending") endings.push([key, entry]);
          else entries.set(key, entry);
        }
      });
    }
  }
  LABELS.forEach((category, label) => {
    for (const key of values.get(`also ${category}`)?.split(" ") ?? []) {
      const entry = entries.get(key);
      if (entry && entry.label !== label) entries.set(key, { ...entry, also: [...(entry.also ?? []), label] });
    }
  });
  const [whole = 1, phrase = 1, brand = 1, hint = 1, none = 1] = numbers("heat");
  const { weights, taught } = unpackWeights(read("weights"));
  return {
    entries,
    endings: byLastTwo(endings.sort(([one], [other]) => other.length - one.length)),
    typos: indexTypos([...entries].filter(([key, entry]) => mayHaveTypo(key, entry)).map(([key]) => key)),
    everyday: new Set(read("everyday").split(" ")),
    weights,
    taught,
    step: Number(read("step")),
    biases: numbers("biases"),
    heat: { whole, phrase, brand, hint, none },
  };
}

/** A short word in one language is too often a slip of one in another. */
function mayHaveTypo(key: string, { kind, place }: Entry): boolean {
  if (place !== "any" && place !== "lead") return false;
  return kind === "brand" || kind === "place" || key.length > 5;
}

function byLastTwo(endings: readonly (readonly [string, Entry])[]): Model["endings"] {
  const groups = new Map<string, (readonly [string, Entry])[]>();
  for (const each of endings) {
    const last = each[0].slice(-2);
    const group = groups.get(last);
    if (group) group.push(each);
    else groups.set(last, [each]);
  }
  return groups;
}

function unpackWeights(packed: string): Pick<Model, "weights" | "taught"> {
  const weights = new Int8Array(BUCKETS * LEARNED);
  const taught = new Uint8Array(BUCKETS);
  let at = 0;
  for (let row = 0; row < BUCKETS; row++) {
    if (packed[at] === EMPTY_ROW) {
      at++;
      continue;
    }
    taught[row] = 1;
    for (let n = 0; n < LEARNED; n++) weights[row * LEARNED + n] = packed.charCodeAt(at++) - FIRST - MIDDLE;
  }
  if (at !== packed.length) throw new Error("the category model is cut short");
  return { weights, taught };
}

/** The category a label stands for. */
export function categoryOf(label: number): Category {
  const category = LABELS[label];
  if (category === undefined) throw new Error(`no category ${label}`);
  return category;
}
