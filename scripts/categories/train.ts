import { BUCKETS, bucketOf, textFeatures } from "#core/categorize/features.ts";
import { LEARNED } from "#core/categorize/model.ts";
import { toProbabilities } from "#core/categorize/suggest.ts";
import { wordsOf } from "#core/categorize/words.ts";

export type Example = { name: string; label: number; weight: number };
export type Trained = { weights: Float32Array; biases: number[] };

const EPOCHS = 12;
const RATE = 0.5;
const DECAY = 2e-5;
const MIN_NAMES = 3;

/** A small generator of repeatable chance (mulberry32), so that the same lists give the same model. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function shuffle<T>(list: T[], random: () => number): T[] {
  for (let n = list.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    const [one, two] = [list[n], list[other]];
    if (one !== undefined && two !== undefined) [list[n], list[other]] = [two, one];
  }
  return list;
}

/** Multinomial logistic regression over hashed features, by AdaGrad; every label weighs the same in all. */
export function train(examples: readonly Example[], seed: number): Trained {
  const count = LEARNED;
  const weights = new Float32Array(BUCKETS * count);
  const squares = new Float32Array(BUCKETS * count).fill(1e-3);
  const biases = new Array<number>(count).fill(0);
  const labelWeights = new Array<number>(count).fill(0);
  for (const { label, weight } of examples) labelWeights[label] = (labelWeights[label] ?? 0) + weight;
  const total = labelWeights.reduce((sum, each) => sum + each, 0);
  const common = commonRuns(examples);
  const rows = examples.map(({ name, label, weight }) => ({
    features: Array.from(textFeatures(wordsOf(name)))
      .filter((run) => common.has(run))
      .map(bucketOf),
    label,
    // Halfway to equal weights, so that rare labels count more without dominating.
    weight: weight * Math.sqrt(total / (count * (labelWeights[label] || 1))),
  }));
  const random = seededRandom(seed);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { features, label, weight } of shuffle(rows, random)) {
      const share = 1 / Math.sqrt(features.length || 1);
      const scores = biases.slice();
      for (const feature of features) {
        const row = feature * count;
        for (let n = 0; n < count; n++) scores[n] = (scores[n] ?? 0) + (weights[row + n] ?? 0) * share;
      }
      const gradients = toProbabilities(scores, 1).map((each, n) => (each - (n === label ? 1 : 0)) * weight);
      for (const feature of features) {
        const row = feature * count;
        for (let n = 0; n < count; n++) {
          const at = row + n;
          const gradient = (gradients[n] ?? 0) * share + DECAY * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + gradient * gradient;
          weights[at] = (weights[at] ?? 0) - (RATE * gradient) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  }
  return { weights, biases };
}

/** Features of a single name don't generalise; leaving them out keeps their buckets free of chance matches. */
function commonRuns(examples: readonly Example[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { name } of examples) {
    for (const run of textFeatures(wordsOf(name))) counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= MIN_NAMES).map(([run]) => run));
}
