import type { Entry } from "#contract/accounts.ts";
import { addDays, day as asDay } from "#core/day.ts";
import { date, grouped } from "#web/lib/format.ts";

/** Texts that are followed by a bill's name. */
type EntryText = { what: string; bill?: string | undefined };

const ON_ITS_OWN: Record<string, string> = {
  opening: "Opening balance",
  correction: "Balance corrected by you",
  import: "Imported",
  transfer: "Money moved",
};

const FOR_A_BILL: Record<string, string> = {
  weekly: "Weekly credit for",
  "add-week": "Week added for",
  "remove-week": "Week removed for",
  payment: "Payment of",
  reversal: "Undone: payment of",
};

/** Describes a ledger entry. A deleted bill has no name any more. */
export function describeEntry(entry: Pick<Entry, "kind" | "billName" | "weeks" | "day" | "by">): EntryText {
  const { kind, billName, weeks } = entry;
  if (kind === "correction" && entry.by?.isYou === false) return { what: "Balance corrected" };
  const alone = ON_ITS_OWN[kind];
  if (alone) return { what: alone };
  const what = weeks > 1 ? describeWeeks(entry) : FOR_A_BILL[kind];
  if (!what) return { what: "Other change" };
  return billName === null ? { what: `${what} a deleted bill` } : { what, bill: billName };
}

/** Several weekly credits at once, with the first and last day. */
const describeWeeks = ({ weeks, day }: Pick<Entry, "weeks" | "day">) =>
  `${grouped(weeks)} weekly credits, ${date(addDays(asDay(day), -7 * (weeks - 1)))} to ${date(day)}, for`;

const FOR_BILLS: Record<string, string> = {
  weekly: "Weekly credits for",
  "add-week": "Week added for",
  "remove-week": "Week removed for",
};

/** Describes entries of several bills on one day: "Weekly credits for 12 bills". */
export const describeGroup = (kind: string, count: number) =>
  `${FOR_BILLS[kind] ?? "Changes for"} ${grouped(count)} bills`;
