import { categoryLabel } from "#core/categories.ts";
import type { CategoryShare } from "#core/statistics.ts";
import { money } from "#web/lib/format.ts";

/** Where the week's money goes, heaviest first. */
export function CategoryShares({ shares }: { shares: readonly CategoryShare[] }) {
  return (
    <section aria-labelledby="by-category">
      <h3 id="by-category" className="text-[0.9375rem] font-semibold">
        By category
      </h3>
      {shares.length === 0 && (
        <p className="mt-1 text-[0.9375rem] text-muted">Add a bill to see where your weeks go.</p>
      )}
      <ul className="mt-3 grid gap-3">
        {shares.map(({ category, count, weekly, percent }) => (
          <li key={category} className="grid gap-1.5">
            <p className="flex flex-wrap items-baseline gap-x-3 text-[0.9375rem] tabular-nums">
              <span className="font-medium">
                {categoryLabel(category)} <span className="font-normal text-muted">({count})</span>
              </span>
              <span className="ml-auto">{money(weekly)} a week</span>
              <span className="w-12 text-right font-semibold">{percent}%</span>
            </p>
            {/* The figure beside it says it all; the bar only shows it. */}
            <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-sunken">
              <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
