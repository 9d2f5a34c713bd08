import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";
import { Deferred, useDeferredData } from "#web/ui/deferred.tsx";
import { LoadFailureBox } from "#web/ui/load-failure.tsx";
import { Missing } from "./missing.tsx";
import { PaydayCard, PaydayCardSkeleton } from "./payday-card.tsx";
import type { PlanActions } from "./plan-actions.ts";
import { PlanFacts } from "./plan-facts.tsx";
import { Timeline } from "./timeline.tsx";
import { useIsPlanSized, usePlan, usePlanShape } from "./use-plan.ts";
import { Verdict } from "./verdict.tsx";

/** The five answers: on track, what to move, what is due, what is free; with what to do about each. */
export function PlanOverview({ actions }: { actions: PlanActions }) {
  const { plan, hasFailed, isFetching, refetch } = usePlan();
  const shape = usePlanShape();
  // The sentence and the facts at once, then the cards, then the weeks: each is quick to draw.
  const areCardsDrawable = useDeferredData(plan, true);
  const areWeeksDrawable = useDeferredData(areCardsDrawable ? plan : undefined, true);
  if (hasFailed) {
    return (
      <LoadFailureBox className="min-h-52" isBusy={isFetching} onRetry={() => refetch()}>
        Failed to load your plan. Please try again.
      </LoadFailureBox>
    );
  }
  // The first time in this browser only the sentence has a place that is certain.
  if (!shape) return <Verdict plan={undefined} canFix={false} fix={actions.fix} />;
  const { canFix, hasFacts, missing, lines, rows } = shape;
  return (
    <div className="grid grid-cols-1 gap-3 lg:gap-4">
      <Verdict plan={plan} canFix={canFix} fix={actions.fix} />
      {/* The facts come first on a phone: whatever the paydays hold, they are seen without scrolling. */}
      <div className={cx("grid grid-cols-1 gap-3", hasFacts && "lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8")}>
        {hasFacts && (
          <div className="lg:order-last">
            <PlanFacts plan={plan} />
          </div>
        )}
        <div className="grid min-w-0 grid-cols-1 content-start gap-3">
          <Missing plan={plan} rows={missing} actions={actions} />
          <section
            aria-label="Paydays"
            className={cx("grid grid-cols-1 gap-3 empty:hidden", lines.length > 1 && "sm:grid-cols-2")}
          >
            {plan && areCardsDrawable
              ? plan.paydays.map((card) => (
                  <PaydayCard
                    key={`${card.incomeId} ${card.payday}`}
                    card={card}
                    today={plan.today}
                    onDifferentAmount={actions.onDifferentAmount}
                  />
                ))
              : lines.map((count, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: empty cards are all alike
                  <PaydayCardSkeleton key={index} lines={count} />
                ))}
          </section>
        </div>
      </div>
      {rows.some((count) => count > 0) && (
        <Timeline plan={areWeeksDrawable ? plan : undefined} rows={rows} actions={actions} />
      )}
    </div>
  );
}

/** What stands below: drawn right after the plan, but not seen until its place is certain. */
export function BelowPlan({ children }: { children: ReactNode }) {
  return (
    <div className={cx("mt-8", !useIsPlanSized() && "invisible")}>
      <Deferred>{children}</Deferred>
    </div>
  );
}
