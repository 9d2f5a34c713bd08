import type { ReactNode } from "react";
import type { Plan } from "#contract/plan.ts";
import { total } from "#core/money.ts";
import { safeToSpend } from "#core/plan/safe-to-spend.ts";
import { Balance, balanceText } from "#web/domain/balance.tsx";
import { sumOf } from "#web/domain/bill-figures.ts";
import { BillLink } from "#web/domain/bill-link.tsx";
import { money } from "#web/lib/format.ts";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { coverageText, dueText } from "./timeline-weeks.ts";

/** The next due with its coverage, and the amount free to spend. */
export function PlanFacts({ plan }: { plan: Plan | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-x-3 lg:grid-cols-1 lg:gap-y-3" aria-busy={!plan}>
      {plan ? <NextDue plan={plan} /> : <FactSkeleton label="Next due" />}
      {plan ? <FreeToSpend plan={plan} /> : <FactSkeleton label="Free to spend" />}
    </dl>
  );
}

function NextDue({ plan: { timeline, today } }: { plan: Plan }) {
  const next = timeline.find((item) => item.kind === "due");
  if (next === undefined) return <Fact label="Next due" figure="Nothing" note="in the next six weeks" />;
  const { kind, words } = coverageText(next);
  const dueWhen = dueText(next, today);
  return (
    <Fact
      label={next.due < today ? `W${dueWhen.slice(1)}` : `Next due ${dueWhen}`}
      figure={
        <span className="block truncate" title={next.billName}>
          <BillLink id={next.billId} name={next.billName} />
        </span>
      }
      note={
        kind === "short" ? (
          <span className="font-semibold text-amber">{words}</span>
        ) : (
          <>
            {money(next.amount)}, <span className="font-semibold text-primary">{words}</span>
          </>
        )
      }
    />
  );
}

/** What can be spent without a bill of the next year becoming short, which may be less than what isn't set aside. */
function FreeToSpend({ plan: { accounts, starter } }: { plan: Plan }) {
  const figures = accounts.map((account) => ({ free: sumOf(account.free), spare: sumOf(account.spare) }));
  const free = total(figures.map((account) => account.free));
  const safe = safeToSpend(figures, sumOf(starter?.amount ?? "0.00"));
  const shown = free < 0 ? free : safe;
  const figure = (
    <span className={sizeOf(balanceText(shown))}>
      <Balance amount={shown} />
    </span>
  );
  if (free < 0) return <Fact label="Free to spend" figure={figure} note="less than you've set aside" isShort />;
  if (safe === free) return <Fact label="Free to spend" figure={figure} note="after money set aside" />;
  const note = (
    <>
      of <Balance amount={free} /> free
    </>
  );
  return <Fact label="Safe to spend" figure={figure} note={note} />;
}

/** Smaller only where it would not fit half a phone's screen. */
const sizeOf = ({ length }: string) =>
  length > 15 ? "max-lg:text-sm" : length > 12 ? "max-[23rem]:text-sm" : undefined;

/** Side by side on a phone, the cards share their three rows, so that the figures line up if a line wraps. */
const BOX =
  "grid min-w-0 grid-cols-1 rounded-card border border-border bg-surface px-3.5 py-2.5 max-lg:row-span-3 max-lg:grid-rows-subgrid lg:content-center";

type FactProps = { label: string; figure: ReactNode; note: ReactNode; isShort?: boolean | undefined };

function Fact({ label, figure, note, isShort = false }: FactProps) {
  return (
    <div className={BOX}>
      <dt className="text-[0.8125rem] leading-5 font-medium text-muted">{label}</dt>
      <dd className={cx("text-lg leading-7 font-semibold wrap-anywhere tabular-nums", isShort && "text-amber")}>
        {figure}
      </dd>
      <dd className="text-[0.8125rem] leading-5 wrap-anywhere text-muted tabular-nums">{note}</dd>
    </div>
  );
}

function FactSkeleton({ label }: { label: string }) {
  return (
    <div className={BOX}>
      <dt className="text-[0.8125rem] leading-5 font-medium text-muted">{label}</dt>
      <dd className="flex h-7 items-center">
        <Skeleton className="h-5 w-24" />
      </dd>
      <dd className="flex h-5 items-center">
        <Skeleton className="h-3.5 w-28" />
      </dd>
    </div>
  );
}
