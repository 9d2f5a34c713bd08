import { type ComponentType, lazy, type Ref, Suspense } from "react";
import { Link } from "wouter";
import { listBills } from "#contract/requests/bills.ts";
import { listIncomes } from "#contract/requests/incomes.ts";
import { type BillActions, BillsPanel } from "#web/features/bills/bills-panel.tsx";
import type { IncomeActions } from "#web/features/incomes/income-list.tsx";
import { useCall } from "#web/lib/use-call.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { loadAlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { CardSkeleton } from "#web/ui/skeleton.tsx";
import { Count, Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/tabs/tabs.tsx";

export type ListName = "bills" | "incomes";

type ListsProps = {
  ref: Ref<HTMLDivElement>;
  /** Counts presses of 'View all'; each one remounts the bills list fully expanded. */
  viewAllCount: number;
  shown: ListName;
  onShow: (list: ListName) => void;
  bills: BillActions;
  incomes: IncomeActions;
};

/** The two lists under their tabs; each reports its own load failure. */
export function Lists({ ref, viewAllCount, shown, onShow, bills, incomes }: ListsProps) {
  return (
    <Tabs
      ref={ref}
      value={shown}
      onValueChange={(list) => onShow(list === "incomes" ? "incomes" : "bills")}
      className="scroll-mt-4"
    >
      <TabsList
        aria-label="Bills and income"
        className="max-sm:[&>*]:grow max-sm:[&>*]:justify-center max-sm:[&>*]:px-1"
      >
        <TabsTrigger value="bills">
          <span>
            Bills & Expenses <CountOf list={listBills} />
          </span>
        </TabsTrigger>
        <TabsTrigger value="incomes">
          <span>
            Income Sources <CountOf list={listIncomes} />
          </span>
        </TabsTrigger>
      </TabsList>
      <TabsContent value="bills">
        <BillsPanel key={viewAllCount} startsExpanded={viewAllCount > 0} {...bills} />
        <Link data-edits href="/statements" className={cx("mt-2", buttonClass({ variant: "link", size: "sm" }))}>
          Import a bank statement
        </Link>
      </TabsContent>
      <TabsContent value="incomes">
        <LazyIncomes {...incomes} />
      </TabsContent>
    </Tabs>
  );
}

function CountOf({ list }: { list: typeof listBills | typeof listIncomes }) {
  const { data, isError } = useCall(list);
  return <Count of={isError ? "–" : data?.length} />;
}

/** With the delete confirmation, which must work without a connection. */
export const loadIncomes = async (): Promise<ComponentType<IncomeActions>> => {
  const [part] = await Promise.all([
    import("#web/features/incomes/income-list.tsx"),
    loadAlertDialog().catch(() => undefined),
  ]);
  return part.IncomeList;
};

const List = lazy(async () => ({ default: await loadIncomes().catch((): ComponentType<IncomeActions> => Missing) }));

/** The second tab's list, loaded after the page is usable. */
function LazyIncomes(actions: IncomeActions) {
  return (
    <Suspense fallback={<CardSkeleton className="h-91 sm:h-58" />}>
      <List {...actions} />
    </Suspense>
  );
}

function Missing() {
  return (
    <Notice tone="red" role="alert">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>Failed to load income sources. Please try again.</p>
        <Button size="sm" variant="secondary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </div>
    </Notice>
  );
}
