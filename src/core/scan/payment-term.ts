import { boxOf, type Found } from "./found.ts";
import type { Row } from "./rows.ts";
import { plain } from "./squash.ts";

const DAYS: readonly RegExp[] = [
  /\bnet\s?(\d{1,3})\b(?!\s?[%.,]\d)/g,
  /(?:within|in|terms?:?)\s+(\d{1,3})\s*(?:calendar\s+)?days/g,
  /(\d{1,3})\s*days?\s+(?:net|from|after|of|payment)/g,
  /(?:payment|due|payable)[^.]{0,30}?\b(\d{1,3})\s*days/g,
  /(?:innerhalb|binnen)(?:\s+von)?\s+(\d{1,3})\s*(?:kalender)?tagen/g,
  /(?:zahlbar|zahlungsziel|zahlungsbedingung\w*|netto|ziel|fallig)[^.;]{0,40}?\b(\d{1,3})\s*tagen?\b/g,
  /(\d{1,3})\s*tage?\s*(?:rein\s*)?netto/g,
  /(?:a|sous|dans)\s+(\d{1,3})\s+jours/g,
  /(\d{1,3})\s+jours\s+(?:net|date|fin)/g,
];
const AT_ONCE =
  /due (?:up)?on receipt|payable (?:immediately|on receipt)|payment due immediately|sofort (?:fallig|zahlbar|netto|ohne abzug)|(?:zahlbar|fallig) sofort|prompt netto|a reception|comptant/;
const DISCOUNT = /skonto|escompte|discount/;

/** The payment term in days: "net 14", "within 30 days", "due on receipt". Ignores discount terms. */
export function termIn(words: string, upTo = words.length): number | undefined {
  const text = plain(words);
  const found = DAYS.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap((match) => {
    const days = Number(match[1]);
    if (match.index >= upTo || days > 120) return [];
    const tail = text.slice(match.index, match.index + match[0].length + 25);
    return DISCOUNT.test(tail) && !/net|ohne abzug/.test(match[0]) ? [] : [days];
  });
  if (AT_ONCE.test(text.slice(0, upTo + 20))) found.push(0);
  return found.length === 0 ? undefined : Math.max(...found);
}

/** Finds the payment term in days from the document's date. */
export function findTerm(rows: readonly Row[]): Found<number> | undefined {
  let best: Found<number> | undefined;
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1];
    // A sentence may continue on the next row; what starts there is found there.
    const text = `${row.text} ${next?.page === row.page ? next.text : ""}`;
    const value = termIn(text, row.text.length);
    if (value === undefined || (best !== undefined && best.value >= value)) continue;
    best = { value, confidence: value === 0 ? 0.7 : 0.85, place: { page: row.page, box: boxOf(row) } };
  }
  return best;
}
