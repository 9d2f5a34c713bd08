import { billerDomains, isNameOfDomain, nameOfDomain } from "./biller-domain.ts";
import { BANK, FORM, GREETING, HEADING, INSTITUTION, STREET, TITLE, TITLE_ALONE, TRADE } from "./company-words.ts";
import { datesIn } from "./date-text.ts";
import { nameCandidates } from "./name-candidates.ts";
import { type Box, type Page, toPageFractions, type Word } from "./page.ts";
import { PROVIDERS } from "./providers.ts";
import type { Draft, DraftFinding } from "./read-bill.ts";
import { type Cell, type Row, rowsOf, usualHeight } from "./rows.ts";
import { plain, squash } from "./squash.ts";

const KNOWN = new Set(PROVIDERS.map(squash));

/** How much larger than usual a letterhead is, and how far down. */
const LARGE = 1.3;
const HEAD = 0.4;
const TOP = 0.15;

/** What a page says about a name, from worst to best. */
const EVIDENCE = { against: 0, none: 1, company: 2, letterhead: 3, domain: 4 } as const;
type Evidence = (typeof EVIDENCE)[keyof typeof EVIDENCE];

/** A draft, the pages its name was read from, and those of their words that are drawn, as a logo's are. */
export type NamedPages = { draft: Draft; pages: readonly Page[]; drawn?: readonly Word[] };

/** How well the pages support a name as the sender's. */
function evidenceFor({ draft: { name, findings }, pages, drawn = [] }: NamedPages): Evidence {
  const [page] = pages;
  if (name === null || page === undefined) return EVIDENCE.against;
  const rows = rowsOf([page]);
  const domains = billerDomains(rowsOf(pages));
  const line = findings.name?.page === 1 && findings.name.box ? lineAt(rows, toPageUnits(findings.name.box, page)) : {};
  const isLarge = isInLargeType(name, rows, page);
  const isOther = isPlaceOrDay(name, line) || BANK.test(line.row?.text ?? "");
  const isForName = isMailedTo(name, rows) || (!isLarge && isRecipient(name, rows, line));
  if (isOther || isForName) return EVIDENCE.against;
  if (domains.some((domain) => isNameOfDomain(name, domain))) return EVIDENCE.domain;
  if (HEADING.test(name)) return EVIDENCE.against;
  const isTrade = TRADE.test(plain(name));
  if (isLarge || (isTrade && line.cell && line.cell.y < TOP * page.height)) return EVIDENCE.letterhead;
  const isDrawn = squash(drawn.map(({ text }) => text).join(" ")).includes(squash(name));
  if (isDrawn || isCompany(name, rows)) return EVIDENCE.company;
  // Somebody above a street, on a paper whose sender has another address.
  const isPerson = !isTrade && !INSTITUTION.test(plain(name)) && isAddressed(line);
  return isPerson && domains.length > 0 ? EVIDENCE.against : EVIDENCE.none;
}

/** Whether a name is worth another look: nothing supports it, or only its legal form where an address says otherwise. */
export function isWeakName(draft: Draft, pages: readonly Page[]): boolean {
  const least = billerDomains(rowsOf(pages)).length > 0 ? EVIDENCE.letterhead : EVIDENCE.company;
  return evidenceFor({ draft, pages }) < least;
}

type Line = { row?: Row; cell?: Cell; above?: Cell | undefined; below?: Cell | undefined };

/** The line at a place, and those right above and below it in its column. */
function lineAt(rows: readonly Row[], box: Box): Line {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isAt = (one: Box) => one.x <= x && x <= one.x + one.width && one.y <= y && y <= one.y + one.height;
  const row = rows.find((one) => isAt(one) && one.cells.some(isAt));
  const cell = row?.cells.find(isAt);
  if (row === undefined || cell === undefined) return {};
  const cells = rows.flatMap((one) => one.cells);
  const isAligned = (one: Cell) =>
    Math.abs(one.x - cell.x) < cell.height || Math.abs(one.x + one.width - cell.x - cell.width) < cell.height;
  const isNear = (upper: Cell, lower: Cell) =>
    upper.y < lower.y && lower.y - upper.y - upper.height < cell.height && isAligned(upper) && isAligned(lower);
  return {
    row,
    cell,
    above: cells.findLast((one) => isNear(one, cell)),
    below: cells.find((one) => isNear(cell, one)),
  };
}

