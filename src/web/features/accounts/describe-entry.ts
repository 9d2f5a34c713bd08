import type { Entry } from "#contract/accounts.ts";
import { addDays, day as asDay } from "#core/day.ts";
import { date, grouped } from "#web/lib/format.ts";

/** What happened, and the bill it was for. */
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

/** Why an account changed, in plain words. A bill that was deleted since has no name any more. */
export function describeEntry(entry: Pick<Entry, "kind" | "billName" | "weeks" | "day" | "by">): EntryText {
  const { kind, billName, weeks } = entry;
  if (kind === "correction" && entry.by?.isYou === false) return { what: "Balance corrected" };
  const alone = ON_ITS_OWN[kind];
  if (alone) return { what: alone };
  const what = weeks > 1 ? describeWeeks(entry) : FOR_A_BILL[kind];
  if (!what) return { what: "Other change" };
  return billName === null ? { what: `${what} a deleted bill` } : { what, bill: billName };
}

/** Weeks that were credited at once, with the days on which the first and the last of them were complete. */
const describeWeeks = ({ weeks, day }: Pick<Entry, "weeks" | "day">) =>
  `${grouped(weeks)} weekly credits, ${date(addDays(asDay(day), -7 * (weeks - 1)))} to ${date(day)}, for`;

const FOR_BILLS: Record<string, string> = {
  weekly: "Weekly credits for",
  "add-week": "Week added for",
  "remove-week": "Week removed for",
};

/** Why an account changed for several bills at once. "Weekly credits for 12 bills" */
export const describeGroup = (kind: string, count: number) =>
  `${FOR_BILLS[kind] ?? "Changes for"} ${grouped(count)} bills`;
