import type { Ref } from "react";
import { listBills } from "#contract/bills.ts";
import { listIncomes } from "#contract/incomes.ts";
import { type BillActs, BillsPanel } from "#web/features/bills/bills-panel.tsx";
import type { IncomeActs } from "#web/features/incomes/income-list.tsx";
import { useCall } from "#web/lib/use-call.ts";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/tabs.tsx";
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
            Bills & Expenses (<Count of={listBills} />)
          </span>
        </TabsTrigger>
        <TabsTrigger value="incomes">
          <span>
            Income Sources (<Count of={listIncomes} />)
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

function Count({ of }: { of: typeof listBills | typeof listIncomes }) {
  const { data, isError } = useCall(of);
  if (data) return data.length;
  if (isError) return "–";
  // Until it is known: as wide as most counts, so that the tabs keep their places.
  return (
    <span aria-hidden="true" className="opacity-0">
      00
    </span>
  );
}
