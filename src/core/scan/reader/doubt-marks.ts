import { doubtsOf } from "./amount-doubts.ts";
import { dayDoubt } from "./day-doubts.ts";
import { takenIn } from "./debit-hints.ts";
import { pairsIn } from "./instalments.ts";
import type { Parsed } from "./parsed.ts";
import type { Mark } from "./tokens.ts";

/** A doubt of this size is a mark of 1. */
const WHOLE = 4;

/** Marks 80 to 83: what speaks against a sum or a day, what a sentence says will be taken, and instalments with their days. */
export function markDoubts(mark: Mark, paper: Parsed): void {
  for (const [{ first }, doubt] of doubtsOf(paper, false)) mark(first, 80, doubt / WHOLE);
  for (const one of paper.candidates) if (one.kind !== "money") mark(one.first, 82, dayDoubt(paper, one) / WHOLE);
  for (const { first, last } of takenIn(paper)) for (let at = first; at <= last; at++) mark(at, 81, true);
  const pairs = pairsIn(paper).sort((one, other) => (one.day < other.day ? -1 : 1));
  for (const [nth, { date, sum }] of pairs.entries())
    for (const { first } of [date, sum]) mark(first, 83, nth === 0 ? 1 : 0.5);
}
