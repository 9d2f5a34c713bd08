import { memo } from "react";
import type { ListedBill } from "#contract/bills.ts";
import { categoryLabel } from "#core/categories.ts";
import type { Day } from "#core/day.ts";
import { BUFFER_NOTE, figuresOf } from "#web/domain/bill-figures.ts";
import { amountOften, catchUpText, leftText, partText } from "#web/domain/bill-text.ts";
import { money } from "#web/lib/format.ts";
import { cx } from "#web/ui/cx.ts";
import { OpenPayments } from "./open-payments.tsx";
import { Overdue } from "./overdue.tsx";
import {
  AccountFact,
  BillBadges,
  BillName,
  BufferNote,
  Facts,
  type LayoutProps,
  nextPaymentText,
  RowButtons,
  readyText,
  SavedBar,
  savedText,
} from "./row-parts.tsx";
import type { RowActions } from "./use-row-actions.ts";

type BillRowProps = { bill: ListedBill; today: Day; actions: RowActions; isCompact: boolean; isLazy: boolean };

/** One bill. Off-screen rows use content-visibility, so that a long list scrolls fast. */
export const BillRow = memo(function BillRow({ bill, today, actions, isCompact, isLazy }: BillRowProps) {
  const figures = figuresOf(bill, today);
  const Layout = isCompact ? CompactRow : FullRow;
  // The usual row height, so that the scrollbar stays steady.
  const lazy = isCompact
    ? "[contain-intrinsic-size:auto_7.8125rem] sm:[contain-intrinsic-size:auto_3.8125rem]"
    : "[contain-intrinsic-size:auto_13.4375rem] sm:[contain-intrinsic-size:auto_10.6875rem]";
  return (
    <li
      tabIndex={-1}
      data-bill={bill.id}
      className={cx(
        "grid px-4 sm:px-5",
        isCompact ? "gap-1.5 py-2" : "gap-3 py-4",
        isLazy && "[content-visibility:auto]",
        isLazy && lazy,
      )}
    >
      <Layout bill={bill} figures={figures} actions={actions} />
      <OpenPayments bill={bill} />
      <Overdue bill={bill} today={today} onPay={actions.onPay} />
    </li>
  );
});

/** The compact layout: two lines in columns; on a phone the buttons get a line of their own. */
function CompactRow({ bill, figures, actions }: LayoutProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[minmax(0,1fr)_8.75rem_auto]">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        <BillName bill={bill} className="truncate text-[0.9375rem]" />
        <BillBadges bill={bill} />
      </div>
      <p className="text-right text-base font-semibold whitespace-nowrap tabular-nums">
        {money(figures.weekly)} <span className="text-xs font-normal text-muted">per week</span>
      </p>
      <Facts className="text-xs leading-5 text-muted max-sm:col-span-2 sm:row-start-2">
        {categoryLabel(bill.category)}
        {amountOften(bill)}
        {catchUpText(bill)}
        {nextPaymentText(bill, "Next")}
        <AccountFact bill={bill} />
        {leftText(bill)}
        {partText(bill)}
      </Facts>
      <div className="max-sm:col-span-2 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-4 sm:contents">
        <div className="flex min-w-0 grow items-center gap-2 text-xs text-muted sm:row-start-2 sm:justify-end">
          <span
            title={figures.isBuffer ? BUFFER_NOTE : undefined}
            className={cx(
              "order-last whitespace-nowrap tabular-nums",
              figures.progress.isReady && "font-semibold text-primary",
            )}
          >
            {savedText(figures)}
          </span>
          <SavedBar bill={bill} figures={figures} className="h-1.5! max-w-16 min-w-4 grow" />
        </div>
        <div className="sm:col-start-3 sm:row-span-2 sm:row-start-1">
          <RowButtons bill={bill} actions={actions} isCompact />
        </div>
      </div>
    </div>
  );
}

/** The full layout of a bill. */
function FullRow({ bill, figures, actions }: LayoutProps) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 grow basis-36 gap-0.5">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <BillName bill={bill} className="line-clamp-2 text-[1.0625rem] leading-snug" />
            <BillBadges bill={bill} />
          </div>
          <Facts className="text-sm text-muted">
            {categoryLabel(bill.category)}
            {amountOften(bill)}
            {catchUpText(bill)}
          </Facts>
        </div>
        <p className="ml-auto text-right">
          <span className="block text-2xl leading-none font-semibold tracking-tight tabular-nums">
            {money(figures.weekly)}
          </span>
          <span className="text-sm text-muted">per week</span>
        </p>
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
      {/* Fixed columns from 640 px, so that the buttons of all rows align. */}
      <div className="flex items-center justify-between gap-x-4 gap-y-3 max-sm:flex-wrap">
        <Facts className="min-w-0 text-sm text-muted">
          <AccountFact bill={bill} className="font-medium text-text" />
          {nextPaymentText(bill)}
          {leftText(bill)}
          {partText(bill)}
        </Facts>
        <RowButtons bill={bill} actions={actions} isCompact={false} />
      </div>
    </>
  );
}
