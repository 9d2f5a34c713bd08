import type { BillEvent } from "#contract/bill-life.ts";
import { ENTRY_TEXTS } from "#contract/entry-text.ts";
import { CATEGORIES, categoryLabel } from "#core/categories.ts";
import { date, grouped, money } from "#web/lib/format.ts";

type Edit = NonNullable<BillEvent["edit"]>;
type Text = string | null;

/** "Name changed from Power to Electricity"; "Customer number removed". */
const changeText = (what: string, before: Text, after: Text) => {
  if (before === null && after === null) return `${what} changed`;
  if (after === null) return `${what} removed`;
  return before === null ? `${what} set to ${after}` : `${what} changed from ${before} to ${after}`;
};

const categoryText = (text: Text) => {
  const found = CATEGORIES.find((each) => each === text);
  return found === undefined ? text : categoryLabel(found);
};

/** "240.00 2027-01-01" is "$240.00 from 1 Jan 2027". */
const plannedText = (text: string) => {
  const [amount = "", from = ""] = text.split(" ");
  return `${money(amount)} from ${date(from)}`;
};

const EDIT_TEXT: Record<Edit["what"], (before: Text, after: Text) => string> = {
  name: (before, after) => changeText("Name", before, after),
  amount: (before, after) => changeText("Amount", before && money(before), after && money(after)),
  "next-amount": (_, after) => (after === null ? "Planned amount cancelled" : `Amount will be ${plannedText(after)}`),
  "amount-began": (before, after) =>
    changeText("Planned amount took effect: amount", before && money(before), after && money(after)),
  interval: () => "Frequency changed",
  "due-date": () => "Due date changed",
  end: (before, after) => changeText("End date", before && date(before), after && date(after)),
  estimate: () => "Estimate method changed",
  category: (before, after) => changeText("Category", categoryText(before), categoryText(after)),
  account: () => "Account changed",
  automatic: () => "Payment method changed",
  notes: () => "Notes changed",
  website: (before, after) => changeText("Web address", before, after),
  "customer-number": (before, after) => changeText("Customer number", before, after),
  paused: (_, until) => (until === null ? "Paused until further notice" : `Paused until ${date(until)}`),
  resumed: () => "Resumed",
  archived: () => "Archived",
  "brought-back": () => "Restored from the archive",
};

/** Describes an event. */
export function eventText({ kind, weeks, edit }: Pick<BillEvent, "kind" | "weeks" | "edit">): string {
  if (edit !== null) return EDIT_TEXT[edit.what](edit.before, edit.after);
  if (weeks > 1) return `${grouped(weeks)} weekly credits`;
  return kind === "edit" ? "Edited" : ENTRY_TEXTS[kind].inHistory;
}

/** Who did it. Members without a name and former members show as 'By hand'. */
export const actorText = ({ by, isAutomatic }: Pick<BillEvent, "by" | "isAutomatic">) =>
  isAutomatic ? "Weekwise" : (by ?? "By hand");
