import { daysBetween } from "#core/day.ts";
import { USUAL_FREQUENCIES } from "#core/interval.ts";
import type { Box } from "#core/scan/page.ts";
import type { Rules } from "#core/scan/read-bill.ts";
import type { Candidate } from "./candidates.ts";
import type { Mark, Token } from "./tokens.ts";

const TOPICS = ["insurance", "housing", "education", "utilities", "subscriptions"] as const;

/** Marks 54 to 73: what the rules make of the paper; the network learns when to believe them. */
export function markRules(
  mark: Mark,
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  { amount, date, dueDate, name, frequency, isDirectDebit, topic, paymentDay }: Rules,
): void {
  for (const one of candidates) {
    if (one.kind === "money") {
      mark(one.first, 54, amount !== undefined && Math.abs(one.amount) === amount.value);
      mark(one.first, 55, amount !== undefined && Math.abs(one.amount) === amount.value ? amount.confidence : 0);
    }
    if (one.kind === "date") {
      mark(one.first, 56, one.day === dueDate?.value);
      mark(one.first, 57, one.day === date?.value);
      if (date !== undefined) mark(one.first, 58, daysBetween(date.value, one.day) / 30);
      if (date !== undefined) mark(one.first, 59, one.day > date.value);
    }
    if (one.kind === "monthday") mark(one.first, 56, one.date === paymentDay?.value);
  }
  const place = name?.place;
  for (const [at, token] of tokens.entries()) {
    const isNamed = place !== undefined && token.page === place.page && isWithin(token, place.box);
    mark(at, 60, isNamed);
    mark(at, 61, isNamed ? (name?.confidence ?? 0) : 0);
    mark(at, 62, isDirectDebit?.value === true);
    mark(at, 63, isDirectDebit?.value === false);
    for (const [nth, each] of USUAL_FREQUENCIES.entries()) mark(at, 64 + nth, frequency?.value === each);
    for (const [nth, each] of TOPICS.entries()) mark(at, 68 + nth, topic === each);
    mark(at, 73, dueDate === undefined);
  }
}

function isWithin({ x, y, width, height }: Token, box: Box): boolean {
  const [across, down] = [x + width / 2, y + height / 2];
  return across >= box.x && across <= box.x + box.width && down >= box.y && down <= box.y + box.height;
}
