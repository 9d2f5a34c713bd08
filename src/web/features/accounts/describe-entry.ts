import type { Entry } from "#contract/accounts.ts";
import { ENTRY_WORDS } from "#contract/entry-words.ts";
import { addDays, day as asDay } from "#core/day.ts";
import { date, grouped } from "#web/lib/format.ts";

/** What happened, and the bill it was for. */
type EntryText = { what: string; bill?: string | undefined };

/** Why an account changed, in plain words. A bill that was deleted since has no name any more. */
export function describeEntry(entry: Pick<Entry, "kind" | "billName" | "weeks" | "day" | "by">): EntryText {
  const { kind, billName, weeks } = entry;
  if (kind === "correction" && entry.by?.isYou !== false) return { what: "Balance corrected by you" };
  // A server that is newer than this page may know more.
  const words = ENTRY_WORDS[kind] ?? { inLedger: "Other change" };
  if (!words.namesBill) return { what: words.inLedger };
  const what = weeks > 1 ? describeWeeks(entry) : words.inLedger;
  return billName === null ? { what: `${what} a deleted bill` } : { what, bill: billName };
}

/** Weeks that were credited at once, with the days on which the first and the last of them were complete. */
const describeWeeks = ({ weeks, day }: Pick<Entry, "weeks" | "day">) =>
  `${grouped(weeks)} weekly credits, ${date(addDays(asDay(day), -7 * (weeks - 1)))} to ${date(day)}, for`;

/** Why an account changed for several bills at once. "Weekly credits for 12 bills" */
export const describeGroup = (kind: Entry["kind"], count: number) =>
  `${ENTRY_WORDS[kind]?.ofMany ?? "Changes for"} ${grouped(count)} bills`;
