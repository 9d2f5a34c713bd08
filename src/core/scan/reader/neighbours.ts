import { plain } from "#core/scan/squash.ts";
import type { Candidate, Parsed } from "./candidates.ts";
import type { Token } from "./tokens.ts";

export type Money = Extract<Candidate, { kind: "money" }>;

/** Words looked at right before a sum. */
const NEAR = 6;

/** How many words before a value, and above it, may be its label. */
const EACH = 6;
/** Words of both kinds for one value. */
export const NEIGHBOURS = 2 * EACH;
/** How far up a label may stand, in heights of the value. */
const REACH = 3.2;

/** For each value the words left of it on its row and the words over it: places among the tokens from 1, 0 for none. */
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

/** The words of the nearest row above that stand over a value, the last of them first. */
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

/** The words from one place of a paper up to another, in lower case and without accents. */
export const saidIn =
  ({ tokens }: Pick<Parsed, "tokens">) =>
  (from: number, to: number): string =>
    plain(
      tokens
        .slice(Math.max(0, from), to)
        .map(({ text }) => text)
        .join(" "),
    );

/** The words around sums, in lower case and without accents. */
export function aroundSums({ tokens, near }: Pick<Parsed, "tokens" | "near">) {
  const said = saidIn({ tokens });
  return {
    said,
    /** The words before a sum; those of the row above too where it begins its own. */
    before({ first }: Money): string {
      const own = tokens.slice(Math.max(0, first - NEAR), first).filter(({ row }) => row === tokens[first]?.row).length;
      return said(first - (own < 2 ? NEAR : own), first);
    },
    /** The words over a sum. */
    above: ({ first }: Money) =>
      plain(
        [...near.slice(first * NEIGHBOURS + NEIGHBOURS / 2, (first + 1) * NEIGHBOURS)]
          .reverse()
          .flatMap((at) => tokens[at - 1]?.text ?? [])
          .join(" "),
      ),
  };
}
