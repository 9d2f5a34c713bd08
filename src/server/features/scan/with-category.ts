import type { Suggestion } from "#contract/categorize.ts";
import type { ScanResult } from "#contract/scan.ts";
import { explicitCategory } from "#core/scan/explicit-category.ts";
import type { Reading } from "#server/scanner/scanner.ts";

/** The confidence in the name above which the document's own words are ignored. */
const SURE_CONFIDENCE = 0.7;
/** The weight of a category that the name does not suggest. */
const UNSUGGESTED_WEIGHT = 0.08;
/** The factor for a category that the document names itself. */
const EXPLICIT_FACTOR = 8;
/** Below this the field is left empty. */
const MIN_CONFIDENCE = 0.35;
/** The same when there is only the name. */
const MIN_NAME_CONFIDENCE = 0.6;

/**
 * Adds a category to a reading: the name's suggestions multiplied by the reading network's, and by what the document
 * calls itself. Without the network, and on a receipt, the name decides; if it says little, the document's vocabulary.
 */
export function withCategory(
  { views: _, text, topic, topics, ...reading }: Reading,
  guesses: readonly Suggestion[],
): ScanResult {
  const found =
    topics && !isReceipt(reading) ? byBoth(topics, guesses, explicitCategory(text)) : byName(topic, guesses);
  if (found === undefined) return { ...reading, category: null };
  const { category, confidence } = found;
  return { ...reading, category, findings: { ...reading.findings, category: { confidence, page: null, box: null } } };
}

/**
 * A paid bill without signs of recurring. The network has seen few of them besides pharmacies', and takes every shop
 * for one.
 */
const isReceipt = ({ dueDate, frequency }: Pick<Reading, "dueDate" | "frequency">) =>
  dueDate === null && frequency === null;

type Guess = Pick<Suggestion, "category" | "confidence">;

function byName(topic: Reading["topic"], guesses: readonly Suggestion[]): Guess | undefined {
  const [guess] = guesses;
  if (guess !== undefined && guess.confidence >= SURE_CONFIDENCE) return guess;
  if (topic !== null) return { category: topic, confidence: SURE_CONFIDENCE };
  return guess !== undefined && guess.confidence >= MIN_NAME_CONFIDENCE ? guess : undefined;
}

function byBoth(
  topics: readonly Guess[],
  guesses: readonly Suggestion[],
  explicit: Guess["category"] | undefined,
): Guess | undefined {
  const confidenceByCategory = new Map(guesses.map(({ category, confidence }) => [category, confidence]));
  const weights = topics.map(({ category, confidence }) => ({
    category,
    weight:
      Math.max(confidence, 0.0001) *
      (guesses.length === 0 ? 1 : (confidenceByCategory.get(category) ?? 0) + UNSUGGESTED_WEIGHT) *
      (category === explicit ? EXPLICIT_FACTOR : 1),
  }));
  const sum = weights.reduce((total, { weight }) => total + weight, 0);
  const [best] = weights.sort((a, b) => b.weight - a.weight);
  if (best === undefined || best.weight / sum < MIN_CONFIDENCE) return undefined;
  return { category: best.category, confidence: Math.round(Math.min(0.97, best.weight / sum) * 100) / 100 };
}
