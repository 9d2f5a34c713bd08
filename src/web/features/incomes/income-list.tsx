import { Wallet } from "lucide-react";
import { useEffect, useState } from "react";
import { listAccounts } from "#contract/accounts.ts";
import { type Income, listIncomes } from "#contract/incomes.ts";
import { messageOf } from "#web/lib/ask.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { DeleteIncome } from "./delete-income.tsx";
import { IncomeRow } from "./income-row.tsx";

export type IncomeActs = { onAdd: () => void; onEdit: (income: Income) => void };

const PLACES = ["first", "second", "third"];

/** The income sources of the dashboard. */
export function IncomeList({ onAdd, onEdit }: IncomeActs) {
  const incomes = useCall(listIncomes);
  const accounts = useCall(listAccounts);
  const [leaving, setLeaving] = useState<Income>();
  const { error, errorUpdatedAt } = incomes;
  // Told each time it fails, so that a Retry which changes nothing on the screen is seen to have been tried.
  useEffect(() => {
    if (errorUpdatedAt === 0 || error === null) return;
    toast({ title: "Error", description: messageOf(error, "Failed to fetch incomes"), variant: "destructive" });
  }, [error, errorUpdatedAt]);

  if (incomes.isPending) return <ListSkeleton />;
  if (!incomes.data) return <LoadFailure load={incomes}>Failed to load income sources. Please try again.</LoadFailure>;
  const names = new Map(accounts.data?.map(({ id, name }) => [id, name]));
  return (
    <>
      {incomes.data.length === 0 ? (
        <EmptyState
          icon={<Wallet aria-hidden="true" />}
          title="No income sources yet"
          description="Add what comes in, and see what your household has left each week."
          action={<Button onClick={onAdd}>Add your first income</Button>}
        />
      ) : (
        <Card>
          <ul className="divide-y divide-border">
            {incomes.data.map((income) => (
              <IncomeRow
                key={income.id}
                income={income}
                account={income.accountId === null ? undefined : names.get(income.accountId)}
                onEdit={() => onEdit(income)}
                onDelete={() => mayChange() && setLeaving(income)}
              />
            ))}
          </ul>
        </Card>
      )}
      <DeleteIncome income={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}

/** Three rows of the size they will have. */
function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading income sources">
      <Card className="divide-y divide-border">
        {PLACES.map((place) => (
          <div key={place} className="grid h-30.25 content-between px-4 py-4 sm:h-19.25 sm:grid-cols-2 sm:px-5">
            <div className="grid content-start gap-2">
              <Skeleton className="h-5 w-28" />
              <Skeleton className="h-4 w-48" />
            </div>
            <Skeleton className="h-6 w-32 self-center sm:justify-self-end" />
          </div>
        ))}
      </Card>
    </div>
  );
}
