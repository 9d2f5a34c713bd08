import type { Entry, Model } from "./model.ts";
import { findTypo } from "./typo.ts";
import { isNoise, withoutParticles } from "./words.ts";

/** A known name found in words, from `start` (inclusive) to `end` (exclusive), and whether it has a typo. */
export type FoundName = { entry: Entry; start: number; end: number; isWhole: boolean; isTypo: boolean };

const LONGEST = 6;
// The start of a longer text is enough.
const MOST_WORDS = 24;

/**
 * Finds known names in a name. A longer one hides those inside it, so that "amazon prime" isn't also "amazon". Words are
 * joined before the lookup, so that "e.on", "e on" and "eon" are the same.
 */
export function findNames(model: Model, all: readonly string[]): FoundName[] {
  const words = all.slice(0, MOST_WORDS);
  const found: FoundName[] = [];
  const hasParticles = withoutParticles(words) !== undefined;
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + LONGEST); end++) {
      const part = words.slice(start, end);
      const shortened = hasParticles ? withoutParticles(part)?.join("") : undefined;
      const entry = lookUp(model, part.join("")) ?? (shortened === undefined ? undefined : lookUp(model, shortened));
      if (entry) addIfAllowed(found, words, { entry, start, end, isTypo: false });
    }
    const word = words[start] ?? "";
    const ending = model.endings
      .get(word.slice(-2))
      ?.find(([end]) => word.endsWith(end) && word.length > end.length + 2);
    if (ending) addIfAllowed(found, words, { entry: ending[1], start, end: start + 1, isTypo: false });
  }
  findWithTypos(model, words, found);
  return found.filter((one) => !found.some((other) => hides(other, one)));
}

/** The entry of joined words. Phrases match plurals too: "property taxes" is "property tax". */
function lookUp(model: Model, joined: string): Entry | undefined {
  const entry = model.entries.get(joined);
  if (entry !== undefined || !joined.endsWith("s") || joined.length < 5) return entry;
  const one = model.entries.get(joined.slice(0, -1)) ?? model.entries.get(joined.replace(/es$/, ""));
  return one?.kind === "phrase" || one?.kind === "hint" ? one : undefined;
}

function addIfAllowed(found: FoundName[], words: readonly string[], match: Omit<FoundName, "isWhole">): void {
  const { entry, start, end } = match;
  const isLast = words.slice(end).every(isNoise);
  const isWhole = isLast && words.slice(0, start).every(isNoise);
  if (entry.place === "whole" && !isWhole) return;
  if (entry.place === "last" && !isLast) return;
  found.push({ ...match, isWhole });
}

/** Looks up unmatched words again, alone and with following words, allowing one typo. */
function findWithTypos(model: Model, words: readonly string[], found: FoundName[]): void {
  const isKnown = (n: number) => found.some(({ start, end, entry }) => n >= start && n < end && entry.kind !== "hint");
  const isPlain = (word: string) => isNoise(word) || model.everyday.has(word) || model.entries.has(word);
  for (let start = 0; start < words.length; start++) {
    if (isKnown(start)) continue;
    for (let end = Math.min(words.length, start + 3); end > start; end--) {
      const part = words.slice(start, end);
      if (part.every(isPlain) || isKnown(end - 1)) continue;
      const key = findTypo(model.typos, part.join(""));
      const entry = key === undefined ? undefined : model.entries.get(key);
      if (entry === undefined) continue;
      addIfAllowed(found, words, { entry, start, end, isTypo: true });
      break;
    }
  }
}

function hides(other: FoundName, one: FoundName): boolean {
  const [wide, narrow] = [other.end - other.start, one.end - one.start];
  // "Westpac home loan" is still a home loan although it's a known name.
  if (one.entry.kind === "phrase" && other.entry.kind !== "phrase" && one.entry.label === other.entry.label)
    return false;
  return wide > narrow && other.start <= one.start && other.end >= one.end;
}
