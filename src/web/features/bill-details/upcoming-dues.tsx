import { CircleCheck, TriangleAlert } from "lucide-react";
import type { Bill } from "#contract/bills.ts";
import type { PlannedDue } from "#contract/plan.ts";
import { getPlanYear } from "#contract/requests/plan.ts";
import { isPaused } from "#core/bills/bill.ts";
import { addDays, day } from "#core/day.ts";
import { PLAN_DAYS } from "#core/plan/input.ts";
import { duesAfter } from "#web/domain/bill-dues.ts";
import { centsOf, today } from "#web/domain/bill-figures.ts";
import { money, weekdayAndDay } from "#web/lib/format.ts";
import { useCall } from "#web/lib/use-call.ts";
import { cx } from "#web/ui/cx.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SectionCard } from "#web/ui/titled-card.tsx";

const MAX_SHOWN = 6;
const SKELETON_KEYS = ["first", "second", "third"];

/** The next six dues of a bill, and whether its account covers each. */
export function UpcomingDues({ bill }: { bill: Bill }) {
  const year = useCall(getPlanYear);
  const dues = year.data?.dues.filter(({ billId }) => billId === bill.id).slice(0, MAX_SHOWN);
  const later = year.data && dues ? laterDues(bill, year.data.today, dues) : [];
  return (
    <SectionCard title="Next due dates">
      {year.isPending && (
        <div role="status" aria-label="Loading due dates" className="grid gap-4 py-1">
          {SKELETON_KEYS.map((key) => (
            <Skeleton key={key} className="h-5" />
          ))}
        </div>
      )}
      {!year.isPending && !year.data && (
        <LoadFailure load={year}>Failed to load your plan. Please try again.</LoadFailure>
      )}
      {dues && dues.length === 0 && <p className="text-[0.9375rem] text-pretty text-muted">{nothingText(bill)}</p>}
      {dues && dues.length > 0 && (
        <ol className="divide-y divide-border">
          {dues.map((due) => (
            <DueLine key={`${due.due} ${due.paymentId}`} due={due} today={year.data?.today ?? due.day} />
          ))}
        </ol>
      )}
      {later.length > 0 && <LaterDues dues={later} today={year.data?.today ?? today()} />}
    </SectionCard>
  );
}

/** Dues beyond the plan's year, up to six in total. */
const laterDues = (bill: Bill, now: string, dues: readonly PlannedDue[]) =>
  bill.accountId === null ? [] : duesAfter(bill, addDays(day(now), PLAN_DAYS), MAX_SHOWN - dues.length);

type LaterDuesProps = { dues: ReturnType<typeof duesAfter>; today: string };

function LaterDues({ dues, today: now }: LaterDuesProps) {
  return (
    <div className="mt-3 grid gap-1 border-t border-border pt-3 text-[0.9375rem] text-muted">
      <p className="text-sm">Beyond the 52 weeks the plan covers:</p>
      <ol>
        {dues.map(({ due, amount }) => (
          <li key={due} className="flex items-baseline justify-between gap-x-4 py-1 tabular-nums">
            <time dateTime={due}>{weekdayAndDay(due, now)}</time>
            <span>{money(amount)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function nothingText({ archivedOn, accountId, ...bill }: Bill): string {
  if (archivedOn !== null) return "Nothing is due while the bill is archived.";
  if (isPaused(bill, today())) return "Nothing is due while the bill is paused.";
  return accountId === null
    ? "Choose an account for this bill to see whether its due dates are covered."
    : "Nothing is due in the next 52 weeks.";
}

function DueLine({ due: { due, amount, short, isAssumed }, today: now }: { due: PlannedDue; today: string }) {
  const isShort = centsOf(short) > 0;
  const Icon = isShort ? TriangleAlert : CircleCheck;
  const dueDay = weekdayAndDay(due, now);
  const dueText = due < now ? `Was due on ${dueDay}` : isAssumed ? `About ${dueDay}` : dueDay;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-[0.9375rem] tabular-nums">
      <time dateTime={due} className="font-medium">
        {dueText}
      </time>
      <span className="ml-auto flex flex-wrap items-baseline justify-end gap-x-4">
        <span
          className={cx(
            "flex items-center gap-1.5 self-center text-sm font-semibold",
            isShort ? "text-amber" : "text-primary",
          )}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {isShort ? `short by ${money(short)}` : "covered"}
        </span>
        <span className="min-w-20 text-right font-semibold">{money(amount)}</span>
      </span>
    </li>
  );
}
