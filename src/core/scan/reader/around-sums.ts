import { plain } from "#core/scan/squash.ts";
import type { Candidate } from "./candidates.ts";
import { NEIGHBOURS } from "./neighbours.ts";
import type { Parsed } from "./parsed.ts";

export type Money = Extract<Candidate, { kind: "money" }>;
export const isMoney = (one: Candidate): one is Money => one.kind === "money";

/** Words looked at right before a sum. */
const NEAR = 6;

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
