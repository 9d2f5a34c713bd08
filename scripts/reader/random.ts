/** Numbers that look random and are the same for the same seed (mulberry32). */
export type Random = {
  next: () => number;
  /** From..to, both included. */
  int: (from: number, to: number) => number;
  pick: <T>(some: readonly [T, ...T[]] | readonly T[]) => T;
  /** One of the wordings in a text parted by |. */
  word: (wordings: string) => string;
  chance: (share: number) => boolean;
  weighted: <T>(some: readonly T[], weight: (one: T) => number) => T;
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(some: readonly T[]): T => {
    const one = some[int(0, some.length - 1)];
    if (one === undefined) throw new Error("nothing to pick from");
    return one;
  };
  const splitWordings = new Map<string, string[]>();
  const word = (wordings: string) => {
    const parts = splitWordings.get(wordings) ?? wordings.split("|");
    splitWordings.set(wordings, parts);
    return pick(parts);
  };
  const weighted = <T>(some: readonly T[], weight: (one: T) => number): T => {
    let at = next() * some.reduce((sum, one) => sum + weight(one), 0);
    for (const one of some) {
      at -= weight(one);
      if (at < 0) return one;
    }
    return pick(some);
  };
  return { next, int, pick, word, weighted, chance: (share) => next() < share };
}
