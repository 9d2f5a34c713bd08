import { CircleCheck } from "lucide-react";
import type { PlannedDue } from "#contract/plan.ts";
import type { Day } from "#core/day.ts";
import type { DueProgress } from "#core/savings.ts";
import { date, grouped, MONTHS, money, shortDay } from "#web/lib/format.ts";
import { useMayEdit } from "#web/lib/household.ts";
import { Badge } from "#web/ui/badge.tsx";
import { cx } from "#web/ui/cx.ts";
import { Progress } from "#web/ui/progress.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { DueBill } from "./use-overview.ts";

type DueRowProps = { bill: DueBill; now: Day; shortage: PlannedDue | undefined; onPay: () => void };

/** A bill due soon: date, amount and saving progress. */
export function DueRow({ bill, now, shortage, onPay }: DueRowProps) {
  const mayEdit = useMayEdit();
  const { due, amount, saved, isBuffer, progress } = bill;
  return (
    <div className="relative flex items-center gap-3">
      <CalendarDate day={due} isPast={due !== undefined && due < now} />
      <div className="grid min-w-0 grow grid-cols-1 gap-1">
        <div className="flex items-baseline justify-between gap-3 text-[0.9375rem] leading-5">
          {/* Its clickable area covers the whole row. */}
          {mayEdit ? (
            <button
              type="button"
              title={bill.bill.name}
              // The bill first, then the action.
              aria-label={`${bill.bill.name}, pay`}
              onClick={onPay}
              className="min-w-0 truncate text-left font-semibold after:absolute after:-inset-x-2 after:-inset-y-2 after:rounded-control hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              <bdi>{bill.bill.name}</bdi>
            </button>
          ) : (
            <bdi title={bill.bill.name} className="min-w-0 truncate font-semibold">
              {bill.bill.name}
            </bdi>
          )}
          <span className="shrink-0 tabular-nums">{money(amount)}</span>
        </div>
        <Progress
          className="h-1.5"
          value={progress.percent}
          label={`Saved for ${bill.bill.name}`}
          tone={isBuffer ? "neutral" : "green"}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-2 text-[0.8125rem] leading-5 text-muted">
          <span className="tabular-nums">
            {money(saved)} {isBuffer ? <Badge>buffer</Badge> : "saved"}
          </span>
          <DaysLeft progress={progress} />
        </div>
        {shortage && (
          <p className="text-[0.8125rem] leading-5 font-semibold text-amber tabular-nums">
            short by {money(shortage.short)} on {shortDay(shortage.due < now ? shortage.day : shortage.due, now)}
          </p>
        )}
      </div>
    </div>
  );
}

function DaysLeft({ progress: { isReady, daysToGo } }: { progress: DueProgress }) {
  if (isReady) {
    return (
      <span className="inline-flex items-center gap-1 font-semibold text-primary">
        <CircleCheck aria-hidden="true" className="size-3.5" />
        Ready to pay!
      </span>
    );
  }
  if (daysToGo === undefined) return <span>less than a cent per week</span>;
  return (
    <span className="tabular-nums">
      about {grouped(daysToGo)} {daysToGo === 1 ? "day" : "days"} to go
    </span>
  );
}

/** A loading row with the final height. */
export function DueRowSkeleton() {
  return (
    <div className="flex h-[3.625rem] items-center gap-3">
      <Skeleton className="size-11 shrink-0" />
      <div className="grid grow gap-2.5">
        <div className="flex justify-between">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-3.5 w-16" />
        </div>
        <Skeleton className="h-1.5" />
        <div className="flex justify-between">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-3 w-24" />
        </div>
      </div>
    </div>
  );
}

type DateLeafProps = { day: Day | undefined; isPast: boolean };

/** The date as a small calendar page; screen readers get the full date. */
function CalendarDate({ day, isPast }: DateLeafProps) {
  const label = day === undefined ? "No date set" : `${isPast ? "Was due" : "Due"} ${date(day)}`;
  return (
    <div
      title={label}
      className={cx(
        "grid size-11 shrink-0 content-center justify-items-center rounded-control border text-center",
        day === undefined && "border-dashed border-border-strong/50 text-muted",
        day !== undefined && (isPast ? "border-amber/30 bg-amber-soft text-on-amber-soft" : "bg-surface-sunken"),
      )}
    >
      <span className="sr-only">{label}</span>
      {day === undefined ? (
        <span aria-hidden="true">–</span>
      ) : (
        <>
          <span aria-hidden="true" className="text-[0.6875rem] leading-3.5 font-semibold">
            {MONTHS[Number(day.slice(5, 7)) - 1]}
          </span>
          <span aria-hidden="true" className="text-base leading-5 font-semibold tabular-nums">
            {Number(day.slice(8, 10))}
          </span>
        </>
      )}
    </div>
  );
}
