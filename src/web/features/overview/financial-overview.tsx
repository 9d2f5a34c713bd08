import { ArrowDownLeft, ArrowUpRight, PiggyBank, Scale } from "lucide-react";
import type { PayFrequency } from "#core/overview.ts";
import { LoadFailure } from "./load-failure.tsx";
import { OverviewCard } from "./overview-card.tsx";
import { useOverview } from "./use-overview.ts";

const PERIODS: Record<PayFrequency, string> = {
  weekly: "week",
  fortnightly: "fortnight",
  monthly: "month",
  quarterly: "quarter",
  annually: "year",
};

/** What comes in, what goes out, what is put aside and what is left, in the pay period of this person. */
export function FinancialOverview({ className }: { className?: string | undefined }) {
  const { frequency, sums, hasFailed, isFetching, retry } = useOverview();
  const period = PERIODS[frequency];
  const each = `each ${period}`;
  return (
    <aside aria-labelledby="financial-overview" className={className}>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id="financial-overview" className="text-lg leading-snug font-semibold">
          Financial Overview
        </h2>
        <span className="text-sm text-muted">per {period}</span>
      </div>
      {hasFailed ? (
        <LoadFailure className="min-h-52 sm:min-h-25 lg:min-h-52" isBusy={isFetching} onRetry={retry}>
          Failed to load your overview. Please try again.
        </LoadFailure>
      ) : (
        <dl className="grid grid-cols-2 gap-2.5 sm:grid-cols-4 lg:grid-cols-2" aria-busy={!sums}>
          <OverviewCard label="Income" icon={ArrowDownLeft} amount={sums?.income} note={each} />
          <OverviewCard label="Expenses" icon={ArrowUpRight} amount={sums?.expenses} note={each} />
          <OverviewCard label="Total Saved" icon={PiggyBank} amount={sums?.saved} isBalance note="so far" />
          <OverviewCard
            label={sums?.isShort ? "Shortfall" : "Leftover"}
            icon={Scale}
            amount={sums?.rest}
            note={each}
            tone={sums && (sums.isShort ? "red" : "green")}
          />
        </dl>
      )}
    </aside>
  );
}
