import type { Entry } from "#contract/accounts.ts";

/** What happened, and the bill it was for. */
export type EntryWords = { what: string; bill?: string | undefined };

const ON_ITS_OWN: Record<string, string> = {
  opening: "Opening balance",
  correction: "Balance corrected by you",
  import: "Imported",
};

const FOR_A_BILL: Record<string, string> = {
  weekly: "Weekly credit for",
  "add-week": "Week added for",
  "remove-week": "Week removed for",
  payment: "Payment of",
  reversal: "Undone: payment of",
};

/** Why an account changed, in plain words. A bill that was deleted since has no name any more. */
export function entryWords({ kind, billName }: Pick<Entry, "kind" | "billName">): EntryWords {
  const alone = ON_ITS_OWN[kind];
  if (alone) return { what: alone };
  const what = FOR_A_BILL[kind];
  if (!what) return { what: "Other change" };
  return billName === null ? { what: `${what} a deleted bill` } : { what, bill: billName };
}
