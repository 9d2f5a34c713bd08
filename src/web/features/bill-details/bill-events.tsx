import { useState } from "react";
import type { BillEvent } from "#contract/bill-life.ts";
import type { Bill } from "#contract/bills.ts";
import { listBillHistory } from "#contract/requests/bills.ts";
import { centsOf } from "#web/domain/bill-figures.ts";
import { date, money } from "#web/lib/format.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SectionCard } from "#web/ui/titled-card.tsx";
import { actorText, eventText } from "./event-text.ts";

/** The bill's activity: what happened and who did it. */
export function BillEvents({ bill }: { bill: Bill }) {
  return (
    <SectionCard title="Activity">
      <EventPage bill={bill} />
    </SectionCard>
  );
}

const PAGE = 10;

type Cursor = { before?: number | undefined; beforeEdit?: number | undefined };

/** One page, newest first; older ones load on request. */
function EventPage({ bill, before }: { bill: Bill; before?: Cursor | undefined }) {
  const page = useCall(listBillHistory, { params: { id: bill.id }, query: { limit: PAGE, ...before } });
  const [isOlderShown, setOlderShown] = useState(false);
  if (page.isPending) return <Skeleton role="status" aria-label="Loading activity" className="h-24" />;
  if (!page.data) return <LoadFailure load={page}>Failed to load activity. Please try again.</LoadFailure>;
  const { items, next } = page.data;
  if (items.length === 0 && before === undefined)
    return <p className="text-[0.9375rem] text-muted">No activity yet.</p>;
  return (
    <>
      <ol className={cx("divide-y divide-border", before !== undefined && "border-t border-border")}>
        {items.map((event) => (
          <EventLine key={`${event.kind} ${event.id}`} event={event} />
        ))}
      </ol>
      {next !== null && isOlderShown && <EventPage bill={bill} before={next} />}
      {next !== null && !isOlderShown && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setOlderShown(true)}>
          Show older activity
        </Button>
      )}
    </>
  );
}

const signed = (amount: string) => `${centsOf(amount) > 0 ? "+" : ""}${money(amount)}`;

function EventLine({ event }: { event: BillEvent }) {
  const { day, saved, paid } = event;
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5 text-[0.9375rem]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{eventText(event)}</p>
        <p className="text-sm wrap-anywhere text-muted tabular-nums">
          <time dateTime={day}>{date(day)}</time>
          {" · "}
          <bdi>{actorText(event)}</bdi>
        </p>
      </div>
      <div className="shrink-0 text-right tabular-nums">
        {paid && (
          <p className="font-semibold">
            {signed(paid.amount)}
            <span className="sr-only"> in {paid.accountName ?? "a deleted account"}</span>
          </p>
        )}
        {saved !== null && <p className={paid ? "text-sm text-muted" : "font-semibold"}>{signed(saved)} saved</p>}
      </div>
    </li>
  );
}
