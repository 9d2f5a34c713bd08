import { Archive, History, Pause, Pencil, Repeat2, Trash2, TriangleAlert, Wallet } from "lucide-react";
import { Children, type ReactNode } from "react";
import type { Bill, ListedBill } from "#contract/bills.ts";
import { isPaidAutomatically } from "#core/bills/bill.ts";
import { type BillFigures, BUFFER_NOTE, today } from "#web/domain/bill-figures.ts";
import { BillLink } from "#web/domain/bill-link.tsx";
import { pauseText } from "#web/domain/bill-text.ts";
import { date, money, shortDay } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Progress } from "#web/ui/progress.tsx";
import type { RowActions } from "./use-row-actions.ts";

export type LayoutProps = { bill: ListedBill; figures: BillFigures; actions: RowActions };

/** Facts separated by dots; missing facts leave no dot, and no line starts or ends with one. */
export function Facts({ children, className }: { children: ReactNode; className: string }) {
  return (
    <p className={cx("flex flex-wrap items-baseline gap-x-[0.8em] overflow-x-clip tabular-nums", className)}>
      {Children.toArray(children).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts never change places
        <span key={index} className="relative max-w-full">
          {/* Positioned to the left of its fact, so that it is clipped at the start of a line. */}
          {index > 0 && (
            <span aria-hidden="true" className="absolute right-full w-[0.8em] text-center">
              {" · "}
            </span>
          )}
          {fact}
        </span>
      ))}
    </p>
  );
}

/** A name of any length and script, truncated to fit; the full name is in the tooltip. */
export function BillName({ bill: { id, name }, className }: { bill: Bill; className: string }) {
  return (
    <h3 title={name} className={cx("font-semibold wrap-anywhere", className)}>
      <BillLink id={id} name={name} />
    </h3>
  );
}

type SavedBarProps = { bill: Bill; figures: BillFigures; className?: string };

export function SavedBar({ bill, figures, className }: SavedBarProps) {
  return (
    <Progress
      value={figures.progress.percent}
      label={`${figures.isBuffer ? "Buffer" : "Saved"} for ${bill.name}`}
      tone={figures.isBuffer ? "neutral" : "green"}
      className={className}
    />
  );
}

/** How the bill is paid. */
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
      {bill.archivedOn !== null && (
        <Badge>
          <Archive aria-hidden="true" />
          Archived {date(bill.archivedOn)}
        </Badge>
      )}
      {pauseText(bill) && (
        <Badge tone="amber">
          <Pause aria-hidden="true" />
          {pauseText(bill)}
        </Badge>
      )}
    </>
  );
}

/** The paying account; a deleted one must be replaced. */
export function AccountFact({ bill, className }: { bill: Bill; className?: string }) {
  if (bill.account) return <bdi className={cx("line-clamp-2 wrap-anywhere", className)}>{bill.account.name}</bdi>;
  return (
    <Badge tone="amber">
      <TriangleAlert aria-hidden="true" />
      Needs an account
    </Badge>
  );
}

/** The next payment's date, if known. With a scheduled payment before it, it is the following one. */
export function nextPaymentText(bill: Bill & Partial<ListedBill>, label = "Next payment"): string | undefined {
  const next = bill.nextPaymentDate;
  if (bill.archivedOn !== null || (bill.nextDueDate === null && pauseText(bill))) return undefined;
  if (next) return `${isAfterScheduled(bill, next) ? "Following payment" : label} ${date(next)}`;
  if (isPaidAutomatically(bill)) return "No payment day set";
  if (bill.nextDueDate !== null) return dueText(bill.nextDueDate);
  return bill.assumedDueDate ? `Due about ${shortDay(bill.assumedDueDate, today())}` : undefined;
}

/** For bills paid by hand, which can be overdue. */
const dueText = (due: string) => `${due < today() ? "Was due on" : "Due"} ${date(due)}`;

const isAfterScheduled = ({ openPayments }: Bill, next: string) =>
  openPayments.some(({ status, dueDate }) => status === "scheduled" && dueDate !== null && dueDate < next);

/** Explains why the figure drops when the first week is saved. */
export function BufferNote({ figures, className }: { figures: BillFigures; className?: string }) {
  if (!figures.isBuffer) return null;
  return <p className={cx("text-sm text-pretty text-muted", className)}>{BUFFER_NOTE}</p>;
}

/** "$20.00 saved"; a buffer says that it is one. */
export const savedText = ({ saved, isBuffer }: BillFigures) => `${money(saved)} ${isBuffer ? "buffer" : "saved"}`;

export function readyText({ progress }: BillFigures): string {
  return progress.isReady ? "Ready to pay!" : `${progress.percent}%`;
}

const ACTIONS = [
  { handler: "onPay", label: "Pay", spokenLabel: "Pay", Icon: Wallet },
  { handler: "onEdit", label: "Edit", spokenLabel: "Edit", Icon: Pencil },
  { handler: "onHistory", label: "History", spokenLabel: "History of", Icon: History },
  { handler: "onDelete", label: "Delete", spokenLabel: "Delete", Icon: Trash2 },
] as const;

type RowButtonsProps = { bill: Bill; actions: RowActions; isCompact: boolean };

/** The bill's actions. Text labels, because hundreds of icons would need hundreds of tooltips. */
export function RowButtons({ bill, actions, isCompact }: RowButtonsProps) {
  return (
    <div className={cx("flex shrink-0", isCompact ? "-mx-1.25" : "gap-1 max-sm:grid max-sm:w-full max-sm:grid-cols-4")}>
      {ACTIONS.map(({ handler, label, spokenLabel, Icon }) => (
        <Button
          key={handler}
          data-edits={handler === "onHistory" ? undefined : true}
          size="sm"
          variant={handler === "onPay" && !isCompact ? "secondary" : "ghost"}
          aria-label={`${spokenLabel} ${bill.name}`}
          className={isCompact ? "px-1.25! text-xs! touch:min-w-11" : "px-2.5! max-sm:px-0!"}
          onClick={() => actions[handler](bill)}
        >
          {!isCompact && <Icon aria-hidden="true" className="text-muted max-sm:hidden" />}
          {label}
        </Button>
      ))}
    </div>
  );
}
