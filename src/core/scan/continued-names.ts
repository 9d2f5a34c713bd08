import { ADDRESS, COMMON, FORM, NEVER_FIRST, TRADE } from "./company-words.ts";
import type { NameCandidate } from "./found.ts";
import { type Box, boundingBox } from "./page.ts";

/** The number of distinctive letters in a name. */
export const countDistinctiveLetters = (text: string) => text.replace(COMMON, "").replace(/[^\p{L}]/gu, "").length;

/**
 * Joins a name to the line above if it can't start there: "WESTERN EASTERN" and "STATIONERY SDN BHD". The same for the line
 * after one that can't end there, "HOME MASTER HARDWARE &", and for the second line of a large heading.
 */
export function withContinued(found: readonly NameCandidate[], usual: number): NameCandidate[] {
  const joined: NameCandidate[] = [];
  for (const one of found) {
    const above = joined.findLast((other) => isAbove(other, one));
    const isOpen = above !== undefined && !ADDRESS.test(above.text) && !FORM.test(above.text) && above.text.length < 40;
    const isWrapped = isOpen && isHeading(above, one, usual);
    const isUnfinished = isOpen && NEVER_LAST.test(above.text);
    if (isUnfinished) joined.splice(joined.indexOf(above), 1);
    if (isWrapped) joined.push(one);
    if (isOpen && (isWrapped || isUnfinished || isContinuation(one.text) || isLastWord(above, one))) {
      const box = boundingBox([above.place.box, one.place.box]);
      joined.push({ ...one, text: `${above.text} ${one.text}`, nth: above.nth, place: { page: 0, box } });
    } else joined.push(one);
  }
  return joined;
}

const NEVER_LAST = /\p{L}\s*&$/u;

/** Whether a line is directly above in the same column, ignoring lines of other columns. */
function isAbove({ at, place: { box } }: NameCandidate, one: NameCandidate): boolean {
  const below: Box = one.place.box;
  const isOver = box.x < below.x + below.width && below.x < box.x + box.width;
  const gap = below.y - (box.y + box.height);
  return isOver && (one.at - at === 1 || (one.at > at && one.at - at < 4 && gap < 0.8 * below.height));
}

/** Whether both lines are in the same large type and left-aligned. */
function isHeading({ height, place: { box } }: NameCandidate, one: NameCandidate, usual: number): boolean {
  const below = one.place.box;
  const isAlike = Math.abs(height - one.height) < 0.12 * height && Math.abs(box.x - below.x) < 0.5 * height;
  return isAlike && height > 1.3 * usual && below.y - (box.y + box.height) < 0.8 * height && !/\d/.test(one.text);
}

/** "KEDAI UBAT & RUNCIT HONG" above "NING SDN. BHD.": one word with its legal form, centred below a longer line in the same type. */
function isLastWord(above: NameCandidate, { text, height, place: { box } }: NameCandidate): boolean {
  const aboveBox = above.place.box;
  const word = text.replace(FORM, "").trim();
  const isMiddle = Math.abs(aboveBox.x + aboveBox.width / 2 - box.x - box.width / 2) < height;
  const isLonger = aboveBox.width > 1.2 * box.width && /\s\S+\s/.test(above.text);
  const isNear = box.y - (aboveBox.y + aboveBox.height) < height && Math.abs(above.height - height) < 0.2 * height;
  return word !== text && /^\p{L}+$/u.test(word) && TRADE.test(above.text) && isMiddle && isLonger && isNear;
}

function isContinuation(text: string): boolean {
  if (NEVER_FIRST.test(text)) return true;
  if (text.startsWith("(") && FORM.test(text)) return true;
  if (text.indexOf(")") >= 0 && (text.indexOf("(") < 0 || text.indexOf("(") > text.indexOf(")"))) return true;
  return FORM.test(text) && countDistinctiveLetters(text) < 3;
}
