import { useDeferredValue, useMemo, useState } from "react";
import type { Bill, ListedBill } from "#contract/bills.ts";
import { listBills } from "#contract/requests/bills.ts";
import { schedulerStatus } from "#contract/requests/system.ts";
import { billMatcher } from "#core/bills/search.ts";
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
import { ArchivedBills } from "./archived-bills.tsx";
import { BillGroup, type BillTab, TAB_LABELS, TABS } from "./bill-group.tsx";
import { BILL_ORDERS, type BillOrder, inOrder, keepBillOrder, orderOf, readBillOrder } from "./bill-order.ts";
import { BillSearch } from "./bill-search.tsx";
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

/** The bills of each tab, in the order that the person chose. */
function sortIntoTabs(bills: readonly ListedBill[], order: BillOrder): Record<BillTab, ListedBill[]> {
  const all = inOrder(bills, order);
  const ofGroup = (tab: BillTab) => all.filter(({ category }) => groupOf(category) === tab);
  return { all, bills: ofGroup("bills"), savings: ofGroup("savings"), expenses: ofGroup("expenses") };
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
  const [order, setOrder] = useState(readBillOrder);
  const [query, setQuery] = useState("");
  const searched = useDeferredValue(query);
  const tabs = useMemo(
    () => sortIntoTabs((load.data ?? []).filter(billMatcher(searched)), order),
    [load.data, order, searched],
  );
  const isSearching = searched.trim() !== "";
  const chooseOrder = (chosen: BillOrder) => {
    keepBillOrder(chosen);
    setOrder(chosen);
  };
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
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full max-sm:justify-between">
            <SchedulerStatus />
            <OrderChoice order={order} onChoose={chooseOrder} />
          </div>
        </div>
        {load.data?.length !== 0 && (
          <div className="mt-3">
            <BillSearch
              query={query}
              onQueryChange={setQuery}
              resultCount={isSearching ? tabs.all.length : undefined}
            />
          </div>
        )}
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
                query={isSearching ? searched : undefined}
                startsExpanded={startsExpanded && tab === "all"}
              />
            ) : (
              <BillsSkeleton isCompact={isCompact} />
            )}
          </TabsContent>
        ))}
      </Tabs>
      {load.data && (
        <ArchivedBills
          query={isSearching ? searched : undefined}
          onHistory={rowActions.onHistory}
          onDelete={rowActions.onDelete}
        />
      )}
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

type OrderChoiceProps = { order: BillOrder; onChoose: (order: BillOrder) => void };

function OrderChoice({ order, onChoose }: OrderChoiceProps) {
  return (
    <div className="flex items-center gap-1.5 text-sm whitespace-nowrap text-muted">
      <label htmlFor="bill-order">Order</label>
      <select
        id="bill-order"
        value={order}
        onChange={({ target }) => onChoose(orderOf(target.value))}
        className="h-9 rounded-control border border-border bg-surface px-2 font-medium text-text touch:h-11"
      >
        {BILL_ORDERS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

const POLL_INTERVAL = 30_000;

const STATUS_STYLES = {
  active: { label: "Auto Payments Active", dot: "bg-primary ring-primary-soft" },
  inactive: { label: "Inactive", dot: "bg-amber-fill ring-amber-soft" },
  unknown: { label: "Offline", dot: "bg-muted ring-surface-sunken" },
};

/** Whether automatic payments are running; unknown when the server does not answer. */
function SchedulerStatus() {
  const { data, isPending, isError } = useCall(schedulerStatus, { refetchInterval: POLL_INTERVAL });
  if (isPending) return <Skeleton className="h-5 w-40" />;
  const { label, dot } = STATUS_STYLES[isError || !data ? "unknown" : data.isRunning ? "active" : "inactive"];
  return (
    <p className="flex items-center gap-2 text-sm font-medium whitespace-nowrap text-muted">
      <span aria-hidden="true" className={cx("size-2.5 rounded-full ring-3 forced-colors:bg-[CanvasText]", dot)} />
      {label}
    </p>
  );
}
