import type { BillEvent } from "#contract/bill-history.ts";
import { grouped } from "#web/lib/format.ts";

const WORDS: Record<BillEvent["kind"], string> = {
  opening: "Opened",
  correction: "Corrected",
  weekly: "Weekly credit",
  "add-week": "Week added",
  "remove-week": "Week removed",
  payment: "Paid",
  reversal: "Payment undone",
  import: "Imported",
  transfer: "Money moved",
  allocation: "Money set aside",
};

/** What happened, in plain words. */
export const eventWords = ({ kind, weeks }: Pick<BillEvent, "kind" | "weeks">) =>
  weeks > 1 ? `${grouped(weeks)} weekly credits` : WORDS[kind];

/** Who did it. Whoever never said their name, or is here no more, did it by hand all the same. */
export const actorWords = ({ by, isAutomatic }: Pick<BillEvent, "by" | "isAutomatic">) =>
  isAutomatic ? "Weekwise" : (by ?? "By hand");
