import { memo } from "react";
import type { Bill } from "#contract/bills.ts";
import { categoryLabel } from "#core/categories.ts";
import type { Day } from "#core/day.ts";
import { type BillFigures, figuresOf } from "#web/lib/bill-figures.ts";
import { money } from "#web/lib/format.ts";
import { cx } from "#web/ui/cx.ts";
import { Progress } from "#web/ui/progress.tsx";
import { everyPeriod } from "./bill-words.ts";
import { RowActions } from "./row-actions.tsx";
import { BillBadges, nextPaymentWords, OpenPayments, readyWords, savedWords } from "./row-parts.tsx";
import type { RowActs } from "./use-row-acts.ts";

type BillRowProps = { bill: Bill; today: Day; acts: RowActs; isCompact: boolean; isLazy: boolean };
type LayoutProps = { bill: Bill; figures: BillFigures; acts: RowActs };

/** One bill. Rows far down are laid out only when they come near the screen, so that a long list scrolls like a short one. */
export const BillRow = memo(function BillRow({ bill, today, acts, isCompact, isLazy }: BillRowProps) {
  const figures = figuresOf(bill, today);
  const Layout = isCompact ? CompactRow : FullRow;
  const lazy = isCompact ? "[contain-intrinsic-size:auto_4rem]" : "[contain-intrinsic-size:auto_10.5rem]";
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
      <Layout bill={bill} figures={figures} acts={acts} />
      <OpenPayments bill={bill} />
    </li>
  );
});

const Dot = () => <span aria-hidden="true"> · </span>;

function BillName({ name, className }: { name: string; className: string }) {
  return (
    <h3 title={name} className={cx("font-semibold wrap-anywhere", className)}>
      <bdi>{name}</bdi>
    </h3>
  );
}

function SavedBar({ bill, figures, className }: { bill: Bill; figures: BillFigures; className?: string }) {
  return (
    <Progress
      value={figures.progress.percent}
      label={`${figures.isBuffer ? "Buffer" : "Saved"} for ${bill.name}`}
      tone={figures.isBuffer ? "neutral" : "green"}
      className={className}
    />
  );
}

function FullRow({ bill, figures, acts }: LayoutProps) {
  const next = nextPaymentWords(bill);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 grow basis-36 gap-0.5">
          <BillName name={bill.name} className="line-clamp-2 text-[1.0625rem] leading-snug" />
          <p className="text-sm text-muted tabular-nums">
            {categoryLabel(bill.category)}
            <Dot />
            {money(figures.amount)} {everyPeriod(bill.frequency)}
          </p>
        </div>
        <p className="ml-auto text-right leading-none">
          <span className="block text-2xl leading-none font-semibold tracking-tight tabular-nums">
            {money(figures.weekly)}
          </span>
          <span className="text-sm text-muted">per week</span>
        </p>
      </div>
      <div className="grid gap-1.5">
        <SavedBar bill={bill} figures={figures} />
        <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
          <span className="text-muted">{savedWords(figures)}</span>
          <span className={figures.progress.isReady ? "font-semibold text-primary" : "text-muted"}>
            {readyWords(figures)}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 grow basis-48 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          {bill.account && <bdi className="min-w-0 truncate font-medium">{bill.account.name}</bdi>}
          <BillBadges bill={bill} />
          {next && <span className="text-muted tabular-nums">{next}</span>}
        </div>
        <RowActions bill={bill} acts={acts} isCompact={false} />
      </div>
    </>
  );
}

function CompactRow({ bill, figures, acts }: LayoutProps) {
  const next = nextPaymentWords(bill);
  return (
    <div className="flex flex-wrap items-center gap-x-4 sm:flex-nowrap">
      <div className="grid min-w-0 grow basis-full gap-0.5 sm:basis-0">
        <div className="flex min-w-0 items-center gap-2">
          <BillName name={bill.name} className="truncate text-[0.9375rem]" />
          <BillBadges bill={bill} />
          <p className="ml-auto shrink-0 pl-2 text-base font-semibold tabular-nums">
            {money(figures.weekly)} <span className="text-xs font-normal text-muted">per week</span>
          </p>
        </div>
        <p className="text-xs leading-5 text-muted tabular-nums">
          {categoryLabel(bill.category)}
          <Dot />
          {money(figures.amount)} {everyPeriod(bill.frequency)}
          <Dot />
          {money(figures.saved)} {figures.isBuffer ? "buffer" : "saved"}
          {bill.account && (
            <>
              <Dot />
              <bdi className="wrap-anywhere">{bill.account.name}</bdi>
            </>
          )}
          {next && (
            <>
              <Dot />
              {next}
            </>
          )}
        </p>
      </div>
      <div className="flex items-center gap-2 text-xs tabular-nums max-sm:grow">
        <SavedBar bill={bill} figures={figures} className="h-1.5! w-14 max-sm:grow" />
        <span className={cx("w-8 text-right", figures.progress.isReady ? "font-semibold text-primary" : "text-muted")}>
          {figures.progress.percent}%
        </span>
      </div>
      <RowActions bill={bill} acts={acts} isCompact />
    </div>
  );
}
