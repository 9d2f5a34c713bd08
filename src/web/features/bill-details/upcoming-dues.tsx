import { CircleCheck, TriangleAlert } from "lucide-react";
import type { Bill } from "#contract/bills.ts";
import { getPlanYear, type PlannedDue } from "#contract/plan.ts";
import { isPaused } from "#core/bills/bill.ts";
import { centsOf, today } from "#web/domain/bill-figures.ts";
import { money, weekdayAndDay } from "#web/lib/format.ts";
import { useCall } from "#web/lib/use-call.ts";
import { cx } from "#web/ui/cx.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const SHOWN = 6;
const PLACES = ["first", "second", "third"];

/** The next six dues of a bill, and whether its account will hold enough for each. */
export function UpcomingDues({ bill }: { bill: Bill }) {
  const year = useCall(getPlanYear);
  const dues = year.data?.dues.filter(({ billId }) => billId === bill.id).slice(0, SHOWN);
  return (
    <SectionCard title="Next due dates">
      {year.isPending && (
        <div role="status" aria-label="Loading due dates" className="grid gap-4 py-1">
          {PLACES.map((place) => (
            <Skeleton key={place} className="h-5" />
          ))}
        </div>
      )}
      {!year.isPending && !year.data && (
        <LoadFailure load={year}>Failed to load your plan. Please try again.</LoadFailure>
      )}
      {dues && dues.length === 0 && <p className="text-[0.9375rem] text-pretty text-muted">{nothingWords(bill)}</p>}
      {dues && dues.length > 0 && (
        <>
          <ol className="divide-y divide-border">
            {dues.map((due) => (
              <DueLine key={`${due.due} ${due.paymentId}`} due={due} today={year.data?.today ?? due.day} />
            ))}
          </ol>
          {dues.length < SHOWN && <p className="mt-2 text-sm text-muted">The plan looks 52 weeks ahead.</p>}
        </>
      )}
    </SectionCard>
  );
}

function nothingWords({ archivedOn, accountId, ...bill }: Bill): string {
  if (archivedOn !== null) return "Nothing is due while it is in the archive.";
  if (isPaused(bill, today())) return "Nothing is due while it is paused.";
  return accountId === null
    ? "Choose the account it is paid from to see whether its due dates are covered."
    : "Nothing is due in the next 52 weeks.";
}

function DueLine({ due: { due, amount, short, isAssumed }, today: now }: { due: PlannedDue; today: string }) {
  const isShort = centsOf(short) > 0;
  const Icon = isShort ? TriangleAlert : CircleCheck;
  const day = weekdayAndDay(due, now);
  const when = due < now ? `Was due on ${day}` : isAssumed ? `About ${day}` : day;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-[0.9375rem] tabular-nums">
      <time dateTime={due} className="font-medium">
        {when}
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
