import { useMemo, useState } from "react";
import { type Bill, listBills } from "#contract/bills.ts";
import { schedulerStatus } from "#contract/scheduler.ts";
import { groupOf } from "#core/categories.ts";
import { today } from "#web/domain/bill-figures.ts";
import { readPreferences } from "#web/lib/preferences.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { useCall } from "#web/lib/use-call.ts";
import { cx } from "#web/ui/cx.ts";
import { useDeferredData } from "#web/ui/deferred.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Count, PillsList, PillsTrigger, Tabs, TabsContent } from "#web/ui/tabs/tabs.tsx";
import { BillGroup, type BillTab, TAB_LABELS, TABS } from "./bill-group.tsx";
import { BillsSkeleton } from "./bills-skeleton.tsx";
import { DeleteBillDialog, useDeleteBill } from "./delete-bill.tsx";
import { useRowActions } from "./use-row-actions.ts";

export type BillActions = {
  onAdd: () => void;
  onEdit: (bill: Bill) => void;
  onPay: (bill: Bill) => void;
  onHistory: (bill: Bill) => void;
  /** Shows all bills from the start instead of the first three. */
  startsExpanded?: boolean | undefined;
};

/** The bills of each tab. Newest first: what was added just now is among the three that everybody sees. */
function sortIntoTabs(bills: readonly Bill[]): Record<BillTab, Bill[]> {
  const all = bills.toReversed();
  const of = (tab: BillTab) => all.filter(({ category }) => groupOf(category) === tab);
  return { all, bills: of("bills"), savings: of("savings"), expenses: of("expenses") };
}

/** The bills list of the dashboard. */
export function BillsPanel({ startsExpanded = false, ...actions }: BillActions) {
  const load = useCall(listBills);
  const isDataReady = useDeferredData(load.data);
  const [isCompact] = useState(() => readPreferences().compactView);
  const [toDelete, setToDelete] = useState<{ bill: Bill; isAsked: boolean }>();
  const remove = useDeleteBill();
  const rowActions = useRowActions({
    ...actions,
    onDelete: (bill) => mayChange() && setToDelete({ bill, isAsked: true }),
  });
  const tabs = useMemo(() => sortIntoTabs(load.data ?? []), [load.data]);
  const now = today();

  return (
    <section aria-labelledby="bills-heading">
      <h2 id="bills-heading" className="sr-only">
        Bills, savings and expenses
      </h2>
      {(load.isError || load.data === null) && (
        <LoadFailure load={load} className="mb-4">
          Failed to load bills. Please try again.
        </LoadFailure>
      )}
      <Tabs defaultValue="all" className={load.data ? undefined : load.isPending ? undefined : "hidden"}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <PillsList aria-label="Kinds of bills" className="max-sm:w-full">
            {TABS.map((tab) => (
              <PillsTrigger key={tab} value={tab}>
                <span>
                  {TAB_LABELS[tab]} <Count of={load.data ? tabs[tab].length : undefined} />
                </span>
              </PillsTrigger>
            ))}
          </PillsList>
          <SchedulerStatus />
        </div>
        {TABS.map((tab) => (
          <TabsContent key={tab} value={tab}>
            {isDataReady ? (
              <BillGroup
                tab={tab}
                bills={tabs[tab]}
                today={now}
                actions={rowActions}
                isCompact={isCompact}
                onAdd={actions.onAdd}
                startsExpanded={startsExpanded && tab === "all"}
              />
            ) : (
              <BillsSkeleton isCompact={isCompact} />
            )}
          </TabsContent>
        ))}
      </Tabs>
      {toDelete && (
        <DeleteBillDialog
          bill={toDelete.bill}
          open={toDelete.isAsked}
          onClose={() => setToDelete({ ...toDelete, isAsked: false })}
          onDelete={remove}
        />
      )}
    </section>
  );
}

const POLL = 30_000;

const LOOK = {
  active: { label: "Auto Payments Active", dot: "bg-primary ring-primary-soft" },
  inactive: { label: "Inactive", dot: "bg-amber-fill ring-amber-soft" },
  unknown: { label: "Offline", dot: "bg-muted ring-surface-sunken" },
};

/** Whether automatic payments are being recorded. A server that gives no answer says neither yes nor no. */
function SchedulerStatus() {
  const { data, isPending, isError } = useCall(schedulerStatus, { refetchInterval: POLL });
  if (isPending) return <Skeleton className="h-5 w-40" />;
  const { label, dot } = LOOK[isError || !data ? "unknown" : data.isRunning ? "active" : "inactive"];
  return (
    <p className="flex items-center gap-2 text-sm font-medium whitespace-nowrap text-muted">
      <span aria-hidden="true" className={cx("size-2.5 rounded-full ring-3 forced-colors:bg-[CanvasText]", dot)} />
      {label}
    </p>
  );
}
