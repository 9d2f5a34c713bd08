import type { BillEvent } from "#contract/bill-life.ts";
import { ENTRY_WORDS } from "#contract/entry-words.ts";
import { CATEGORIES, categoryLabel } from "#core/categories.ts";
import { date, grouped, money } from "#web/lib/format.ts";

type Edit = NonNullable<BillEvent["edit"]>;
type Text = string | null;

/** "Name changed from Power to Electricity"; "Customer number removed". */
const fromTo = (what: string, before: Text, after: Text) => {
  if (before === null && after === null) return `${what} changed`;
  if (after === null) return `${what} removed`;
  return before === null ? `${what} set to ${after}` : `${what} changed from ${before} to ${after}`;
};

const categoryText = (text: Text) => {
  const found = CATEGORIES.find((each) => each === text);
  return found === undefined ? text : categoryLabel(found);
};

/** "240.00 2027-01-01" is "$240.00 from 1 Jan 2027". */
const planned = (text: string) => {
  const [amount = "", from = ""] = text.split(" ");
  return `${money(amount)} from ${date(from)}`;
};

const EDIT_WORDS: Record<Edit["what"], (before: Text, after: Text) => string> = {
  name: (before, after) => fromTo("Name", before, after),
  amount: (before, after) => fromTo("Amount", before && money(before), after && money(after)),
  "next-amount": (_, after) => (after === null ? "Planned amount taken back" : `Amount will be ${planned(after)}`),
  "amount-began": (before, after) =>
    fromTo("Planned amount began: amount", before && money(before), after && money(after)),
  interval: () => "How often it is due changed",
  "due-date": () => "Due day changed",
  end: (before, after) => fromTo("End", before && date(before), after && date(after)),
  estimate: () => "How the amount is estimated changed",
  category: (before, after) => fromTo("Category", categoryText(before), categoryText(after)),
  account: () => "Account changed",
  automatic: () => "How it is paid changed",
  notes: () => "Notes changed",
  website: (before, after) => fromTo("Web address", before, after),
  "customer-number": (before, after) => fromTo("Customer number", before, after),
  paused: (_, until) => (until === null ? "Paused until further notice" : `Paused until ${date(until)}`),
  resumed: () => "Resumed",
  archived: () => "Archived",
  "brought-back": () => "Brought back from the archive",
};

/** What happened, in plain words. */
export function eventWords({ kind, weeks, edit }: Pick<BillEvent, "kind" | "weeks" | "edit">): string {
  if (edit !== null) return EDIT_WORDS[edit.what](edit.before, edit.after);
  if (weeks > 1) return `${grouped(weeks)} weekly credits`;
  return kind === "edit" ? "Edited" : ENTRY_WORDS[kind].inHistory;
}

/** Who did it. Whoever never said their name, or is here no more, did it by hand all the same. */
export const actorWords = ({ by, isAutomatic }: Pick<BillEvent, "by" | "isAutomatic">) =>
  isAutomatic ? "Weekwise" : (by ?? "By hand");
