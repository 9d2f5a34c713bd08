import { type Control, useWatch } from "react-hook-form";
import { weeklyAmount } from "#core/frequency.ts";
import { parsePositiveAmount } from "#web/domain/parse-amount.ts";
import { money } from "#web/lib/format.ts";
import type { IncomeValues } from "./income-fields.tsx";

/** What the typed income comes to each week, as soon as it can be known. */
export function WeeklyPanel({ control }: { control: Control<IncomeValues> }) {
  const [typed, frequency] = useWatch({ control, name: ["amount", "frequency"] });
  const amount = parsePositiveAmount(typed);
  const weekly = amount !== undefined && frequency !== "" ? weeklyAmount(amount, frequency) : undefined;
  return (
    <div role="status" className="empty:hidden">
      {weekly !== undefined && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-control border border-primary/30 bg-primary-soft px-4 py-3 text-on-primary-soft">
          <p className="font-semibold">Weekly Amount</p>
          <p>
            <span className="text-2xl font-semibold tracking-tight tabular-nums">{money(weekly)}</span> per week
          </p>
        </div>
      )}
    </div>
  );
}
