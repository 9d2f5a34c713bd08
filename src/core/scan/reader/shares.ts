/** The network's output: five scores per word, five for 'none', and scores of the whole document. */
export type Answers = { words: Float32Array; none: Float32Array; paper: Float32Array };

/** Softmax: scores as probabilities. */
export function shares(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - most));
  const sum = weights.reduce((whole, weight) => whole + weight, 0);
  return weights.map((weight) => weight / sum);
}

type At = { first: number; last: number };
type Scored<T> = { value: T; score: number; at?: At };
export type Choice<T> = { value: T; share: number; at?: At | undefined };

/** The most probable value, adding up all its occurrences, with its best position. */
export function mostLikely<T>(some: readonly Scored<T>[], none: Scored<T>): Choice<T> | undefined {
  const all = [...some, none];
  const parts = shares(all.map(({ score }) => score));
  const sums = new Map<T, Choice<T> & { best: number }>();
  for (const [nth, { value, at }] of all.entries()) {
    const part = parts[nth] ?? 0;
    const known = sums.get(value) ?? { value, share: 0, best: -1, at: undefined };
    const isBetter = part > known.best;
    sums.set(value, {
      value,
      share: known.share + part,
      best: Math.max(part, known.best),
      at: isBetter ? at : known.at,
    });
  }
  const [best] = [...sums.values()].sort((a, b) => b.share - a.share);
  return best;
}
