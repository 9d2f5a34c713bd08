import { Pencil, Trash2, Wallet } from "lucide-react";
import type { Bill } from "#contract/bills.ts";
import { categoryLabel } from "#core/categories.ts";
import { figuresOf } from "#web/domain/bill-figures.ts";
import { amountOften, leftText, skippedText } from "#web/domain/bill-text.ts";
import { money } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import {
  AccountFact,
  BillBadges,
  BufferNote,
  Facts,
  nextPaymentText,
  readyText,
  SavedBar,
  savedText,
} from "./row-parts.tsx";

type BillHeaderProps = { bill: Bill; onPay: () => void; onEdit: () => void; onDelete: () => void };

/** The header of a bill's page: name, saving progress and actions. */
export function BillHeader({ bill, onPay, onEdit, onDelete }: BillHeaderProps) {
  const figures = figuresOf(bill);
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 grow basis-64 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight wrap-anywhere outline-none sm:text-3xl">
              <bdi>{bill.name}</bdi>
            </h1>
            <BillBadges bill={bill} />
          </div>
          <Facts className="text-muted">
            {categoryLabel(bill.category)}
            {amountOften(bill)}
            <AccountFact bill={bill} />
            {nextPaymentText(bill)}
            {leftText(bill)}
            {skippedText(bill)}
          </Facts>
        </div>
        <div data-edits className="flex gap-2 max-sm:w-full max-sm:[&>*]:grow">
          {bill.archivedOn === null && (
            <>
              <Button onClick={onPay}>
                <Wallet aria-hidden="true" />
                Pay
              </Button>
              <Button variant="secondary" onClick={onEdit}>
                <Pencil aria-hidden="true" />
                Edit
              </Button>
            </>
          )}
          <Button variant="secondary" onClick={onDelete}>
            <Trash2 aria-hidden="true" />
            Delete
          </Button>
        </div>
      </div>
      <div className="grid gap-1.5">
        <SavedBar bill={bill} figures={figures} />
        <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
          <span className="text-muted">
            {savedText(figures)} of {money(figures.amount)}
          </span>
          <span className={figures.progress.isReady ? "font-semibold text-primary" : "text-muted"}>
            {readyText(figures)}
          </span>
        </p>
        <BufferNote figures={figures} />
      </div>
    </header>
  );
}
