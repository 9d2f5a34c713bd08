import type { ReactNode } from "react";
import type { Plan } from "#contract/plan.ts";
import { listBills } from "#contract/requests/bills.ts";
import { listIncomes } from "#contract/requests/incomes.ts";
import { type MissingPart, missingParts } from "#web/domain/plan-text.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { Deferred, useDeferredData } from "#web/ui/deferred.tsx";
import { LoadFailureBox } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PaydayCard, PaydayCardSkeleton } from "./payday-card.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { Timeline } from "./timeline.tsx";
import { type PlanActions, useIsPlanSized, usePlan, usePlanShape } from "./use-plan.ts";
import { Verdict } from "./verdict.tsx";

const ROW = "flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 max-sm:min-h-26";

/** The plan's five answers: verdict, transfers, next due, free money and fixes. */
export function PlanOverview({ actions }: { actions: PlanActions }) {
  const { plan, hasFailed, isFetching, refetch } = usePlan();
  const shape = usePlanShape();
  // The verdict and facts first, then the cards, then the weeks, so that each render is quick.
  const areCardsDrawable = useDeferredData(plan, true);
  const areWeeksDrawable = useDeferredData(areCardsDrawable ? plan : undefined, true);
  if (hasFailed) {
    return (
      <LoadFailureBox className="min-h-52" isBusy={isFetching} onRetry={() => refetch()}>
        Failed to load your plan. Please try again.
      </LoadFailureBox>
    );
  }
  // On the first visit only the verdict has a known height.
  if (!shape) return <Verdict plan={undefined} canFix={false} fix={actions.fix} />;
  const { canFix, hasFacts, missing, lines, rows } = shape;
  return (
    <div className="grid grid-cols-1 gap-3 lg:gap-4">
      <Verdict plan={plan} canFix={canFix} fix={actions.fix} />
      {/* On a phone the facts come first, so that they are visible without scrolling. */}
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

/** Content below the plan: rendered right after it, but hidden until its position is final. */
export function BelowPlan({ children }: { children: ReactNode }) {
  return (
    <div className={cx("mt-8", !useIsPlanSized() && "invisible")}>
      <Deferred>{children}</Deferred>
    </div>
  );
}

/** What the plan is missing, each with a button to add it. */
function Missing({ plan, rows, actions }: { plan: Plan | undefined; rows: number; actions: PlanActions }) {
  const bills = useCall(listBills);
  const incomes = useCall(listIncomes);
  if (rows === 0) return null;

  const resolveMissing = ({ kind, id }: MissingPart) => {
    if (kind === "account") return actions.onAccounts();
    if (kind === "income") return actions.onAddIncome();
    const bill = bills.data?.find((each) => each.id === id);
    const income = incomes.data?.find((each) => each.id === id);
    if (kind === "bill-account") bill && actions.onBill(bill);
    else income && actions.onIncome(income);
  };

  return (
    <Card>
      <ul className="divide-y divide-border">
        {plan
          ? missingParts(plan.missing).map((part) => (
              <li key={part.kind} className={ROW}>
                <p className="min-w-48 grow basis-0 wrap-anywhere">
                  {part.text.before}
                  {part.text.name !== undefined && <bdi className="font-semibold">{part.text.name}</bdi>}
                  {part.text.after}
                </p>
                <Button
                  data-edits
                  size="sm"
                  variant="secondary"
                  className="max-sm:w-full"
                  onClick={() => resolveMissing(part)}
                >
                  {part.action}
                </Button>
              </li>
            ))
          : Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all alike
              <li key={row} className={ROW}>
                <Skeleton className="h-4 w-56" />
              </li>
            ))}
      </ul>
    </Card>
  );
}
