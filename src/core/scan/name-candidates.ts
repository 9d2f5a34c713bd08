import { ADDRESS, BILLER, FORM, NOT_A_NAME, RECIPIENT } from "./company-words.ts";
import type { Found } from "./found.ts";
import { boxOf } from "./found.ts";
import type { Cell, Row } from "./rows.ts";

export type NameCandidate = {
  text: string;
  /** Its row among all. */
  at: number;
  /** Its place among the lines worth considering, the topmost being 0. */
  nth: number;
  height: number;
  isIntroduced: boolean;
  isRecipient: boolean;
  isSenderLine: boolean;
  place: NonNullable<Found<string>["place"]>;
};

const SEPARATOR = /\s*[·•|∙▪■●]\s*|\s+[-–—*]\s+|\s{2,}|,\s+/;

/** Registration numbers and the like are no part of a name. */
export function cleanName(text: string): string {
  return text
    .replace(
      /\s*[([]?\s*(?:co\.?|company|reg(?:istration|n)?\.?|roc|gst|vat|abn|acn)?\.?\s*(?:reg\.?\s*)?(?:no\.?|id|number)?\s*:?\s*\(?\d{5,}[-\d]*\s*-?\s*[A-Z]{0,2}\s*[)\]]?\s*$/i,
      "",
    )
    .replace(/^[\s*\-–—_=~.,:;'"#<>|+]+|[\s*\-–—_=~,:;'"#<>|+]+$/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

export const isNameLike = (text: string) => {
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  return letters >= 3 && text.length <= 70 && letters >= text.replace(/\s/g, "").length * 0.5;
};

/** Everything on the first page that could be the name of who wrote it. */
export function nameCandidates(rows: readonly Row[]): NameCandidate[] {
  const first = rows.filter((row) => row.page === 0);
  const found: NameCandidate[] = [];
  let recipient: { x: number; right: number; bottom: number } | undefined;
  let nth = 0;
  first.forEach((row, at) => {
    for (const cell of row.cells) {
      const introduced = introducedIn(cell, BILLER);
      if (RECIPIENT.test(cell.text))
        recipient = { x: cell.x, right: cell.x + cell.width, bottom: cell.y + cell.height * 7 };
      const parts = partsOf(cell);
      for (const [index, part] of parts.entries()) {
        const text = cleanName(index === 0 && introduced !== undefined ? introduced : part);
        if (!isNameLike(text) || (NOT_A_NAME.test(text) && introduced === undefined)) continue;
        const isBelow =
          recipient !== undefined &&
          cell.y < recipient.bottom &&
          cell.x < recipient.right &&
          cell.x + cell.width > recipient.x - 5;
        found.push({
          text,
          at,
          nth: nth++,
          height: cell.height,
          isIntroduced: introduced !== undefined && index === 0,
          isRecipient: isBelow,
          isSenderLine:
            parts.length > 2 &&
            index === 0 &&
            parts.slice(1).some((each) => ADDRESS.test(each) || /\d{4,5}/.test(each)),
          place: { page: 0, box: boxOf(cell) },
        });
      }
    }
  });
  return found;
}

/** A line such as "Firma · Street 1 · 12345 Town" is read in parts, unless it is a name with a comma in it. */
function partsOf(cell: Cell): string[] {
  const parts = cell.text.split(SEPARATOR).filter((part) => part !== "");
  return parts.length > 1 && (ADDRESS.test(cell.text) || parts.length > 2 || FORM.test(parts[0] ?? ""))
    ? parts
    : [cell.text];
}

/** "Sold by: Somebody Ltd" names Somebody Ltd. */
function introducedIn(cell: Cell, pattern: RegExp): string | undefined {
  const match = pattern.exec(cell.text);
  const rest = match && cell.text.slice(match.index + match[0].length).replace(/^[\s:]+/, "");
  return rest && isNameLike(rest) ? rest : undefined;
}
