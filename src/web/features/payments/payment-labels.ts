import type { Payment } from "#contract/payments.ts";
import { dayHere } from "#core/day.ts";
import { date } from "#web/lib/format.ts";

type Tone = "neutral" | "green" | "amber" | "red";

export const STATUS: Record<Payment["status"], { label: string; tone: Tone }> = {
  scheduled: { label: "Scheduled", tone: "amber" },
  completed: { label: "Completed", tone: "green" },
  failed: { label: "Failed", tone: "red" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

export const SOURCE: Record<Payment["source"], string> = {
  manual: "Paid by hand",
  scan: "From a scanned bill",
  automatic: "Automatic payment",
  "direct-debit": "Direct debit",
};

/** The day of an instant where this person is: shortly before midnight it is not the day in UTC. */
const dayOf = (instant: string) => date(dayHere(new Date(instant)));

/** "Paid 03/01/2026", "Due 03/01/2026", or both when they differ. */
export function datesOf({ processedAt, dueDate }: Pick<Payment, "processedAt" | "dueDate">): string {
  const paid = processedAt && dayOf(processedAt);
  const due = dueDate && date(dueDate);
  return [paid && `Paid ${paid}`, due && due !== paid && `Due ${due}`].filter(Boolean).join(" · ");
}

/** The last moment for an undo, "03/02/2026, 9:15 PM". */
export function momentOf(instant: string): string {
  const time = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" }).format(new Date(instant));
  return `${dayOf(instant)}, ${time}`;
}
