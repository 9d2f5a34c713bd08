import { FORM } from "#core/scan/company-words.ts";
import { PROVIDERS } from "#core/scan/providers.ts";
import type { Row } from "#core/scan/rows.ts";
import { squash } from "#core/scan/squash.ts";
import { isOfWebName, webNamesIn } from "#core/scan/web-names.ts";
import type { Mark, Token } from "./tokens.ts";

const KNOWN = new Set(PROVIDERS.map(squash));
/** The most words a known name has. */
const LONGEST = 4;

/** Marks 30 to 52: how a word is written and set, whether it repeats, and whether it is part of a name. */
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
    mark(at, 45, isLetters && domains.some((domain) => isOfWebName(word, domain)));
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
