import { around, type Box } from "./page.ts";
import type { Cell, Row } from "./rows.ts";

/** A value, how sure we are, and where it stands: the page's index and the box in the page's own units. */
export type Found<T> = { value: T; confidence: number; place?: { page: number; box: Box } | undefined };

/** A line that may be the name of who sent the bill. */
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
  /** It stands below an address, where a letterhead has ended: an owner's name, or a customer's. */
  isBelowAddress: boolean;
  /** A figure of money stands to its right, as to what was bought. */
  isPriced: boolean;
  /** It stands with the number it is registered under. */
  isRegistered: boolean;
  place: NonNullable<Found<string>["place"]>;
};

/** The place of a piece of a cell's text: the words it touches. */
export function placeIn(row: Row, cell: Cell, at: number, length: number) {
  const touched = cell.words.filter((word) => {
    const share = cell.width / Math.max(1, cell.text.length);
    const from = cell.x + at * share;
    return word.x + word.width > from && word.x < from + length * share;
  });
  return { page: row.page, box: touched.length > 0 ? around(touched) : { ...boxOf(cell) } };
}

export const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });
