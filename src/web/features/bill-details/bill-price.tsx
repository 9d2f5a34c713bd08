import type { Bill } from "#contract/bills.ts";
import { centsOf } from "#web/domain/bill-figures.ts";
import { amountText } from "#web/domain/bill-text.ts";
import { ComingAmount } from "#web/domain/coming-amount.tsx";
import { everyPeriod } from "#web/domain/frequency-labels.ts";
import { PriceHistory } from "#web/domain/price-history.tsx";
import { money } from "#web/lib/format.ts";
import { SectionCard } from "#web/ui/titled-card.tsx";
import { RunningCatchUp } from "./running-catch-up.tsx";

/** The bill's price and its history. */
export function BillPrice({ bill }: { bill: Bill }) {
  return (
    <SectionCard title="Price">
      {/* Side by side where both fit. */}
      <dl className="flex flex-wrap gap-x-4 gap-y-2 tabular-nums">
        <div className="min-w-max grow basis-32">
          <dt className="text-sm text-muted">{everyPeriod(bill)}</dt>
          <dd className="text-xl font-semibold">{amountText(bill)}</dd>
        </div>
        <div className="min-w-max grow basis-32">
          <dt className="text-sm text-muted">per week</dt>
          <dd className="text-xl font-semibold">{money(centsOf(bill.weeklyAmount))}</dd>
        </div>
      </dl>
      <div className="grid gap-4 pt-4">
        <RunningCatchUp bill={bill} />
        <ComingAmount bill={bill} />
        <PriceHistory bill={bill} />
      </div>
    </SectionCard>
  );
}
