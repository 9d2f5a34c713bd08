import type { ReactNode } from "react";
import { categoryLabel } from "#core/categories.ts";
import type { CategoryShare, Statistics } from "#core/statistics.ts";
import { Balance } from "#web/domain/balance.tsx";
import { money } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useStatistics } from "./use-statistics.ts";

/** The household's statistics. */
export function StatisticsSection() {
  const { figures, isMore, isFailed, retry } = useStatistics();
  if (isFailed) {
    return (
      <Notice tone="red" role="alert" title="Failed to load your statistics. Please try again.">
        <Button variant="secondary" size="sm" className="mt-2 justify-self-start" onClick={retry}>
          Retry
        </Button>
      </Notice>
    );
  }
  if (!figures) {
    return (
      <div role="status" aria-label="Loading your statistics" className="grid gap-5">
        <Skeleton className="h-64 sm:h-50" />
        <Skeleton className="h-36" />
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <FigureGrid figures={figures} isMore={isMore} />
      <CategoryShares shares={figures.byCategory} />
    </div>
  );
}

/** Weekly amounts by category, largest first. */
function CategoryShares({ shares }: { shares: readonly CategoryShare[] }) {
  return (
    <section aria-labelledby="by-category">
      <h3 id="by-category" className="text-[0.9375rem] font-semibold">
        By category
      </h3>
      {shares.length === 0 && (
        <p className="mt-1 text-[0.9375rem] text-muted">Add a bill to see where your money goes.</p>
      )}
      <ul className="mt-3 grid gap-3">
        {shares.map(({ category, count, weekly, percent }) => (
          <li key={category} className="grid gap-1.5">
            <p className="flex flex-wrap items-baseline gap-x-3 text-[0.9375rem] tabular-nums">
              <span className="font-medium">
                {categoryLabel(category)} <span className="font-normal text-muted">({count})</span>
              </span>
              <span className="ml-auto">{money(weekly)} per week</span>
              <span className="w-12 text-right font-semibold">{percent === 0 && weekly > 0 ? "<1" : percent}%</span>
            </p>
            {/* Decorative; the figure is beside it. */}
            <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-sunken">
              <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

// A figure and its unit stay on one line.
const plural = (count: number, one: string, many: string) => `${count}\u00a0${count === 1 ? one : many}`;

function Figure({ name, value, note }: { name: string; value: ReactNode; note: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start bg-surface px-3 py-3 sm:px-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl leading-snug font-semibold wrap-anywhere tabular-nums">{value}</dd>
      <dd className="text-sm text-muted tabular-nums">{note}</dd>
    </div>
  );
}

function FigureGrid({ figures, isMore }: { figures: Statistics; isMore: boolean }) {
  const { groups, paidThisMonth } = figures;
  const prefix = isMore ? "at least " : "";
  return (
    <dl className="grid gap-px overflow-hidden rounded-control border border-border bg-border min-[22rem]:grid-cols-2 sm:grid-cols-3">
      <Figure
        name="Bills and goals"
        value={figures.bills}
        note={`${plural(groups.bills, "bill", "bills")}, ${plural(groups.savings, "savings goal", "savings goals")}, ${plural(groups.expenses, "expense", "expenses")}`}
      />
      <Figure name="Weekly cost" value={money(figures.weeklyLoad)} note="all bills, per week" />
      <Figure name="Total saved" value={<Balance amount={figures.saved} />} note="saved for bills" />
      <Figure name="Income sources" value={figures.incomes} note={`${money(figures.weeklyIncome)} per week`} />
      <Figure
        name="Accounts"
        value={<Balance amount={figures.balance} />}
        note={`in ${plural(figures.accounts, "account", "accounts")}`}
      />
      <Figure
        name="Paid this month"
        value={money(paidThisMonth.amount)}
        note={`${prefix}${plural(paidThisMonth.count, "payment", "payments")}`}
      />
    </dl>
  );
}
