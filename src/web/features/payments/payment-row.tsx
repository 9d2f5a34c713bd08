import { useState } from "react";
import type { Bill } from "#contract/bills.ts";
import type { ListedPayment, Payment } from "#contract/payments.ts";
import { localDay } from "#core/day.ts";
import { useActorText } from "#web/domain/actor-text.ts";
import { date, money } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { CancelPayment, UndoPayment } from "./cancel-or-undo.tsx";

type Props = { payment: ListedPayment; bill: Bill };

/** One payment: source, date, status and the possible action. */
export function PaymentRow({ payment, bill }: Props) {
  const { status, source, amount, failureReason, processedAt, undoUntil } = payment;
  const [isConfirming, setConfirming] = useState(false);
  const canUndo = status === "completed" && undoUntil !== null && Date.parse(undoUntil) > Date.now();
  const canCancel = status === "scheduled" || status === "failed";
  const { label, tone } = STATUS[status];
  const dates = datesOf(payment);
  const actor = useActorText(payment.by);
  const doneBy = processedAt === null ? undefined : actor;
  return (
    <li className="grid gap-2 rounded-card border border-border px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span
          className={cx(
            "text-lg leading-snug font-semibold tabular-nums",
            status === "cancelled" && "text-muted line-through",
          )}
        >
          {money(amount)}
        </span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2 text-sm text-muted">
        <div className="min-w-0 grow basis-48 tabular-nums">
          <p>
            {processedAt === null && source === "manual" ? "By hand" : SOURCE[source]}
            {dates && ` · ${dates}`}
            {doneBy !== undefined && (
              <>
                {" · "}
                <bdi>{doneBy}</bdi>
              </>
            )}
          </p>
          {failureReason && <p className={cx("wrap-anywhere", status === "failed" && "text-red")}>{failureReason}</p>}
          {status === "failed" && <p>It will be retried every day until it succeeds or is cancelled.</p>}
          {canUndo && <p>Can be undone until {momentOf(undoUntil)}.</p>}
        </div>
        {(canUndo || canCancel) && (
          <Button
            data-edits
            variant="secondary"
            size="sm"
            aria-label={`${canUndo ? "Undo" : "Cancel"} payment of ${money(amount)}`}
            onClick={() => setConfirming(true)}
          >
            {canUndo ? "Undo" : "Cancel"}
          </Button>
        )}
      </div>
      {status === "completed" && (
        <UndoPayment open={isConfirming} onOpenChange={setConfirming} payment={payment} bill={bill} />
      )}
      {canCancel && <CancelPayment open={isConfirming} onOpenChange={setConfirming} payment={payment} />}
    </li>
  );
}

type Tone = "neutral" | "green" | "amber" | "red";

const STATUS: Record<Payment["status"], { label: string; tone: Tone }> = {
  scheduled: { label: "Scheduled", tone: "amber" },
  completed: { label: "Completed", tone: "green" },
  failed: { label: "Failed", tone: "red" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

const SOURCE: Record<Payment["source"], string> = {
  manual: "Paid by hand",
  scan: "From a scanned bill",
  automatic: "Automatic payment",
  "direct-debit": "Direct debit",
};

/** The local day of an instant, which near midnight differs from the UTC day. */
const dayOf = (instant: string) => date(localDay(new Date(instant)));

/** "due 03/01/2026" until it is paid, then "Paid 03/01/2026", with "Due 03/02/2026" if that differs. */
function datesOf({ processedAt, dueDate }: Pick<Payment, "processedAt" | "dueDate">): string {
  const paid = processedAt && dayOf(processedAt);
  const due = dueDate && date(dueDate);
  if (!paid) return due ? `due ${due}` : "";
  return due && due !== paid ? `Paid ${paid} · Due ${due}` : `Paid ${paid}`;
}

/** The undo deadline: "03/02/2026, 9:15 PM". */
function momentOf(instant: string): string {
  const time = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" }).format(new Date(instant));
  return `${dayOf(instant)}, ${time}`;
}
