import { CalendarClock, CircleAlert } from "lucide-react";
import type { Bill } from "#contract/bills.ts";
import { date, money } from "#web/lib/format.ts";

/** Scheduled and failed payments. */
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
                  {failureReason && `${failureReason.replace(/\.$/, "")}. `}It will be retried every day.
                </>
              ) : (
                <>
                  {isNext(dueDate, bill) ? "Next payment: " : "Also: "}
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

const isNext = (dueDate: string | null, { nextPaymentDate }: Bill) =>
  dueDate === null || nextPaymentDate === null || dueDate <= nextPaymentDate;
