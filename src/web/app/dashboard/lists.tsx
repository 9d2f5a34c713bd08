import type { Ref } from "react";
import { listBills } from "#contract/bills.ts";
import { listIncomes } from "#contract/incomes.ts";
import { type BillActs, BillsPanel } from "#web/features/bills/bills-panel.tsx";
import type { IncomeActs } from "#web/features/incomes/income-list.tsx";
import { useCall } from "#web/lib/use-call.ts";
import { Count } from "#web/ui/count.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/tabs/tabs.tsx";
import { LazyIncomes } from "./lazy-incomes.tsx";

export type ListName = "bills" | "incomes";

type ListsProps = {
  ref: Ref<HTMLDivElement>;
  /** How often 'View all' was pressed: each time the bills list begins anew, with everything in it. */
  viewedAll: number;
  shown: ListName;
  onShow: (list: ListName) => void;
  bills: BillActs;
  incomes: IncomeActs;
};

/** The two lists under their tabs. A list that fails to load says so itself. */
export function Lists({ ref, viewedAll, shown, onShow, bills, incomes }: ListsProps) {
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
        <BillsPanel key={viewedAll} startsLong={viewedAll > 0} {...bills} />
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
