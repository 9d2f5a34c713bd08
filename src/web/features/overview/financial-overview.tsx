import { ArrowDownLeft, ArrowUpRight, type LucideIcon, PiggyBank, Scale } from "lucide-react";
import type { Cents } from "#core/money.ts";
import { Balance, balanceText } from "#web/domain/balance.tsx";
import { periodWord } from "#web/domain/pay-period.ts";
import { money } from "#web/lib/format.ts";
import { cx } from "#web/ui/cx.ts";
import { LoadFailureBox } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useOverview } from "./use-overview.ts";

/** Income, expenses, savings and what is left, in this person's pay period. */
export function FinancialOverview({ className }: { className?: string | undefined }) {
  const { frequency, sums, hasFailed, isFetching, retry } = useOverview();
  const period = periodWord(frequency);
  return (
    <aside aria-labelledby="financial-overview" className={className}>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id="financial-overview" className="text-lg leading-snug font-semibold">
          Financial Overview
        </h2>
        <span className="text-sm text-muted">per {period}</span>
      </div>
      {hasFailed ? (
        <LoadFailureBox className="min-h-52 sm:min-h-25 lg:min-h-52" isBusy={isFetching} onRetry={retry}>
          Failed to load your overview. Please try again.
        </LoadFailureBox>
      ) : (
        <dl className="grid grid-cols-2 gap-2.5 sm:grid-cols-4 lg:grid-cols-2" aria-busy={!sums}>
          <OverviewCard label="Income" icon={ArrowDownLeft} amount={sums?.income} />
          <OverviewCard label="Expenses" icon={ArrowUpRight} amount={sums?.expenses} />
          <OverviewCard label="Total Saved" icon={PiggyBank} amount={sums?.saved} isBalance note="so far" />
          <OverviewCard
            label={sums?.isShort ? "Shortfall" : "Leftover"}
            icon={Scale}
            amount={sums?.rest}
            tone={sums && (sums.isShort ? "red" : "green")}
          />
        </dl>
      )}
    </aside>
  );
}

const tones = {
  plain: "border-border bg-surface [&_dd]:text-muted [&_dt]:text-muted",
  green: "border-primary/25 bg-primary-soft text-on-primary-soft",
  red: "border-red/25 bg-red-soft text-on-red-soft",
};

type OverviewCardProps = {
  label: string;
  icon: LucideIcon;
  /** Undefined while loading. */
  amount: Cents | undefined;
  /** Whether the amount is hidden along with balances. */
  isBalance?: boolean | undefined;
  /** Adds what the heading's period does not cover. */
  note?: string | undefined;
  tone?: keyof typeof tones | undefined;
};

// A smaller amount is easier to read than a wrapped one.
function sizeOf({ length }: string): string {
  if (length > 14) return "text-[0.8125rem] max-[22.5rem]:text-[0.6875rem]";
  if (length > 11) return "text-base max-[22.5rem]:text-[0.8125rem]";
  return length > 9 ? "text-xl max-[22.5rem]:text-base" : "text-xl";
}

/** One figure. Its loading state has the final size. */
function OverviewCard({ label, icon: Icon, amount, isBalance, note, tone = "plain" }: OverviewCardProps) {
  return (
    <div className={cx("grid min-w-0 grid-cols-1 content-start gap-0.5 rounded-card border px-3.5 py-3", tones[tone])}>
      <dt className="flex items-center gap-1.5 text-sm font-medium">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </dt>
      {amount === undefined ? (
        <dd className="flex h-7 items-center">
          <Skeleton className="h-5 w-24 max-w-full" />
        </dd>
      ) : (
        <dd
          className={cx(
            "leading-7 font-semibold tracking-tight tabular-nums wrap-anywhere",
            sizeOf(isBalance ? balanceText(amount) : money(amount)),
            tone === "plain" && "text-text!",
          )}
        >
          {isBalance ? <Balance amount={amount} /> : money(amount)}
        </dd>
      )}
      {note !== undefined && <dd className="text-xs">{note}</dd>}
    </div>
  );
}
