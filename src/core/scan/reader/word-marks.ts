import { daysBetween } from "#core/day.ts";
import { USUAL_FREQUENCIES } from "#core/interval.ts";
import { FORM } from "#core/scan/company-words.ts";
import type { Box } from "#core/scan/page.ts";
import { PROVIDERS } from "#core/scan/providers.ts";
import type { Rules } from "#core/scan/read-bill.ts";
import type { Row } from "#core/scan/rows.ts";
import { squash } from "#core/scan/squash.ts";
import { matchesWebName, webNamesIn } from "#core/scan/web-names.ts";
import type { Candidate } from "./candidates.ts";
import type { Mark, Token } from "./tokens.ts";

const TOPICS = ["insurance", "housing", "education", "utilities", "subscriptions"] as const;

const KNOWN = new Set(PROVIDERS.map(squash));
/** The most words a known name has. */
const LONGEST = 4;

/** Marks 30 to 52: how a word is written and laid out, whether it repeats, and whether it's part of a known name. */
export function markWords(mark: Mark, tokens: readonly Token[], rows: readonly Row[]): void {
  const heights = tokens.map(({ height }) => height).sort((a, b) => a - b);
  const usual = Math.max(0.01, heights[Math.floor(heights.length / 2)] ?? 1);
  const tallest = Math.max(0.01, ...tokens.filter(({ page }) => page === 0).map(({ height }) => height));
  const small = tokens.map(({ text }) => squash(text));
  const counts = new Map<string, number>();
  for (const word of small) counts.set(word, (counts.get(word) ?? 0) + 1);
  const domains = webNamesIn(rows).map(([domain]) => domain);
  const last = tokens.at(-1)?.row ?? 0;
  for (const [at, { text, gap, height, row, page, cell }] of tokens.entries()) {
    const word = small[at] ?? "";
    const digits = text.replace(/\D/g, "").length;
    const isLetters = /\p{L}{3}/u.test(text);
    mark(at, 30, digits > 0);
    mark(at, 31, /\p{Lu}/u.test(text) && text === text.toUpperCase());
    mark(at, 32, /^\p{Lu}/u.test(text));
    mark(at, 33, /:$/.test(text));
    mark(at, 34, text.includes("@"));
    mark(at, 35, /www|\.(com|co|de|fr|net|org|ie|nz|au|ca|it|es|nl|uk|pt|pl|se|at|ch|be|in|sg|za)\b/i.test(text));
    mark(at, 36, text.includes("%"));
    mark(at, 37, Math.min(gap, 9) / 9);
    mark(at, 38, Math.log2(Math.max(height, 0.001) / usual));
    mark(at, 39, /\.$/.test(text));
    mark(at, 40, text.length / 12);
    mark(at, 41, digits / Math.max(1, text.length));
    mark(at, 42, page > 0);
    mark(at, 43, height / tallest);
    mark(at, 44, isLetters ? Math.min(3, (counts.get(word) ?? 1) - 1) / 2 : 0);
    mark(at, 45, isLetters && domains.some((domain) => matchesWebName(word, domain)));
    mark(at, 46, FORM.test(` ${text}`));
    mark(at, 47, tokens[at - 1]?.cell !== cell);
    mark(at, 48, tokens[at + 1]?.cell !== cell);
    mark(at, 49, tokens[at - 1]?.row !== row);
    mark(at, 50, row / Math.max(1, last));
    mark(at, 51, row < 3);
  }
  markKnown(mark, small);
}

function markKnown(mark: Mark, words: readonly string[]): void {
  for (const [at] of words.entries())
    for (let length = 1; length <= LONGEST; length++)
      if (KNOWN.has(words.slice(at, at + length).join("")))
        for (let each = at; each < at + length; each++) mark(each, 52, true);
}

/** Marks 54 to 73: the rules' results; the network learns when to trust them. */
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
