import type { Bill } from "#contract/bills.ts";
import type { Day } from "#core/day.ts";
import { date, money } from "#web/lib/format.ts";
import { Notice } from "#web/ui/notice.tsx";

type Props = {
  bill: Bill;
  /** The due that paying now settles, and no other. */
  due: Day | undefined;
};

/** Payments that wait or failed, and what paying now means for them. */
export function OpenPayments({ bill, due }: Props) {
  if (bill.openPayments.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {bill.openPayments.map(({ id, status, amount, dueDate, settlesDue, failureReason }) => (
        <li key={id}>
          {status === "failed" ? (
            <Notice tone="red" title={`Payment of ${money(amount)} failed${dueDate ? `, due ${date(dueDate)}` : ""}`}>
              <p>{failureReason}</p>
              <p>
                {settlesDue !== null && settlesDue === due ? "Paying now settles it." : "It is tried again each day."}
              </p>
            </Notice>
          ) : (
            <Notice tone="amber" title={`${money(amount)} is scheduled${dueDate ? ` for ${date(dueDate)}` : ""}`}>
              <p>
                {settlesDue !== null && settlesDue === due
                  ? `The payment scheduled for ${date(dueDate ?? settlesDue)} will be cancelled when you pay now.`
                  : "Paying now comes on top of it. To pay once, cancel the scheduled one in the bill's history."}
              </p>
            </Notice>
          )}
        </li>
      ))}
    </ul>
  );
}
