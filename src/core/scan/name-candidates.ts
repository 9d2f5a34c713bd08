import { ADDRESS, BILLER, FORM, NOT_A_NAME, RECIPIENT } from "./company-words.ts";
import { countDistinctiveLetters, withContinued } from "./continued-names.ts";
import { boxOf, type NameCandidate } from "./found.ts";
import { moneyIn } from "./money-text.ts";
import { repairName, repairWords } from "./repair-words.ts";
import { type Cell, type Row, usualHeight } from "./rows.ts";
import { squash } from "./squash.ts";
import { isWebAddress } from "./web-names.ts";

const SEPARATOR = /\s*[·•|∙▪■●]\s*|\s+[-–—*]\s+|\s{2,}|,\s+/;

/** Removes registration numbers and the like from a name. */
export function cleanName(text: string): string {
  const withoutNumbers = text
    .replace(/^\d{6,}\s+(?=\p{L})|^own(?:ed|er)? by\W+/iu, "")
    .replace(/\s*[([](?=[^)\]]*\d{3})[^)\]]*[)\]]?\s*/g, " ")
    .replace(
      /\s+(?:co\.?|company|reg(?:istration|n)?\.?|roc|gst|vat|abn|acn)?\.?\s*(?:no\.?|id|number)?\s*:?\s*S?\d{5,}[-\d]*\s*[-·]?\s*[A-Z]{0,2}(?=[\s)\]]|$).*$/i,
      "",
    )
    .replace(/\s+(tax )?(invoice|receipt|statement|rechnung|facture|bill)$/i, "");
  return repairName(repairWords(trimmed(withoutNumbers)));
}

const trimmed = (text: string) =>
  text
    .replace(/^[\s*\-–—_=~.,:;'"#<>|+]+|[\s*\-–—_=~,:;'"#<>|+]+$/g, "")
    .replace(/\s+/g, " ")
    .trim();

export const isNameLike = (text: string) => {
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  return letters >= 3 && text.length <= 70 && letters >= text.replace(/\s/g, "").length * 0.5;
};

/** Longer lines are sentences. */
const LONGEST = 110;

type Block = { x: number; right: number; bottom: number; isBiller: boolean };

/** Everything on the first page that could be the biller's name. */
export function nameCandidates(rows: readonly Row[]): NameCandidate[] {
  const found: NameCandidate[] = [];
  const blocks: Block[] = [];
  let addresses = 0;
  let customerAt = rows.length;
  rows.forEach((row, at) => {
    if (row.page > 0) return;
    const isBelowAddress = addresses > 0;
    if (found.length > 0 && ADDRESS.test(row.text) && !FORM.test(cleanName(row.text))) addresses++;
    const cells = isSpacedName(row, at) ? [wholeOf(row)] : row.cells;
    for (const [index, cell] of cells.entries()) {
      const role = roleOf(cell, cells[index - 1], blocks);
      const heading = headingOf(cell);
      if (heading) blocks.unshift(heading);
      if (heading?.isBiller === false) customerAt = Math.min(customerAt, at);
      const parts = partsOf(cell).filter((part) => part.length <= LONGEST);
      for (const [nth, part] of parts.entries()) {
        const introduced = nth === 0 ? introducedIn(part) : undefined;
        const text = cleanName(introduced ?? part);
        const isOther = introduced === undefined && (NOT_A_NAME.test(text) || NOT_A_NAME.test(part) || heading);
        if (!isNameLike(text) || isOther || isWebAddress(text)) continue;
        found.push({
          text,
          at,
          nth: found.length,
          height: cell.height,
          isIntroduced: nth === 0 && (introduced !== undefined || role === "biller"),
          isRecipient: introduced === undefined && role === "recipient",
          isSenderLine:
            nth === 0 && parts.length > 2 && parts.slice(1).some((each) => ADDRESS.test(each) || /\d{4,5}/.test(each)),
          isBelowAddress,
          isPriced: cells.slice(index + 1).some(({ text: right }) => moneyIn(right).length > 0),
          isRegistered: /[([][^)\]]*\d{4}[^)\]]*[)\]]?\W*$/.test(part),
          place: { page: 0, box: boxOf(cell) },
        });
      }
    }
  });
  const recipients = new Set(found.filter(({ isRecipient }) => isRecipient).map(({ text }) => squash(text)));
  return withContinued(found, usualHeight(rows))
    .filter(({ text }) => countDistinctiveLetters(text) > 1)
    .map((one) => ({
      ...one,
      // Anything above the customer's block belongs to the sender, even if repeated below.
      isRecipient: one.isRecipient || (!one.isIntroduced && one.at >= customerAt && recipients.has(squash(one.text))),
    }));
}

/** Whether a letterhead's words are so far apart that they look like columns. */
function isSpacedName({ cells, height }: Row, at: number): boolean {
  if (at > 7 || cells.length < 2 || cells.length > 4) return false;
  return cells.every(({ text, x }, index) => {
    const before = cells[index - 1];
    const gap = before === undefined ? 0 : x - before.x - before.width;
    return /^[\p{L}&'’.() ]+$/u.test(text) && gap < 2.2 * height && !NOT_A_NAME.test(text);
  });
}

const wholeOf = ({ cells, ...row }: Row): Cell => ({
  ...row,
  text: cells.map(({ text }) => text).join(" "),
  words: cells.flatMap(({ words }) => words),
});

/** The party that a cell introduces in the lines below it. */
function headingOf(cell: Cell): Block | undefined {
  const isBiller = BILLER.test(cell.text);
  if (!isBiller && !RECIPIENT.test(cell.text)) return undefined;
  const lines = isBiller ? 2.6 : 7;
  return { x: cell.x, right: cell.x + cell.width, bottom: cell.y + cell.height * lines, isBiller };
}

/** The party whose block a cell is in: below a heading in its column, or next to a "Name:" below one. */
function roleOf(cell: Cell, left: Cell | undefined, blocks: readonly Block[]): "biller" | "recipient" | undefined {
  const isNamed = left !== undefined && /^(name|firma|company)\W*$/i.test(left.text);
  const start = isNamed ? left : cell;
  const block = blocks.find(({ x, right, bottom, isBiller }) => {
    const reach = isNamed && isBiller ? bottom + cell.height * 3 : bottom;
    return start.y < reach && start.x < right && start.x + start.width > x - 5;
  });
  return block && (block.isBiller ? "biller" : "recipient");
}

/** Splits a line such as "Firma · Street 1 · 12345 Town" into parts, unless it's a name with a comma. */
function partsOf(cell: Cell): string[] {
  const parts = cell.text.split(SEPARATOR).filter((part) => part !== "");
  if (parts.length > 1 && cell.text.includes(" | ")) return parts;
  const isList = ADDRESS.test(cell.text) || parts.length > 2 || FORM.test(parts[0] ?? "");
  return parts.length > 1 && isList ? parts : [cell.text];
}

/** The name in "Sold by: Example Ltd". */
function introducedIn(text: string): string | undefined {
  const match = BILLER.exec(text);
  const rest = match && text.slice(match.index + match[0].length).trim();
  return rest && isNameLike(rest) ? rest : undefined;
}
