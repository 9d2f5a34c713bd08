import type { Bill } from "#contract/bills.ts";
import { date, money } from "#web/lib/format.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Payments that wait or failed, and what paying now means for them. */
export function OpenPayments({ bill }: { bill: Bill }) {
  if (bill.openPayments.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {bill.openPayments.map(({ id, status, amount, dueDate, failureReason }) => (
        <li key={id}>
          {status === "failed" ? (
            <Notice tone="red" title={`Payment of ${money(amount)} failed${dueDate ? `, due ${date(dueDate)}` : ""}`}>
              <p>{failureReason}</p>
              <p>Paying now settles it.</p>
            </Notice>
          ) : (
            <Notice tone="amber" title={`${money(amount)} is scheduled${dueDate ? ` for ${date(dueDate)}` : ""}`}>
              <p>Paying now comes on top of it. To pay once, cancel the scheduled one in the bill's history.</p>
            </Notice>
          )}
        </li>
      ))}
    </ul>
  );
}
