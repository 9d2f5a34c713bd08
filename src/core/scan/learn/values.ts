import type { Day } from "#core/day.ts";
import { formatMoney } from "#core/money.ts";
import { type DateOrder, dateOrderOf, datesIn, dayOf } from "#core/scan/date-text.ts";
import { placeIn } from "#core/scan/found.ts";
import { contextOf } from "#core/scan/labels.ts";
import { moneyIn } from "#core/scan/money-text.ts";
import { type Box, type Page, toPageFractions } from "#core/scan/page.ts";
import { resolveDay } from "#core/scan/reader/candidates.ts";
import { partsIn } from "#core/scan/reader/date-parts.ts";
import { type Cell, type Row, rowsOf } from "#core/scan/rows.ts";
import { plain } from "#core/scan/squash.ts";

/** How a value is written: an amount with or without a currency mark; an unambiguous or ambiguous date; or part of a date. */
export const MONEY_FORMS = ["marked", "plain"] as const;
export const DAY_FORMS = ["date", "day-first", "month-first", "part", "term", "monthday"] as const;
export const VALUE_FORMS = [...MONEY_FORMS, ...DAY_FORMS] as const;
export type ValueForm = (typeof VALUE_FORMS)[number];

/** A possible amount or day on a bill: its value, form, label and position. */
export type PaperValue = { value: string; form: ValueForm; label: string; page: number; box: Box };

/** The most values of one bill, and the longest label. */
export const MOST_VALUES = 200;
export const LABEL_LENGTH = 40;

type Piece = { at: number; length: number; value: string; form: ValueForm };

/** Every amount and day on a bill; only the first and last of a long one, where totals are. */
export function valuesOn(pages: readonly Page[], issued: Day | null): PaperValue[] {
  const rows = rowsOf(pages);
  const order = dateOrderOf(rows.map(({ text }) => text));
  const pieces = rows.flatMap((row, at) =>
    row.cells.flatMap((cell) => piecesIn(cell.text, order, issued).map((piece) => ({ row, at, cell, piece }))),
  );
  const keptPieces =
    pieces.length <= MOST_VALUES ? pieces : [...pieces.slice(0, MOST_VALUES / 2), ...pieces.slice(-MOST_VALUES / 2)];
  return keptPieces.flatMap(({ row, at, cell, piece: { at: from, length, value, form } }) => {
    const place = placeIn(row, cell, from, length);
    const page = pages[place.page];
    if (page === undefined) return [];
    const label = labelOf(rows, at, cell, from);
    return [{ value, form, label, page: place.page + 1, box: toPageFractions(place.box, page) }];
  });
}

/** A value's label: the text to its left, or else above. Only its end, without figures. */
function labelOf(rows: readonly Row[], at: number, cell: Cell, from: number): string {
  const { left, above } = contextOf(rows, at, cell, from);
  const words = [left, above].map((text) => text.replace(/\d/g, ""));
  return (words.find((text) => /\p{L}{2}/u.test(text)) ?? "").slice(-LABEL_LENGTH);
}

function piecesIn(text: string, order: DateOrder, issued: Day | null): Piece[] {
  const dates = datesIn(text).flatMap((found): Piece[] => {
    const { at, length } = found;
    const [day, otherDay] = [dayOf(found, order), dayOf(found, otherOrder(order))];
    if (day === undefined) return [];
    if (day === otherDay || otherDay === undefined) return [{ at, length, value: day, form: "date" }];
    return [
      { at, length, value: day, form: order },
      { at, length, value: otherDay, form: otherOrder(order) },
    ];
  });
  const isFree = ({ at, length }: { at: number; length: number }) =>
    dates.every((date) => at + length <= date.at || date.at + date.length <= at);
  const plainText = plain(text);
  const parts = partsIn(plainText.length === text.length ? plainText : text.toLowerCase(), order).flatMap(
    (part): Piece[] => {
      const { at, length, ...rest } = part;
      const value = resolveDay({ ...rest, first: 0, last: 0 }, issued ?? undefined);
      return value === undefined || !isFree(part) ? [] : [{ at, length, value, form: part.kind }];
    },
  );
  const amounts = moneyIn(text).flatMap(({ at, length, amount, isMarked }): Piece[] =>
    amount < 0 || !isFree({ at, length })
      ? []
      : [{ at, length, value: formatMoney(amount), form: isMarked ? "marked" : "plain" }],
  );
  return [...dates, ...parts, ...amounts];
}

const otherOrder = (order: DateOrder): DateOrder => (order === "day-first" ? "month-first" : "day-first");
