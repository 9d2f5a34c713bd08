import { categoryLabel } from "#core/categories.ts";
import { everyPeriod } from "#web/domain/frequency-labels.ts";
import { money } from "#web/lib/format.ts";
import { RowActions } from "./row-actions.tsx";
import {
  AccountFact,
  BillBadges,
  BillName,
  BufferNote,
  Facts,
  type LayoutProps,
  nextPaymentWords,
  readyWords,
  SavedBar,
  savedWords,
} from "./row-parts.tsx";

/** A bill with room to breathe. */
export function FullRow({ bill, figures, acts }: LayoutProps) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 grow basis-36 gap-0.5">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <BillName name={bill.name} className="line-clamp-2 text-[1.0625rem] leading-snug" />
            <BillBadges bill={bill} />
          </div>
          <Facts className="text-sm text-muted">
            {categoryLabel(bill.category)}
            {`${money(figures.amount)} ${everyPeriod(bill.frequency)}`}
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
            {savedWords(figures)} of {money(figures.amount)}
          </span>
          <span className={figures.progress.isReady ? "font-semibold text-primary" : "text-muted"}>
            {readyWords(figures)}
          </span>
        </p>
        <BufferNote figures={figures} />
      </div>
      {/* Side by side from 640 px on, whatever the account is called: the buttons of all rows stand under each other. */}
      <div className="flex items-center justify-between gap-x-4 gap-y-3 max-sm:flex-wrap">
        <Facts className="min-w-0 text-sm text-muted">
          <AccountFact bill={bill} className="font-medium text-text" />
          {nextPaymentWords(bill)}
        </Facts>
        <RowActions bill={bill} acts={acts} isCompact={false} />
      </div>
    </>
  );
}
