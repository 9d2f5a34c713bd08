import { CATEGORIES, type Category } from "#core/categories.ts";
import { BUCKETS } from "./features.ts";
import { indexTypos, type TypoIndex } from "./typo.ts";

const GENERAL: readonly Category[] = ["bills", "expenses"];
const SPECIFIC = CATEGORIES.filter((each) => !GENERAL.includes(each));

/** The specific categories, then the general ones for names that aren't more specific. */
export const LABELS: readonly Category[] = [...SPECIFIC, ...GENERAL];
/** How many labels are learned from letters: the specific ones. */
export const LEARNED = SPECIFIC.length;

/**
 * The kind of a known name: a brand or product from our own list; one from OpenStreetMap; a phrase that says what is paid for
 * and outranks a brand ("pension"); or a hint ("water").
 */
export const KINDS = ["brand", "place", "phrase", "hint"] as const;
export type Kind = (typeof KINDS)[number];

/**
 * Where in a name an entry counts: anywhere, as the whole name, at its end, as the end of a word, or anywhere but most at the
 * start ("seguro", "affitto", in languages that name the subject first).
 */
export const PLACES = ["any", "whole", "last", "ending", "lead"] as const;
export type Place = (typeof PLACES)[number];

/** `also` has other meanings of the word: "courses" are lessons in English and groceries in French. */
export type Entry = { label: number; kind: Kind; place: Place; also?: readonly number[] };

/** Grades of evidence; see suggest.ts. */
export const GRADES = ["whole", "phrase", "brand", "hint", "none"] as const;
export type Grade = (typeof GRADES)[number];

export type Model = {
  entries: ReadonlyMap<string, Entry>;
  /** Endings of compound words by their last two letters, longest first. */
  endings: ReadonlyMap<string, readonly (readonly [string, Entry])[]>;
  typos: TypoIndex;
  /** Everyday words, which are never treated as typos. */
  everyday: ReadonlySet<string>;
  /** One row of label weights per feature, quantised by `step`. */
  weights: Int8Array;
  step: number;
  biases: readonly number[];
  /** Whether a feature's row was trained. */
  trained: Uint8Array;
  /** The softmax temperature per grade, calibrated so that 80% is right four times in five. */
  heat: Readonly<Record<Grade, number>>;
};

const FIRST = 35;
const MIDDLE = 45;
/** Represents an untrained row. */
export const EMPTY_ROW = "!";

/** Packs a weight into one printable character. */
export const packWeight = (weight: number, step: number) =>
  String.fromCharCode(FIRST + MIDDLE + Math.max(-MIDDLE, Math.min(MIDDLE, Math.round(weight / step))));

/** Reads a model file: lines of a heading, a tab and a value. Written by scripts/categories/build-model.ts. */
export function readModel(text: string): Model {
  const lines = text.trimEnd().split("\n");
  const [first, ...rest] = lines;
  if (first !== "weekwise categories 1") throw new Error("this isn't a category model");
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
  const { weights, trained } = unpackWeights(read("weights"));
  return {
    entries,
    endings: byLastTwo(endings.sort(([one], [other]) => other.length - one.length)),
    typos: indexTypos([...entries].filter(([key, entry]) => mayHaveTypo(key, entry)).map(([key]) => key)),
    everyday: new Set(read("everyday").split(" ")),
    weights,
    trained,
    step: Number(read("step")),
    biases: numbers("biases"),
    heat: { whole, phrase, brand, hint, none },
  };
}

/** A short word in one language too often resembles one in another. */
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

function unpackWeights(packed: string): Pick<Model, "weights" | "trained"> {
  const weights = new Int8Array(BUCKETS * LEARNED);
  const trained = new Uint8Array(BUCKETS);
  let at = 0;
  for (let row = 0; row < BUCKETS; row++) {
    if (packed[at] === EMPTY_ROW) {
      at++;
      continue;
    }
    trained[row] = 1;
    for (let n = 0; n < LEARNED; n++) weights[row * LEARNED + n] = packed.charCodeAt(at++) - FIRST - MIDDLE;
  }
  if (at !== packed.length) throw new Error("the category model is cut short");
  return { weights, trained };
}

/** The category of a label. */
export function categoryOf(label: number): Category {
  const category = LABELS[label];
  if (category === undefined) throw new Error(`no category ${label}`);
  return category;
}
