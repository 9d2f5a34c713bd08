import { categoryLabel } from "#core/categories.ts";
import { BUFFER_WORDS } from "#web/domain/bill-figures.ts";
import { everyPeriod } from "#web/domain/frequency-labels.ts";
import { money } from "#web/lib/format.ts";
import { cx } from "#web/ui/cx.ts";
import { RowActions } from "./row-actions.tsx";
import {
  AccountFact,
  BillBadges,
  BillName,
  Facts,
  type LayoutProps,
  nextPaymentWords,
  SavedBar,
  savedWords,
} from "./row-parts.tsx";

/** The same facts in two lines: words, figures and icons in columns; on a phone the icons get a line of their own. */
export function CompactRow({ bill, figures, acts }: LayoutProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[minmax(0,1fr)_8.75rem_auto]">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        <BillName name={bill.name} className="truncate text-[0.9375rem]" />
        <BillBadges bill={bill} />
      </div>
      <p className="text-right text-base font-semibold whitespace-nowrap tabular-nums">
        {money(figures.weekly)} <span className="text-xs font-normal text-muted">per week</span>
      </p>
      <Facts className="text-xs leading-5 text-muted max-sm:col-span-2 sm:row-start-2">
        {categoryLabel(bill.category)}
        {`${money(figures.amount)} ${everyPeriod(bill.frequency)}`}
        <AccountFact bill={bill} />
        {nextPaymentWords(bill, "Next")}
      </Facts>
      <div className="max-sm:col-span-2 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-4 sm:contents">
        <div className="flex min-w-0 grow items-center gap-2 text-xs text-muted sm:row-start-2 sm:justify-end">
          <span
            title={figures.isBuffer ? BUFFER_WORDS : undefined}
            className={cx(
              "order-last whitespace-nowrap tabular-nums",
              figures.progress.isReady && "font-semibold text-primary",
            )}
          >
            {savedWords(figures)}
          </span>
          <SavedBar bill={bill} figures={figures} className="h-1.5! max-w-16 min-w-4 grow" />
        </div>
        <div className="sm:col-start-3 sm:row-span-2 sm:row-start-1">
          <RowActions bill={bill} acts={acts} isCompact />
        </div>
      </div>
    </div>
  );
}
