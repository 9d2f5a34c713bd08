import type { Ref } from "react";
import { listBills } from "#contract/bills.ts";
import { listIncomes } from "#contract/incomes.ts";
import { type BillActs, BillsPanel } from "#web/features/bills/bills-panel.tsx";
import { type IncomeActs, IncomeList } from "#web/features/incomes/income-list.tsx";
import { useCall } from "#web/lib/use-call.ts";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/tabs.tsx";

export type ListName = "bills" | "incomes";

type ListsProps = {
  ref: Ref<HTMLDivElement>;
  shown: ListName;
  onShow: (list: ListName) => void;
  bills: BillActs;
  incomes: IncomeActs;
};

// As wide as most counts, so that the tabs keep their places.
const UNKNOWN = <span className="inline-block w-[2ch] text-center">–</span>;

/** The two lists under their tabs. A list that fails to load says so itself. */
export function Lists({ ref, shown, onShow, bills, incomes }: ListsProps) {
  const billCount = useCall(listBills).data?.length;
  const incomeCount = useCall(listIncomes).data?.length;
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
        <TabsTrigger value="bills">Bills & Expenses ({billCount ?? UNKNOWN})</TabsTrigger>
        <TabsTrigger value="incomes">Income Sources ({incomeCount ?? UNKNOWN})</TabsTrigger>
      </TabsList>
      <TabsContent value="bills">
        <BillsPanel {...bills} />
      </TabsContent>
      <TabsContent value="incomes">
        <IncomeList {...incomes} />
      </TabsContent>
    </Tabs>
  );
}
