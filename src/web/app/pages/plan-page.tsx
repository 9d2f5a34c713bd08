import { Shell } from "#web/app/shell.tsx";
import { YearAhead } from "#web/features/year-ahead/year-ahead.tsx";
import { usePage } from "#web/lib/page.ts";

export function PlanPage() {
  usePage("Year ahead");
  return (
    <Shell>
      <h1 tabIndex={-1} className="mb-2 text-2xl font-semibold tracking-tight outline-none sm:text-3xl">
        Year ahead
      </h1>
      <YearAhead />
    </Shell>
  );
}
