import type { Cents } from "#core/money.ts";
import { type Box, boundingBox } from "./page.ts";
import type { Cell, Row } from "./rows.ts";

/** A value with its confidence and position: the page's index and the box in the page's own units. */
export type Found<T> = { value: T; confidence: number; place?: { page: number; box: Box } | undefined };

/** Amounts that a bill offers to pay instead of the one read. */
export const OTHER_AMOUNT_KINDS = ["minimum", "balance", "instalment", "total"] as const;
export type OtherAmountKind = (typeof OTHER_AMOUNT_KINDS)[number];
export type OtherAmount = Pick<Found<Cents>, "value" | "place"> & { kind: OtherAmountKind };

/** A line that may be the biller's name. */
export type NameCandidate = {
  text: string;
  /** Its row among all. */
  at: number;
  /** Its index among the lines considered; the topmost is 0. */
  nth: number;
  height: number;
  isIntroduced: boolean;
  isRecipient: boolean;
  isSenderLine: boolean;
  /** It's below an address, after the letterhead: an owner's or a customer's name. */
  isBelowAddress: boolean;
  /** There's an amount to its right, as for purchased items. */
  isPriced: boolean;
  /** There's a registration number with it. */
  isRegistered: boolean;
  place: NonNullable<Found<string>["place"]>;
};

/** The position of a piece of a cell's text: the words it touches. */
export function placeIn(row: Row, cell: Cell, at: number, length: number) {
  const touched = cell.words.filter((word) => {
    const share = cell.width / Math.max(1, cell.text.length);
    const from = cell.x + at * share;
    return word.x + word.width > from && word.x < from + length * share;
  });
  return { page: row.page, box: touched.length > 0 ? boundingBox(touched) : { ...boxOf(cell) } };
}

export const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });
