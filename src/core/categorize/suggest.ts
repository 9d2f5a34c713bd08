import type { Category } from "#core/categories.ts";
import { featuresOf } from "./features.ts";
import { type FoundName, findNames } from "./find-names.ts";
import { categoryOf, type Grade, LABELS, LEARNED, type Model } from "./model.ts";
import { wordsOf } from "./words.ts";

export type Suggestion = { category: Category; confidence: number };

/** Below this, no guess is better than the best guess. */
export const LEAST_CONFIDENCE = 0.2;
export const LEAST_SHOWN = 0.01;
export const MOST_SHOWN = 3;
const MAX_CONFIDENCE = 0.97;
// By chance, a quarter of all features share a bucket with a trained one, so nonsense looks that familiar.
const STRANGE = 0.3;
const FAMILIAR = 0.7;
// The penalty of a word's second meaning: about one to seven.
const SECOND_MEANING_PENALTY = 3.5;
const LEAD_BONUS = 2;

/** Suggests up to three categories for a bill's name, most confident first; empty without evidence. */
export function suggestCategories(model: Model, name: string): Suggestion[] {
  const { scores, grade, secondMeanings } = scoreName(model, wordsOf(name));
  return toSuggestions(toProbabilities(scores, model.heat[grade]), secondMeanings);
}

type Scored = { scores: number[]; grade: Grade; secondMeanings: ReadonlySet<number> };

/** The score of each label, the grade of the evidence, and the labels of second meanings. */
export function scoreName(model: Model, words: readonly string[]): Scored {
  const found = findNames(model, words);
  // The general categories aren't learned from letters; they need a name or phrase.
  const scores = [...scoreLetters(model, words), ...LABELS.slice(LEARNED).map(() => Number.NEGATIVE_INFINITY)];
  // An unknown name isn't 'other', which needs a name or phrase too.
  if (found.length === 0) scores[OTHER] = Number.NEGATIVE_INFINITY;
  for (const each of found) {
    const weight = weightOf(each, found);
    const add = (label: number, more: number) => {
      const before = scores[label] ?? 0;
      scores[label] = (Number.isFinite(before) ? before : 0) + more;
    };
    add(each.entry.label, weight);
    for (const label of each.entry.also ?? []) add(label, Math.max(0, weight - SECOND_MEANING_PENALTY));
  }
  return { scores, grade: gradeOf(found), secondMeanings: new Set(found.flatMap(({ entry }) => entry.also ?? [])) };
}

const OTHER = LABELS.indexOf("other");
const INSURANCE = LABELS.indexOf("insurance");

function weightOf({ entry, start, end, isWhole, isTypo }: FoundName, found: readonly FoundName[]): number {
  const isLong = end - start > 1;
  const trust = isTypo ? 0.7 : 1;
  if (entry.kind === "hint") return (isWhole ? 4 : 1.2) * trust;
  if (entry.kind === "place") return (isWhole ? 6 : isLong ? 3 : 2) * trust;
  if (entry.kind === "brand") return (isWhole ? 9 : isLong ? 6 : 4) * trust;
  // In "School lunch fund" the last phrase decides, except that any insurance is insurance.
  const isLast = found.every((other) => other.entry.kind !== "phrase" || other.start <= start);
  const isLead =
    entry.place === "lead" && found.every((other) => other.entry.kind !== "phrase" || other.start >= start);
  return (
    (6 + (isLong ? 1 : 0) + (isLast ? 1 : 0) + (isLead ? LEAD_BONUS : 0) + (entry.label === INSURANCE ? 2 : 0)) * trust
  );
}

function gradeOf(found: readonly FoundName[]): Grade {
  if (found.length === 0) return "none";
  if (found.some(({ isWhole, isTypo, entry }) => isWhole && !isTypo && entry.kind !== "hint")) return "whole";
  if (found.some(({ entry }) => entry.kind === "phrase")) return "phrase";
  return found.some(({ entry }) => entry.kind !== "hint") ? "brand" : "hint";
}

/** The learned score from n-grams and words. The less familiar a name, the lower its weight. */
function scoreLetters(model: Model, words: readonly string[]): number[] {
  const scores = [...model.biases];
  const features = featuresOf(words);
  const known = features.filter((feature) => model.trained[feature] === 1);
  const familiar = known.length / (features.length || 1);
  const share = Math.max(0, Math.min(1, (familiar - STRANGE) / (FAMILIAR - STRANGE))) / Math.sqrt(known.length || 1);
  const weight = share * model.step;
  for (const feature of known) {
    const row = feature * LEARNED;
    for (let label = 0; label < scores.length; label++) {
      scores[label] = (scores[label] ?? 0) + (model.weights[row + label] ?? 0) * weight;
    }
  }
  return scores;
}

/** Softmax: scores as probabilities. */
export function toProbabilities(scores: readonly number[], temperature: number): number[] {
  const most = Math.max(...scores);
  const exponentials = scores.map((score) => Math.exp((score - most) / temperature));
  const sum = exponentials.reduce((total, each) => total + each, 0);
  return exponentials.map((each) => each / sum);
}

/** Second meanings are always included: people file a gym under health, subscriptions or leisure. */
function toSuggestions(probabilities: readonly number[], secondMeanings: ReadonlySet<number>): Suggestion[] {
  const ranked = probabilities
    .map((chance, label) => {
      const least = secondMeanings.has(label) ? LEAST_SHOWN : 0;
      return { category: categoryOf(label), confidence: Math.min(MAX_CONFIDENCE, Math.max(least, chance)) };
    })
    .sort((one, other) => other.confidence - one.confidence);
  if ((ranked[0]?.confidence ?? 0) < LEAST_CONFIDENCE) return [];
  return ranked.slice(0, MOST_SHOWN).filter(({ confidence }) => confidence >= LEAST_SHOWN);
}
