import { plain } from "#core/scan/squash.ts";
import type { Candidate, Parsed } from "./candidates.ts";
import type { Token } from "./tokens.ts";

export type Money = Extract<Candidate, { kind: "money" }>;

/** How many words right before an amount are considered. */
const NEAR = 6;

/** How many words before a value, and above it, may be its label. */
const EACH = 6;
/** Neighbours of one value, before and above. */
export const NEIGHBOURS = 2 * EACH;
/** How far above a label may be, in heights of the value. */
const REACH = 3.2;

/** For each value, the words to its left and above it, as token indexes from 1; 0 for none. */
export function neighboursOf(tokens: readonly Token[], candidates: readonly Candidate[]): Int16Array {
  const near = new Int16Array(tokens.length * NEIGHBOURS);
  for (const { first, last } of candidates) {
    const [start, end] = [tokens[first], tokens[last]];
    if (start === undefined || end === undefined) continue;
    for (let back = 1; back <= EACH && tokens[first - back]?.row === start.row; back++)
      near[first * NEIGHBOURS + back - 1] = first - back + 1;
    const above = wordsAbove(tokens, first, start, end.row === start.row ? end.x + end.width : start.x + start.width);
    for (const [nth, at] of above.entries()) near[first * NEIGHBOURS + EACH + nth] = at + 1;
  }
  return near;
}

/** The words of the nearest row above a value, last first. */
function wordsAbove(tokens: readonly Token[], first: number, value: Token, right: number): number[] {
  const [left, top] = [value.x - value.height, value.y];
  const found: number[] = [];
  for (let at = first - 1; at >= 0 && found.length < EACH; at--) {
    const token = tokens[at];
    if (token === undefined || token.page !== value.page || top - (token.y + token.height) > REACH * value.height)
      break;
    if (token.row === value.row) continue;
    if (found.length > 0 && token.row !== tokens[found[0] ?? 0]?.row) break;
    if (token.x < right + value.height && token.x + token.width > left) found.push(at);
  }
  return found;
}

export const isMoney = (one: Candidate): one is Money => one.kind === "money";

/** The words between two tokens, in lower case without accents. */
export const textReader =
  ({ tokens }: Pick<Parsed, "tokens">) =>
  (from: number, to: number): string =>
    plain(
      tokens
        .slice(Math.max(0, from), to)
        .map(({ text }) => text)
        .join(" "),
    );

/** The words around amounts, in lower case without accents. */
export function aroundAmounts({ tokens, near }: Pick<Parsed, "tokens" | "near">) {
  const textOf = textReader({ tokens });
  return {
    textOf,
    /** The words before an amount, including the row above if it starts its own row. */
    before({ first }: Money): string {
      const wordsInRow = tokens
        .slice(Math.max(0, first - NEAR), first)
        .filter(({ row }) => row === tokens[first]?.row).length;
      return textOf(first - (wordsInRow < 2 ? NEAR : wordsInRow), first);
    },
    /** The words above an amount. */
    above: ({ first }: Money) =>
      plain(
        [...near.slice(first * NEIGHBOURS + NEIGHBOURS / 2, (first + 1) * NEIGHBOURS)]
          .reverse()
          .flatMap((at) => tokens[at - 1]?.text ?? [])
          .join(" "),
      ),
  };
}
