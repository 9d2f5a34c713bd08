import { BILL_FREQUENCIES, weeklyAmount } from "#core/frequency.ts";
import { typedAmount } from "#web/domain/parse-amount.ts";
import { money } from "#web/lib/format.ts";

/** What the bill comes to each week, once there is an amount. */
export function WeeklyNote({ amount, frequency }: { amount: string; frequency: string }) {
  const known = typedAmount(amount);
  const often = BILL_FREQUENCIES.find((each) => each === frequency);
  if (known === undefined || often === undefined) return null;
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-control bg-primary-soft px-4 py-3 text-on-primary-soft @lg:col-span-2">
      <span className="text-[0.9375rem] font-semibold">Weekly Amount to Save</span>
      <span className="tabular-nums">
        <span className="text-xl font-semibold">{money(weeklyAmount(known, often))}</span>{" "}
        <span className="text-sm">per week</span>
      </span>
    </p>
  );
}
