import type { Bill } from "#contract/bills.ts";
import type { Day } from "#core/day.ts";
import { nextDue } from "#core/due-soon.ts";
import { BUFFER_NOTE, figuresOf, today } from "#web/domain/bill-figures.ts";
import { BillLink } from "#web/domain/bill-link.tsx";
import { amountText, partText } from "#web/domain/bill-text.ts";
import { everyPeriod } from "#web/domain/frequency-labels.ts";
import { date, money } from "#web/lib/format.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Progress } from "#web/ui/progress.tsx";

/** The bill and its saving progress. */
export function BillSummary({ bill }: { bill: Bill }) {
  const due = nextDue(bill);
  const { amount, saved, isBuffer, progress } = figuresOf(bill);
  return (
    <section aria-label="The bill" className="grid gap-3">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="line-clamp-3 font-semibold wrap-anywhere" title={bill.name}>
            <BillLink id={bill.id} name={bill.name} />
          </p>
          <p className="text-sm text-muted">
            {due ? `${due < today() ? "Was due on" : "Next due"} ${date(due)}` : everyPeriod(bill)}
          </p>
        </div>
        <p className="shrink-0 text-right tabular-nums">
          <span className="block text-lg leading-snug font-semibold">{amountText(bill)}</span>
          {partText(bill) && <span className="text-sm text-muted">{partText(bill)}</span>}
        </p>
      </div>
      <div className="grid gap-1.5">
        <Progress
          value={progress.percent}
          label={`Saved for ${bill.name}`}
          tone={progress.isReady ? "green" : "amber"}
        />
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
          <span>
            Saved {money(saved)}
            {isBuffer && " (buffer)"}
          </span>
          {progress.isReady ? (
            <span className="font-semibold text-primary">Ready to pay!</span>
          ) : (
            <span>
              {progress.percent}% of {money(amount)}
            </span>
          )}
        </p>
        {isBuffer && <p className="text-sm text-pretty text-muted">{BUFFER_NOTE}</p>}
      </div>
    </section>
  );
}

type Props = {
  bill: Bill;
  /** Only the due that paying now settles. */
  due: Day | undefined;
};

/** Scheduled and failed payments, and how paying now affects them. */
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
                {settlesDue !== null && settlesDue === due ? "Paying now settles it." : "It will be retried every day."}
              </p>
            </Notice>
          ) : (
            <Notice tone="amber" title={`${money(amount)} is scheduled${dueDate ? ` for ${date(dueDate)}` : ""}`}>
              <p>
                {settlesDue !== null && settlesDue === due
                  ? `The payment scheduled for ${date(dueDate ?? settlesDue)} will be cancelled when you pay now.`
                  : "Paying now is in addition to it. To pay only once, cancel the scheduled payment in the bill's history."}
              </p>
            </Notice>
          )}
        </li>
      ))}
    </ul>
  );
}
