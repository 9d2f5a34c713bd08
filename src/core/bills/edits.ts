import { formatMoney } from "#core/money.ts";
import type { Bill } from "./bill.ts";

/** What people change of a bill. An amount that was planned begins by itself. */
export const EDITED = [
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
export type Edited = (typeof EDITED)[number];

/** A change of one thing; what it was and is, where that is short enough to tell. */
export type Edit = { what: Edited; before: string | null; after: string | null };

/** How much of a text is kept. */
export const EDIT_LENGTH = 100;
/** How many changes of a bill are kept. */
export const MOST_EDITS = 100;

type Read = (bill: Bill) => string | null;

/** What is compared, and whether people are told what it was. */
const FIELDS: readonly [what: Edited, read: Read, isTold: boolean][] = [
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

/** Everything that an edit changed. */
export function editsOf(before: Bill, after: Bill): Edit[] {
  const edits = FIELDS.flatMap(([what, read, isTold]): Edit[] => {
    const [was, is] = [read(before), read(after)];
    if (was === is) return [];
    return [{ what, before: isTold ? shortened(was) : null, after: isTold ? shortened(is) : null }];
  });
  const next = ({ nextAmount, nextAmountFrom }: Bill) =>
    nextAmount === null ? null : `${formatMoney(nextAmount)} ${nextAmountFrom}`;
  const [was, is] = [next(before), next(after)];
  return was === is ? edits : [...edits, { what: "next-amount", before: was, after: is }];
}

/** A sign outside the basic plane must not be cut in half. */
function shortened(text: string | null): string | null {
  if (text === null || text.length <= EDIT_LENGTH) return text;
  return `${text.slice(0, EDIT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
