import type { DecimalMark } from "#core/statements/amount-text.ts";
import type { DateOrder } from "#core/statements/date-text.ts";
import type { Delimiter } from "./rows.ts";

/**
 * What a column contains. `out` and `in` are two unsigned amount columns; `marker` gives the direction of an unsigned amount;
 * `payer` is who sent money, if that is a separate column from who received it; `fee` leaves the account besides the amount.
 */
export const COLUMN_ROLES = [
  "date",
  "amount",
  "out",
  "in",
  "marker",
  "fee",
  "name",
  "payer",
  "text",
  "currency",
  "balance",
  "id",
  "status",
  "ignore",
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** How to read a bank's CSV file: detected, corrected by the person and remembered. Rows count from 0. */
export type CsvLayout = {
  delimiter: Delimiter;
  /** The row with the column names; null without one. */
  headerRow: number | null;
  firstRow: number;
  dateOrder: DateOrder;
  decimalMark: DecimalMark;
  /** Money out is positive and money in is negative, as in some credit card files. */
  isTurned: boolean;
  roles: ColumnRole[];
};

/** The columns with a role, in order. */
export const columnsOf = ({ roles }: CsvLayout, role: ColumnRole): number[] =>
  roles.flatMap((one, at) => (one === role ? [at] : []));

/** Whether a layout has a date and an amount in one or two columns. */
export function isComplete(layout: CsvLayout): boolean {
  const has = (role: ColumnRole) => layout.roles.includes(role);
  return has("date") && (has("amount") || has("out") || has("in"));
}

/** Identifies a file's columns by their names, or their number, so that the next file of this kind has the same key. */
export function layoutKey(rows: readonly (readonly string[])[], { headerRow, roles, delimiter }: CsvLayout): string {
  const names = headerRow === null ? undefined : rows[headerRow];
  const key = `${roles.length}${delimiter}${names?.map((name) => name.trim().toLowerCase()).join("|") ?? "no names"}`;
  return key
    .replace(/[\0\uD800-\uDFFF]/g, "")
    .slice(0, 300)
    .trim();
}
