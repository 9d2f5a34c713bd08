import { CalendarCheck } from "lucide-react";
import { useEffect } from "react";
import type { Bill } from "#contract/bills.ts";
import { today } from "#web/domain/bill-figures.ts";
import { readRows, rememberRows } from "#web/domain/last-row-count.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { useDeferredData } from "#web/ui/deferred.tsx";
import { LoadFailureBox } from "#web/ui/load-failure.tsx";
import { DueRow, DueRowSkeleton } from "./due-row.tsx";
import { useDueBills, useShortages } from "./use-overview.ts";

const MAX_ROWS = 5;
const ROWS = "divide-y divide-border [&>li]:py-3";

type DueSoonProps = { className?: string | undefined; onViewAll: () => void; onPay: (bill: Bill) => void };

/** The five bills that are due soonest. */
export function DueSoon({ className, onViewAll, onPay }: DueSoonProps) {
  const { bills, hasFailed, isFetching, refetch } = useDueBills();
  const isDataReady = useDeferredData(bills);
  const count = bills?.length;
  useEffect(() => {
    if (count !== undefined) rememberRows(count);
  }, [count]);

  return (
    <Card role="complementary" aria-labelledby="due-soon" className={cx("px-4 pt-4 sm:px-5", className)}>
      <h2 id="due-soon" className="text-lg leading-snug font-semibold">
        Bills Due Soon
      </h2>
      {hasFailed ? (
        <LoadFailureBox className="mt-3 mb-5 min-h-40" isBusy={isFetching} onRetry={() => refetch()}>
          Failed to load upcoming bills. Please try again.
        </LoadFailureBox>
      ) : (
        <Rows bills={isDataReady ? bills : undefined} onViewAll={onViewAll} onPay={onPay} />
      )}
    </Card>
  );
}

type RowsProps = Omit<DueSoonProps, "className"> & { bills: ReturnType<typeof useDueBills>["bills"] };

function Rows({ bills, onViewAll, onPay }: RowsProps) {
  const now = today();
  const shortages = useShortages();
  if (!bills) {
    const expected = readRows();
    return (
      <div aria-busy="true" className="pb-1">
        <ul className={ROWS}>
          {Array.from({ length: Math.min(MAX_ROWS, expected) }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all alike
            <li key={row}>
              <DueRowSkeleton />
            </li>
          ))}
        </ul>
        {expected > MAX_ROWS && <div className="-mt-px h-10 border-t border-border touch:h-11" />}
      </div>
    );
  }
  if (bills.length === 0) return <NothingDue />;
  return (
    <div className="pb-1">
      <ol className={ROWS}>
        {bills.slice(0, MAX_ROWS).map((due) => (
          <li key={due.bill.id}>
            <DueRow bill={due} now={now} shortage={shortages.get(due.bill.id)} onPay={() => onPay(due.bill)} />
          </li>
        ))}
      </ol>
      {bills.length > MAX_ROWS && (
        <div className="border-t border-border">
          <Button variant="ghost" className="-mx-2 w-[calc(100%+1rem)]" onClick={onViewAll}>
            View all {bills.length} bills
          </Button>
        </div>
      )}
    </div>
  );
}

function NothingDue() {
  return (
    <div className="grid justify-items-center px-2 pt-5 pb-7 text-center">
      <CalendarCheck aria-hidden="true" className="mb-2.5 size-7 text-primary" />
      <p className="font-semibold">Nothing due yet</p>
      <p className="mt-0.5 text-sm text-pretty text-muted">Your next bills appear here, soonest first.</p>
    </div>
  );
}
