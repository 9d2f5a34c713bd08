import { CalendarClock, CircleAlert, Repeat2, TriangleAlert } from "lucide-react";
import type { Bill } from "#contract/bills.ts";
import type { BillFigures } from "#web/lib/bill-figures.ts";
import { date, money } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";

/** How its money leaves, and what it lacks. */
export function BillBadges({ bill }: { bill: Bill }) {
  return (
    <>
      {bill.isAutomatic && (
        <Badge tone="green">
          <Repeat2 aria-hidden="true" />
          Auto
        </Badge>
      )}
      {bill.isDirectDebit && <Badge>Direct debit</Badge>}
      {bill.accountId === null && (
        <Badge tone="amber">
          <TriangleAlert aria-hidden="true" />
          Needs an account
        </Badge>
      )}
    </>
  );
}

/** When money leaves next, if that is known; undefined for a bill that is paid by hand. */
export function nextPaymentWords(bill: Bill): string | undefined {
  if (bill.nextPaymentDate) return `Next payment ${date(bill.nextPaymentDate)}`;
  return bill.isAutomatic || bill.isDirectDebit ? "No payment day set" : undefined;
}

/** "$20.00 saved of $60.00"; a buffer says that it is one. */
export function savedWords({ saved, amount, isBuffer }: BillFigures): string {
  return `${money(saved)} ${isBuffer ? "buffer" : "saved"} of ${money(amount)}`;
}

export function readyWords({ progress }: BillFigures): string {
  return progress.isReady ? "Ready to pay!" : `${progress.percent}%`;
}

/** Payments that wait for their day, and those that could not be made. */
export function OpenPayments({ bill }: { bill: Bill }) {
  if (bill.openPayments.length === 0) return null;
  return (
    <ul aria-label={`Open payments of ${bill.name}`} className="grid gap-1.5">
      {bill.openPayments.map(({ id, status, amount, dueDate, failureReason }) => {
        const isFailed = status === "failed";
        const Icon = isFailed ? CircleAlert : CalendarClock;
        const due = dueDate ? date(dueDate) : "today";
        return (
          <li
            key={id}
            className={
              isFailed
                ? "flex gap-2 rounded-control bg-red-soft px-3 py-2 text-sm text-on-red-soft"
                : "flex gap-2 rounded-control bg-surface-sunken px-3 py-2 text-sm text-text"
            }
          >
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere tabular-nums">
              {isFailed ? (
                <>
                  <strong className="font-semibold">
                    Payment of {money(amount)} due {due} failed.
                  </strong>{" "}
                  {failureReason && `${failureReason.replace(/\.$/, "")}. `}It is tried again each day.
                </>
              ) : (
                <>
                  {money(amount)} scheduled for {due}
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
