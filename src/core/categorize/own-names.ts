import type { Category } from "#core/categories.ts";
import type { Model } from "./model.ts";
import { LEAST_SHOWN, MOST_SHOWN, type Suggestion, suggestCategories } from "./suggest.ts";
import { isOneTypo } from "./typo.ts";
import { contentOf, wordsOf } from "./words.ts";

/** An earlier bill's name and category. */
export type CategorizedName = { name: string; category: Category };

const NEAR_SHARE = 0.6;
/** The confidence from an earlier name: the same, the same except for a typo or filler words, or similar. */
const CONFIDENCES = { same: 0.97, slip: 0.9, near: 0.75 };
type Similarity = keyof typeof CONFIDENCES;
const BEST_FIRST: readonly Similarity[] = ["same", "slip", "near"];

/**
 * Suggests categories for a name, the person's own habit first: their category for the same or a similar name outranks the
 * model. `filed` must be latest first.
 */
export function suggestForPerson(model: Model, name: string, earlier: readonly CategorizedName[]): Suggestion[] {
  const guesses = suggestCategories(model, name);
  const habit = findHabit(model, name, earlier);
  if (habit === undefined) return guesses;
  const remaining = guesses.filter(({ category }) => category !== habit.category);
  const total = remaining.reduce((sum, { confidence }) => sum + confidence, 0);
  const share = total === 0 ? 0 : Math.min(1, (1 - habit.confidence) / total);
  const scaled = remaining.map((each) => ({ ...each, confidence: each.confidence * share }));
  return [habit, ...scaled.filter(({ confidence }) => confidence >= LEAST_SHOWN)].slice(0, MOST_SHOWN);
}

function findHabit(model: Model, name: string, earlier: readonly CategorizedName[]): Suggestion | undefined {
  const words = wordsOf(name);
  if (words.length === 0) return undefined;
  const compared = earlier.map((each) => ({ ...each, similarity: compare(model, words, wordsOf(each.name)) }));
  for (const similarity of BEST_FIRST) {
    // 'Other' is the default category, so it only counts for the same name, not for similar ones.
    const votes = compared.filter(
      (each) => each.similarity === similarity && (similarity === "same" || each.category !== "other"),
    );
    const category = mostFrequent(votes);
    if (category !== undefined) return { category, confidence: CONFIDENCES[similarity] };
  }
  return undefined;
}

function compare(model: Model, words: readonly string[], other: readonly string[]): Similarity | undefined {
  if (words.join(" ") === other.join(" ")) return "same";
  const [content, otherContent] = [contentOf(words), contentOf(other)];
  const [one, two] = [content.join(""), otherContent.join("")];
  if (one === two || isOneTypo(one, two)) return "slip";
  const shared = content.filter((word) => otherContent.includes(word));
  const isDistinct = (word: string) => word.length > 3 && !model.everyday.has(word) && !isCommon(model, word);
  if (shared.length >= NEAR_SHARE * Math.max(content.length, otherContent.length)) return "near";
  const isInside = shared.length === Math.min(content.length, otherContent.length);
  return isInside && shared.some(isDistinct) ? "near" : undefined;
}

/** Whether a word such as "water" or "insurance" occurs in names of many different bills. */
function isCommon(model: Model, word: string): boolean {
  const kind = model.entries.get(word)?.kind;
  return kind === "phrase" || kind === "hint";
}

/** The most frequent category; the later of equals. */
function mostFrequent(votes: readonly CategorizedName[]): Category | undefined {
  const counts = new Map<Category, number>();
  for (const { category } of votes) counts.set(category, (counts.get(category) ?? 0) + 1);
  let best: Category | undefined;
  for (const [category, count] of counts)
    if (count > (best === undefined ? 0 : (counts.get(best) ?? 0))) best = category;
  return best;
}
