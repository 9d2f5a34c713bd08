import type { Word } from "./page.ts";

/** Fewer letters than this may be initials or a list. */
const MIN_LETTERS = 4;
/** In letter heights: wider gaps are columns. */
const MAX_GAP = 1.2;
/** By how much of one two gaps in a word differ; those between words differ more. */
const MAX_DIFFERENCE = 0.35;

/** Joins letters that were spaced out, as in a heading: 'A C M E' is ACME. */
export function joinSpacedLetters(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const count = spacedFrom(words, at);
    const run = words.slice(at, at + Math.max(1, count));
    joined.push(...(count < MIN_LETTERS ? run : [together(run)]));
    at += run.length;
  }
  return joined;
}

const isLetter = (word: Word | undefined): word is Word => word !== undefined && /^\p{L}$/u.test(word.text);

/** How many words from one on are letters of one spaced word. */
function spacedFrom(words: readonly Word[], from: number): number {
  let usual: number | undefined;
  let at = from;
  for (; isLetter(words[at]); at++) {
    const [letter, next] = [words[at], words[at + 1]];
    if (letter === undefined || !isLetter(next) || next.y !== letter.y || next.height !== letter.height) break;
    const gap = next.x - letter.x - letter.width;
    usual ??= gap;
    if (gap <= 0 || gap > MAX_GAP * letter.height || Math.abs(gap - usual) > MAX_DIFFERENCE * usual) break;
  }
  return isLetter(words[at]) ? at - from + 1 : 0;
}

function together(letters: readonly Word[]): Word {
  const [first, last] = [letters[0], letters.at(-1)];
  if (first === undefined || last === undefined) throw new Error("no letters");
  return { ...first, text: letters.map(({ text }) => text).join(""), width: last.x + last.width - first.x };
}