/** Whether the bill is addressed to a name: by a title, below a heading such as "Bill to", or by a greeting. */
function isRecipient(name: string, rows: readonly Row[], { cell, above }: Line): boolean {
  if (TITLE.test(name) || TITLE.test(cell?.text ?? "") || TITLE_ALONE.test(above?.text ?? "")) return true;
  const isSame = (text: string) => [text, text.replace(FORM, "")].some((one) => squash(one) === squash(name));
  const same = nameCandidates(rows).filter(({ text }) => isSame(text));
  if (same.length > 0 && same.every((one) => one.isRecipient)) return true;
  const words = wordsOf(name);
  return rows.some(({ text }) => {
    const [greeting] = GREETING.exec(text) ?? [];
    const greeted = greeting === undefined ? [] : wordsOf(text.slice(greeting.length));
    return greeted.length > 0 && greeted.every((word) => words.includes(word));
  });
}

/** A printed email's recipient. */
const MAILED_TO = /(?:^|\s)(?:to|an|à|aan|para|per|a)\s?:[^@:]{0,60}@(?:[a-z0-9-]+\.)*([a-z0-9-]+)\.[a-z]{2,}/i;

/** Whether a name is that of the company an email went to, and not the sender's too. */
function isMailedTo(name: string, rows: readonly Row[]): boolean {
  return rows.some(({ text }) => {
    const domain = MAILED_TO.exec(text)?.[1];
    return domain !== undefined && isNameOfDomain(name, domain);
  });
}

const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}]+/u)
    .map(squash)
    .filter((word) => word !== "");

/** Whether a line is the first of an address: above a street in the same type. */
const isAddressed = ({ cell, below }: Line) =>
  cell !== undefined &&
  below !== undefined &&
  STREET.test(below.text) &&
  Math.abs(cell.height - below.height) < 0.1 * cell.height;

/** Whether a name is a date, or part of an address: beside a postcode, or below a street. */
function isPlaceOrDay(name: string, { cell, above }: Line): boolean {
  if (datesIn(name).length > 0) return true;
  if (cell === undefined || TRADE.test(plain(name)) || FORM.test(cell.text)) return false;
  const [before = "", after = ""] = cell.text.split(name);
  const isByPostcode = /\d{3}\S* (?:\p{Lu}{2} )?$/u.test(before) || /^(?:,? \p{Lu}{2,3})? \d{4}/u.test(after);
  return isByPostcode || (above !== undefined && STREET.test(above.text) && above.height > 0.8 * cell.height);
}

/** Whether a name is printed in large type at the top. */
const isInLargeType = (name: string, rows: readonly Row[], { height }: Page) =>
  rows.some(({ cells, y }) =>
    cells.some((cell) => {
      const isLarge = y < HEAD * height && cell.height > LARGE * usualHeight(rows);
      return isLarge && squash(cell.text).includes(squash(name));
    }),
  );

/** Whether a name is a well-known one, or printed with its legal form. */
const isCompany = (name: string, rows: readonly Row[]) =>
  KNOWN.has(squash(name)) ||
  nameCandidates(rows).some(({ text }) => FORM.test(text) && squash(text).startsWith(squash(name)));

const toPageUnits = ({ x, y, width, height }: Box, page: Page): Box => ({
  x: x * page.width,
  y: y * page.height,
  width: width * page.width,
  height: height * page.height,
});

/** Whether there is no name, or one that is certainly not the sender's. */
export const isSomebodyElse = (known: NamedPages) => evidenceFor(known) === EVIDENCE.against;

/** The draft with another's name, if that one's pages support it better. */
export function withBetterName(known: NamedPages, other: NamedPages): NamedPages {
  const isBetter = evidenceFor(other) > evidenceFor(known);
  if (!isBetter) return known;
  const { name, findings } = other.draft;
  return { ...other, draft: withName(known.draft, name, findings.name) };
}

/** The draft with the name in the sender's address, instead of none or of one that is certainly somebody else's. */
export function withDomainName(known: NamedPages): Draft {
  const { draft, pages } = known;
  const rows = rowsOf(pages);
  const words = wordsOf(draft.name ?? "");
  // A customer's address says no more than the name.
  const isCustomers = (domain: string) =>
    [words.at(-1), words.join("")].includes(squash(domain)) || isNameOfDomain(draft.name ?? "", domain);
  const domain = billerDomains(rows).find((one) => !isCustomers(one));
  if (domain === undefined || !isSomebodyElse(known)) return draft;
  const { value, confidence, place } = nameOfDomain(rows, domain);
  const [page] = pages;
  const box = page && place ? toPageFractions(place.box, page) : null;
  return withName(draft, value, { confidence, page: box && 1, box });
}

const withName = (draft: Draft, name: string | null, finding: DraftFinding | undefined): Draft => ({
  ...draft,
  name,
  findings: { ...draft.findings, ...(finding && { name: finding }) },
});
