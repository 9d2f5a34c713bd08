import type { Bill } from "#contract/bills.ts";
import { listBills } from "#contract/requests/bills.ts";
import { billMatcher } from "#core/bills/search.ts";
import { BillLink } from "#web/domain/bill-link.tsx";
import { BillStates } from "#web/domain/bill-states.tsx";
import { amountOften } from "#web/domain/bill-text.ts";
import { date } from "#web/lib/format.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

export type ArchiveProps = {
  /** The search text. */
  query: string | undefined;
  onHistory: (bill: Bill) => void;
  onDelete: (bill: Bill) => void;
};

/** The archived bills, which can be restored. */
export function Archive({ query, onHistory, onDelete }: ArchiveProps) {
  const load = useCall(listBills, { query: { archived: "true" } });
  if (load.isPending) return <Skeleton className="mt-2 h-16" />;
  if (!load.data) return <LoadFailure load={load}>Failed to load the archive. Please try again.</LoadFailure>;
  if (load.data.length === 0)
    return (
      <p className="px-1 py-2 text-sm text-muted">No archived bills. You can archive a bill from its Edit dialog.</p>
    );
  const found = load.data.filter(billMatcher(query ?? ""));
  if (found.length === 0)
    return (
      <p className="px-1 py-2 text-sm text-muted">
        No archived bills match “<bdi className="wrap-anywhere">{query?.trim()}</bdi>”.
      </p>
    );
  return (
    <Card className="mt-2 p-0!">
      <ul className="divide-y divide-border">
        {found.map((bill) => (
          <li key={bill.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <div className="min-w-0">
              <p className="line-clamp-2 font-semibold wrap-anywhere">
                <BillLink id={bill.id} name={bill.name} />
              </p>
              <p className="text-sm text-muted tabular-nums">
                {amountOften(bill)}
                {bill.archivedOn !== null && ` · archived ${date(bill.archivedOn)}`}
              </p>
            </div>
            <div className="flex gap-1">
              <div data-edits>
                <BillStates bill={bill} />
              </div>
              <Button size="sm" variant="ghost" aria-label={`History of ${bill.name}`} onClick={() => onHistory(bill)}>
                History
              </Button>
              <Button
                data-edits
                size="sm"
                variant="ghost"
                aria-label={`Delete ${bill.name}`}
                onClick={() => onDelete(bill)}
              >
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
