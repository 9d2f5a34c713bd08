import type { Found } from "./found.ts";
import { boxOf } from "./found.ts";
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

/** How many days a paper gives, by its words: "net 14", "within 30 days", "due on receipt". A discount's days are not it. */
export function findTerm(rows: readonly Row[]): Found<number> | undefined {
  const found: Found<number>[] = [];
  rows.forEach((row, at) => {
    const next = rows[at + 1];
    // A sentence goes on in the next row; what begins there is found there.
    const own = plain(row.text);
    const text = `${own} ${next && next.page === row.page ? plain(next.text) : ""}`;
    const place = { page: row.page, box: boxOf(row) };
    for (const pattern of DAYS) {
      for (const match of text.matchAll(pattern)) {
        const days = Number(match[1]);
        if (match.index >= own.length || days > 120) continue;
        const tail = text.slice(match.index, match.index + match[0].length + 25);
        if (DISCOUNT.test(tail) && !/netto|net|ohne abzug/.test(match[0])) continue;
        found.push({ value: days, confidence: 0.85, place });
      }
    }
    if (AT_ONCE.test(own)) found.push({ value: 0, confidence: 0.7, place });
  });
  return found.sort((a, b) => b.value - a.value)[0];
}
