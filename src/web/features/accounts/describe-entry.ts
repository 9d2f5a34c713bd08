import type { Entry } from "#contract/accounts.ts";
import { ENTRY_TEXTS } from "#contract/entry-text.ts";
import { addDays, day as asDay } from "#core/day.ts";
import { date, grouped } from "#web/lib/format.ts";

/** Texts that are followed by a bill's name. */
type EntryText = { what: string; bill?: string | undefined };

/** Describes a ledger entry. A deleted bill has no name any more. */
export function describeEntry(entry: Pick<Entry, "kind" | "billName" | "weeks" | "day" | "by">): EntryText {
  const { kind, billName, weeks } = entry;
  if (kind === "correction" && entry.by?.isYou !== false) return { what: "Balance corrected by you" };
  // A newer server may send kinds that this page does not know.
  const texts = ENTRY_TEXTS[kind] ?? { inLedger: "Other change" };
  if (!texts.namesBill) return { what: texts.inLedger };
  const what = weeks > 1 ? describeWeeks(entry) : texts.inLedger;
  return billName === null ? { what: `${what} a deleted bill` } : { what, bill: billName };
}

/** Several weekly credits at once, with the first and last day. */
const describeWeeks = ({ weeks, day }: Pick<Entry, "weeks" | "day">) =>
  `${grouped(weeks)} weekly credits, ${date(addDays(asDay(day), -7 * (weeks - 1)))} to ${date(day)}, for`;

/** Describes entries of several bills on one day: "Weekly credits for 12 bills". */
export const describeGroup = (kind: Entry["kind"], count: number) =>
  `${ENTRY_TEXTS[kind]?.ofMany ?? "Changes for"} ${grouped(count)} bills`;
