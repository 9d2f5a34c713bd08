import type { DecimalMark } from "#core/statements/amount-text.ts";
import type { DateOrder } from "#core/statements/date-text.ts";
import type { Delimiter } from "./rows.ts";

/**
 * What a column holds. `out` and `in` are two columns without signs; `marker` says which way an amount without a sign went;
 * `payer` is who sent money, where that is another column than who got it.
 */
export const COLUMN_ROLES = [
  "date",
  "amount",
  "out",
  "in",
  "marker",
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

/** How a bank's table is to be read: found by looking, corrected by the person, remembered. Rows count from 0. */
export type CsvLayout = {
  delimiter: Delimiter;
  /** The row with the columns' names; null when there is none. */
  headerRow: number | null;
  firstRow: number;
  dateOrder: DateOrder;
  decimalMark: DecimalMark;
  /** Money out stands there without a minus, money in with one, as some credit cards have it. */
  isTurned: boolean;
  roles: ColumnRole[];
};

/** The columns that hold something, in order. */
export const columnsOf = ({ roles }: CsvLayout, role: ColumnRole): number[] =>
  roles.flatMap((one, at) => (one === role ? [at] : []));

/** Whether lines can be read: a day, and an amount in one column or in two. */
export function isComplete(layout: CsvLayout): boolean {
  const has = (role: ColumnRole) => layout.roles.includes(role);
  return has("date") && (has("amount") || has("out") || has("in"));
}

/** A bank's tables by the names of their columns, or by their number where they have none; the same bank's next file has the same. */
export function layoutKey(rows: readonly (readonly string[])[], { headerRow, roles, delimiter }: CsvLayout): string {
  const names = headerRow === null ? undefined : rows[headerRow];
  const key = names?.map((name) => name.trim().toLowerCase()).join("|") ?? `${roles.length} columns ${delimiter}`;
  return key.replace(/[\0\uD800-\uDFFF]/g, "").slice(0, 300);
}
