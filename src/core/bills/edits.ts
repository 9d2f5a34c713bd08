import { formatMoney } from "#core/money.ts";
import type { Bill } from "./bill.ts";

/** What can change in a bill. `amount-began` isn't an edit: a scheduled amount took effect. */
export const EDIT_KINDS = [
  "name",
  "amount",
  "next-amount",
  "amount-began",
  "interval",
  "due-date",
  "end",
  "estimate",
  "category",
  "account",
  "automatic",
  "notes",
  "website",
  "customer-number",
  "paused",
  "resumed",
  "archived",
  "brought-back",
] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

/** One changed field, with its old and new values where those are recorded. */
export type Edit = { what: EditKind; before: string | null; after: string | null };

/** The longest value that is kept. */
export const EDIT_LENGTH = 100;
/** How many edits of a bill are kept. */
export const MOST_EDITS = 100;

type ReadField = (bill: Bill) => string | null;

/** The compared fields, and whether their old and new values are recorded. */
const FIELDS: readonly [what: EditKind, read: ReadField, isRecorded: boolean][] = [
  ["name", ({ name }) => name, true],
  ["amount", ({ amount }) => formatMoney(amount), true],
  ["interval", ({ frequency, every, unit, skippedMonths }) => [frequency, every, unit, ...skippedMonths].join(), false],
  ["due-date", ({ paymentDay, paymentDayType, anchorDate }) => [paymentDay, paymentDayType, anchorDate].join(), false],
  ["end", ({ endsOn }) => endsOn, true],
  ["estimate", ({ estimate }) => estimate, false],
  ["category", ({ category }) => category, true],
  ["account", ({ accountId }) => String(accountId), false],
  ["automatic", ({ isAutomatic, isDirectDebit }) => [isAutomatic, isDirectDebit].join(), false],
  ["notes", ({ notes }) => notes, false],
  ["website", ({ website }) => website, true],
  ["customer-number", ({ customerNumber }) => customerNumber, true],
];

/** The fields that an edit changed. */
export function editsOf(before: Bill, after: Bill): Edit[] {
  const edits = FIELDS.flatMap(([what, read, isRecorded]): Edit[] => {
    const [oldValue, newValue] = [read(before), read(after)];
    if (oldValue === newValue) return [];
    return [{ what, before: isRecorded ? shortened(oldValue) : null, after: isRecorded ? shortened(newValue) : null }];
  });
  const next = ({ nextAmount, nextAmountFrom }: Bill) =>
    nextAmount === null ? null : `${formatMoney(nextAmount)} ${nextAmountFrom}`;
  const [oldValue, newValue] = [next(before), next(after)];
  return oldValue === newValue ? edits : [...edits, { what: "next-amount", before: oldValue, after: newValue }];
}

/** Shortens a value without cutting a surrogate pair in half. */
function shortened(text: string | null): string | null {
  if (text === null || text.length <= EDIT_LENGTH) return text;
  return `${text.slice(0, EDIT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
